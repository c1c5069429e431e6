/** What is carried out, with what, and what comes of it. */
import type { Feeling, Social } from '#advisor/actions/language.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import type { AskedQuestion, Minded } from '#advisor/minding/minded.ts'
import type { Family } from '#advisor/reading/family.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Block, DraftCard } from '#advisor/reply.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { Made } from './make-sum.ts'

export type Outcome =
  | {
      kind: 'sum'
      made: Extract<Made, { kind: 'made' }>
      before: SumRecord | null
      wanted?: Text | null
      /** What is said of it instead of its own sentences; empty where another one's say it. */
      told?: readonly Text[]
      /** 0 to 1: how likely this is what was meant. */
      chance?: number
      /** Whether it takes up a figure of an earlier sum. */
      leans?: boolean
      /** How many numbers of the message itself it uses. */
      said?: number
      /** How many things the reading does that it comes from: each of them takes its part of the chance. */
      among?: number
    }
  | { kind: 'missing'; ask: Text; record: SumRecord }
  | { kind: 'told'; answer: Text[]; details: Block[]; cards?: DraftCard[]; chance?: number }
  | {
      kind: 'know'
      /** The question that is to be explained, where the message asks others, too. */
      question?: AskedQuestion
    }
  | { kind: 'next' }
  | { kind: 'hear'; feeling: Feeling }
  | { kind: 'social'; name: Social }
  | { kind: 'tell' }

export interface Executing {
  minded: Minded
  text: string
  snapshot: Snapshot
  sums: readonly SumRecord[]
  sheet: FigureSheet
  /** The feeling or event that had its kind word before. */
  felt?: string | null
  /** What the talk has told of the family. */
  family?: Family
  /** Numbers of earlier messages, the newest first. */
  heard?: readonly HeardNumber[]
}

export interface Executed {
  outcomes: Outcome[]
  /** Sums of this message, the missing ones included. */
  made: SumRecord[]
}
