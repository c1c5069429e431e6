import type { Card } from '#contract/cards.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { printCard } from '#advisor/grounding/print.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { inherit, runSum } from './run-sum.ts'
import type { Workbench } from './workbench.ts'

const CARD = /\[\[\s*card\s*:\s*((?:s|k|keel)\d+)\s*\]\]/gi
const ANY_CARD = /\[\[\s*card\s*:[^\]]*\]\]/gi

/** '[[card:s4]]' asks for the card of a sum; the rest of the sentence is text. */
export function takeCards(text: string): { text: string; cards: string[] } {
  if (!text.includes('[[')) return { text, cards: [] }
  const cards = [...text.matchAll(CARD)].map(([, id = '']) => id.toLowerCase())
  return { text: text.replaceAll(ANY_CARD, '').trim(), cards }
}

/** The cards of a sum of this turn; those of an earlier one are drawn again from what went into it. */
export function cardsOfSum(id: string, bench: Workbench): readonly Card[] {
  const drawn = bench.cardsOf(id)
  if (drawn.length > 0) return drawn
  const record = bench.findSum(id)
  const sum = record && findSum(record.kind)
  // What was given with the call is no part of what is stored.
  const isWhole = Object.keys(record?.inputs ?? {}).every((name) => sum && name in sum.inputs)
  if (!record || !sum || record.missing !== undefined || !isWhole) return []
  const { snapshot, turn } = bench
  const { rows } = record
  const household = {
    snapshot,
    debt: snapshot.liabilities.find((debt) => debt.id === rows?.debt) ?? null,
    goal: snapshot.goals.find((goal) => goal.id === rows?.goal) ?? null,
    asset: snapshot.assets.find((asset) => asset.id === rows?.asset) ?? null,
    row: null,
    text: turn.text,
  }
  const made = runSum(sum, id, inherit(sum, record), household, new FigureSheet(1e5))
  if (typeof made === 'string') return []
  // Steps of a plan carry figures, which would be those of another reply.
  return (made.worked.cards ?? []).filter(({ kind }) => kind !== 'plan').map((card) => printCard(card))
}
