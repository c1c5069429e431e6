import { expect, test } from 'vitest'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { cutBack } from './cut-back.ts'

const date = '2026-11-01'
const expenses = ['Restaurants', 'Subscriptions', 'Gym'].map((category, at) => ({
  id: at + 1,
  category,
  amount: 20_000,
  date,
}))

function cuts(text: string) {
  const snapshot = { ...emptySnapshot(), expenses }
  const action = cutBack({ text, minded: mindedAs(text, ['what-if']), snapshot, sums: [] })
  return action?.inputs.map(({ value }) => (value.kind === 'operation' ? 'half' : value.kind)) ?? null
}

test.each([
  ['what if we halve restaurants and ditch the gym', ['half', 'row']],
  ['if i dropped the gym, subscriptions in half', ['row', 'half']],
  ['if i cut restaurants by 60 and cancel subscriptions', ['number', 'row']],
])('%s', (text, kinds) => expect(cuts(text)).toEqual(kinds))

test.each([
  'what if we cut restaurants in half',
  'we dropped the gym and cut restaurants in half',
  'if i cancel the gym and my sister moves in',
])('leaves to others: %s', (text) => expect(cuts(text)).toBeNull())
