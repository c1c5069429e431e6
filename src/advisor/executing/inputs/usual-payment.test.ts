import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { notTheLeast, usualPayment } from './usual-payment.ts'

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

test('the least payment gives way to what is paid', () => {
  const paidIn = (text: string) => {
    const minded = mindedAs(text, ['payoff-time'], ['balance', 'rate', 'payment'])
    const action = minded.readings[0]?.actions[0]
    if (!action) throw new Error('Nothing was read')
    const paid = notTheLeast(action, text, minded.numbers).find(({ slot }) => slot === 'payment')?.value
    return paid?.kind === 'number' ? paid.number.value : null
  }
  expect(paidIn('visa 4,200 at 24%, minimum 110. how long at 300 a month')).toBe(300)
  expect(paidIn('visa 4,200 at 24%, minimum 110. how long')).toBe(110)
  expect(paidIn('visa 4,200 at 24%, i pay 150. rent is 900 a month, how long')).toBe(150)
})
