import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { judgeAmounts } from './classify.ts'
import { readHeard } from './read-heard.ts'
import { roles } from './roles.ts'

const surely = (role: (typeof roles)[number]) => roles.map((one) => (one === role ? 1 : 0))

const hear = (text: string, weighed: string, role: (typeof roles)[number]) => {
  const amounts = [{ start: text.indexOf('900'), shares: surely(role) }]
  const minded = {
    readings: [],
    intents: [],
    numbers: [],
    topics: [],
    isCut: false,
    cry: 0,
    amounts: { text: weighed, alone: amounts, after: amounts },
  }
  const [judged] = judgeAmounts(
    readHeard({ text, snapshot: emptySnapshot(), dialogue: freshDialogue, minded }),
  )
  return judged
}

test('what the judge sees in an amount counts for most', () => {
  const text = 'my rent is 900'
  expect(hear(text, text, 'income')).toMatchObject({ role: 'income' })
  expect(hear(text, text, 'expenseItem')?.certainty).toBeGreaterThan(0.9)
  expect(hear(text, text, 'none')?.certainty).toBeLessThan(0.35)
})

test('the judge is not asked about words that it has not read', () => {
  expect(hear('my rent is 900', 'my pay is 900', 'income')).toMatchObject({ role: 'expenseItem' })
})
