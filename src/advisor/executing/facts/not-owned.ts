/** 'Houses like it go for 410k', 'im buying a truck, 46,000': what is only looked at is nothing that is owned. */
import type { Fact } from '#advisor/facts.ts'
import { type Minded, type MindedNumber, startOf } from '#advisor/minding/minded.ts'
import { isLending } from '#advisor/executing/inherit.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { toldSaving } from '#advisor/executing/told-plan.ts'
import { hideForeign } from '#advisor/understanding/foreign.ts'
import { nameless } from '#advisor/understanding/names/naming-rules.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { readJudged } from './judged-own.ts'
import { isFrom, isKindOf, kindOf } from './same-thing.ts'

/** Below this the mind does not take a number for the user's own, and from the other on surely. */
const NOT_OWN = 0.3
const OWN = 0.9
/** From this on the mind is believed to know what a number is. */
const SURE = 0.75
const SURELY = 0.95
/** From this on a reading is likelier than all others. */
const LIKELIER = 0.5
/** Longer messages are letters, of which the mind has learnt little. */
const LONGEST = 300

/** Things that people look at long before they have them. */
const priced: ReadonlySet<string> = new Set(['Real Estate', 'Vehicles'])

export function withoutUnowned(facts: readonly Fact[], minded: Minded | null, text: string): Fact[] {
  if (!minded || text.length > LONGEST) return [...facts]
  const reading = readMessage(hideForeign(text))
  const isJudged = readJudged(minded, text)
  return facts.flatMap((fact): Fact[] => {
    if (isJudged(fact)) return [fact]
    const numbers = minded.numbers.filter((number) => isFrom(fact, number, reading))
    if (numbers.length === 0) return [fact]
    if (isLookedAt(fact, numbers) || isPayAsGoal(fact, numbers) || isAskedAmiss(fact, numbers, text))
      return []
    if (isLentOn(fact, numbers, minded)) return []
    return [savedInstead(fact, numbers)]
  })
}

/** 'I've got 11k so far', where a goal was asked for: what is there, and no goal of that size. */
function savedInstead(fact: Fact, numbers: readonly MindedNumber[]): Fact {
  const { change } = fact
  const isNewGoal = change.kind === 'goal' && change.id === null && change.currentAmount === undefined
  if (!isNewGoal || change.targetAmount === undefined) return fact
  const isSaved = numbers.every(({ what, own, sure }) => what === 'savings' && own >= OWN && sure >= SURELY)
  return isSaved
    ? { ...fact, change: { kind: 'profile', field: 'savings', value: change.targetAmount } }
    : fact
}

const isLookedAt = ({ change }: Fact, numbers: readonly MindedNumber[]) =>
  change.kind === 'asset' &&
  change.id === null &&
  priced.has(change.category ?? '') &&
  numbers.every(({ what, own }) => what === null && own < NOT_OWN)

/** '27k, i have 4k down': the price of what is bought with a loan is nothing that somebody saves up for. */
function isLentOn(
  { change }: Fact,
  numbers: readonly MindedNumber[],
  { readings: [first] }: Minded,
): boolean {
  if (change.kind !== 'goal' || change.name !== nameless.goalTarget || !first || first.score < LIKELIER)
    return false
  const prices = new Set(
    first.actions
      .filter(({ intent }) => isLending(intent))
      .flatMap(({ inputs }) => inputs.filter(({ slot }) => slot === 'price'))
      .map(({ value }) => startOf(value)),
  )
  return numbers.some(({ start }) => prices.has(start))
}

/** '80k for a down payment and make 155k': nobody saves up for what they earn. */
const isPayAsGoal = ({ change }: Fact, numbers: readonly MindedNumber[]) =>
  change.kind === 'goal' &&
  numbers.some(
    ({ what, own, value }) => what === 'income' && own >= OWN && centsOf(value) === change.targetAmount,
  )

/** A question that nobody would ask who had listened: whether what was told as saved is what is wanted. */
function isAskedAmiss({ change, decision }: Fact, numbers: readonly MindedNumber[], text: string): boolean {
  if (decision !== 'ask') return false
  // 'And add 1,000 a month' is nothing that is spent.
  if (toldSaving(hearNumbers(text, numbers))) return true
  if (change.kind === 'profile' && change.field === 'retirementGoal') return !/\bretir/i.test(text)
  const isTarget = change.kind === 'goal' && change.currentAmount === undefined
  return numbers.every(
    ({ what, own, sure }) =>
      what !== null &&
      own >= OWN &&
      sure >= SURE &&
      (isTarget ? what !== 'goal' : !isKindOf(what, kindOf(change))),
  )
}
