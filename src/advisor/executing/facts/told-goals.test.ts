import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { type Meant, mindedAs } from '#advisor/testing/minded.ts'
import { understand } from '#advisor/understanding/understand.ts'
import { lookAgain } from './second-look.ts'

const target: Meant = { slot: 'target', what: 'goal' }
const saved: Meant = { slot: 'current', role: 'F', own: 1, what: 'savings' }

/** The goals that are kept of a message whose numbers the mind takes for these. */
function goalsOf(text: string, meant: readonly Meant[], heard = '') {
  const minded = mindedAs(text, ['goal-payment'], meant)
  const hearing = { text, snapshot: emptySnapshot(), dialogue: { ...freshDialogue, heard }, minded }
  return lookAgain(understand(hearing).facts, hearing)
    .filter(({ change, decision }) => change.kind === 'goal' && decision === 'save')
    .map(({ change }) => change)
}

test('a budget is of what is saved up for, with what is put away for it', () =>
  expect(
    goalsOf('getting married in may! the budget is 16,000 and 3,300 is saved for it. how much a month', [
      target,
      saved,
    ]),
  ).toMatchObject([{ name: 'Wedding', targetAmount: 1_600_000, currentAmount: 330_000 }]))

test('what is saved for may stand in the message before', () =>
  expect(
    goalsOf(
      'we want to keep it at 9,000 and have 2,000 saved for it. 10 months, how much a month',
      [target, { ...(saved as object), what: 'saved' }, 'months'],
      'we are going to italy next year',
    ),
  ).toMatchObject([{ targetAmount: 900_000, currentAmount: 200_000 }]))

test('what others give is no goal beside it', () =>
  expect(
    goalsOf('wedding budget is 22k, my parents give 6k, we have 4,100 so far. how much a month', [
      target,
      '',
      saved,
    ]),
  ).toMatchObject([{ name: 'Wedding', targetAmount: 2_200_000 }]))

test.each([
  'how long til i have 5,000 if i put 200 a month',
  'if the trip is 4,000 and i save 250 a month how long',
])('what is tried out, or of nothing, is no goal: %s', (text) =>
  expect(goalsOf(text, [target, 'monthly'])).toEqual([]),
)
