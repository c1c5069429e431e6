import type { Change, Fact } from '#advisor/facts.ts'
import { toCents } from '#finance/money.ts'
import { isAddition } from './additions.ts'
import type { Found } from './amount-facts.ts'
import { SAVE } from './certainty.ts'
import type { Judged } from './classify.ts'
import { amountsToCorrect } from './correction-amounts.ts'
import { isAgain, isRepeated, type Scene, targetOf } from './correction-targets.ts'
import { isStrong } from './correction-words.ts'
import { latest, nameOf } from './focus.ts'
import type { Amount, Reading } from './reading.ts'
import { amountOf, converted, type SaidBefore, saidBefore, withAmount } from './said-before.ts'

export interface Corrections {
  found: Found[]
  /** Amounts that the corrections have used up: new ones, and old ones said again to deny them. */
  taken: Amount[]
}

/** Messages that are twice as long tell a story of their own. */
const LONGEST = 90

/**
 * What a message sets right of what was saved before: 'Sorry, it's 72,000', 'down to 3,100 now', 'phone is 65'.
 * `namedOnly`: the last message spoke of something else, so 'it' is not what was saved last.
 */
export function readCorrections(
  reading: Reading,
  focus: readonly Fact[],
  judged: readonly Judged[],
  namedOnly = false,
): Corrections {
  const known = latest(focus.filter(({ change }) => amountOf(change) !== null || change.kind === 'removal'))
    .map((fact) => saidBefore(fact))
    .filter((before) => before !== null)
  const nothing = { found: [], taken: [] }
  if (known.length === 0 || reading.tokens.length > LONGEST || isAddition(reading.text)) return nothing
  const { money, denied, fresh } = amountsToCorrect(reading, known)
  const values = new Set(focus.map((fact) => saidBefore(fact)?.value))
  const scene: Scene = {
    reading,
    money,
    fresh,
    known,
    judged: (amount) => judged.find((one) => one.amount === amount),
    isOld: ({ value }) => values.has(value),
  }
  const found: Found[] = []
  for (const amount of fresh.toReversed()) {
    const before = targetOf(scene, amount, namedOnly)
    if (!before) continue
    const isSure = isStrong(reading.text) || denied.some((other) => isAgain(before, other))
    const change = corrected(before, scene, amount, isSure)
    if (!change || found.some((other) => isSameSlot(other.change, change))) continue
    found.unshift({ change, amount, certainty: 1 })
  }
  if (found.length === 0) return nothing
  const repeated = fresh.filter((amount) => isRepeated(scene, amount))
  return { found, taken: [...found.map(({ amount }) => amount), ...denied, ...repeated] }
}

/** A goal has two: what it needs and what is saved. */
const isSameSlot = (one: Change, other: Change) =>
  one.kind === other.kind &&
  nameOf(one) === nameOf(other) &&
  !(one.kind === 'goal' && 'currentAmount' in one !== 'currentAmount' in other)

function corrected(before: SaidBefore, scene: Scene, amount: Amount, isSure: boolean): Change | null {
  const { change } = before.fact
  const { reading } = scene
  if (change.kind === 'goal') return goalCorrected(before, reading, amount, scene.judged(amount))
  const value = converted(before, reading, amount)
  return value === before.stored || isFar(before, value, isSure) ? null : withAmount(change, value)
}

/** Without a word that sets right, another size is another thing; with one, a nought or a 'thousand' may be amiss. */
function isFar({ stored, value: said }: SaidBefore, value: number, isSure: boolean): boolean {
  if (stored <= 0) return false
  const ratio = value / stored
  const isThousands = said < 1000 && ratio > 300 && ratio < 1100
  return isSure ? (ratio > 25 && !isThousands) || ratio < 1 / 40 : ratio > 6 || ratio < 1 / 6
}

const current = /\b(?:so far|toward|towards|saved|have|got|at|in (?:it|there)|of that|already|there)\b/i
const wanted = /\b(?:target|goal|need|needs|aim|want|quote)\b/i
const target = /\b(?:target|goal|need|needs|make (?:it|that)|aim|want|should|quote|lower|raise)\b/i

function goalCorrected(
  before: SaidBefore,
  reading: Reading,
  amount: Amount,
  judged: Judged | undefined,
): Change | null {
  const { fact, value: old, stored } = before
  const { change } = fact
  if (change.kind !== 'goal') return null
  const scale = amount.kind === 'bare' && !amount.formatted && amount.value * 60 < old ? 1000 : 1
  const value = toCents(amount.value * scale)
  if (value > stored * 50 || value === stored) return null
  // 'I'm up to 16,250 now': of what is saved, when that was spoken of last.
  const isSaved = change.targetAmount === undefined
  const isSure = judged !== undefined && judged.certainty >= SAVE && judged.role.startsWith('goal')
  const isCurrent = isSure
    ? judged.role === 'goalCurrent'
    : isSaved
      ? !wanted.test(reading.text)
      : !target.test(reading.text) && current.test(reading.text) && value <= stored
  const { id, name } = change
  return isCurrent
    ? { kind: 'goal', id, name, currentAmount: value }
    : { kind: 'goal', id, name, targetAmount: value }
}
