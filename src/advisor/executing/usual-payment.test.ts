import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { usualPayment } from './usual-payment.ts'

function slotsOf(text: string, slots: string[]) {
  const action = mindedAs(text, ['extra-payment'], slots).readings[0]?.actions[0]
  if (!action) throw new Error('Nothing was read')
  return usualPayment(action, text).map(({ slot }) => slot)
}

test.each<[string, string[], string[]]>([
  ['2,500 on the loan now, then our usual 365 a month', ['once', 'extra'], ['once', 'payment']],
  ['2,500 on the loan now and 100 extra a month', ['once', 'extra'], ['once', 'extra']],
  ['on top of our usual 365 another 100', ['extra', 'extra'], ['extra', 'extra']],
])('%s', (text, slots, expected) => expect(slotsOf(text, slots)).toEqual(expected))
