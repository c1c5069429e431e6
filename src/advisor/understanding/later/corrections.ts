import type { Change } from '#advisor/facts.ts'
import { toCents } from '#finance/money.ts'
import type { Found } from '#advisor/understanding/amount-facts.ts'
import { ASK, SAVE } from '#advisor/understanding/certainty.ts'
import type { Judged } from '#advisor/understanding/classify.ts'
import { isAgain, isRepeated, type Scene } from './correction-scene.ts'
import { isPlainSpeech, isStrong, isWished } from '#advisor/understanding/reading/correction-words.ts'
import { isOutrightAddition, SECOND } from './additions.ts'
import { mentioned, nameOf } from './focus.ts'
import { linkOf } from './links.ts'
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'
import { converted, type SaidBefore, withAmount } from './said-before.ts'
import { segmentOf } from './segments.ts'
import { isStanding } from './standing.ts'
import { isMinimum, isPutDown } from '#advisor/understanding/vetoes.ts'
import { isWritten } from '#advisor/understanding/names/rows.ts'
import { isRest } from '#advisor/understanding/names/row-names.ts'
import { isOther } from '#advisor/understanding/people.ts'
import { isHouseholdPay } from '#advisor/understanding/money/household.ts'
import { isNetOf } from './same-pay.ts'

interface Corrections {
  found: Found[]
  /** Amounts that the corrections have used up: new ones, and old ones said again to deny them. */
  taken: Amount[]
}

/** What a message sets right of what was saved before: 'Sorry, it's 72,000', 'down to 3,100 now', 'phone is 65'. */
export function readCorrections(scene: Scene | null): Corrections {
  const nothing = { found: [], taken: [] }
  if (!scene) return nothing
  const { reading, denied, fresh } = scene
  const found: Found[] = []
  for (const amount of fresh.toReversed()) {
    const link = isPlainSpeech(reading, amount) && !isOfSomeone(scene, amount) ? linkOf(scene, amount) : null
    if (!link || link.certainty < ASK) continue
    const { before, certainty } = link
    if (fresh.some((other) => other !== amount && isAgain(before, other) && isStanding(reading, other)))
      continue
    if (isNetPay(before, reading, amount) || isMereWish(before, reading, amount)) continue
    if (before.fact.change.kind === 'profile' && isHouseholdPay(reading, amount)) continue
    // 'Plus my check, 380 a week' comes beside the tips told before.
    if (isPay(before.fact.change) && isOutrightAddition(reading.text)) continue
    if (isOfWork(before.fact.change, reading) || comesIn(scene, amount, before)) continue
    if (isOneMore(scene, amount, before) || isRest(reading, amount) || isMinimum(reading, amount)) continue
    if (isPutDown(reading, amount)) continue
    const isSure = isStrong(reading.text) || denied.some((other) => isAgain(before, other))
    const change = corrected(before, scene, amount, isSure)
    if (!change || found.some((other) => isSameSlot(other.change, change))) continue
    found.unshift({ change, amount, certainty })
  }
  if (found.length === 0) return nothing
  const repeated = fresh.filter((amount) => isRepeated(scene, amount))
  return { found, taken: [...found.map(({ amount }) => amount), ...denied, ...repeated] }
}

/** 'My sister is 50'; 'my sister says 50' and 'hers is 50' may be of what was spoken of. */
function isOfSomeone({ reading: { tokens } }: Scene, { first }: Amount): boolean {
  const [person, verb] = tokens.slice(Math.max(0, first - 2), first).map(({ word }) => word)
  return (
    /^(?:is|was|has|makes|gets|pays)$/.test(verb ?? '') &&
    isOther(person ?? '') &&
    !pronouns.test(person ?? '')
  )
}

const WORK = /\b(?:job|salary|raise|offer|base pay)\b/i

/** 'The new job pays 68,000, I'm at 58,400 now' sets no balance right. */
const isOfWork = (change: Change, { text }: Reading) =>
  (change.kind === 'asset' || change.kind === 'liability') && WORK.test(text) && !isWritten(change.name, text)

const COMES_ONCE = /\b(?:bonus|refund|rebate|settlement|severance) (?:is|was|of|came to) \$?$/i
export const isComing = ({ text }: Reading, { start }: Amount) => COMES_ONCE.test(text.slice(0, start))

/** 'My bonus is 3,000. Kill Kohls with it' tells what comes in, and no balance. */
function comesIn({ reading, fresh, judged }: Scene, amount: Amount, { fact }: SaidBefore): boolean {
  const { role, certainty = 0, clarity = 0 } = judged(amount) ?? {}
  const isIncome = role === 'income' && certainty >= SAVE && clarity >= SAVE
  if (fact.change.kind === 'liability' && isComing(reading, amount)) return true
  return (
    isIncome &&
    (fact.change.kind === 'asset' || fact.change.kind === 'liability') &&
    mentioned(segmentOf(reading, amount, fresh), [fact]).length === 0
  )
}

const isPay = (change: Change) =>
  change.kind === 'income' || (change.kind === 'profile' && change.field === 'income')

const pronouns = /^(?:he|she|they|his|hers|theirs|them)$/

/** 'Hoping for 500 on groceries' says what they should be. */
const isMereWish = ({ fact: { change } }: SaidBefore, reading: Reading, amount: Amount) =>
  change.kind !== 'goal' &&
  !(change.kind === 'profile' && change.field === 'retirementGoal') &&
  isWished(reading, amount)

/** '52k a year.' 'After tax it's 3,400 a month': the same pay once more. */
const isNetPay = (before: SaidBefore, reading: Reading, amount: Amount) =>
  before.fact.change.kind === 'profile' &&
  before.fact.change.field === 'income' &&
  isNetOf(reading, amount, converted(before, reading, amount), before.stored, before)

/** 'My second student loan is 9,000', where one is known, is another one. */
function isOneMore({ reading, fresh, known }: Scene, amount: Amount, { fact }: SaidBefore): boolean {
  const words = segmentOf(reading, amount, fresh)
  const at = words.findIndex(({ word }) => SECOND.test(word))
  const named = words.slice(at + 1, at + 3)
  const alike = known.map((other) => other.fact).filter(({ change }) => change.kind === fact.change.kind)
  const [only, another] = at < 0 ? [] : mentioned(named, alike)
  return only !== undefined && another === undefined
}

/** A goal has two: what it needs and what is saved. */
export const isSameSlot = (one: Change, other: Change) =>
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

/** Too far from the stored amount to correct it. After a word like 'sorry' it may be off by a zero or a 'thousand'. */
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
