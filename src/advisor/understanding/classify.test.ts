import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { nothingBesides } from '#advisor/testing/weighed.ts'
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
    amounts: { text: weighed, alone: amounts, after: amounts, details: [], besides: nothingBesides },
  }
  const [judged] = judgeAmounts(
    readHeard({ text, snapshot: emptySnapshot(), dialogue: freshDialogue, minded }),
  )
  return judged
}

test('an amount is what the judge sees in it', () => {
  const text = 'my rent is 900'
  expect(hear(text, text, 'income')).toMatchObject({ role: 'income' })
  expect(hear(text, text, 'expenseItem')?.certainty).toBeGreaterThan(0.9)
  expect(hear(text, text, 'none')?.certainty).toBeLessThan(0.35)
})

test('of words that the judge has not read nothing is known', () => {
  expect(hear('my rent is 900', 'my pay is 900', 'income')).toBeUndefined()
})
