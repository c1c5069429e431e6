import { expect, test } from 'vitest'
import type { Snapshot } from '#advisor/snapshot.ts'
import { unknownPerson, fullSnapshot, seen } from '#advisor/talk/testing/turns.ts'
import { say } from '#advisor/talk/testing/conversation.ts'

const profile = unknownPerson.profile

function planFor(snapshot: Partial<Snapshot>) {
  const { said, cards, details, figures } = say('what should I do next', { snapshot })
  const steps = cards.flatMap((card) => (card.kind === 'plan' ? card.steps : []))
  return {
    said,
    figures,
    standing: seen(details ?? ''),
    steps: steps.map(({ title, reason, open }) => [seen(title), seen(reason), open]),
  }
}

test('a monthly loss comes first', () => {
  const { said, steps } = planFor({
    profile: { ...profile, income: 3_600_000, expenses: 350_000, savings: 100_000 },
  })
  expect(said).toMatch(
    /^Your next step is to close the monthly gap of \$500\. You spend \$3,500 a month and earn \$3,000/,
  )
  expect(steps.slice(0, 2)).toEqual([
    [
      'Close the monthly gap of $500',
      'You spend $3,500 a month and earn $3,000; no plan holds while savings shrink.',
      '/budget',
    ],
    [
      'Build a cash cushion of $3,500',
      'Your cash covers 0.3 months of expenses; for 1 month you are $2,500 short.',
      '/balance-sheet',
    ],
  ])
})

test('the cushion says how long it takes at the present surplus', () => {
  const { steps, standing } = planFor({
    profile: { ...profile, income: 6_000_000, expenses: 400_000, savings: 500_000, debt: 0 },
  })
  expect(steps[0]?.[1]).toBe(
    'Your cash covers 1.3 months of expenses; for 3 months you are $7,000 short. At your present surplus that takes 7 months.',
  )
  expect(standing).toBe(
    'Where you stand:Net worth: $5,000.Savings rate: 20.0%.Your cash covers 1.3 months of expenses.',
  )
})

test('every figure of the plan has a source, down to the row', () => {
  const { figures } = planFor(fullSnapshot)
  expect(figures.find(({ label }) => label === 'Visa rate')?.source).toEqual({
    kind: 'row',
    list: 'liabilities',
    itemId: 3,
    name: 'Visa',
  })
  expect(figures.find(({ label }) => label === 'savings rate')?.source).toMatchObject({
    kind: 'formula',
    inputs: [{ label: 'Income a month' }, { label: 'Expenses a month', text: '$4,000' }],
  })
})

test('a goal is the step when nothing presses', () => {
  const { goals } = fullSnapshot
  const rich = { ...profile, income: 12_000_000, expenses: 300_000, savings: 5_000_000, debt: 0 }
  expect(planFor({ profile: rich, goals }).steps[0]).toEqual([
    'Fund House Deposit',
    '$35,000 is still to save. With your whole surplus you are there in 5 months.',
    '/budget',
  ])
})

test('what is missing is asked for instead of a plan made of nothing', () => {
  const { said, steps } = planFor({})
  expect(said).toMatch(/^For a plan I need to know a little first\. What would you like/)
  expect(steps).toEqual([])
})
