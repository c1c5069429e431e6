import { expect, test } from 'vitest'
import type { Snapshot } from '#advisor/snapshot.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { respond } from './respond.ts'
import { newTurn, seen, unknownPerson } from './testing/turns.ts'

function ask(goals: string | null, feeling: string | null = null) {
  const text = 'so where do we begin'
  const snapshot: Partial<Snapshot> = { profile: { ...unknownPerson.profile, financialGoals: goals } }
  const turn = newTurn(text, { snapshot, dialogue: { feeling } })
  return seen(respond({ ...turn, minded: mindedAs(text, ['next']) }).content)
}

test('where a goal was told, its first steps', () => {
  expect(ask('buy a house in 3 years')).toMatch(/preapproved/)
  expect(ask('get rid of our debts')).toMatch(/list every debt/)
})

test('also after a wedding, but not in a hard time', () => {
  expect(ask('a first home of our own', 'wedding')).toMatch(/preapproved/)
  expect(ask('a first home of our own', 'death')).not.toMatch(/preapproved/)
})

test('who wants to stay home buys none', () =>
  expect(ask('stay home with the baby')).not.toMatch(/preapproved/))

const known: Partial<Snapshot> = {
  ...unknownPerson,
  profile: { ...unknownPerson.profile, income: 5_800_000, expenses: 280_000, savings: 0 },
  liabilities: [
    {
      id: 1,
      name: 'Store card',
      amount: 640_000,
      interestRate: 26,
      category: 'Credit Cards',
      notes: null,
      minimumPayment: null,
      updatedAt: '',
    },
  ],
}
const told = (text: string, dialogue: object) =>
  respond({ ...newTurn(text, { snapshot: known, dialogue }), minded: mindedAs(text, ['next']) })

test('who is ashamed and has told the figures gets the step, and after it the next', () => {
  const first = told('so where do i begin', { feeling: 'shame' })
  expect(seen(first.content)).toMatch(/cash cushion/)
  const second = seen(told('and after that?', first.dialogue).content)
  expect(second).toMatch(/^(?:After that|Then).*pay off/)
})

test('what happened comes before the figures', () =>
  expect(seen(told('so where do i begin', { feeling: 'death' }).content)).toMatch(
    /death certificate|decided/,
  ))

test('the usual order is for quiet days', () => {
  const text = 'idk what to do'
  const after = (feeling: string | null) => {
    const sums = [sumRecord('growth', {}, { value: ['money', 100] })]
    const turn = newTurn(text, { dialogue: { feeling, sums } })
    return seen(respond({ ...turn, minded: mindedAs(text, ['next']) }).content)
  }
  expect(after('jobloss')).toMatch(/unemployment|savings last|HR/)
  expect(after(null)).toMatch(/usual order|Start small/)
})

test('the first step, after an explanation, is one of its own', () => {
  const topics = [{ id: 'irs-payment-plan', score: 0.9 }]
  const asked = 'can i pay the irs over time'
  const first = respond({ ...newTurn(asked), minded: mindedAs(asked, ['know'], [], { topics }) })
  const text = 'ok whats the first step'
  const turn = newTurn(text, { dialogue: first.dialogue })
  expect(seen(respond({ ...turn, minded: mindedAs(text, ['next']) }).content)).not.toMatch(
    /usual order|Start small/,
  )
})

test('what the options are asks for the next step, and not for what is traded', () => {
  const text = 'what are my options'
  const near = [{ id: 'options-trading', score: 0.8 }]
  const say = (intent: string) => {
    const minded = mindedAs(text, [intent], [], { byItself: near })
    return seen(respond({ ...newTurn(text, { dialogue: { feeling: 'divorce' } }), minded }).content)
  }
  expect(say('next')).toMatch(/account|bank balance|month costs/)
  expect(say('know')).toMatch(/account|bank balance|month costs/)
})

test('what to do with a thing that was told is about that thing', () => {
  const text = 'what do i do with it'
  const topics = [{ id: 'rollover-401k', score: 0.6 }]
  const turn = newTurn(text, { dialogue: { feeling: 'newjob' } })
  const said = (near: typeof topics) =>
    seen(respond({ ...turn, minded: mindedAs(text, ['next'], [], { topics: near }) }).content)
  expect(said(topics)).toMatch(/old 401\(k\)/)
  expect(said([])).not.toMatch(/old 401\(k\)/)
})

test('what to cut is told by the costs of the budget, and not by the debts', () => {
  const text = 'so what should we cut'
  const costs = [
    ['Rent', 140_000],
    ['Eating out', 48_000],
    ['Gym', 9_000],
  ] as const
  const expenses = costs.map(([category, amount], at) => ({
    id: at + 1,
    category,
    amount,
    date: '2026-03-01',
  }))
  const turn = newTurn(text, { snapshot: { ...known, expenses } })
  const topics = [{ id: 'cut-expenses', score: 0.78 }]
  const { content } = respond({ ...turn, minded: mindedAs(text, ['next'], [], { topics }) })
  expect(seen(content)).toMatch(
    /start with .?Eating out.? at \$480; what you could shrink comes to \$570 a month/,
  )
})
