import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { countsPayTwice } from './counts-twice.ts'

const isTwice = (text: string, intent: string, ...slots: string[]) => {
  const [action] = mindedAs(text, [intent], slots).readings[0]?.actions ?? []
  return action && countsPayTwice(action, text)
}

test('pay and what is left of it are not added up, nor is the rest spent', () => {
  expect(isTwice('i make 74k and we bring home 5,100 a month', 'sum-of', 'parts', 'parts')).toBe(true)
  expect(isTwice('4,800 a month before taxes, 3,700 after', 'budget-summary', 'income', 'expenses')).toBe(
    true,
  )
  expect(isTwice('4,800 a month before taxes, 3,700 after', 'difference', 'amount', 'take')).toBe(true)
})

test.each([
  ['i bring home 3,100 and she brings home 2,700. together?', 'sum-of', ['parts', 'parts']],
  ['4,800 before taxes, 3,700 after. how much do they take?', 'difference', ['amount', 'take']],
  ['i bring home 4,800 and spend 3,700', 'budget-summary', ['income', 'expenses']],
] as const)('%s: is asked', (text, intent, slots) => expect(isTwice(text, intent, ...slots)).toBe(false))
