/** 'So which is better?' */
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { Told } from './acts.ts'
import { describeSum } from './describe-sum.ts'
import { difference, mainResult, show } from '#advisor/figures/show.ts'
import { sideBySide } from './side-by-side.ts'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import type { Block } from '#advisor/reply.ts'
import { findMeasure, meanings } from '#advisor/judging/measures.ts'
import { advisePair } from '#advisor/judging/pairs.ts'

const list = (items: Text[]): Block => ({ kind: 'list', items })

export function tellBetter(
  sheet: FigureSheet,
  [a, b]: readonly [SumRecord, SumRecord],
  question: string,
): Told | null {
  const compared = findMeasure(a, b)
  if (!compared) {
    const advised = advisePair(sheet, a, b)
    if (advised) return { answer: advised, details: bothResults(sheet, a, b) }
    if (NAMED.test(question)) return null
    return { answer: apart(sheet, a, b), details: bothResults(sheet, a, b), isOpen: true }
  }
  const { meaning, figures } = compared
  const { isGain, less, more, besides } = meanings[meaning]
  const [first, second] = figures
  if (compared.isUnclear) return neitherBetter(sheet, [a, b], figures)
  const firstWins = first.value > second.value === isGain
  const [winner, loser] = firstWins ? [a, b] : [b, a]
  const [won, lost] = firstWins ? [first, second] : [second, first]
  const gap = difference(sheet, 'Difference', won, lost)
  const named = describeSum(sheet, winner, loser)
  const word = isGain ? more : less
  return {
    answer: [
      text`${named} is better: ${show(sheet, won)} instead of ${show(sheet, lost)}, so ${gap} ${word}.`,
      dearer(sheet, winner, loser) ?? (isFree(winner) ? text`${COUNT_FEES}` : text`${besides}`),
    ],
    details: sideBySide(sheet, winner, loser),
  }
}

/** Plain arithmetic that says nothing of what comes in or goes out. */
function neitherBetter(
  sheet: FigureSheet,
  [a, b]: readonly [SumRecord, SumRecord],
  [mine, theirs]: readonly [RecordedFigure, RecordedFigure],
): Told {
  const gap = difference(sheet, 'Difference', mine, theirs)
  const [high, low] = mine.value > theirs.value ? [mine, theirs] : [theirs, mine]
  return {
    answer: [
      text`${gap} lies between them: ${show(sheet, high)} against ${show(sheet, low)}.`,
      text`Of money that comes in take the higher, of a cost the lower.`,
    ],
    details: bothResults(sheet, a, b),
  }
}

/** A rate of nothing has its price elsewhere. */
const isFree = ({ kind, inputs }: SumRecord) => kind === 'payoff-time' && inputs['rate']?.value === 0
const COUNT_FEES = 'Count in any fee, and what the rate becomes later.'

/** Two things by name are a question of knowledge, where the sums do not compare. */
const NAMED =
  /\b(?!this\b|that\b|first\b|second\b|other\b|both\b)[a-z]{4,} (?:life )?or (?:the |a )?(?!this\b|that\b|other\b)[a-z]{4,}/i

/** What is cheaper in the end often asks for more each month. */
function dearer(sheet: FigureSheet, winner: SumRecord, loser: SumRecord): Text | null {
  const [now, then] = [winner, loser].map(({ results, inputs }) => results['payment'] ?? inputs['payment'])
  if (!now || !then || now.value <= then.value) return null
  return text`It asks for ${difference(sheet, 'More a month', now, then)} more a month, so only if that fits.`
}

/** Where no figure of one means what a figure of the other does. */
function apart(sheet: FigureSheet, a: SumRecord, b: SumRecord): Text[] {
  const mains = [b, a].map((record) => mainResult(record)?.[1])
  const isAlike = mains[0]?.label === mains[1]?.label
  const [first, second] = mains.map((main) => {
    if (!main) return text`nothing yet`
    return isAlike ? text`${show(sheet, main)}` : text`${lowerFirst(main.label)} ${show(sheet, main)}`
  })
  return [
    text`Those two don’t compare one to one: ${first ?? []}, and ${second ?? []}.`,
    text`Tell me which two ways you’re weighing, and I’ll put the same figure of each side by side.`,
  ]
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

const bothResults = (sheet: FigureSheet, a: SumRecord, b: SumRecord): Block[] =>
  [a, b].map(({ results }) =>
    list(Object.values(results).map((figure) => text`${figure.label}: ${show(sheet, figure)}`)),
  )
