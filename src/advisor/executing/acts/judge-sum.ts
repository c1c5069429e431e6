/** What is said of a sum that is to be judged, or of two that are to be weighed. */
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { verdicts } from '#advisor/judging/by-kind.ts'
import { tellBetter } from './tell-better.ts'
import { findOptions } from '#advisor/judging/pairs.ts'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { Told } from './acts.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { tellEnough } from './enough.ts'
import { isSaidFigure } from '#advisor/executing/named-sums.ts'
import { mainResult } from '#advisor/figures/show.ts'

interface Judging {
  minded: Minded
  text: string
  snapshot: Snapshot
  sums: readonly SumRecord[]
  sheet: FigureSheet
}

/** The words, or the sum whose own answer is the verdict. */
export interface Judged {
  told: Told | null
  again?: SumRecord
}

/** A sum that is a verdict by itself says it again; any other is judged. */
export function judgeSum(judging: Judging, action: Action, record: SumRecord): Judged {
  const { minded, sheet, snapshot, sums, text: question } = judging
  if (verdicts.has(record.kind)) return { told: null, again: record }
  const target = findTarget(minded, action, record)
  return { told: tellEnough({ sheet, record, sums, snapshot, question, target, numbers: minded.numbers }) }
}

/** A bare number below this is an age, a share or a count, and no amount to hold money against. */
const LEAST_AMOUNT = 100
const MOSTLY_OWN = 0.5

function findTarget({ numbers: said }: Minded, { inputs }: Action, record: SumRecord): SaidNumber | null {
  const isMoney = mainResult(record)?.[1].unit === 'money'
  // 'Is 22 enough', of 22% that were held back: the sum's own number is no mark for it.
  const isOwn = (number: SaidNumber) =>
    Object.values(record.inputs).some((figure) => figure.unit === 'percent' && isSaidFigure(figure, number))
  // What somebody earns is what a payment is a share of.
  const isPay = ({ what, own }: Minded['numbers'][number]) => what === 'income' && own > MOSTLY_OWN
  const numbers = said.filter(
    (number) =>
      !isOwn(number) &&
      !isPay(number) &&
      !(isMoney && number.kind === 'number' && number.value < LEAST_AMOUNT),
  )
  const target = inputs.find(({ slot }) => slot === 'target')?.value
  if (target?.kind === 'number') return target.number
  // What an hour pays is nothing that a sum is held against.
  const isKind = (wanted: SaidNumber['kind']) =>
    numbers.find(({ kind, period }) => kind === wanted && period !== 'hour')
  return isKind('money') ?? isKind('percent') ?? isKind('number') ?? null
}

/** The better of two; where there is only one, what it says by itself. */
export function tellWhich(
  judging: Judging,
  pair: readonly [SumRecord, SumRecord],
  ready: readonly SumRecord[],
): Judged {
  const trap = pair.find(({ kind }) => kind === 'rollover')
  if (trap) return judgeSum(judging, bare('enough'), trap)
  // 'Buying it is 34k', after the lease alone: the sum that weighs both, and not the half of it before.
  const whole = pair.find(({ kind, results }) => verdicts.has(kind) && results['difference'])
  const isHalf = (one: SumRecord) => one.kind === whole?.kind && one.results['difference'] === undefined
  if (whole && pair.some(isHalf)) return { told: null, again: whole }
  const [a, b] = findOptions(pair, ready)
  if (a !== b) return { told: tellBetter(judging.sheet, [a, b], judging.text) }
  return verdicts.has(a.kind) ? { told: null, again: a } : { told: null }
}
