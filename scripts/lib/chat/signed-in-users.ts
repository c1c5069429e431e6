import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { addSession } from '#server/features/people/sessions-store.ts'
import { addUser } from '#server/features/people/users-store.ts'
import { hashToken, newToken } from '#server/lib/hashing.ts'
import { openServices } from '#server/open-services.ts'
import type { Services } from '#server/services.ts'

export interface SignedIn {
  userId: number
  cookie: string
}

interface Prepared {
  dataDir: string
  users: SignedIn[]
}

type Fill = (services: Services, users: SignedIn[]) => Promise<void>

/** A store of its own with users who are signed in, filled before any server opens it, and gone afterwards. */
export async function withSignedInUsers<Result>(
  count: number,
  use: (prepared: Prepared) => Promise<Result>,
  fill: Fill = async () => {},
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keel-bench-'))
  try {
    const services = await openServices(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
    const users: SignedIn[] = []
    for (let index = 0; index < count; index += 1) users.push(await addSignedIn(services, index))
    await fill(services, users)
    await services.close()
    return await use({ dataDir, users })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Without the cost of a password: nobody signs in with one here. */
export async function addSignedIn({ db, secret, clock }: Services, index: number): Promise<SignedIn> {
  const person = { email: `person${index}@example.com`, name: `Person ${index}`, isAdmin: false }
  const user = await addUser(db, { ...person, passwordHash: 'none', passwordIsGenerated: false }, clock())
  if (!user) throw new Error(`${person.email} is taken.`)
  const token = newToken()
  const session = { userId: user.id, passwordEpoch: 1, device: 'Bench', tokenHash: hashToken(secret, token) }
  await addSession(db, session, clock())
  return { userId: user.id, cookie: `keel_session=${token}` }
}
