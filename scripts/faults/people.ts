import { readConfig } from '#server/config.ts'
import { addSession } from '#server/features/people/sessions-store.ts'
import { addUser } from '#server/features/people/users-store.ts'
import { hashToken, newToken } from '#server/lib/hashing.ts'
import { openServices } from '#server/open-services.ts'

/** So many users who are signed in, in the store that these variables name. */
export async function addPeople(env: Record<string, string>, count: number) {
  const services = await openServices(readConfig({ LOG_LEVEL: 'silent', ...env }))
  const { db, secret, clock } = services
  const people = []
  for (let index = 0; index < count; index += 1) {
    const person = { email: `person${index}@example.com`, name: null, isAdmin: index === 0 }
    const user = await addUser(db, { ...person, passwordHash: 'none', passwordIsGenerated: false }, clock())
    if (!user) throw new Error(`${person.email} is taken`)
    const token = newToken()
    const session = {
      userId: user.id,
      passwordEpoch: 1,
      device: 'Faults',
      tokenHash: hashToken(secret, token),
    }
    await addSession(db, session, clock())
    people.push({ cookie: `keel_session=${token}` })
  }
  await services.close()
  return people
}
