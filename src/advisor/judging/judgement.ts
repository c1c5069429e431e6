import type { FigureSheet } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Asked } from './question.ts'

export type Grade = 'good' | 'fair' | 'poor'

/** What a planner would say of a result. */
export interface Judgement {
  grade: Grade
  /** Whether more of it is better: decides what 'is that a lot?' hopes to hear. */
  isMoreBetter: boolean
  /** 'it's on the high side': a clause that a yes or no can stand before. */
  claim: Text
  /** Whole sentences: the mark, what follows from it. */
  because: Text[]
  /** It turns on something that is not known: neither yes nor no. */
  isOpen?: boolean
  /** Held against a number of their own: a plain no. */
  isFirm?: boolean
}

/** What a judgement may look at. */
export interface Matter {
  sheet: FigureSheet
  record: SumRecord
  /** Every sum of the conversation, oldest first. */
  sums: readonly SumRecord[]
  snapshot: Snapshot
  question: string
  /** The number it is to be held against, where one was said. */
  target: SaidNumber | null
  /** The numbers of the question. */
  numbers: readonly SaidNumber[]
}

export type Judge = (matter: Matter) => Judgement | null

const openings: Record<Grade, Record<'good' | 'bad', string>> = {
  good: { good: 'Yes, ', bad: 'No, ' },
  fair: { good: 'Just about: ', bad: 'Not quite, but ' },
  poor: { good: 'Not really: ', bad: 'Yes, ' },
}

/** A yes or no as the question was put, then the claim, then why. */
export function sayJudgement(judgement: Judgement, asked: Asked): Text[] {
  const { grade, isMoreBetter, claim, because, isOpen, isFirm } = judgement
  const isSize = asked === 'large' || asked === 'small'
  const hoped = isSize ? ((asked === 'large') === isMoreBetter ? 'good' : 'bad') : asked
  if (hoped === 'plain' || isOpen) return [text`${capital(claim)}.`, ...because]
  const isNo = isFirm && grade === 'poor' && hoped === 'good'
  return [text`${isNo ? 'No, ' : openings[grade][hoped]}${claim}.`, ...because]
}

function capital([first, ...rest]: Text): Text {
  return typeof first === 'string'
    ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
    : [first ?? '', ...rest]
}

/** Against two marks: up to the first it is good, up to the second fair. */
export const gradeBelow = (value: number, good: number, fair: number): Grade =>
  value <= good ? 'good' : value <= fair ? 'fair' : 'poor'

export const gradeAbove = (value: number, good: number, fair: number): Grade =>
  value >= good ? 'good' : value >= fair ? 'fair' : 'poor'
