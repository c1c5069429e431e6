import { expect, test } from 'vitest'
import type { Change } from '#advisor/facts.ts'
import { profile } from '#contract/profile.ts'
import { listAllRows, listDeletedSince } from '#server/features/budget/budget-store.ts'
import { keepFacts } from '#server/features/conversation/facts/keep-facts.ts'
import { findProfile } from '#server/features/profile/profile-store.ts'
import { factOf } from '#server/testing/fake-advisor.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { changeBudget } from './change-budget.ts'
import { readSnapshot, readSnapshotAfter } from './snapshot-store.ts'

const date = '2026-01-01'
const otherData = {
  expenseItems: [
    { id: 1, category: 'Rent', amount: 1200, date },
    { id: 2, category: 'Food', amount: 500, date },
  ],
  incomeItems: [{ id: 1, source: 'Pay', amount: 4000, date, sample: true }],
  financialGoalItems: [{ id: 1, name: 'Trip', currentAmount: 10, targetAmount: 900, description: 'May' }],
}

onBothEngines('the budget after changes of the chat', (engine) => {
  const app = useTestApp(engine)

  async function make(...changes: Change[]) {
    const ann = await app().newUser()
    await ann.call(profile.save, { body: { otherData } })
    const { services, db } = app()
    const before = await readSnapshot(services, ann.user.id)
    const hearing = { userId: ann.user.id, messageId: 0, now: services.clock(), today: before.today }
    const facts = changes.map((change) => factOf('as it was said', change))
    const { kept } = await db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('messages')
        .values({
          userId: ann.user.id,
          isUser: 1,
          content: 'x',
          searchKey: 'x',
          createdAt: '2026',
          status: 'done',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return keepFacts(trx, engine, { ...hearing, messageId: id, facts })
    })
    const effects = kept.map(({ effect }) => effect)
    return { before, effects, read: await readSnapshot(services, ann.user.id), userId: ann.user.id }
  }

  const gym: Change = { kind: 'expense', id: null, name: 'Gym', amount: 4000 }
  const changes: Change[] = [
    gym,
    { ...gym, name: 'Bus' },
    { kind: 'expense', id: 2, name: 'Food', amount: 60_000 },
    { kind: 'removal', from: 'expense', id: 1, name: 'Rent' },
    { kind: 'goal', id: 1, name: 'Trip', currentAmount: 7000 },
    { kind: 'income', id: null, name: 'Tutoring', amount: 9900 },
    { kind: 'profile', field: 'savings', value: 500 },
    { kind: 'asset', id: null, name: 'Car', value: 900, category: 'Vehicles' },
  ]

  test('is what the store has, without reading it again', async () => {
    const { before, effects, read, userId } = await make(...changes)
    expect(effects).toHaveLength(changes.length)
    expect(await readSnapshotAfter(app().services, userId, before, effects)).toEqual(read)
    expect(read.expenses.map(({ category, amount }) => [category, amount])).toEqual([
      ['Bus', 4000],
      ['Gym', 4000],
      ['Food', 60_000],
    ])
  })

  test('has no row of the sample any more once it has one of the user’s own', async () => {
    const { userId } = await make({ ...gym, amount: 4100 })
    const left = (await listAllRows(app().db, userId)).map(({ label }) => label)
    expect(left.toSorted()).toEqual(['Food', 'Gym', 'Rent', 'Trip'])
    // A screen that is open elsewhere must not bring the row back.
    const { version } = await findProfile(app().db, userId)
    expect(await listDeletedSince(app().db, userId, 'incomeItems', version - 1)).toEqual([1])
  })

  test('is read where only the store knows: a row of the sample became the user’s own', async () => {
    const { before, effects, read, userId } = await make({ kind: 'income', id: 1, name: 'Pay', amount: 5 })
    expect(changeBudget(before, effects)).toBeNull()
    expect(await readSnapshotAfter(app().services, userId, before, effects)).toEqual(read)
    expect(read.income).toEqual([{ id: 1, source: 'Pay', amount: 5, date }])
  })
})
