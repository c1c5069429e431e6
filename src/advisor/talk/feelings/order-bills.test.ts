import { expect, test } from 'vitest'
import { readText } from '#advisor/grounding/print.ts'
import { orderBills } from './order-bills.ts'

const order = (text: string) => {
  const said = orderBills(text)
  return said && readText(said)
}

test('what keeps a roof and a job comes before what only calls', () => {
  expect(order('im late on my truck, a payday loan and the rent. which do i pay first?')).toBe(
    'First the rent, then the car: that keeps you housed, fed and at work; ' +
      'what can wait is the payday loan, so call and ask for a payment plan.',
  )
  expect(order('the lights, my visa and the hospital bill, what order')).toMatch(
    /^First power and water: .* what can wait is medical bills and cards,/,
  )
})

test('no order where none is asked for, or only one is named', () => {
  expect(order('im behind on rent and the car')).toBeNull()
  expect(order('behind on my visa, which card first')).toBeNull()
})
