import { expect, test } from 'vitest'
import { budgetProposals } from '#contract/budget-proposals.ts'
import { profile } from '#contract/profile.ts'
import { transactions } from '#contract/transactions.ts'
import { addMonths } from '#finance/dates.ts'
import { importRows } from '#server/testing/import-rows.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

const shop = (date: string, amount: number, payee = 'Corner Shop 12') => ({ date, amount, payee })

onBothEngines('transactions', (engine) => {
  const app = useTestApp(engine)

  test('are searched, filtered and paged', async () => {
    const user = await app().newUser()
    const rows = Array.from({ length: 60 }, (_, at) => shop(addMonths('2025-01-15', at % 12), -100 - at))
    await importRows(user, [...rows, { ...shop('2025-03-03', 5000, 'Müller 100%'), memo: 'Refund_ok' }])
    expect((await user.call(transactions.list, { query: { limit: 50 } })).length).toBe(50)
    const found = (query: object) =>
      user.call(transactions.list, { query }).then((list) => list.map(({ amount }) => amount))
    expect(await found({ search: 'MÜLLER' })).toEqual([5000])
    expect(await found({ search: '100%' })).toEqual([5000])
    expect(await found({ search: '100_' })).toEqual([])
    expect(await found({ search: 'fund_' })).toEqual([5000])
    expect(await found({ kind: 'in' })).toEqual([5000])
    expect(await found({ from: '2025-03-01', to: '2025-03-10' })).toEqual([5000])
    expect(await user.call(transactions.summary, { query: { kind: 'out' } })).toMatchObject({
      total: 60,
      received: 0,
    })
    const [first, second] = await user.call(transactions.list, { query: { limit: 2 } })
    expect(first && second && first.date >= second.date).toBe(true)
  })

  test('a category for one, then for all of a payee, which holds for those that come', async () => {
    const user = await app().newUser()
    await importRows(user, [
      shop('2026-01-05', -500),
      shop('2026-01-09', -700, 'CORNER SHOP 99'),
      shop('2026-01-12', -900, 'Else'),
    ])
    const [other, last, first] = await user.call(transactions.list)
    const give = (id: number | undefined, category: string | null, scope: 'one' | 'payee') =>
      user.call(transactions.categorise, { id: id ?? 0, body: { category, scope } })
    expect(await give(other?.id, 'Fun', 'one')).toEqual({ changed: 1 })
    expect(await give(first?.id, 'Groceries', 'payee')).toEqual({ changed: 2 })
    const months = await user.call(transactions.months)
    expect(months.find(({ category }) => category === 'Groceries')).toMatchObject({ spent: 1200, count: 2 })
    await importRows(user, [{ ...shop('2026-02-02', -300, 'Corner shop 7'), category: 'From the file' }])
    const [fresh] = await user.call(transactions.list)
    expect(fresh).toMatchObject({ category: 'Groceries', categorySource: 'rule' })
    const [rule] = await user.call(transactions.listRules)
    expect(rule).toMatchObject({ match: 'is', text: 'corner shop', category: 'Groceries' })
    await user.call(transactions.removeRule, { id: rule?.id ?? 0 })
    expect(await user.call(transactions.listRules)).toEqual([])
    expect(await give(last?.id, null, 'payee')).toEqual({ changed: 3 })
    expect((await user.call(transactions.list, { query: { kind: 'open' } })).length).toBe(3)
    const stranger = await app().newUser()
    const body = { category: 'Mine', scope: 'payee' as const }
    await expect(stranger.call(transactions.categorise, { id: first?.id ?? 0, body })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('a rule by a part of the name leaves alone what was chosen by hand', async () => {
    const user = await app().newUser()
    await importRows(user, [shop('2026-01-05', -500), shop('2026-01-06', -600, 'Book Shop')])
    const [book] = await user.call(transactions.list)
    await user.call(transactions.categorise, { id: book?.id ?? 0, body: { category: 'Books', scope: 'one' } })
    await user.call(transactions.addRule, {
      body: { match: 'contains', text: ' SHOP ', category: 'Shopping' },
    })
    const list = await user.call(transactions.list)
    expect(list.map(({ category }) => category)).toEqual(['Books', 'Shopping'])
  })

  test('a split counts by its parts and can be put together again', async () => {
    const user = await app().newUser()
    await importRows(user, [shop('2026-01-05', -10_000)])
    const [whole] = await user.call(transactions.list)
    const id = whole?.id ?? 0
    const parts = [
      { amount: -7000, category: 'Groceries' },
      { amount: -3000, category: 'Household', memo: 'towels' },
    ]
    const split = (given: typeof parts) => user.call(transactions.split, { id, body: { parts: given } })
    const made = await split(parts)
    expect(made.map(({ amount, category, partOf }) => [amount, category, partOf])).toEqual([
      [-7000, 'Groceries', id],
      [-3000, 'Household', id],
    ])
    expect((await user.call(transactions.list)).length).toBe(2)
    expect(
      (await user.call(transactions.months)).map(({ category, spent }) => `${category} ${spent}`).toSorted(),
    ).toEqual(['Groceries 7000', 'Household 3000'])
    await expect(
      split([
        { amount: -1, category: 'A' },
        { amount: -2, category: 'B' },
      ]),
    ).rejects.toMatchObject({
      serverMessage: 'The parts must add up to the whole transaction.',
    })
    await expect(
      user.call(transactions.split, { id: made[0]?.id ?? 0, body: { parts } }),
    ).rejects.toMatchObject({ status: 400 })
    // The same file again does not bring the whole beside its parts.
    expect((await importRows(user, [shop('2026-01-05', -10_000)])).counts.same).toBe(1)
    expect((await split([])).map(({ amount }) => amount)).toEqual([-10_000])
    expect((await user.call(transactions.summary)).total).toBe(1)
  })

  test('what comes again is found with its next day', async () => {
    const user = await app().newUser()
    const monthly = [0, 1, 2, 3].flatMap((at) => [
      shop(addMonths('2025-11-07', at), -1549, 'NETFLIX.COM'),
      shop(addMonths('2025-11-15', at), 260_000, 'ACME PAYROLL'),
    ])
    await importRows(user, monthly)
    await expect.poll(async () => (await user.call(transactions.recurring)).length).toBe(2)
    const [netflix, salary] = await user.call(transactions.recurring)
    expect(netflix).toMatchObject({
      payee: 'NETFLIX.COM',
      period: 'month',
      amount: -1549,
      nextDate: '2026-03-07',
      isActive: true,
      category: 'Subscriptions',
    })
    expect(salary).toMatchObject({ monthly: 260_000, category: 'Salary' })
  })

  test('proposals change the budget only when they are accepted, and the plan is compared', async () => {
    const user = await app().newUser()
    await user.call(profile.save, {
      body: {
        otherData: {
          expenseItems: [
            { id: 1, category: 'groceries', amount: 40_000, date: '2026-01-01' },
            { id: 2, category: 'Rent', amount: 130_000, date: '2026-01-01' },
          ],
        },
      },
    })
    await importRows(user, [
      shop('2026-01-02', -60_000, 'Aldi'),
      shop('2026-02-26', -62_000, 'Aldi'),
      shop('2026-02-03', -9000, 'Netflix'),
      shop('2026-01-15', 260_000, 'Acme payroll'),
      shop('2026-02-15', 260_000, 'Acme payroll'),
    ])
    const proposals = await user.call(budgetProposals.list)
    expect(proposals).toEqual([
      { kind: 'expense', category: 'Groceries', amount: 61_000, months: 2, standing: 40_000 },
      { kind: 'expense', category: 'Subscriptions', amount: 4500, months: 2, standing: null },
      { kind: 'income', category: 'Salary', amount: 260_000, months: 2, standing: null },
    ])
    const before = await user.call(profile.get)
    expect(before.otherData?.expenseItems?.length).toBe(2)
    const rows = proposals.map(({ kind, category, amount }) => ({ kind, category, amount }))
    expect(await user.call(budgetProposals.accept, { body: { rows } })).toEqual({ changed: 1, added: 2 })
    const { otherData } = await user.call(profile.get)
    expect(otherData?.expenseItems?.map(({ category, amount }) => [category, amount])).toEqual([
      ['Subscriptions', 4500],
      ['groceries', 61_000],
      ['Rent', 130_000],
    ])
    expect(otherData?.incomeItems?.map(({ source, amount }) => [source, amount])).toEqual([
      ['Salary', 260_000],
    ])
    const plan = await user.call(budgetProposals.plan, { query: { month: '2026-02' } })
    expect(plan.find(({ category }) => category === 'groceries')).toEqual({
      category: 'groceries',
      planned: 61_000,
      real: 62_000,
      over: 1000,
    })
  })
})
