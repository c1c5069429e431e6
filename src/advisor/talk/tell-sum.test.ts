import { expect, test } from 'vitest'
import { byWords, FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { changeFrom } from './tell-sum.ts'

const lasts = sumRecord('runway', {}, { months: ['months', 3], need: ['money', 280_000] })
const longer = sumRecord('runway', {}, { months: ['months', 8], need: ['money', 110_000] })
const forever = sumRecord('runway', {}, { need: ['money', 0] })
const said = (now: typeof lasts) => changeFrom(new FigureSheet(), lasts, now).map((words) => readText(words))

test('what a sum leads with is held against the one before', () =>
  expect(said(longer)).toEqual(["That's 5 months longer than before."]))
test('what is told first is held against the same before', () => {
  const pay = (year: number) =>
    sumRecord('pay-conversion', {}, { year: ['money', year], month: ['money', year / 12] })
  const [then, now] = [pay(4_080_000), pay(4_200_000)]
  const sheet = new FigureSheet()
  const told = (name: string, value: number) => [sheet.money(name, value, byWords(name))]
  const change = (lead: ReturnType<typeof told>) =>
    changeFrom(sheet, then, now, lead).map((words) => readText(words))
  expect(change(told('month', 350_000))).toEqual(["That's $100 more than before."])
  expect(change(told('anything', 1))).toEqual(["That's $1,200 more than before."])
})
test('what leads with something else is not', () => expect(said(forever)).toEqual([]))
test('some days are no months that it takes longer', () =>
  expect(said(sumRecord('runway', {}, { months: ['months', 3.3], need: ['money', 280_000] }))).toEqual([]))
