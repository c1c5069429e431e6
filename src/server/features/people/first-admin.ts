import { takeTurns } from '#server/db/exclusive.ts'
import { findProblem } from '#server/lib/password-rules.ts'
import { addUser, countAdmins, findUserByEmail } from './users-store.ts'
import { StartError } from '#server/start-error.ts'
import type { Services } from '#server/services.ts'
import { generatePassword } from '#server/lib/generate-password.ts'

export interface FirstAdmin {
  email: string
  /** Only when it was generated: the one time it is shown. */
  password: string | null
  /** What is wrong with the ADMIN_PASSWORD that was given. It is used all the same. */
  warning: string | null
}

/** Makes the first administrator when there is none; null when there is one. */
export async function ensureFirstAdmin(
  services: Pick<Services, 'db' | 'engine' | 'config' | 'clock' | 'passwords'>,
): Promise<FirstAdmin | null> {
  const { db, engine, config, clock } = services
  if ((await countAdmins(db)) > 0) return null
  const password = config.adminPassword ?? generatePassword()
  const passwordHash = await services.passwords.hash(password)
  const made = await db.transaction().execute(async (trx) => {
    await takeTurns(trx, engine, 'administrators')
    // Another process may have been first.
    if ((await countAdmins(trx)) > 0) return false
    if (await findUserByEmail(trx, config.adminEmail)) throw emailTaken(config.adminEmail)
    const admin = { email: config.adminEmail, name: 'Administrator', isAdmin: true }
    await addUser(trx, { ...admin, passwordHash, passwordIsGenerated: !config.adminPassword }, clock())
    return true
  })
  if (!made) return null
  const person = { email: config.adminEmail, name: null, username: '' }
  return {
    email: config.adminEmail,
    password: config.adminPassword ? null : password,
    warning: config.adminPassword ? await weakness(config.adminPassword, person) : null,
  }
}

async function weakness(password: string, person: Parameters<typeof findProblem>[1]): Promise<string | null> {
  if (password.length < 6) return 'ADMIN_PASSWORD has fewer than 6 characters'
  return (await findProblem(password, person)) && 'ADMIN_PASSWORD is easy to guess'
}

function emailTaken(email: string) {
  return new StartError(
    `There is no administrator, and ${email} belongs to a user who is none: set ADMIN_EMAIL to another address.`,
  )
}
