import { describe, expect, test } from 'vitest'
import { hearNumbers, keepHeard } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { byWords } from '#advisor/grounding/figures.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { goOn } from './going-on.ts'

describe('the years before a benefit starts', () => {
  const made = sumRecord(
    'pension-gap',
    { pension: ['money', 380_000] },
    { gap: ['money', 60_000] },
    { id: 's1' },
  )
  const pension = { ...made.inputs['pension']!, source: byWords('2,000 + 1,800') }
  const gap = { ...made, inputs: { pension } }
  const before = 'pension 2,000 and social security 1,800'
  const heard = keepHeard([], hearNumbers(before, readNumbers(before)))
  const asked = (text: string) =>
    goOn({ text, minded: mindedAs(text, []), sums: [gap], snapshot: emptySnapshot(), heard })

  test.each([
    ['from 64 to 67, before social security, what do we need from savings', 36],
    ['how much would we burn between 62 and 67 until ss', 60],
  ])('%s', (text, times) =>
    expect(asked(text)).toMatchObject({
      intent: 'product',
      inputs: [
        { slot: 'amount', value: { operator: 'add', right: { number: { value: 1800 } } } },
        { slot: 'times', value: { value: times } },
      ],
    }),
  )

  test('by the gap alone where nothing is left out of it', () =>
    expect(asked('what do we pull from savings from 70 to 75')?.inputs[0]).toMatchObject({
      value: { kind: 'figure', name: 'gap' },
    }))

  test.each([
    'what do we need from savings a month from 64 to 67',
    'is it better to claim at 64 or 67',
    'what do we need to save from 500 to 900',
  ])('something else: %s', (text) => expect(asked(text)).toBeNull())
})

describe('a raise beside the rise of prices', () => {
  const raise = sumRecord(
    'raise',
    { salary: ['money', 6_000_000], percent: ['percent', 2] },
    { new: ['money', 6_120_000], difference: ['money', 120_000] },
    { id: 's1' },
  )
  const asked = (text: string) =>
    goOn({ text, minded: mindedAs(text, []), sums: [raise], snapshot: emptySnapshot() })

  test.each([
    'inflation is 3.5%, how many dollars short is that',
    'cost of living went up 4%. how much am i losing',
    'prices are up 3.2 percent so how far behind am i',
  ])('%s', (text) =>
    expect(asked(text)).toMatchObject({
      intent: 'difference',
      inputs: [{ value: { operator: 'times' } }, { slot: 'take', value: { name: 'difference' } }],
    }),
  )

  test.each(['what if they gave me 3.5%', 'inflation is 3%, what is my real raise in percent'])(
    'something else: %s',
    (text) => expect(asked(text)).toBeNull(),
  )
})

describe('how long it lasts, after what is short', () => {
  const gap = sumRecord('pension-gap', {}, { gap: ['money', 185_000], years: ['years', 24.7] }, { id: 's1' })
  const asked = (text: string, ...sums: (typeof gap)[]) =>
    goOn({ text, minded: mindedAs(text, []), sums, snapshot: emptySnapshot() })

  test('is told by that sum', () =>
    expect(asked('and how long will it all last', gap)).toMatchObject({
      intent: 'pension-gap',
      from: 's1',
      wanted: 'years',
    }))

  test('unless it is asked of something else', () => {
    expect(asked('how long will 90,000 last', gap)).toBeNull()
    expect(asked('how long will it last')).toBeNull()
  })
})
