import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { MAX_BUDGET_ROWS } from '#contract/budget.ts'
import { profile } from '#contract/profile.ts'
import { createRecorder } from '#server/features/analytics/recorder.ts'
import { addMessages } from '#server/testing/add-messages.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** How often whoever waits gets a turn while something is done. */
async function countTurns(act: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let timer = setImmediate(function next() {
    turns += 1
    timer = setImmediate(next)
  })
  await act()
  clearImmediate(timer)
  return turns
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

// The embedded store answers at once, so that nobody else has a turn unless it is given. PostgreSQL is waited for.
describe('while one person makes much work, others get their turn', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite')
  })
  afterAll(() => app.close())

  test('in a save of as many changed rows as a budget can hold', async () => {
    const ann = await app.newUser()
    const [ids, date] = [numbers(MAX_BUDGET_ROWS), '2026-01-01']
    const save = (amount: number) =>
      ann.call(profile.save, {
        body: {
          otherData: {
            expenseItems: ids.map((id) => ({ id, category: 'Rent', amount, date })),
            incomeItems: ids.map((id) => ({ id, source: 'Pay', amount, date })),
          },
        },
      })
    await save(1)
    expect(await countTurns(() => save(2))).toBeGreaterThan((2 * MAX_BUDGET_ROWS) / 250)
  })

  test('in the deletion of an account with thousands of messages', async () => {
    const ann = await app.newUser()
    await addMessages(
      app.db,
      ann.user.id,
      numbers(5000).map((number) => `Message ${number}`),
    )
    const leave = () => ann.call(accounts.deleteAccount, { body: { password: ann.password } })
    // As many as there are pieces; how many more come while a password is checked is up to the machine.
    expect(await countTurns(leave)).toBeGreaterThanOrEqual(5000 / 250)
  })

  test('in the counting of thousands of page views', async () => {
    const recorder = createRecorder(app.services)
    for (const number of numbers(5000))
      recorder.noteView({
        viewId: `view-number-${number}`,
        at: Date.parse('2026-03-01T12:00:00Z') + number,
        day: '2026-03-01',
        path: '/',
        visitor: `visitor ${number}`,
        referrer: null,
        isAdmin: false,
        visibleMs: 0,
      })
    expect(await countTurns(() => recorder.flush())).toBeGreaterThan(5000 / 100)
  })
})
