import { readConfig } from '#server/config.ts'
import { findStore } from '#server/db/sqlite.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { enqueueNotice } from '#server/features/mail/enqueue-store.ts'
import { deletePasswordLinks } from '#server/features/people/password-links-store.ts'
import { endAllSessions } from '#server/features/people/sessions-store.ts'
import { findUserByEmail, setPassword } from '#server/features/people/users-store.ts'
import { resetFactors } from '#server/features/two-step/reset-factors.ts'
import { generatePassword } from '#server/lib/generate-password.ts'
import { explainStartFailure, StartError } from '#server/start-error.ts'
import { openServices } from '#server/open-services.ts'

// npm run new-password -- ann@example.com: for an administrator who has lost theirs and has no e-mail to reset it by.
// With --without-two-step also for one who has lost phone and recovery codes. Whoever can run this can read the store
// anyway. The embedded store has to be stopped first.
const WITHOUT_TWO_STEP = '--without-two-step'

try {
  const [email, ...flags] = process.argv.slice(2)
  const withoutTwoStep = flags.includes(WITHOUT_TWO_STEP)
  const unknown = flags.find((flag) => flag !== WITHOUT_TWO_STEP)
  if (unknown) throw new StartError(`${unknown} means nothing here: there is only ${WITHOUT_TWO_STEP}.`)
  if (!email) throw new StartError('Say whose password it is: npm run new-password -- ann@example.com')
  const config = readConfig(process.env)
  if (!config.databaseUrl) findStore(config.dataDir)
  const services = await openServices(config)
  const { db, clock, passwords } = services
  const user = await findUserByEmail(db, email)
  if (!user) throw new StartError(`Nobody has the e-mail ${email} here.`)
  const password = generatePassword()
  const passwordHash = await passwords.hash(password)
  await db.transaction().execute(async (trx) => {
    await setPassword(trx, user.id, passwordHash, { generated: true })
    await endAllSessions(trx, user.id)
    await deletePasswordLinks(trx, user.id)
    await recordEvent(trx, { kind: 'password-reset', userId: user.id }, clock())
    await enqueueNotice(services, trx, user, 'password-replaced', null)
    if (withoutTwoStep && (await resetFactors(trx, user.id))) {
      await recordEvent(trx, { kind: 'two-step-reset', userId: user.id }, clock())
      await enqueueNotice(services, trx, user, 'two-step-reset', null)
    }
  })
  await services.close()
  console.log(`The new password of ${user.email} (shown only now): ${password}`)
} catch (error) {
  console.error(explainStartFailure(error).replace('Keel did not start.', 'No password was changed.'))
  process.exitCode = 1
}
