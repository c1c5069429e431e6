import { expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { retiring } from './retiring.ts'

/** The sum that is asked for, with the words of each input. */
function asked(text: string, last?: SumRecord) {
  const action = retiring(text, readNumbers(text), last)
  return (
    action && [
      action.intent,
      action.inputs.map(({ slot, value }) => `${slot} ${value.kind === 'number' ? value.number.quote : ''}`),
    ]
  )
}

test.each([
  [
    'im 57, 610k in the 401k, we spend 49k a year and ss at 67 will be 2,300. can i be done now',
    'pension-gap',
    ['pension 2,300', 'portfolio 610k', 'spending 49k', 'age 57', 'pensionAge 67'],
  ],
  [
    "i'm 59 with 480k in my tsp. can we retire at 63 on 4,300 a month of expenses",
    'pension-gap',
    ['portfolio 480k', 'spending 4,300', 'age 59', 'retirementAge 63'],
  ],
  [
    'could i stop working at 61? pension is 1,600 and social security 1,900 from 66',
    'pension-gap',
    ['pension 1,600', 'pension 1,900', 'retirementAge 61', 'pensionAge 66'],
  ],
  [
    'im 60 and want to stop at 64. 410k in the 403b, we spend 4,600 a month',
    'pension-gap',
    ['portfolio 410k', 'spending 4,600', 'age 60', 'retirementAge 64'],
  ],
  [
    'is 700k enough if we retire at 64 and spend 48k a year, 4% return and 2.5% inflation',
    'pension-gap',
    ['portfolio 700k', 'spending 48k', 'retirementAge 64', 'rate 4%', 'inflation 2.5%'],
  ],
  [
    'she gets 1,700 from social security and i get 2,050. 300k saved. how much can we draw so it lasts 20 years',
    'spend-down',
    ['pension 1,700', 'pension 2,050', 'portfolio 300k', 'months 20 years'],
  ],
  [
    "we're 66 with 350k saved, how much can we take each month until 90",
    'spend-down',
    ['portfolio 350k', 'age 66', 'until 90'],
  ],
])('%s', (text, intent, inputs) => {
  expect(asked(text)).toEqual([intent, inputs])
})

test.each([
  'when can i retire',
  'can i retire without health insurance before medicare',
  'how much can i spend on rent',
  'can i retire if i sell the boat for 30,000',
  'how much can i put into an ira',
  'i want to retire at 60, have 90k, spend 3,000 a month. how much do i need to save',
  'i want to quit, i have 9,000 saved and spend 2,400 a month',
])('left to the mind: %s', (text) => {
  expect(asked(text)).toBeNull()
})

test('the same plan at another age', () => {
  const stop = {
    label: 'Age at retirement',
    unit: 'age',
    value: 62,
    source: { kind: 'rule', name: '', text: '' },
  }
  const plan = {
    id: 's1',
    kind: 'pension-gap',
    inputs: { retirementAge: stop },
    results: {},
  } as unknown as SumRecord
  expect(asked('what if i work until 66 and social security is 2,700', plan)).toEqual([
    'pension-gap',
    ['retirementAge 66', 'pension 2,700'],
  ])
  expect(asked('what if i work until 66 and social security is 2,700')).toBeNull()
  expect(asked('my ss is 2,100 at 67 and hers 950', plan)).toEqual([
    'pension-gap',
    ['pension 2,100', 'pension 950', 'pensionAge 67'],
  ])
  expect(asked('my ss is 2,100 at 67, should i take it early', plan)).toBeNull()
  expect(asked('ss would be 2,100 at 67 or 1,480 at 62', plan)?.[1]).toEqual([
    'pension 1,480',
    'pensionAge 62',
  ])
  expect(asked('ss would be 2,100 at 67 or 1,580 at 63', plan)?.[1]).toEqual([
    'pension 2,100',
    'pensionAge 67',
  ])
})

test('a second benefit comes beside the first', () => {
  const pension = { label: 'Pension', unit: 'money', value: 180_000, source: { kind: 'words', quote: '' } }
  const plan = {
    id: 's1',
    kind: 'pension-gap',
    words: 'ss is 1,800 at 67',
    inputs: { pension },
    results: {},
  } as unknown as SumRecord
  const further = ['pension-gap', ['pension ', 'pension 640']]
  expect(asked('her pension is 640', plan)).toEqual(further)
  expect(asked('my husbands ss is 640', plan)).toEqual(further)
  expect(asked('sorry, ss is 1,640', plan)).toEqual(['pension-gap', ['pension 1,640']])
})
