import { expect, test } from 'vitest'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs, type Meant } from '#advisor/testing/minded.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { byTheWeek } from './by-the-week.ts'
import { execute } from '#advisor/executing/execute.ts'

function totalOf(text: string, intent: 'product' | 'sum-of', meant: readonly Meant[]): number | null {
  const minded = mindedAs(text, [intent], meant)
  const { made } = execute({
    minded,
    text,
    snapshot: emptySnapshot(),
    sums: [],
    sheet: new FigureSheet(),
  })
  const value = made[0]?.results['total']?.value
  return value === undefined ? null : value / 100
}

test.each([
  ['the warehouse is $21.50. 40 hrs what is that a month', 3726.67],
  ['the warehouse is $21.50. 40 hrs what is that a yr', 44_720],
  ['the warehouse is $21.50. 40 hrs what is that', 860],
  ['the warehouse is $21.50. 40 hrs what is that a week', 860],
])('%s: %d', (text, total) => {
  expect(totalOf(text, 'product', ['amount', 'times'])).toBe(total)
})

test('what is said for so many weeks is not counted by the week once more', () => {
  const text = '$480 a week for 26 weeks, what is that a year'
  expect(totalOf(text, 'product', ['amount', 'times'])).toBe(12_480)
})

test('an amount that does not come by the week stays as it is', () => {
  expect(totalOf('$30 for each of 12 guests a month', 'product', ['amount', 'times'])).toBe(360)
})

test.each([
  ['52k salary but its 55 hrs a wk, what is that per hour', 18.18],
  ['$4,000 a month for 40 hours a week, what is that an hour', 23.08],
  ['$880 a week for 40 hours, what is that an hour', 22],
])('%s: %d an hour', (text, hourly) => {
  const minded = mindedAs(text, ['quotient'], ['amount', 'by'])
  const { made } = execute({ minded, text, snapshot: emptySnapshot(), sums: [], sheet: new FigureSheet() })
  expect((made[0]?.results['each']?.value ?? 0) / 100).toBe(hourly)
})

test('what a sum left of a month is an hour’s by the hours of a month', () => {
  const left = sumRecord('difference', {}, { difference: ['money', 97_500] })
  const text = 'so what is that an hour, its 37.5 hrs a week'
  const [hours] = readNumbers(text)
  if (!hours) throw new Error('no hours')
  const inputs = [
    { slot: 'amount', value: { kind: 'figure', sum: 's1', name: 'difference' } as const },
    { slot: 'by', value: { kind: 'number', number: hours } as const },
  ]
  const action = { intent: 'quotient', from: null, about: [], inputs, wanted: null }
  const made = (per: 'month' | 'week') => byTheWeek(action, text, [{ ...left, per }]).at(-1)?.value.kind
  expect([made('month'), made('week')]).toEqual(['operation', 'number'])
})
