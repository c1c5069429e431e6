import { expect, test } from 'vitest'
import { budgetProposals } from '#contract/budget-proposals.ts'
import { profile } from '#contract/profile.ts'
import { transactions } from '#contract/transactions.ts'
import { importRows } from '#server/testing/import-rows.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

const shop = (date: string, payee = 'Corner Shop 12') => ({ date, amount: -10_000, payee })
const parts = [
  { amount: -7000, category: 'Groceries' },
  { amount: -3000, category: 'Household' },
]

onBothEngines('a change of transactions that is sent twice under one id', (engine) => {
  const app = useTestApp(engine)

  async function bringOne() {
    const user = await app().newUser()
    await importRows(user, [shop('2026-01-05'), shop('2026-01-09')])
    const [row] = await user.call(transactions.list)
    return { user, id: row?.id ?? 0 }
  }

  test.each(['one', 'payee'] as const)(
    'a category for %s undoes nothing that came between',
    async (scope) => {
      const { user, id } = await bringOne()
      const late = { category: 'Late', scope, clientId: 'late-category' }
      const first = await user.call(transactions.categorise, { id, body: late })
      await user.call(transactions.categorise, { id, body: { category: 'Newer', scope } })
      expect(await user.call(transactions.categorise, { id, body: late })).toEqual(first)
      expect((await user.call(transactions.list))[0]).toMatchObject({ category: 'Newer' })
      // The id means this change alone, and of another user nothing.
      await expect(
        user.call(transactions.split, { id, body: { parts, clientId: late.clientId } }),
      ).rejects.toMatchObject({ status: 409 })
      const stranger = await bringOne()
      expect(await stranger.user.call(transactions.categorise, { id: stranger.id, body: late })).toEqual(
        first,
      )
    },
  )

  test('a split is made once, also when both come at the same time', async () => {
    const { user, id } = await bringOne()
    const body = { parts, clientId: 'split-of-mine' }
    const [first, ...others] = await Promise.all(
      [1, 2, 3].map(() => user.call(transactions.split, { id, body })),
    )
    expect(others).toEqual([first, first])
    await user.call(transactions.split, { id, body: { parts: [] } })
    expect(await user.call(transactions.split, { id, body })).toEqual(first)
    expect((await user.call(transactions.list)).map(({ amount }) => amount)).toEqual([-10_000, -10_000])
  })

  test('a rule that was deleted since stays so', async () => {
    const { user } = await bringOne()
    const body = { match: 'contains', text: 'shop', category: 'Shopping', clientId: 'rule-of-mine' } as const
    const rules = await Promise.all([1, 2].map(() => user.call(transactions.addRule, { body })))
    expect(new Set(rules.map(({ id }) => id)).size).toBe(1)
    await user.call(transactions.removeRule, { id: rules[0]?.id ?? 0 })
    expect(await user.call(transactions.addRule, { body })).toEqual(rules[0])
    expect(await user.call(transactions.listRules)).toEqual([])
  })

  test('what was refused is no repeat', async () => {
    const { user, id } = await bringOne()
    const wrong = { parts: parts.map((part) => ({ ...part, amount: -1 })), clientId: 'refused-split' }
    await expect(user.call(transactions.split, { id, body: wrong })).rejects.toMatchObject({ status: 400 })
    const category = { category: 'Fun', scope: 'payee', clientId: 'refused-category' } as const
    await expect(user.call(transactions.categorise, { id: id + 999, body: category })).rejects.toMatchObject({
      status: 404,
    })
    expect(await user.call(transactions.split, { id, body: { ...wrong, parts } })).toHaveLength(2)
    expect(await user.call(transactions.categorise, { id, body: category })).toEqual({ changed: 4 })
  })

  test('accepted proposals leave alone an amount that was changed since', async () => {
    const { user } = await bringOne()
    const body = {
      rows: [{ kind: 'expense' as const, category: 'Groceries', amount: 61_200 }],
      clientId: 'accepted-rows',
    }
    const first = await user.call(budgetProposals.accept, { body })
    const newer = { rows: [{ kind: 'expense' as const, category: 'Groceries', amount: 500 }] }
    await user.call(budgetProposals.accept, { body: newer })
    expect(await user.call(budgetProposals.accept, { body })).toEqual(first)
    expect((await user.call(profile.get)).otherData?.expenseItems).toMatchObject([{ amount: 500 }])
  })
  test.each(['accepted-at-once', undefined])(
    'proposals accepted several times at once under %s are one row each',
    async (clientId) => {
      const { user } = await bringOne()
      const rows = [
        { kind: 'expense' as const, category: 'Groceries', amount: 61_200 },
        { kind: 'income' as const, category: 'Salary', amount: 410_000 },
      ]
      const body = { rows, clientId }
      const answers = await Promise.all([1, 2, 3].map(() => user.call(budgetProposals.accept, { body })))
      expect(answers.filter(({ added }) => added === 2)).toHaveLength(clientId ? 3 : 1)
      expect((await user.call(profile.get)).otherData).toMatchObject({
        expenseItems: [{ category: 'Groceries', amount: 61_200 }],
        incomeItems: [{ source: 'Salary', amount: 410_000 }],
      })
    },
  )
})
