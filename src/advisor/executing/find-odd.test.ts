import { expect, test } from 'vitest'
import { byFormula, byWords, FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { findOdd, isDoubtful, isIdle, isWild } from './find-odd.ts'

const odd = (...record: Parameters<typeof sumRecord>) => {
  const found = findOdd(new FigureSheet(), sumRecord(...record))
  return found && readText(found)
}

test('what nobody would believe becomes a doubt, with what was used', () => {
  expect(
    odd(
      'share',
      { part: ['money', 19_036_400], whole: ['money', 1_140_000] },
      { percent: ['percent', 1669.9] },
    ),
  ).toBe('Something seems off: from $190,364 and $11,400 I get 1,669.9%. Which number did I take wrong?')
  expect(
    odd(
      'percent-of',
      { percent: ['percent', 1669], base: ['percent', 1669] },
      { amount: ['percent', 27_884] },
    ),
  ).toMatch(/^Something seems off/)
  expect(odd('product', { amount: ['money', 0], times: ['count', 48] }, { total: ['money', 0] })).toMatch(
    /^Something seems off/,
  )
  expect(odd('housing-ratio', { part: ['money', 87_500] }, { percent: ['percent', 1495] })).toMatch(
    /^Something seems off/,
  )
  expect(odd('goal-time', { target: ['money', 1] }, { months: ['months', -3] })).toMatch(
    /^Something seems off/,
  )
})

test('what is merely large is told', () => {
  expect(odd('share', { part: ['money', 2], whole: ['money', 1] }, { percent: ['percent', 240] })).toBeNull()
  expect(odd('payday-rate', { amount: ['money', 1] }, { apr: ['percent', 391] })).toBeNull()
  expect(odd('equity', { value: ['money', 1] }, { equity: ['money', -500] })).toBeNull()
  expect(odd('product', { amount: ['money', 5], times: ['count', 3] }, { total: ['money', 15] })).toBeNull()
})

test('money times money is a doubt', () =>
  expect(
    odd(
      'product',
      { amount: ['money', 4_679_930], times: ['money', 2_100_000] },
      { total: ['money', 98_278_530_000] },
    ),
  ).toMatch(/^Something seems off/))

test('a fortune out of numbers that were multiplied before is a slip', () => {
  const made = sumRecord(
    'product',
    { amount: ['money', 440_993_700], times: ['count', 52] },
    { total: ['money', 22_931_672_400] },
  )
  const amount = { label: 'Amount', unit: 'money', value: 440_993_700, source: byFormula('so', []) } as const
  expect(isWild({ ...made, inputs: { ...made.inputs, amount } })).toBe(true)
  // What they said themselves is believed.
  expect(isWild(made)).toBe(false)
})

test('hours times hours are not what anybody asked for', () => {
  const counted = (value: number, source = byFormula('12 times 36', [])) => {
    const made = sumRecord(
      'product',
      { amount: ['money', 4120], times: ['count', value] },
      { total: ['money', 1] },
    )
    return isIdle({ ...made, inputs: { ...made.inputs, times: { ...made.inputs['times']!, source } } })
  }
  expect(counted(22_464)).toBe(true)
  expect(counted(2080)).toBe(false)
  expect(counted(22_464, byWords('22,464'))).toBe(false)
})

test('a sum that does nothing, or is over at once, is not what anybody asked for', () => {
  const divided = (by: number) =>
    isIdle(
      sumRecord(
        'quotient',
        { amount: ['money', 1_900_000], by: ['months', by] },
        { each: ['money', 1_900_000 / by] },
      ),
    )
  expect(divided(1)).toBe(true)
  expect(divided(9)).toBe(false)
  const paid = (payment: number) =>
    isIdle(
      sumRecord(
        'payoff-time',
        { balance: ['money', 32_500], payment: ['money', payment] },
        { months: ['months', 1] },
      ),
    )
  expect(paid(89_000)).toBe(true)
  expect(paid(33_000)).toBe(false)
  const offered = (pay2: number) =>
    isWild(sumRecord('offers', { pay: ['money', 4_160_000], pay2: ['money', pay2] }, {}))
  expect([48_000, 4_800_000].map(offered)).toEqual([true, false])
  const lent = (principal: number) =>
    isIdle(sumRecord('loan-payment', { principal: ['money', principal] }, { payment: ['money', 31] }))
  expect([1500, 150_000].map(lent)).toEqual([true, false])
})

test('a plan that nobody could follow is not what anybody asked for', () => {
  const grown = { value: ['money', 0] } as const
  expect(isIdle(sumRecord('growth', { start: ['money', 0] }, grown))).toBe(true)
  expect(isIdle(sumRecord('growth', { start: ['money', 100] }, { value: ['money', 200] }))).toBe(false)
  const ages = (now: number, then: number) =>
    isIdle(sumRecord('retirement-projection', { age: ['age', now], retirementAge: ['age', then] }, grown))
  expect([ages(60, 58), ages(58, 60)]).toEqual([true, false])
  const saved = (current: number) =>
    isIdle(
      sumRecord(
        'goal-payment',
        { current: ['money', current], target: ['money', 100] },
        { monthly: ['money', 0] },
      ),
    )
  expect([saved(300), saved(120)]).toEqual([true, false])
})

test('nothing is asked of a number held against itself', () => {
  const less = (take: number) =>
    isIdle(
      sumRecord(
        'difference',
        { amount: ['money', 2_600_000], take: ['money', take] },
        { difference: ['money', 2_600_000 - take] },
      ),
    )
  expect(less(2_600_000)).toBe(true)
  expect(less(2_500_000)).toBe(false)
})

test('nothing is taken off what is not there, unless somebody says so', () => {
  const empty = sumRecord('difference', { amount: ['money', 0], take: ['money', 5000] }, {})
  expect(isIdle(empty)).toBe(true)
  const amount = { ...empty.inputs['amount']!, source: byWords('0') }
  expect(isIdle({ ...empty, inputs: { ...empty.inputs, amount } })).toBe(false)
})

test('what would be said as a doubt gives way to another reading, and a long loan has no rate of 41 %', () => {
  const ratio = (part: number) => sumRecord('housing-ratio', {}, { percent: ['percent', part] })
  expect([isDoubtful(ratio(3482)), isDoubtful(ratio(34))]).toEqual([true, false])
  const loan = (rate: number, months: number) =>
    isIdle(sumRecord('loan-payment', { rate: ['percent', rate], months: ['months', months] }, {}))
  expect([loan(41, 240), loan(41, 12), loan(7, 360)]).toEqual([true, false, false])
})

test('assets of one kind have no mix that a vague question could mean', () => {
  const mixOf = (percent: number) => isIdle(sumRecord('asset-mix', {}, { shares: ['percent', percent] }))
  expect(mixOf(100)).toBe(true)
  expect(mixOf(60)).toBe(false)
})

test('an hour of one pay is not weighed against a month of the other', () => {
  const split = (mine: number, theirs: number) =>
    isWild(
      sumRecord('fair-split', { mine: ['money', mine], theirs: ['money', theirs] }, { own: ['money', 1] }),
    )
  expect(split(5500, 416_000)).toBe(true)
  expect(split(416_000, 5500)).toBe(true)
  expect(split(537_300, 416_000)).toBe(false)
  expect(split(0, 416_000)).toBe(false)
})
