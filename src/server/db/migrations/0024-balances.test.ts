import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { addUser } from '#server/features/people/users-store.ts'
import { onBothEngines, openEmptyStore } from '#server/testing/test-store.ts'
import { migrations } from './all.ts'

const upTo = (name: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([step]) => step.slice(0, 4) <= name))

onBothEngines('the step that keeps what debts and goals stood at', (engine) => {
  test('begins with what is known: debts since they were written, goals since today', async () => {
    const store = await openEmptyStore(engine)
    const { db } = store
    await migrate(store, upTo('0023'))
    const ann = { email: 'ann@example.com', name: null, isAdmin: false, passwordHash: 'x' }
    const user = await addUser(db, { ...ann, passwordIsGenerated: false }, new Date('2026-01-01T00:00Z'))
    const userId = user?.id ?? 0
    const debt = { userId, name: 'Visa', category: 'Credit Cards' as const, rateMillionths: 0, notes: null }
    const written = { minimumPayment: null, updatedAt: '2026-02-03T23:00:00.000Z' }
    for (const amount of [620_000, 0])
      await db
        .insertInto('liabilities')
        .values({ ...debt, ...written, amount })
        .execute()
    const place = { userId, list: 'financialGoalItems' as const, position: 0, version: 1, createdVersion: 1 }
    const goal = { label: 'Trip', amount: 5000, targetAmount: 9000, date: null, description: '' }
    for (const [itemId, isSample] of [[7, 0] as const, [8, 1] as const])
      await db
        .insertInto('budgetItems')
        .values({ ...place, ...goal, itemId, isSample })
        .execute()
    expect(await migrate(store, upTo('0024'))).toEqual(['0024-balances'])
    const rows = await db
      .selectFrom('balances')
      .select(['userId', 'kind', 'itemId', 'day', 'amount'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { userId, kind: 'liability', itemId: 1, day: '2026-02-03', amount: 620_000 },
      { userId, kind: 'goal', itemId: 7, day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), amount: 5000 },
    ])
    await store.close()
  })
})
