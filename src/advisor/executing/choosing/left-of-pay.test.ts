import { expect, test } from 'vitest'
import { mindedOf } from '#advisor/executing/testing/minded-of.ts'
import { snapshotWith, spending } from '#advisor/planning/testing/rows.ts'
import { judged } from '#advisor/testing/judged.ts'
import { leftOfPay } from './left-of-pay.ts'

const ask = (text: string, expenses = [spending(1, 'Rent', 1500)]) =>
  leftOfPay({
    text,
    minded: { ...mindedOf(text), amounts: judged(text, 'what if they cut the overtime') },
    snapshot: snapshotWith({ expenses }),
  })?.intent

test.each([
  ['not 690 to the card lol, 690 a week is my pay. what would be left after bills', 'budget-summary'],
  ['no, 690 a week is my pay. what would be left after bills', 'budget-summary'],
  ['then i bring home 2,400 a month, what is left over after all my expenses?', 'budget-summary'],
  ['what would be left of 20,000 after the roof', undefined],
])('%s', (text, intent) => expect(ask(text)).toBe(intent))

test('without costs nothing is known of what is left', () =>
  expect(ask('no, 690 a week is my pay. what would be left after bills', [])).toBeUndefined())
