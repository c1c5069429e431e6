import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { anyAmount, money, monthly, months, percent } from '#advisor/planning/sums/money-inputs.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { fullSnapshot, unknownPerson } from '#advisor/talk/testing/turns.ts'
import { income } from '#advisor/planning/sums/inputs.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { evaluate } from './evaluate.ts'

const scope = { snapshot: unknownPerson, sums: [], before: null }
const join = (operator: 'add' | 'take' | 'times' | 'over', left: Value, right: Value): Value => ({
  kind: 'operation',
  operator,
  left,
  right,
})
const constant = (value: number): Value => ({ kind: 'constant', value })

/** The numbers of a text as values. */
function said(text: string): [Value, Value, Value] {
  const values = readNumbers(text).map((number): Value => ({ kind: 'number', number }))
  return [values[0] ?? constant(1), values[1] ?? constant(1), values[2] ?? constant(1)]
}

test('a difference, a share of it and a half are computed to the cent', () => {
  const [worth, owed, costs] = said('worth $372,000, $215,000 owed, 6% costs')
  const rest = join('take', join('take', worth, owed), join('times', worth, costs))
  const half = evaluate(join('over', rest, constant(2)), money('Amount'), scope)
  // (372,000 - 215,000 - 22,320) / 2
  expect(half).toMatchObject({ value: 6_734_000, unit: 'money' })
})

test('weeks count as weeks, and nothing that is converted in the value comes by another period as well', () => {
  const [spent, weeks] = said('$60 for 13 weeks')
  expect(evaluate(weeks, anyAmount('Parts'), scope)).toMatchObject({ value: 13, unit: 'number' })
  expect(evaluate(join('times', spent, weeks), money('Amount'), scope)?.value).toBe(78_000)
  const [pay] = said('$900 on the 1st and 15th')
  expect(evaluate(join('times', pay, constant(2)), monthly('Income'), scope)?.value).toBe(180_000)
})

test('hours of an hourly pay, and days of what comes by the day, are counted out already', () => {
  const [wage, hours, sundays] = said('$27 an hour, 9 hours on 3 sundays')
  const earned = join('times', join('times', wage, hours), sundays)
  expect(evaluate(earned, monthly('Payment'), scope)?.value).toBe(72_900)
  expect(evaluate(join('times', join('times', sundays, hours), wage), monthly('Payment'), scope)?.value).toBe(
    72_900,
  )
  const [parking, days] = said('$8 a day, 30')
  expect(evaluate(join('times', parking, days), monthly('Spending'), scope)?.value).toBe(24_000)
})

test('what looks like an age is none where it is paid, or counted with what is no age', () => {
  const [paid] = said('and ulta by itself at 90')
  expect(evaluate(paid, monthly('Payment'), scope)).toMatchObject({ value: 9000, unit: 'money' })
  const [now, before] = said('the inhaler is 62 now, it was 15')
  const more = evaluate(join('take', now, before), anyAmount('Amount'), scope)
  expect(more).toMatchObject({ value: 47, unit: 'number' })
  const [stop, today] = said('i stop at 67, i turned 52')
  expect(evaluate(join('take', stop, today), anyAmount('Amount'), scope)).toMatchObject({ unit: 'age' })
})

test('a plain number over money is money over money', () => {
  const [amount, each] = said('60 at $5')
  expect(evaluate(join('over', amount, each), anyAmount('Amount'), scope)).toMatchObject({
    value: 12,
    unit: 'number',
  })
})

test('the source tells every part, and how they were put together', () => {
  const [a, b] = said('$310 and $275')
  expect(evaluate(join('add', a, b), money('Amount'), scope)?.source).toEqual({
    kind: 'formula',
    formula: 'a + b',
    inputs: [
      { label: 'a', text: '$310' },
      { label: 'b', text: '$275' },
    ],
  })
})

test('brackets stand where they are needed', () => {
  const [a, b, c] = said('$9, $5 and $4')
  const written = (value: Value) => {
    const source = evaluate(value, money('Amount'), scope)?.source
    return source?.kind === 'formula' ? source.formula : null
  }
  expect(written(join('over', join('add', a, b), constant(2)))).toBe('(a + b) ÷ c')
  expect(written(join('take', a, join('add', b, c)))).toBe('a − (b + c)')
})

test('a step goes on from what it was', () => {
  const before = { value: 25_000, unit: 'money', source: { kind: 'rule', name: '', text: '' } } as const
  const [more] = said('$100')
  const [share] = said('10%')
  const stepped = (operator: 'add' | 'take', step: Value) =>
    evaluate(join(operator, { kind: 'before' }, step), monthly('Payment'), { ...scope, before })?.value
  expect(stepped('add', more)).toBe(35_000)
  expect(stepped('take', share)).toBe(22_500)
})

test('an amount of another period is converted before it is added', () => {
  const [weekly, monthlyRent] = said('$100 a week and $500 a month')
  expect(evaluate(join('add', weekly, monthlyRent), monthly('Costs'), scope)?.value).toBe(93_333)
})

test('what is converted in the value itself is not converted twice', () => {
  const [weekly] = said('$90 a week')
  const monthlyValue = join('over', join('times', weekly, constant(52)), constant(12))
  expect(evaluate(monthlyValue, monthly('Saved'), scope)?.value).toBe(39_000)
})

test('money divided by money is a number, and a percentage where one is wanted', () => {
  const [part, whole] = said('$450 of $1,800')
  expect(evaluate(join('over', part, whole), percent('Share', 0, 100), scope)?.value).toBe(25)
})

test('totals of the household are looked up, and missing where nothing is stored', () => {
  const left: Value = { kind: 'total', name: 'income' }
  expect(evaluate(left, monthly('Income'), scope)).toBeNull()
  expect(evaluate(left, monthly('Income'), { ...scope, snapshot: fullSnapshot })?.value).toBeGreaterThan(0)
})

test('a span of years is a term in months, however it is put', () => {
  const [from, until] = said('from 52 to 67')
  const span = join('take', until, from)
  expect(evaluate(span, months('Term'), scope)?.value).toBe(180)
  expect(evaluate(join('times', span, constant(12)), months('Term'), scope)?.value).toBe(180)
})

test('what makes no sense makes no value', () => {
  const [a] = said('$450')
  expect(evaluate(join('over', a, join('take', constant(1), constant(1))), money('Amount'), scope)).toBeNull()
  expect(evaluate({ kind: 'figure', sum: 's9', name: 'left' }, money('Amount'), scope)).toBeNull()
  expect(evaluate(a, months('Term'), scope)).toBeNull()
})

test('less than nothing is nothing', () => {
  const [a, b] = said('$100 and $200')
  expect(evaluate(join('take', a, b), money('Amount'), scope)?.value).toBe(0)
})

test('what is short counts as less than nothing where an input takes any amount', () => {
  const [now, before] = said('$1,720 now, before it was $3,350')
  expect(evaluate(join('take', now, before), anyAmount('Amount'), scope)?.value).toBe(-163_000)
  expect(evaluate(join('take', now, before), money('Loan'), scope)?.value).toBe(0)
})

test.each([
  ['in 20 months', 20],
  ['in 5 years', 60],
  ['in 5', 60],
])('%s, times twelve, is %d months', (text, expected) => {
  expect(evaluate(join('times', said(text)[0], constant(12)), months('Time'), scope)).toMatchObject({
    value: expected,
  })
})

test.each([
  ['58,000', 5_800_000],
  ['5,800', 48_333],
])('what counts by the year takes a pay of the size of a year as it stands: %s', (text, cents) => {
  const [pay] = said(text)
  const twelfth = join('over', pay, constant(12))
  const yearly = evaluate(twelfth, { ...money('Pay a year'), per: 'year' }, scope)
  expect(yearly?.value).toBe(cents)
  expect(evaluate(join('over', said('58,000')[0], constant(12)), monthly('Pay'), scope)?.value).toBe(483_333)
})

test('budgets go by what is brought home of the pay that was worked out', () => {
  const earned = sumRecord('pay-conversion', {}, { month: ['money', 271_700] }, { id: 's1' })
  const month: Value = { kind: 'figure', sum: 's1', name: 'month' }
  const paid = (isAside: boolean) => {
    const snapshot = { ...unknownPerson, takeHome: { amount: 235_000, isAside } }
    return evaluate(month, income, { ...scope, snapshot, sums: [earned] })?.value
  }
  expect(paid(false)).toBe(235_000)
  expect(paid(true)).toBe(271_700)
})

test('a bare time is in months where it was in months before', () => {
  const before = (quote: string, value: number) =>
    ({ value, unit: 'months', source: { kind: 'words', quote, messageId: null, at: null } }) as const
  const [time] = said('what about 15')
  const taken = (quote: string, value: number) =>
    evaluate(time, months('Term'), { ...scope, before: before(quote, value) })?.value
  expect(taken('20 months', 20)).toBe(15)
  expect(taken('30 years', 360)).toBe(180)
})

test('a constant is the percent that it is said as', () => {
  expect(evaluate(constant(100), percent('Match', 0, 1000), scope)).toMatchObject({
    value: 100,
    unit: 'percent',
  })
})

test('beside a year of pay an amount without a period is of a year, too', () => {
  const yearly = { ...money('Pay'), per: 'year' } as const
  const [pay, tax] = said('76k, 3,400 of state tax')
  expect(evaluate(join('take', pay, tax), yearly, scope)?.value).toBe(7_260_000)
})
