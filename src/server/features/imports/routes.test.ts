import { describe, expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { imports } from '#contract/imports.ts'
import { transactions } from '#contract/transactions.ts'
import { addDays } from '#finance/dates.ts'
import { importRows, checking } from '#server/testing/import-rows.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { eraseAbandoned } from './undo-import.ts'

const coffee = { date: '2026-01-05', amount: -450, payee: 'SQ *BLUE BOTTLE 1234' }
const rent = { date: '2026-01-02', amount: -130_000, payee: 'OAK APARTMENTS RENT' }
const pay = { date: '2026-01-15', amount: 260_000, payee: 'ACME CORP PAYROLL' }

onBothEngines('imports', (engine) => {
  const app = useTestApp(engine)
  const listOf = (user: { call: Awaited<ReturnType<ReturnType<typeof app>['newUser']>>['call'] }) =>
    user.call(transactions.list)

  test('nothing is seen before the end, and everything after it', async () => {
    const user = await app().newUser()
    const body = {
      fileName: 'a.csv',
      format: 'csv' as const,
      rowCount: 2,
      accounts: [checking],
      balances: [],
    }
    const { id } = await user.call(imports.start, { body })
    const rows = [rent, coffee].map((row) => ({ ...row, account: 0 }))
    const counts = await user.call(imports.addRows, { id, body: { from: 0, rows } })
    expect(counts).toEqual({ received: 2, same: 0, alike: 0 })
    // The same request again, after a lost answer, changes nothing.
    expect(await user.call(imports.addRows, { id, body: { from: 0, rows } })).toEqual(counts)
    expect(await listOf(user)).toEqual([])
    expect((await user.call(transactions.summary)).total).toBe(0)
    expect(await user.call(transactions.months)).toEqual([])
    const view = await user.call(imports.finish, { id, body: { keepAlike: false } })
    expect(view).toMatchObject({ rowCount: 2, skippedCount: 0, fromDate: '2026-01-02', toDate: '2026-01-05' })
    const list = await listOf(user)
    expect(list.map(({ payee, category, categorySource }) => [payee, category, categorySource])).toEqual([
      ['SQ *BLUE BOTTLE 1234', null, null],
      ['OAK APARTMENTS RENT', 'Housing', 'guess'],
    ])
  })

  test('overlapping files bring each row once; look-alikes are left to the user', async () => {
    const user = await app().newUser()
    await importRows(user, [rent, coffee, coffee, pay])
    const again = await importRows(user, [coffee, coffee, coffee, pay, { ...rent, date: '2026-01-03' }])
    expect(again.counts).toEqual({ received: 5, same: 3, alike: 1 })
    expect(again.view).toMatchObject({ rowCount: 1, skippedCount: 4 })
    expect((await listOf(user)).length).toBe(5)
    const kept = await importRows(user, [{ ...rent, date: '2026-01-04' }], { keepAlike: true })
    expect(kept.view.rowCount).toBe(1)
  })

  test('a file of many rows is compared across its pieces', async () => {
    const user = await app().newUser()
    const rows = Array.from({ length: 1100 }, (_, at) => ({
      date: addDays('2025-01-01', Math.floor(at / 30)),
      amount: -100 - (at % 3),
      payee: `Shop ${'abc'[at % 3]}`,
    }))
    await importRows(user, rows)
    const { counts, view } = await importRows(user, rows)
    expect(counts.same).toBe(1100)
    expect(view.rowCount).toBe(0)
    expect((await user.call(transactions.summary)).total).toBe(1100)
  })

  test('the same rows sent twice at the same moment are taken in once', async () => {
    const user = await app().newUser()
    const body = {
      fileName: 'twice.csv',
      format: 'csv' as const,
      rowCount: 4,
      accounts: [{ kind: 'new' as const, name: 'Checking' }],
      balances: [],
    }
    const { id } = await user.call(imports.start, { body })
    const part = { from: 0, rows: [1, 2].map(() => ({ ...coffee, account: 0 })) }
    const send = () => user.call(imports.addRows, { id, body: part })
    expect((await Promise.all([send(), send(), send()])).map(({ received }) => received)).toEqual([2, 2, 2])
    await user.call(imports.addRows, { id, body: { ...part, from: 2 } })
    await user.call(imports.finish, { id, body: { keepAlike: true } })
    expect((await user.call(transactions.summary)).total).toBe(4)
  })

  test('transfers between own accounts are paired and are no spending', async () => {
    const user = await app().newUser()
    await importRows(user, [{ date: '2026-01-30', amount: -50_000, payee: 'Online Transfer to SAV' }, coffee])
    const savings = { kind: 'new', name: 'Savings' } as const
    const { view } = await importRows(user, [{ date: '2026-02-02', amount: 50_000, payee: 'From CHK' }], {
      account: savings,
    })
    expect(view.transferCount).toBe(1)
    const list = await listOf(user)
    expect(list.filter(({ isTransfer }) => isTransfer).map(({ account }) => account)).toEqual([
      'Savings',
      'Checking',
    ])
    const months = await user.call(transactions.months)
    expect(months).toEqual([
      { month: '2026-01', category: 'Uncategorised', spent: 450, received: 0, count: 1 },
    ])
    // Without its other half it is none any more.
    await user.call(imports.undo, { id: view.id })
    await expect.poll(async () => (await listOf(user)).some(({ isTransfer }) => isTransfer)).toBe(false)
    await expect.poll(async () => (await user.call(transactions.months))[0]?.spent).toBe(50_450)
  })

  test('an import is taken back as a whole, and others stay', async () => {
    const user = await app().newUser()
    const first = await importRows(user, [rent])
    const second = await importRows(user, [coffee, pay], { fileName: 'more.csv' })
    expect((await user.call(imports.list)).map(({ fileName }) => fileName)).toEqual([
      'more.csv',
      'january.csv',
    ])
    await user.call(imports.undo, { id: second.id })
    expect((await listOf(user)).map(({ payee }) => payee)).toEqual([rent.payee])
    expect((await user.call(imports.list)).map(({ id }) => id)).toEqual([first.id])
    await expect(user.call(imports.undo, { id: second.id })).rejects.toMatchObject({ status: 404 })
    await importRows(user, [coffee, pay])
    expect((await listOf(user)).length).toBe(3)
  })

  test('what was begun and given up is swept, also after a crash', async () => {
    const user = await app().newUser()
    const body = {
      fileName: 'a.csv',
      format: 'csv' as const,
      rowCount: 5,
      accounts: [checking],
      balances: [],
    }
    const { id } = await user.call(imports.start, { body })
    await user.call(imports.addRows, { id, body: { from: 0, rows: [{ ...coffee, account: 0 }] } })
    await expect(user.call(imports.finish, { id, body: { keepAlike: false } })).rejects.toMatchObject({
      status: 409,
    })
    app().advance(25 * 60)
    await eraseAbandoned(app().services)
    const left = await app()
      .db.selectFrom('transactions')
      .select('id')
      .where('userId', '=', user.user.id)
      .execute()
    expect(left).toEqual([])
  })

  test('an account whose key an earlier version wrote is not taken for another', async () => {
    const user = await app().newUser()
    await importRows(user, [coffee], { account: { kind: 'new', name: 'Chase card' } })
    await app()
      .db.updateTable('moneyAccounts')
      .set({ key: 'chase' })
      .where('name', '=', 'Chase card')
      .execute()
    await importRows(user, [rent], { account: { kind: 'new', name: 'Chase' } })
    const names = (await user.call(transactions.accounts)).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['Chase', 'Chase card'])
  })

  test('one account under all its names, and its balance offered to the balance sheet', async () => {
    const user = await app().newUser()
    const asset = await user.call(balanceSheet.addAsset, {
      body: { name: 'Chase Checking', value: 200_000, category: 'Cash and Equivalents' },
    })
    const balances = [{ account: 0, amount: 421_587, date: '2026-01-31' }]
    const named = { kind: 'new', name: 'My Chase checking account' } as const
    const { view } = await importRows(user, [coffee], { account: named, balances })
    const target = { list: 'assets', id: asset.id, name: 'Chase Checking', amount: 200_000 }
    expect(view.balances).toMatchObject([{ amount: 421_587, date: '2026-01-31', target }])
    await importRows(user, [pay], { account: { kind: 'asset', id: asset.id } })
    await importRows(user, [rent], { account: { kind: 'new', name: 'chase checking' } })
    const accounts = await user.call(transactions.accounts)
    expect(accounts).toMatchObject([{ name: 'Chase Checking', target: { list: 'assets', id: asset.id } }])
    expect((await listOf(user)).length).toBe(3)
  })

  test('an account that is said to be new is a new one beside others of its kind', async () => {
    const user = await app().newUser()
    const asset = await user.call(balanceSheet.addAsset, {
      body: { name: 'Chase Checking', value: 200_000, category: 'Cash and Equivalents' },
    })
    await importRows(user, [pay], { account: { kind: 'asset', id: asset.id } })
    const balances = [{ account: 0, amount: 5_000, date: '2026-01-31' }]
    const { view } = await importRows(user, [coffee], {
      account: { kind: 'new', name: 'Checking' },
      balances,
    })
    expect(view.balances).toMatchObject([{ accountName: 'Checking', target: null }])
    const accounts = await user.call(transactions.accounts)
    expect(accounts.map(({ name }) => name)).toEqual(['Chase Checking', 'Checking'])
  })

  describe('what makes no sense', () => {
    test.each([
      ['rows in no order', { from: 0, rows: [coffee, rent] }, 400],
      ['rows too far ahead', { from: 1, rows: [coffee] }, 409],
      ['more rows than announced', { from: 0, rows: [rent, coffee, pay] }, 400],
      ['an account that is not in the list', { from: 0, rows: [{ ...rent, account: 3 }] }, 400],
    ])('%s is refused and nothing is stored', async (_, body, status) => {
      const user = await app().newUser()
      const input = {
        fileName: 'a.csv',
        format: 'csv' as const,
        rowCount: 2,
        accounts: [checking],
        balances: [],
      }
      const { id } = await user.call(imports.start, { body: input })
      const rows = body.rows.map((row) => ({ account: 0, ...row }))
      await expect(user.call(imports.addRows, { id, body: { ...body, rows } })).rejects.toMatchObject({
        status,
      })
      const left = await app()
        .db.selectFrom('transactions')
        .select('id')
        .where('userId', '=', user.user.id)
        .execute()
      expect(left).toEqual([])
    })

    test('another user’s import does not exist', async () => {
      const { id } = await importRows(await app().newUser(), [coffee])
      const stranger = await app().newUser()
      await expect(stranger.call(imports.undo, { id })).rejects.toMatchObject({ status: 404 })
      const rows = [{ ...coffee, account: 0 }]
      await expect(stranger.call(imports.addRows, { id, body: { from: 0, rows } })).rejects.toMatchObject({
        status: 404,
      })
      expect(await stranger.call(transactions.list)).toEqual([])
    })
  })
})
