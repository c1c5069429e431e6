import { describe, expect, test } from 'vitest'
import type { Turn } from '#advisor/advisor.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import { byProfile, byRow } from '#advisor/grounding/figures.ts'
import { allSums, findSum } from '#advisor/planning/sums/all-sums.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { callCalc } from './calc-tool.ts'
import { FactDesk } from './fact-desk.ts'
import { FigureBook } from './figure-book.ts'
import { SaidNumbers } from './said.ts'
import { callSum } from './sum-tools.ts'
import { createTools } from './tool-box.ts'
import { Workbench } from './workbench.ts'

const snapshot: Snapshot = {
  today: '2026-03-01',
  profile: {
    income: null,
    expenses: null,
    savings: null,
    debt: null,
    investmentRiskTolerance: null,
    retirementGoal: null,
    retirementAge: null,
    financialGoals: null,
  },
  birthYear: null,
  expenses: [],
  income: [],
  goals: [],
  assets: [],
  liabilities: [],
  provenance: {},
}

function newBench(text: string, ...earlier: string[]) {
  const turn: Turn = { text, snapshot, dialogue: freshDialogue, minded: null, understood: { facts: [] } }
  const messages = earlier.map((words, at) => ({ id: at + 1, at: null, text: words }))
  const bench = new Workbench(
    turn,
    new FigureBook([]),
    new SaidNumbers([{ id: null, at: null, text }, ...messages]),
  )
  const { book } = bench
  const visa = byRow('liabilities', { id: 9, name: 'Visa' })
  book.add('debt1.amount', book.sheet.money('Visa: amount', 620_000, visa), 'stored')
  book.add(
    'debt2.amount',
    book.sheet.money('Car: amount', 900_000, byRow('liabilities', { id: 10, name: 'Car' })),
    'stored',
  )
  book.add(
    'asset1.value',
    book.sheet.money('Savings: value', 900_000, byRow('assets', { id: 1, name: 'Savings' })),
    'stored',
  )
  book.add('profile.income', book.sheet.money('Income', 8_400_000, byProfile('income')), 'stored', 'year')
  return bench
}

const calc = (expression: string, bench = newBench('I have 3k, 20% off, and half of it goes'), as?: string) =>
  JSON.stringify(callCalc({ expression, label: 'Result', ...(as && { as }) }, bench))

describe('what a model may write for a number', () => {
  test.each([
    ['debt1.amount', '$6,200'],
    ['[[debt1.amount]] - said"3k"', '$3,200'],
    ["half of debt1.amount + said('3k')", '$6,100'],
    ['said"20%" of debt1.amount', '$1,240'],
    ['(debt1.amount + debt2.amount) / 2', '$7,600'],
    ['debt1.amount * 12', '$74,400'],
    ['said:3k x 2', '$6,000'],
    ['rule.stock-return', '7%'],
    ['3000 + debt1.amount', '$9,200'],
  ])('%s is %s', (expression, text) => expect(calc(expression)).toContain(`"s1.value":"${text}"`))

  test('shares and times take the unit that is asked for', () => {
    expect(calc('debt1.amount / debt2.amount', undefined, 'percent')).toContain('68.9%')
    expect(calc('debt2.amount / debt1.amount', undefined, 'times')).toContain('1.45')
  })

  test.each([
    ['debt1.amount + 777', 'nothing stands behind 777'],
    ['15% of debt1.amount', 'nothing stands behind 15'],
    ['said"9k"', 'does not stand in a message of the user'],
    ['s7.payment', 'there is no figure s7.payment'],
    ['rule.nonsense', 'there is no rule nonsense'],
    ['debt1.amount * debt2.amount', 'money times money is nothing'],
    ['debt1.amount / (2 - 2)', 'it divides by nothing'],
    ['assume 5 * debt1.amount', 'only a percentage may be assumed'],
    ['9000', 'stands in several places; write which: debt2.amount, asset1.value'],
    ['debt1.amount; drop table', 'cannot be read'],
    ['((((', 'cannot be read'],
  ])('%s is refused: %s', (expression, why) => expect(calc(expression)).toContain(why))

  test('a quote means the newest message that holds it, and one number in it', () => {
    const bench = newBench('and with 250?', 'I pay 250 a month or 300')
    expect(calc('said"250"', bench)).toContain('"s1.value":"250"')
    expect(calc('said"250 a month or 300"', bench)).toContain('holds several numbers')
  })
})

describe('a sum as a tool', () => {
  const payoff = findSum('payoff-time')
  if (!payoff) throw new Error('There is no such sum')
  const run = (input: object, bench = newBench('6,200 at 24.99%, 250 a month')) =>
    callSum(payoff, input, bench)

  test('computes with traced inputs, and goes on from an earlier sum', () => {
    const bench = newBench('6,200 at 24.99%, 250 a month')
    const said = { balance: 'debt1.amount', rate: '24.99%', payment: 'said"250 a month"' }
    expect(run(said, bench)).toMatchObject({ sum: 's1', results: { 's1.months': '36 months' } })
    const next = run({ from: 's1', payment: 's1.in.payment * 2' }, bench)
    expect(next).toMatchObject({ sum: 's2', results: { 's2.months': '15 months' } })
    expect(bench.made[1]?.inputs['balance']?.source).toMatchObject({ kind: 'row', name: 'Visa' })
  })

  test('a year’s amount becomes a month’s where the field wants one', () => {
    const bench = newBench('how much')
    const share = findSum('fifty-thirty-twenty')
    expect(share && callSum(share, { income: 'profile.income' }, bench)).toMatchObject({
      inputs: [expect.stringContaining('$7,000')],
    })
  })

  test('every fault names its field', () => {
    expect(
      run({ balance: 'assume 5000', rate: 'assume 2000', payment: '77', colour: 'red', from: '' }),
    ).toEqual({
      error: expect.stringMatching(
        new RegExp(
          [
            String.raw`^balance: Owed today is the user’s own.* rate: it must be percent, 0 to 1000\. payment: nothing stands`,
            String.raw` behind 77.* colour: there is no such field\.$`,
          ].join(''),
        ),
      ),
    })
    expect(run({ rate: '24.99%' })).toEqual({ error: expect.stringMatching(/^balance: it is missing/) })
    expect(run({ from: 's9' })).toEqual({ error: 'from: there is no sum s9.' })
    expect(run({ about: 'debt7' })).toEqual({ error: 'about: there is no row debt7.' })
    expect(callSum(payoff, 'much', newBench('x'))).toEqual({ error: 'The input must be an object.' })
  })
})

test('all tools come in one order, as closed objects whose every field is described', () => {
  const bench = newBench('When is my card paid off?')
  const desk = new FactDesk(bench, [])
  const all = createTools(bench, desk, 'all')
  expect(all.map(({ name }) => name)).toEqual([
    'calc',
    'look',
    'fact',
    'leave',
    'answer',
    'hear',
    ...allSums.map(({ name }) => name),
  ])
  for (const { name, schema } of all) {
    const { additionalProperties, properties } = schema as {
      additionalProperties: boolean
      properties: Record<string, { description?: string }>
    }
    expect([name, additionalProperties]).toEqual([name, false])
    // What every sum takes beside its own is told once, in the rules.
    const own = Object.entries(properties).filter(([field]) => !['about', 'from', 'words'].includes(field))
    for (const [, { description }] of own) expect(description).toMatch(/\w/)
  }
  const few = createTools(bench, desk, 'few').map(({ name }) => name)
  expect(few.slice(0, 4)).toEqual(['calc', 'look', 'fact', 'leave'])
  expect(few.length).toBeLessThanOrEqual(14)
  expect(few).toContain('minimum-payment')
})
