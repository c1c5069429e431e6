import fc from 'fast-check'
import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

const words = (
  'ask me about my rent|what I owe|savings|1,400|62|$5k|22%|sorry|no wait|not|scratch that|and|also|plus|' +
  'the other one|same for the truck|swap those|I meant monthly|paid off|Visa|house|worth|an hour|30 hours|none|' +
  "?|.|\n|\"|🎉|it's|now|my sister's|0|1e400|.5|a million two|4111111111111111|999999999999999|double that|" +
  'plus|knock off|gone|the rest is|thousand|the second|other way round'
)
  .split('|')
  .concat('9'.repeat(400))

test('no conversation makes understanding throw, point outside the message or store nonsense', () => {
  const message = fc.array(fc.constantFrom(...words), { maxLength: 9 }).map((said) => said.join(' '))
  fc.assert(
    fc.property(fc.array(message, { minLength: 1, maxLength: 4 }), (turns) => {
      const { facts, snapshot } = talk(turns)
      const longest = Math.max(...turns.map(({ length }) => length))
      for (const { span } of facts) {
        expect(span.start).toBeGreaterThanOrEqual(0)
        expect(span.end).toBeLessThanOrEqual(longest)
      }
      const amounts = [
        ...snapshot.expenses.map(({ amount }) => amount),
        ...snapshot.liabilities.map(({ amount }) => amount),
        ...snapshot.assets.map(({ value }) => value),
        ...Object.values(snapshot.profile).filter((value) => typeof value === 'number'),
      ]
      for (const amount of amounts) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test.each(['1,', '12 ', 'a ', 'my rent is 1,200 ', '('])('a message of nothing but %j is read', (part) => {
  const { snapshot } = talk(['My rent is 1,200 a month', part.repeat(4000 / part.length), '12'])
  expect(snapshot.expenses).toContainEqual(expect.objectContaining({ category: 'Rent' }))
})
