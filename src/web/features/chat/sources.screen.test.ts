import { createElement } from 'react'
import { expect, test } from 'vitest'
import { facts, type SavedFact } from '#contract/facts.ts'
import type { FigureSource } from '#contract/figures.ts'
import { refuse } from '#web/testing/fake-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { renderScreen, wordsOf } from '#web/testing/render-screen.tsx'
import { KnownFact } from './panels/known-fact.tsx'
import { FigureSourceText } from './rich-text/figure-source.tsx'

const at = '2026-03-04T10:00:00.000Z'
const tell = (source: FigureSource, text = '$900') =>
  renderScreen(createElement(FigureSourceText, { source, text, onLeave: () => {} }))

test('a figure that was said is quoted, with the way to the message', () => {
  const html = tell({ kind: 'words', quote: 'I owe 900', messageId: 7, at })
  expect(wordsOf(html)).toBe('You said on Mar 4, 2026 I owe 900 Show message')
  expect(html).toContain('href="/chat#message-7"')
  expect(wordsOf(tell({ kind: 'words', quote: 'I owe 900', messageId: null, at: null }))).toBe(
    'You said I owe 900',
  )
})

test('a figure of a list or of the profile names it and leads there, and pay says which it is', () => {
  const row = tell({ kind: 'row', list: 'incomeItems', itemId: 1, name: 'Salary', pay: 'gross' })
  expect(wordsOf(row)).toMatch(/^An income of your budget Salary Open in .* Pay before tax$/)
  expect(row).toContain('href="/budget"')
  expect(wordsOf(tell({ kind: 'profile', field: 'debt' }))).toMatch(/^Your profile: debt Open in /)
  expect(wordsOf(tell({ kind: 'profile', field: 'birthYear' }))).toBe('Your year of birth, as you told it')
})

test('a figure that was added up leads to its transactions', () => {
  const html = tell({
    kind: 'transactions',
    count: 1200,
    about: 'Food in March',
    filter: { category: 'Food' },
  })
  expect(wordsOf(html)).toBe('1,200 transactions: Food in March See the transactions')
  expect(html).toContain('href="/transactions?category=Food"')
})

test('a computed figure shows its formula and what went in, a rule its words', () => {
  const inputs = [
    { label: 'Income', text: '$4,000' },
    { label: 'Rent', text: '$1,500' },
  ]
  const words = wordsOf(tell({ kind: 'formula', formula: 'Income less rent', inputs }, '$2,500'))
  expect(words).toMatch(/^Computed .*Income less rent Income \$4,000 Rent \$1,500$/)
  expect(wordsOf(tell({ kind: 'rule', name: '4% rule', text: 'A common start.' }))).toBe(
    'Rule: 4% rule A common start.',
  )
})

const fact: SavedFact = {
  id: 3,
  messageId: 7,
  at,
  state: 'saved',
  place: 'liabilities',
  field: null,
  itemId: 1,
  text: 'Visa $900',
  quote: 'I owe 900',
  canUndo: true,
}
const openFact = (shown: SavedFact) =>
  openScreen(createElement(KnownFact, { fact: shown, onForget: () => {}, onLeave: () => {} }), {
    answers: [refuse(facts.undo, 409, 'It was changed since.')],
  })

test('a fact that is known can be taken back, and says when that fails', async () => {
  const screen = await openFact(fact)
  expect(screen.words()).toContain('Visa $900')
  expect(screen.button('Correct').getAttribute('href')).toBe('/balance-sheet')
  await screen.press('Undo')
  expect(screen.changes().map(({ call }) => call)).toEqual(['POST /api/facts/3/undo'])
  expect(screen.words()).toContain('It was changed since.')
})

test('what is forgotten leaves only the day', async () => {
  const screen = await openFact({ ...fact, state: 'forgotten', text: null, quote: null })
  expect(screen.words()).toBe('Forgotten on Mar 4, 2026')
})
