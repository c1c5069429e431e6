import type { What } from '#advisor/actions/language.ts'
import type { Fact } from '#advisor/facts.ts'
import type { Minded, MindedNumber } from '#advisor/minding/minded.ts'

/** Below this a number of a question is supposed, asked about or somebody else's. */
const OWN_IN_A_QUESTION = 0.3
/** Where nothing is asked, only what is clearly no fact is left out. */
const OWN_IN_A_STATEMENT = 0.04

/** From this on the mind believes that something is asked. */
const ASKED = 0.5
const QUESTION =
  /\?|\b(?:what|whats|what's|how|hows|when|which|should|can|could|would|is|are|am|do|does|will|if|and at|and with)\b/i

const isTelling = ({ intents }: Minded, text: string) =>
  !QUESTION.test(text) ||
  intents.every(
    ({ name, score }) =>
      score < ASKED ||
      name === 'tell' ||
      name === 'correct' ||
      name.startsWith('hear:') ||
      name.startsWith('social:'),
  )

/** Facts that both readers take for true: what one of them leaves, with its reason, is not stored. */
export function agreeOn(facts: readonly Fact[], minded: Minded | null, text: string): Fact[] {
  if (!minded) return [...facts]
  const isTold = isTelling(minded, text)
  const least = isTold ? OWN_IN_A_STATEMENT : OWN_IN_A_QUESTION
  return facts.filter((fact) => {
    // Nobody is asked for a year of birth, nor about a number of a question.
    if (fact.decision === 'ask' && (!isTold || fact.change.kind === 'birthYear')) return false
    if (isPlan(fact)) return true
    const numbers = minded.numbers.filter((number) => overlaps(number, fact))
    // 'So per quarter' asks; it changes nothing.
    if (numbers.length === 0) return isTold || !isAmount(fact)
    return numbers.some((number) => number.own >= least && (isTold || isSameThing(number, fact)))
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
