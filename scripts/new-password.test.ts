import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createPasswordLink } from '#server/features/people/password-links-store.ts'
import { findUserByEmail } from '#server/features/people/users-store.ts'
import { ensureFirstAdmin } from '#server/features/people/first-admin.ts'
import { openServices } from '#server/open-services.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'keel-password-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

/** Nobody is there: what is to be sent waits for the next start. */
const email = { SMTP_URL: 'smtp://127.0.0.1:1', EMAIL_FROM: 'keel@example.com' }

const run = (...args: string[]) => runIn(dataDir, args)

const runIn = (folder: string, args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'new-password.ts'), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, ...email },
  })

test('an administrator who lost the password gets a new one on the machine itself', async () => {
  const services = await openServices(readConfig({ DATA_DIR: dataDir }))
  await ensureFirstAdmin(services)
  const { id } = (await findUserByEmail(services.db, 'admin@example.com'))!
  await services.db.updateTable('users').set({ passwordIsGenerated: 0 }).execute()
  await createPasswordLink(services, services.db, id, 'https://keel.example', 60)
  expect(run('admin@example.com').stderr).toContain('is already running on the store')
  await services.close()

  const password = /shown only now\): (\w{20})/.exec(run('ADMIN@example.com').stdout)?.[1] ?? ''
  const again = await openServices(readConfig({ DATA_DIR: dataDir }))
  const admin = await findUserByEmail(again.db, 'admin@example.com')
  expect(await again.passwords.verify(password, admin?.passwordHash ?? '')).toBe(true)
  // What runs for people hashes at the full cost, unlike the apps of other tests.
  expect(admin?.passwordHash).toContain('$m=47104,t=1,p=1$')
  expect(admin?.passwordIsGenerated).toBe(1)
  expect(await again.db.selectFrom('passwordLinks').selectAll().execute()).toEqual([])
  const mails = await again.db.selectFrom('mails').select(['to', 'subject']).execute()
  expect(mails).toEqual([{ to: 'admin@example.com', subject: 'Your Keel password was changed' }])
  await again.close()
})

test('one who has lost phone and codes, too, gets in with the password alone when that is asked for', async () => {
  const withTwoStep = async (
    read: (db: Awaited<ReturnType<typeof openServices>>['db']) => Promise<unknown>,
  ) => {
    const services = await openServices(readConfig({ DATA_DIR: dataDir }))
    const result = await read(services.db)
    await services.close()
    return result
  }
  const count = () => withTwoStep((db) => db.selectFrom('authenticators').select('userId').execute())
  await withTwoStep(async (db) => {
    const { id: userId } = (await findUserByEmail(db, 'admin@example.com'))!
    await db
      .insertInto('authenticators')
      .values({ userId, secret: 'x', since: 'then', lastPeriod: 1 })
      .execute()
  })
  expect(run('admin@example.com').status).toBe(0)
  expect(await count()).toHaveLength(1)
  expect(run('admin@example.com', '--without-two-step').status).toBe(0)
  expect(await count()).toEqual([])
})

test('a folder without a store is left without one', () => {
  const elsewhere = join(dataDir, 'elsewhere')
  const { status, stderr } = runIn(elsewhere, ['admin@example.com'])
  expect([status, stderr]).toEqual([
    1,
    `No password was changed. There is no store in ${elsewhere}: set DATA_DIR to its folder.\n`,
  ])
  expect(existsSync(elsewhere)).toBe(false)
})

test.each([
  [[], 'No password was changed. Say whose password it is: npm run new-password -- ann@example.com\n'],
  [
    ['admin@example.com', '--without-twostep'],
    'No password was changed. --without-twostep means nothing here: there is only --without-two-step.\n',
  ],
  [['nobody@example.com'], 'No password was changed. Nobody has the e-mail nobody@example.com here.\n'],
])('%j is one clear sentence', (args, sentence) => {
  const { status, stderr } = run(...args)
  expect([status, stderr]).toEqual([1, sentence])
})
