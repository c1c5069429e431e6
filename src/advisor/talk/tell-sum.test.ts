import { expect, test } from 'vitest'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { changeFrom } from './tell-sum.ts'

const lasts = sumRecord('runway', {}, { months: ['months', 3], need: ['money', 280_000] })
const longer = sumRecord('runway', {}, { months: ['months', 8], need: ['money', 110_000] })
const forever = sumRecord('runway', {}, { need: ['money', 0] })
const said = (now: typeof lasts) => changeFrom(new FigureSheet(), lasts, now).map((words) => readText(words))

test('what a sum leads with is held against the one before', () =>
  expect(said(longer)).toEqual(["That's 5 months longer than before."]))
test('what leads with something else is not', () => expect(said(forever)).toEqual([]))
