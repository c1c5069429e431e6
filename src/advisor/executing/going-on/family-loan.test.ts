import { expect, test } from 'vitest'
import { owing, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { goOn } from './going-on.ts'

const snapshot = snapshotWith({ liabilities: [owing(1, 'Visa', 6100, 25)] })
const goes = (text: string, before: string) =>
  goOn({
    text,
    minded: mindedAs(text, []),
    sums: [],
    snapshot,
    heard: hearNumbers(before, readNumbers(before)).toReversed(),
  })

test.each(['i could pay him back 200 a month', 'how long if i pay my dad back 200 a month'])(
  'what is lent is paid back without interest: %s',
  (text) =>
    expect(goes(text, 'dad would lend me 4,000')).toMatchObject({
      intent: 'payoff-time',
      inputs: [{ value: { number: { value: 4000 } } }, { value: { value: 0 } }, { slot: 'payment' }],
    }),
)

test.each(['how much would that save me', 'id put it on the visa at 25%'])(
  'and spares the interest of the debt it goes on: %s',
  (text) => expect(goes(text, 'dad would lend me 4,000')).toMatchObject({ intent: 'lent-for-debt' }),
)

test('what somebody else borrows is no such loan', () =>
  expect(goes('he could pay me back 200 a month', 'my son wants to borrow 4,000')).toBeNull())

test('what they ask for it is what is said right after it', () => {
  expect(goes('how much would that save me', 'dad would lend me 4,000 at 5%')).toMatchObject({
    inputs: [{ slot: 'lent' }, {}, {}, { slot: 'lentRate' }],
  })
  expect(goes('id pay him 150 a month back', 'dad would lend me 4,000 at 5%')).toMatchObject({
    intent: 'payoff-time',
    inputs: [{}, { value: { number: { value: 5 } } }, {}],
  })
})
