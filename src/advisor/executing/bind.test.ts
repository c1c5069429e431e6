import { expect, test } from 'vitest'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import { byRow, byRule, byWords } from '#advisor/grounding/figures.ts'
import type { Minded, MindedNumber } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { fullSnapshot } from '#advisor/talk/testing/turns.ts'
import { type Meant, mindedAs } from '#advisor/testing/minded.ts'
import { applyStep, bindNumbers, bindReferences, inherit } from './bind.ts'
import type { Valued } from './to-value.ts'

function sumOf(name: string) {
  const sum = findSum(name)
  if (!sum) throw new Error(`There is no sum ${name}`)
  return sum
}
const said = (unit: RecordedFigure['unit'], value: number): RecordedFigure => ({
  label: 'Said',
  unit,
  value,
  source: byWords('so'),
})
const recordOf = (
  kind: string,
  inputs: SumRecord['inputs'],
  results: SumRecord['results'] = {},
): SumRecord => ({ id: 's1', kind, inputs, results })

/** Each input with the words that fill it. */
function bind(message: string, name: string, meant: Meant[], from: SumRecord | null = null) {
  const bound = bindNumbers(sumOf(name), mindedAs(message, [name], meant), fullSnapshot, from)
  return Object.fromEntries(Array.from(bound, ([slot, numbers]) => [slot, numbers.map(({ quote }) => quote)]))
}

test('numbers fill the inputs they are meant for', () =>
  expect(bind('6,000 at 22% paying 250', 'payoff-time', ['balance', 'rate', 'payment'])).toEqual({
    balance: ['6,000'],
    rate: ['22%'],
    payment: ['250'],
  }))

test('a name of another sum finds what this sum calls it', () =>
  expect(bind('6,000 at 22%', 'payoff-time', ['principal', 'newRate'])).toEqual({
    balance: ['6,000'],
    rate: ['22%'],
  }))

test('a number that cannot be what it is meant for fills nothing else unasked', () =>
  expect(bind('22% of it', 'payoff-time', ['balance'])).toEqual({}))

test('a number left over fills the one input that is open', () => {
  expect(bind('what is 15% of 84?', 'percent-of', ['percent', ''])).toEqual({
    percent: ['15%'],
    base: ['84'],
  })
})

test('two values for one input are both kept', () =>
  expect(bind('at 6% or at 7%', 'payoff-time', ['rate', 'rate'])).toEqual({ rate: ['6%', '7%'] }))

test('a number of the last sum, said again, is what it was there', () => {
  const before = recordOf('payoff-time', { payment: said('money', 25_000) })
  expect(bind('still the 250', 'payoff-time', ['balance'], before)).toEqual({ payment: ['250'] })
})

test('another sum gets what was said before, under its own names, and no default', () => {
  const before = recordOf('payoff-time', {
    balance: said('money', 600_000),
    rate: { ...said('percent', 20), source: byRule('Card rate', 'what cards usually charge') },
    payment: said('money', 25_000),
  })
  const found = inherit(sumOf('loan-payment'), before)
  expect(found.get('principal')).toMatchObject({ value: 600_000, unit: 'money' })
  expect(found.has('rate')).toBe(false)
})

test('interest that is paid is not the interest that is earned', () => {
  const before = recordOf('payoff-time', { rate: said('percent', 22), balance: said('money', 600_000) })
  expect(inherit(sumOf('payment-to-clear'), before).get('rate')?.value).toBe(22)
  expect(inherit(sumOf('growth'), before).has('rate')).toBe(false)
})

test('what money has grown to is what it is drawn from', () => {
  const before = recordOf('growth', { start: said('money', 1_000_000) }, { value: said('money', 5_000_000) })
  expect(inherit(sumOf('nest-egg-life'), before).get('portfolio')?.value).toBe(5_000_000)
})

interface Pointing {
  sums?: SumRecord[]
  snapshot?: Snapshot
  text?: string
}
const references = (name: string, rest: Partial<Minded>, pointing: Pointing = {}) => {
  const { sums = [], snapshot = fullSnapshot, text = 'that one' } = pointing
  return bindReferences(sumOf(name), mindedAs(text, [name], [], rest), snapshot, sums, text)
}

test('a stored debt gives its balance, rate or least payment, by what is needed', () => {
  const row = { list: 'liabilities', id: 3, name: 'Visa' } as const
  const rows = ['balance', 'rate', 'payment'].map((slot) => ({ row, slot, score: 1 }))
  const bound = references('payoff-time', { rows })
  expect(bound.get('balance')).toEqual([{ value: 320_000, unit: 'money', source: byRow('liabilities', row) }])
  expect(bound.get('rate')?.[0]?.value).toBe(24.99)
  expect(bound.get('payment')?.[0]?.value).toBe(9000)
})

test('of several debts only the one that is named is meant', () => {
  const [visa] = fullSnapshot.liabilities
  if (!visa) throw new Error('There is no debt')
  const snapshot = { ...fullSnapshot, liabilities: [visa, { ...visa, id: 4, name: 'Car loan' }] }
  const rows = [{ row: { list: 'liabilities', id: 3, name: 'Visa' } as const, slot: 'balance', score: 1 }]
  expect(references('payoff-time', { rows }, { snapshot, text: 'when are my debts gone?' }).size).toBe(0)
  expect(references('payoff-time', { rows }, { snapshot, text: 'when is the Visa gone?' }).size).toBe(1)
})

test('a row that is gone gives nothing', () => {
  const row = { list: 'liabilities', id: 99, name: 'Old card' } as const
  expect(references('payoff-time', { rows: [{ row, slot: 'balance', score: 1 }] }).size).toBe(0)
})

test('of two earlier figures for one input the likelier is taken', () => {
  const before = recordOf('loan-payment', {}, { payment: said('money', 150_000), total: said('money', 9) })
  const figures = [
    { sum: 's1', name: 'total', slot: 'balance', score: 0.4 },
    { sum: 's1', name: 'payment', slot: 'balance', score: 0.9 },
  ]
  expect(references('payoff-time', { figures }, { sums: [before] }).get('balance')?.[0]?.value).toBe(150_000)
})

const before: Valued = { value: 20_000, unit: 'money', source: byWords('200') }
const numberOf = (words: string, operation: MindedNumber['operation']) => {
  const [number] = mindedAs(words, [], [{ operation }]).numbers
  if (!number) throw new Error(`No number in ${words}`)
  return number
}

test.each<[string, MindedNumber['operation'], number | null, number]>([
  ['$50', 'add', 5000, 25_000],
  ['$50', 'take', 5000, 15_000],
  ['$500', 'take', 50_000, 0],
  ['10%', 'add', null, 22_000],
  ['10%', 'take', null, 18_000],
  ['half', 'scale', null, 10_000],
  ['double', 'scale', null, 40_000],
])('%s, to %s', (words, operation, step, after) => {
  const valued: Valued | null = step === null ? null : { value: step, unit: 'money', source: byWords(words) }
  const applied = applyStep(numberOf(words, operation), valued, before)
  expect(applied).toMatchObject({ value: after, unit: 'money', source: { kind: 'formula' } })
})

test('a step on a rate is in points', () => {
  const rate: Valued = { value: 6, unit: 'percent', source: byWords('6%') }
  const point: Valued = { value: 1, unit: 'percent', source: byWords('1%') }
  expect(applyStep(numberOf('1%', 'add'), point, rate)?.value).toBe(7)
})

test('a step that is no value changes nothing', () =>
  expect(applyStep(numberOf('$50', 'add'), null, before)).toBeNull())
