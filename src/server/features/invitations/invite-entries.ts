import type { Invitation } from '#contract/waitlist.ts'
import { createUser } from './create-user.ts'
import { HttpError } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { findEntries } from '#server/features/waitlist/store.ts'

type Needs = Pick<
  Services,
  'db' | 'engine' | 'config' | 'clock' | 'secret' | 'passwords' | 'mailer' | 'outbox'
>

type By = Omit<Parameters<typeof createUser>[2], 'kind'>

/** Each waits for a hash and perhaps for the mail server; the queue of hashes takes no more than 50. */
const AT_ONCE = 20

/** Invites people one by one: what fails for one does not stop the others. */
export async function inviteEntries(services: Needs, ids: number[], by: By): Promise<Invitation[]> {
  const wanted = [...new Set(ids)]
  const entries = new Map((await findEntries(services.db, wanted)).map((entry) => [entry.id, entry.email]))
  const results: Invitation[] = []
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    const some = wanted.slice(start, start + AT_ONCE)
    results.push(...(await Promise.all(some.map((id) => inviteEntry(services, id, entries.get(id), by)))))
  }
  return results
}

async function inviteEntry(
  services: Needs,
  id: number,
  email: string | undefined,
  by: By,
): Promise<Invitation> {
  if (email === undefined) {
    return { id, email: null, invited: false, emailSent: false, message: 'Waitlist entry not found' }
  }
  try {
    const person = { email, name: null, isAdmin: false }
    const { user: _, ...told } = await createUser(services, person, { ...by, kind: 'user-invited' })
    return { id, email, invited: true, ...told }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { id, email, invited: false, emailSent: false, message: error.message }
  }
}
