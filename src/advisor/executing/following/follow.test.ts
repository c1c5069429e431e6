import { describe, expect, test } from 'vitest'
import { card, converse, loan, type Said } from '#advisor/executing/testing/converse.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { movedRate } from './moved-rate.ts'

const constant = (value: number): Value => ({ kind: 'constant', value })
const before: Value = { kind: 'before' }
const join = (operator: 'add' | 'take' | 'times' | 'over', left: Value, right: Value): Value => ({
  kind: 'operation',
  operator,
  left,
  right,
})
/** The numbers of a message as values; those of an earlier one have words with them. */
const numbersOf = (text: string, isHeard = false) =>
  readNumbers(text).map((number): Value => ({
    kind: 'number',
    number: isHeard ? Object.assign(number, { words: '' }) : number,
  }))
const aYear = (pay: Value, share: Value) => join('over', join('times', pay, share), constant(12))

const told = 'i make 60,000. if i put in 10% what is it at 65, i am 30'
const [pay = before, share = before, stops = before, age = before] = numbersOf(told)
const [heardPay = before, heardShare = before] = numbersOf(told, true)
const retirement: Said = [
  told,
  ['retirement-projection'],
  [],
  {
    inputs: [
      { slot: 'monthly', value: aYear(pay, share) },
      { slot: 'retirementAge', value: stops },
      { slot: 'age', value: age },
    ],
  },
]
const change = (text: string, inputs: (numbers: Value[]) => Action['inputs'], from = 's1'): Said => [
  text,
  ['retirement-projection'],
  [],
  { from, inputs: inputs(numbersOf(text)) },
]
const monthlyAfter = (...said: Said[]) => converse(retirement, ...said).last?.inputs['monthly']?.value

describe('a new share of pay stands in the place of the one before', () => {
  test.each(['what if i only do 6%', 'ok 6% instead', 'and with 6%?', 'make it 6 percent'])('%s', (text) => {
    const added = change(text, ([now = before]) => [
      { slot: 'monthly', value: aYear(join('add', heardShare, now), heardPay) },
    ])
    expect(monthlyAfter(added)).toBe(30_000)
    const asReturn = change(text, ([now = before]) => [{ slot: 'rate', value: now }])
    expect(monthlyAfter(asReturn)).toBe(30_000)
  })

  test.each(['what about 6', 'and if i did 6?'])('or a bare number: %s', (text) => {
    const asReturn = change(text, ([now = before]) => [{ slot: 'rate', value: now }])
    expect(monthlyAfter(asReturn)).toBe(30_000)
    const asAge = change(text, ([now = before]) => [{ slot: 'retirementAge', value: now }])
    expect(monthlyAfter(asAge)).toBe(30_000)
  })

  test.each(['what if it only earns 6%', 'and at 6%', 'if the market returns 6%'])(
    'but a return: %s',
    (text) => {
      const { last } = converse(
        retirement,
        change(text, ([now = before]) => [{ slot: 'rate', value: now }]),
      )
      expect(last).toMatchObject({ inputs: { monthly: { value: 50_000 }, rate: { value: 6 } } })
    },
  )

  test.each(['and another 2%', 'with 2% more', 'plus the 2 percent match', 'they match 2%'])(
    'words of more add to it: %s',
    (text) => {
      const read = change(text, ([now = before]) => [{ slot: 'monthly', value: join('times', before, now) }])
      expect(monthlyAfter(read)).toBe(60_000)
    },
  )
})

describe('a chain of changes', () => {
  const rate: Said = ['and at 5', ['loan-payment'], ['rate'], { from: 's1' }]
  const shorter: Said = ['over 15', ['loan-payment'], ['months'], { from: 's1' }]

  test('keeps what was changed, whichever sum the mind points at', () =>
    expect(converse(loan, rate, shorter).last?.inputs).toMatchObject({
      rate: { value: 5 },
      months: { value: 180 },
    }))

  test('goes back to a number that was said', () => {
    const back: Said = ['ok go back to the 6', ['part'], [], {}]
    expect(converse(loan, rate, shorter, back).last?.inputs).toMatchObject({
      rate: { value: 6 },
      months: { value: 180 },
    })
  })

  test.each([
    ['what if rates drop a point', 4],
    ['and if the rate goes up half a point', 5.5],
    ['if rates fall by 2 points', 3],
  ])('%s', (text, value) =>
    expect(converse(loan, rate, [text, ['know']]).last?.inputs['rate']?.value).toBe(value),
  )
})

describe('a rate moves by points, and by small percents where it is named', () => {
  test.each([
    ['and if it drops 25% first', 6],
    ['what if it falls 2 percent', 6],
    ['and if rates drop 30%', 6],
    ['if it goes down half a point', 5.5],
    ['and if the rate goes down 1%', 5],
  ])('%s', (text, value) => expect(converse(loan, [text, ['know']]).last?.inputs['rate']?.value).toBe(value))

  test.each([
    [1, null],
    [0.4, 'rate'],
  ])('unless a likely reading takes something else for it: %d', (score, slot) => {
    const text = 'and if rates rise 2%'
    const inputs = numbersOf(text).map((value) => ({ slot: 'principal', value }))
    const actions = [{ intent: 'loan-payment', from: 's1', about: [], inputs, wanted: null }]
    const { last } = converse(loan)
    const minded = { numbers: [], readings: [{ actions, score }] }
    const read = last && movedRate({ text, minded: minded as never, head: last, chain: [last] })
    expect(read?.[0]?.slot ?? null).toBe(slot)
  })
})

test('the first state with a figure of the newest means just that', () => {
  const dearer: Said = [
    'and 20,000 more',
    ['loan-payment'],
    [{ slot: 'principal', step: 'add' }],
    { from: 's1' },
  ]
  const cheaper: Said = ['over 15', ['loan-payment'], ['months'], { from: 's2' }]
  const value: Value = { kind: 'figure', sum: 's3', name: 'principal' }
  const mixed: Said = [
    'and all of that',
    ['loan-payment'],
    [],
    { from: 's1', inputs: [{ slot: 'principal', value }] },
  ]
  const [first, second, third, last] = converse(loan, dearer, cheaper, mixed).sums
  expect(last?.inputs['principal']?.value).toBe(second?.inputs['principal']?.value)
  expect(last?.inputs['months']?.value).toBe(first?.inputs['months']?.value)
  expect(third?.inputs['months']?.value).toBe(180)
})

describe('what was added is taken back', () => {
  const more: Said = [
    'and 50 more a month',
    ['payoff-time'],
    [{ slot: 'payment', step: 'add' }],
    { from: 's1' },
  ]
  const lump: Said = [
    'and my 1,000 refund goes on it first',
    ['payoff-time'],
    [{ slot: 'balance', step: 'take' }],
    { from: 's2' },
  ]
  const inputsAfter = (text: string) => converse(card, more, lump, [text, ['social:ok']]).last?.inputs

  test.each(['ok without the 50', 'forget the 50', 'and if i drop the 50 again'])('%s', (text) =>
    expect(inputsAfter(text)).toMatchObject({ payment: { value: 25_000 }, balance: { value: 500_000 } }),
  )

  test.each([
    'without the refund',
    'scrap the refund',
    'and if the refund never comes',
    'and with no refund',
  ])('%s', (text) =>
    expect(inputsAfter(text)).toMatchObject({ payment: { value: 30_000 }, balance: { value: 600_000 } }),
  )

  test('but not where something else is asked with it', () =>
    expect(
      converse(card, more, ['without the 50, what payment clears it in a year', ['social:ok']]).sums,
    ).toHaveLength(2))

  test('of two that came with one message only the one that is named', () => {
    const grown: Said = ['200 a month for 30 years at 6%', ['growth'], ['contribution', 'months', 'rate']]
    const both: Said = [
      'and i start with 9,000 and put in 300',
      ['growth'],
      ['start', 'contribution'],
      { from: 's1' },
    ]
    const again: Said = ['ok with 400', ['growth'], ['contribution'], { from: 's2' }]
    expect(converse(grown, both, again, ['without the 9,000', ['social:ok']]).last?.inputs).toMatchObject({
      start: { value: 0 },
      contribution: { value: 40_000 },
    })
  })

  test('and an earlier state without it is what another sum takes', () => {
    const lower: Said = [
      'and my 1,000 refund goes on it first',
      ['payoff-time'],
      [{ slot: 'balance', step: 'take' }],
      { from: 's1' },
    ]
    const value: Value = { kind: 'figure', sum: 's1', name: 'balance' }
    const asked = (text: string): Said => [
      text,
      ['payment-to-clear'],
      [],
      { inputs: [{ slot: 'balance', value }] },
    ]
    const balanceOf = (text: string) => converse(card, lower, asked(text)).last?.inputs['balance']?.value
    expect(balanceOf('without the refund, what payment gets me done in a year')).toBe(600_000)
    expect(balanceOf('what payment gets me done in a year')).toBe(500_000)
  })

  test('but nothing that was never said', () =>
    expect(converse(card, more, ['without the lottery', ['social:ok']]).sums).toHaveLength(2))
})

describe('a wait', () => {
  test.each([
    ['and if i wait 5 years to start', 60],
    ['what if i start 3 years from now', 36],
    ['if i hold off until im 40', 120],
    ["what if i don't start for 2 years", 24],
  ])('%s', (text, months) => {
    const { last } = converse(retirement, [text, ['know']])
    expect(last).toMatchObject({ kind: 'retirement-projection', inputs: { wait: { value: months } } })
    expect(last?.results['value']?.value).toBeLessThan(93_000_000)
  })

  test('is given up again', () =>
    expect(
      converse(retirement, ['if i wait 5 years', ['know']], ['forget waiting', ['undo']]).last?.inputs[
        'wait'
      ],
    ).toMatchObject({ value: 0 }))

  test.each(['back to the 30 years', 'ok go back to 30'])('or gone back from: %s', (text) => {
    const grown: Said = ['200 a month for 30 years at 6%', ['growth'], ['contribution', 'months', 'rate']]
    const said = [grown, ['and if i wait 5 years', ['know']], [text, ['growth'], ['months'], { from: 's2' }]]
    expect(converse(...(said as Said[])).last?.inputs['wait']?.value).toBe(0)
  })

  test('until another day is none', () =>
    expect(converse(retirement, ['if i wait until 70 to claim social security', ['know']]).sums).toHaveLength(
      1,
    ))
})

test.each(['so thats how much a year?', "what's that a year", 'per year?', 'how much is it over a year'])(
  'what the last sum leads with, by the year: %s',
  (text) => {
    const { outcomes } = converse(
      loan,
      ['and at 5', ['loan-payment'], ['rate'], { from: 's1' }],
      [text, ['diff']],
    )
    expect(JSON.stringify(outcomes)).toContain('16104')
  },
)
