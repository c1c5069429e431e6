import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { emptySnapshot, talkOn } from '#advisor/testing/memory.ts'
import { understand } from '#advisor/understanding/understand.ts'
import { withoutCountedParts } from './counted-parts.ts'

/** The costs that are kept of a message, in dollars, after another. */
function kept(text: string, before = 'hello') {
  const snapshot = emptySnapshot()
  const { dialogue } = talkOn(before, snapshot, freshDialogue)
  const hearing = { text, snapshot, dialogue, minded: mindedAs(text, ['tell']) }
  return withoutCountedParts(understand(hearing).facts, hearing).flatMap(({ change }) =>
    change.kind === 'expense' ? [change.amount / 100] : [],
  )
}

test.each([
  ['we spend about 3,900 a month all in, rent is 1,600 of that', [1600]],
  ['total spending is 4,200 a month, 1,900 of it is the mortgage', [1900]],
  ['i bring home 4,000 a month and 1,500 of that is rent', [1500]],
])('a part of all that goes out or comes in is a cost: %s', (text, costs) =>
  expect(kept(text)).toEqual(costs),
)

test('also of a total that was told before', () => {
  expect(kept('groceries are 700 of it', 'we spend 3,900 a month in total')).toEqual([700])
})

test.each([
  ['we spend 800 on food and 300 of that is eating out', [800]],
  ['groceries are 900 a month, 200 of which is diapers', [900]],
])('a part of another cost is counted already: %s', (text, costs) => expect(kept(text)).toEqual(costs))

test('also of a cost told before', () => {
  expect(kept('diapers are 200 of that', 'groceries are 900 a month')).toEqual([])
})
