import { expect, test } from 'vitest'
import { asWorded } from '#advisor/executing/choosing/as-worded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { nothing, slotsOf, take, word, wordWith } from '#advisor/executing/testing/worded.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { mindedAs } from '#advisor/testing/minded.ts'

/** The words of each input, once the message has been gone through. */
function inputsOf(text: string, intent: string, ...slots: string[]) {
  const { inputs } = asWorded(take(intent, text, ...slots), text, {
    ...nothing,
    numbers: mindedAs(text, [intent]).numbers,
  })
  return inputs.map(
    ({ slot, value }) => `${slot} ${value.kind === 'number' ? value.number.quote : value.kind}`,
  )
}

test('two things that are wanted are one target', () => {
  const both = word('18000 for the wedding and 5000 for the honeymoon', 'goal-payment', 'target', 'current')
  expect(slotsOf(both)).toEqual(['target'])
  const saved = word('18000 for the wedding, we have 5000 for it', 'goal-payment', 'target', 'current')
  expect(slotsOf(saved)).toEqual(['target', 'current'])
})

test('a year of birth says how old somebody is', () => {
  const text = 'born in 1988, what will I have at 65'
  const { inputs } = wordWith(text, 'retirement-projection', 'other', 'age')
  expect(inputs.map(({ slot, value }) => [slot, value.kind === 'number' && value.number.value])).toEqual([
    ['age', 1988],
    ['retirementAge', 65],
  ])
})

test('pensions are nothing that is spent or taken out', () => {
  expect(
    inputsOf(
      '400k, we spend 4,900, my pension is 1,300 and hers is 900',
      'nest-egg-life',
      'portfolio',
      'monthly',
    ),
  ).toEqual(['portfolio 400k', 'monthly 4,900', 'pension 1,300', 'pension 900'])
  expect(inputsOf('what if i also get 1,450 ss from 68', 'nest-egg-life', 'monthly', 'age')).toEqual([
    'pension 1,450',
    'pensionAge 68',
  ])
  expect(
    inputsOf('need 60k a year and social security pays 22k', 'four-percent', 'spending', 'spending'),
  ).toEqual(['spending 60k', 'otherIncome 22k'])
})

test('a rise of prices is no return', () =>
  expect(
    inputsOf(
      'earning 4% and taking 2,500 that goes up 2% a year',
      'nest-egg-life',
      'rate',
      'monthly',
      'rate',
    ),
  ).toEqual(['monthly 2,500', 'rate 4%', 'inflation 2%']))

test('how long a gap can be paid goes by what is spent and what comes in', () => {
  const gap = {
    id: 's1',
    kind: 'pension-gap',
    inputs: { spending: {}, pension: {}, portfolio: {} },
    results: {},
  }
  const value: Value = { kind: 'figure', sum: 's1', name: 'gap' }
  const action = { ...bare('nest-egg-life'), inputs: [{ slot: 'monthly', value }] }
  const namesOf = (text: string) =>
    asWorded(action, text, nothing, [gap as unknown as SumRecord]).inputs.map(({ slot, value: one }) => [
      slot,
      one.kind === 'figure' ? one.name : '',
    ])
  expect(namesOf('how long does it last')).toEqual([
    ['monthly', 'spending'],
    ['portfolio', 'portfolio'],
    ['pension', 'pension'],
  ])
  expect(namesOf('how long does it last with no growth')).toEqual([['monthly', 'gap']])
})

test('what is put in until one stops comes on top of what is there', () => {
  const number = (value: number): Value => ({
    kind: 'number',
    number: { kind: 'number', value, period: null, quote: String(value), start: value, end: value + 2 },
  })
  const untilFrom = (stop: number, age: number, text: string) => {
    const span: Value = { kind: 'operation', operator: 'take', left: number(stop), right: number(age) }
    const right: Value = { kind: 'constant', value: 12 }
    const months: Value = { kind: 'operation', operator: 'times', left: span, right }
    const inputs = [
      { slot: 'contribution', value: number(600) },
      { slot: 'months', value: months },
    ]
    const made = asWorded({ ...bare('growth'), inputs }, text, nothing)
    return [made.intent, ...slotsOf(made)]
  }
  const meant = ['retirement-projection', 'monthly', 'age', 'retirementAge']
  expect(untilFrom(61, 53, 'im 53, 600 a month til 61, where do i end up')).toEqual(meant)
  expect(untilFrom(18, 4, 'she is 4, 600 a month til she is 18')[0]).toBe('growth')
  expect(untilFrom(61, 53, 'im 53, just the 600 a month til 61 by itself')[0]).toBe('growth')
})
