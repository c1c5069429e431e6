import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import { accounts } from '#contract/accounts.ts'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { chat } from '#contract/chat.ts'
import { ownData } from '#contract/own-data.ts'
import { profile } from '#contract/profile.ts'
import { users } from '#contract/users.ts'
import { eraseDeletedUsers } from '#server/features/people/erase-store.ts'
import { endTurn, startTurn } from '#server/features/conversation/conversation-store.ts'
import { createFakeAdvisor } from '#server/testing/fake-advisor.ts'
import { asset, at, fileOf, message } from '#server/testing/own-file.ts'
import { restoreFile } from '#server/testing/restore-file.ts'
import { type TestApp, TEST_PASSWORD, useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { sweepRestores } from './sweep.ts'

type Person = Awaited<ReturnType<TestApp['newUser']>>

const cash = { name: 'Cash', value: 500, category: 'Other Assets' as const }
const namesOf = async ({ call }: Pick<Person, 'call'>) =>
  (await call(balanceSheet.listAssets)).map(({ name }) => name)

onBothEngines('a file that is restored', (engine) => {
  const fake = createFakeAdvisor()
  const app = useTestApp(engine, { advisor: fake.advisor })
  const countHidden = async () => {
    const rows = await app().db.selectFrom('users').select('id').where('deletedAt', 'is not', null).execute()
    return rows.length
  }

  test('goes into an empty account only, or takes the place of everything when that is wanted', async () => {
    const [ann, other] = [await app().newUser(), await app().newUser()]
    for (const person of [ann, other]) await person.call(balanceSheet.addAsset, { body: cash })
    await expect(restoreFile(ann, fileOf({ assets: [asset] }), 'empty')).rejects.toMatchObject({
      status: 409,
      serverMessage:
        'There is something in this account already: choose to replace it, or use a new account.',
    })
    expect(await namesOf(ann)).toEqual(['Cash'])
    await restoreFile(ann, fileOf({ assets: [asset] }), 'replace')
    expect(await ann.call(balanceSheet.listAssets)).toMatchObject([{ name: 'Boat', value: 123_450 }])
    expect(await namesOf(other)).toEqual(['Cash'])
    expect(await countHidden()).toBe(0)
    const left = await app().db.selectFrom('restoredIds').select('oldId').execute()
    expect(left).toEqual([])
  })

  test('an example budget is nothing that could be lost', async () => {
    const ann = await app().newUser()
    const sample = { id: 1, category: 'Rent', amount: 1, date: '2026-01-01', sample: true }
    await ann.call(profile.save, { body: { otherData: { expenseItems: [sample] } } })
    await restoreFile(ann, fileOf({ assets: [asset] }), 'empty')
    expect(await namesOf(ann)).toEqual(['Boat'])
  })

  test('one of an earlier version knows no take-home pay', async () => {
    const ann = await app().newUser()
    const told = {
      income: 68_000,
      incomeBasis: 'gross',
      expenses: null,
      savings: null,
      debt: null,
      investmentRiskTolerance: null,
      retirementGoal: null,
      retirementAge: null,
      financialGoals: null,
      birthYear: null,
      lists: [],
      otherKeys: {},
    }
    await restoreFile(ann, fileOf({ profile: [told] }), 'empty')
    expect(await ann.call(profile.get)).toMatchObject({ income: 6_800_000, takeHome: null })
    const bo = await app().newUser()
    await restoreFile(bo, fileOf({ profile: [{ ...told, takeHome: 4100 }] }), 'empty')
    expect(await bo.call(profile.get)).toMatchObject({ takeHome: 410_000 })
  })

  test('leaves the person who they are: devices, password, role, and what is kept about them', async () => {
    const admin = await app().newUser({ isAdmin: true, name: 'Ann' })
    const phone = app().visitor()
    await phone.call(accounts.login, { body: { email: admin.email, password: TEST_PASSWORD } })
    await admin.call(chat.send, { body: { message: 'Hello' } })
    const events = [{ at, kind: 'password-reset', device: 'Forged on Mars' }]
    await restoreFile(admin, fileOf({ assets: [asset], events }), 'replace')
    const me = await phone.call(accounts.me)
    expect(me).toMatchObject({ email: admin.email, name: 'Ann', isAdmin: true })
    await app()
      .visitor()
      .call(accounts.login, { body: { email: admin.email, password: TEST_PASSWORD } })
    const own = await phone.call(accounts.listOwnEvents)
    expect(own.map(({ kind, restored }) => [kind, restored])).toEqual([
      ['signed-in', false],
      ['data-restored', false],
      ['signed-in', false],
      ['password-reset', true],
    ])
    const before = await phone.call(accounts.listOwnEvents, { query: { limit: 1, before: own[2]?.id } })
    expect(before.map(({ kind }) => kind)).toEqual(['password-reset'])
    // The trail of all accounts believes no file.
    const trail = await phone.call(accounts.listAllEvents)
    expect(JSON.stringify(trail)).not.toContain('Mars')
    const { payload } = await phone.inject({ method: 'GET', url: '/api/admin/security-events.csv' })
    expect(payload).not.toContain('Mars')
    const uses = await app().db.selectFrom('advisorUses').select('id').where('userId', '=', me.id).execute()
    expect(uses).toHaveLength(1)
  })

  test('is read as data: HTML is cleaned, and its numbers reach nobody else’s rows', async () => {
    const [ann, other] = [await app().newUser(), await app().newUser()]
    const { id } = await other.call(balanceSheet.addAsset, { body: cash })
    const evil = '<script>x</script><p onclick="x">Hi <a href="https://evil.example">you</a></p>'
    const said = {
      change: { kind: 'removal', from: 'asset', id, name: 'Cash' },
      decision: 'save',
      quote: 'I sold it',
      span: { start: 0, end: 9 },
    }
    const fact = {
      messageId: 5,
      at,
      state: 'saved',
      stateAt: at,
      place: 'assets',
      field: null,
      itemId: id,
      said,
      before: { ...asset, id },
      after: null,
      changeId: null,
    }
    await restoreFile(ann, fileOf({ messages: [{ ...message, content: evil }], facts: [fact] }), 'empty')
    const [shown] = await ann.call(chat.listMessages)
    expect(shown?.content).toBe('<p>Hi you</p>')
    const stored = await app().db.selectFrom('facts').select(['itemId', 'said', 'oldValue']).execute()
    const named = stored.filter(({ said: text }) => text?.includes('I sold it'))
    expect(named).toHaveLength(1)
    expect(named[0]?.itemId).not.toBe(id)
    expect(JSON.parse(named[0]?.said ?? '')).toMatchObject({ change: { id: named[0]?.itemId } })
    expect(JSON.parse(named[0]?.oldValue ?? '')).toMatchObject({ id: named[0]?.itemId })
    expect(await namesOf(other)).toEqual(['Cash'])
  })

  test('a question that this version does not ask any more is left open', async () => {
    const ann = await app().newUser()
    const asked = { kind: 'slot', intent: 'a', slot: 'b', text: 'c' }
    const conversation = [{ when: 'now', dialogue: { ...freshDialogue, asked, topic: 'debts' } }]
    await restoreFile(ann, fileOf({ conversation }), 'empty')
    const { payload } = await ann.inject({ method: 'GET', url: '/api/own-data.json' })
    const dialogue = { ...freshDialogue, topic: 'debts' }
    expect(JSON.parse(payload)).toMatchObject({ conversation: [{ when: 'now', dialogue }] })
  })

  test('what was changed on another device while the file was read is not lost', async () => {
    const ann = await app().newUser()
    await ann.call(ownData.beginRestore, { body: { mode: 'replace' } })
    await ann.call(profile.save, { body: { income: 5_000_000 } })
    await expect(ann.call(ownData.finishRestore, { body: { counts: {} } })).rejects.toThrow(
      'please restore it again',
    )
    await ann.call(ownData.beginRestore, { body: { mode: 'empty' } }).catch(() => {})
    expect(await ann.call(profile.get)).toMatchObject({ income: 5_000_000 })
  })

  test('waits until the advisor has answered', async () => {
    const ann = await app().newUser()
    const { db, presence, clock } = app().services
    await ann.call(ownData.beginRestore, { body: { mode: 'empty' } })
    const turn = { turn: 'busy', turnProcess: presence.id }
    await db.transaction().execute((trx) => startTurn(trx, ann.user.id, turn, clock()))
    const finish = () => ann.call(ownData.finishRestore, { body: { counts: {} } })
    await expect(finish()).rejects.toMatchObject({
      status: 409,
      serverMessage: expect.stringContaining('answering'),
    })
    await db.transaction().execute((trx) => endTurn(trx, ann.user.id, 'busy', null))
    await finish()
  })

  test('a screen left open with the old rows takes none of the new ones away', async () => {
    const ann = await app().newUser()
    const row = (id: number, category: string) => ({ id, category, amount: 100, date: '2026-01-01' })
    const old = [row(1, 'Rent')]
    const { version } = await ann.call(profile.save, { body: { otherData: { expenseItems: old } } })
    const rows = [{ ...row(2, 'Food'), amount: 1 }]
    const values = { income: null, expenses: null, savings: null, debt: null, retirementGoal: null }
    const rest = {
      investmentRiskTolerance: null,
      retirementAge: null,
      financialGoals: null,
      incomeBasis: null,
    }
    const own = { ...values, ...rest, birthYear: null, lists: ['expenseItems'], otherKeys: {} }
    await restoreFile(ann, fileOf({ profile: [own], expenses: rows }), 'replace')
    const saved = await ann.call(profile.save, {
      body: { otherData: { expenseItems: [row(3, 'Phone'), ...old] }, version, changed: [3] },
    })
    const shown = saved.otherData?.expenseItems?.map(({ category }) => category)
    expect(shown).toEqual(expect.arrayContaining(['Food', 'Phone']))
  })

  test('one that nobody goes on with is given up, and one that goes on is left in peace', async () => {
    const [ann, bob] = [await app().newUser(), await app().newUser()]
    await ann.call(ownData.beginRestore, { body: { mode: 'empty' } })
    await eraseDeletedUsers(app().services)
    await ann.call(ownData.restoreRows, { body: { batch: 0, part: 'assets', rows: [asset] } })
    await bob.call(ownData.beginRestore, { body: { mode: 'empty' } })
    await bob.call(accounts.deleteAccount, { body: { password: TEST_PASSWORD } })
    expect(await countHidden()).toBe(1)
    app().advance(61)
    await sweepRestores(app().services)
    expect(await countHidden()).toBe(0)
    await expect(ann.call(ownData.finishRestore, { body: { counts: {} } })).rejects.toMatchObject({
      status: 409,
    })
  })

  test('the account in the making is nobody’s to see, and a sign-in of long ago is not enough', async () => {
    const [admin, ann] = [await app().newUser({ isAdmin: true }), await app().newUser()]
    await ann.call(ownData.beginRestore, { body: { mode: 'empty' } })
    const listed = await admin.call(users.list, { query: { search: 'restoring' } })
    expect(listed).toEqual([])
    await ann.call(ownData.cancelRestore)
    app().advance(16)
    for (const url of ['/api/own-data.zip', '/api/own-data.json', '/api/own-data/recent-sign-in'])
      expect((await ann.inject({ method: 'GET', url })).statusCode).toBe(403)
    const begin = { method: 'POST', url: '/api/own-data/restore', payload: { mode: 'replace' } } as const
    expect((await ann.inject(begin)).statusCode).toBe(403)
  })
})
