import type { Assumption } from '#contract/assumptions.ts'
import type { Card, PlanCard, SeriesCard, TableCard } from '#contract/cards.ts'
import type { Figure } from '#contract/figures.ts'
import type { Dialogue } from './dialogue.ts'
import type { Text } from './grounding/pieces.ts'

/** A paragraph, or a list of points. */
export type Block = { kind: 'paragraph'; text: Text } | { kind: 'list'; items: Text[] }

/** A card before it is printed: the steps of a plan carry figures. */
export type DraftCard =
  | TableCard
  | SeriesCard
  | (Omit<PlanCard, 'steps'> & {
      steps: { title: Text; reason: Text; open: PlanCard['steps'][number]['open'] }[]
    })

/** An answer before it is printed. */
export interface Draft {
  /** The short answer: at most 200 visible characters once printed. */
  content: Text
  /** The working. */
  details: Block[]
  cards: DraftCard[]
}

/** An answer as it is stored and shown. */
export interface Reply {
  content: string
  details: string | null
  cards: Card[]
  /** Every figure that the content, the details and the cards refer to. */
  figures: Figure[]
  /** What its sums rest on that nobody gave: each can be changed in the reply. */
  assumptions?: Assumption[]
  dialogue: Dialogue
}
