import type { What } from '#advisor/actions/language.ts'
import type { Fact } from '#advisor/facts.ts'
import type { Minded, MindedNumber } from '#advisor/minding/minded.ts'

/** Below this a number of a question is supposed, asked about or somebody else's. */
const OWN_IN_A_QUESTION = 0.3
/** Where nothing is asked, only what is clearly no fact is left out. */
const OWN_IN_A_STATEMENT = 0.04

const isTelling = ({ intents }: Minded) =>
  intents.every(({ name }) => name === 'tell' || name === 'correct' || name.startsWith('hear:'))

/** Facts that both readers take for true: what one of them leaves, with its reason, is not stored. */
export function agreeOn(facts: readonly Fact[], minded: Minded | null): Fact[] {
  if (!minded) return [...facts]
  const least = isTelling(minded) ? OWN_IN_A_STATEMENT : OWN_IN_A_QUESTION
  return facts.filter((fact) => {
    if (isPlan(fact)) return true
    const numbers = minded.numbers.filter((number) => overlaps(number, fact))
    // 'So per quarter' asks; it changes nothing.
    if (numbers.length === 0) return isTelling(minded) || !isAmount(fact)
    return numbers.some((number) => number.own >= least && (isTelling(minded) || isSameThing(number, fact)))
  })
}

/** Plans and wishes are what these keep. */
const isPlan = ({ change }: Fact) =>
  change.kind === 'goal' ||
  change.kind === 'birthYear' ||
  change.kind === 'removal' ||
  (change.kind === 'profile' && /^(?:retirement|financialGoals|investment)/.test(change.field))

const isAmount = ({ change }: Fact) => change.kind !== 'profile' || typeof change.value === 'number'

const kinds: Partial<Record<What, readonly string[]>> = {
  liability: ['liability', 'debt'],
  rate: ['liability'],
  payment: ['expense', 'liability'],
  minimum: ['liability', 'expense'],
  expense: ['expense', 'expenses'],
  income: ['income'],
  savings: ['savings', 'asset'],
  asset: ['asset', 'savings'],
  expenses: ['expenses', 'expense'],
  debt: ['debt', 'liability'],
}

/** In a question, both readers must take the number for the same. */
function isSameThing({ what }: MindedNumber, { change }: Fact): boolean {
  const kind = change.kind === 'profile' ? change.field : change.kind
  return what !== null && (kinds[what]?.includes(kind) ?? false)
}

const overlaps = ({ start, end }: MindedNumber, { span }: Fact) => start < span.end && span.start < end
