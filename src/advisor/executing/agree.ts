import type { What } from '#advisor/actions/language.ts'
import type { Fact } from '#advisor/facts.ts'
import type { Minded, MindedNumber } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { perMonth } from '#advisor/planning/question/per-period.ts'

/** Below this a number of a question is supposed, asked about or somebody else's. */
const OWN_IN_A_QUESTION = 0.3
/** Where nothing is asked, only what is clearly no fact is left out. */
const OWN_IN_A_STATEMENT = 0.04

/** What is hardly the user's own is not even asked about. */
const SURE_TO_ASK = 0.5

const LONG_LETTER = 1500
/** A message of this length says one thing. */
const BARE = 32

/** From this on the mind believes that something is asked. */
const ASKED = 0.5
const QUESTION =
  /\?|\b(?:what|whats|what's|how|hows|when|which|should|can|could|would|is|are|am|do|does|will|if|and at|and with)\b/i

const isTold = (intent: string) =>
  intent === 'tell' || intent === 'correct' || intent.startsWith('hear:') || intent.startsWith('social:')

const isStatement = ({ intents, readings }: Minded) =>
  intents.every(({ name, score }) => score < ASKED || isTold(name)) &&
  // A reading that asks is believed where it is far likelier than any other.
  !readings.some(({ score, actions }) => score >= ASKED && !actions.every(({ intent }) => isTold(intent)))

/** Words that open a question. */
const OPENING = /^\W*(?:what|whats|how|when|which|can|could|should|is|are|do|does)\b/i

const isTelling = (minded: Minded, text: string) =>
  !QUESTION.test(text) || (isStatement(minded) && !OPENING.test(text))

/** Words of somebody who speaks of what is theirs. */
const OWNING = new RegExp(
  String.raw`\b(?:i|im|ive|id|ill|my|me|mine|we|weve|our|ours|us|have|has|got|owes?|wife|husband|mom|dad|` +
    String.raw`pay|salary|income|wages?|earn\w*|mak(?:es?|ing)|paychecks?|pension|take ?home|bring)\b`,
  'i',
)

const CORRECTING = /\b(?:sorry|actually|wait|not|oops|forgot|meant|i mean|make it|now)\b/i

/** Names that a sum gives to its own numbers. */
const ANY_NAME = /^(?:payment|interest|debt|loan|mortgage|balance|savings|account|principal)$/i

/** '50k 5% 30y payment' is anybody's loan: it leaves neither a debt nor pay behind. 'A store card' is somebody's. */
function isAnybodys({ change }: Fact, { readings }: Minded, text: string): boolean {
  if (!readings[0]?.actions.some(({ intent }) => findSum(intent))) return false
  if (OWNING.test(text.replaceAll(/['’]/g, ''))) return false
  if (change.kind === 'profile') return change.field === 'income' && !CORRECTING.test(text)
  if (change.kind !== 'asset' && change.kind !== 'liability' && change.kind !== 'income') return false
  const isNamed = text.toLowerCase().includes(change.name.toLowerCase()) && !ANY_NAME.test(change.name)
  return change.id === null && !isNamed
}

/** 'Good day number two' answers no question for an amount. */
export function withoutCounts(facts: readonly Fact[], minded: Minded | null): Fact[] {
  if (!minded || minded.numbers.length === 0) return [...facts]
  const isCount = minded.numbers.every(({ role, own }) => role === 'C' && own < SURE_TO_ASK)
  const isSmallTalk = minded.intents.some(({ name, score }) => name.startsWith('social:') && score >= CERTAIN)
  return isCount && isSmallTalk ? [] : [...facts]
}

/** A line of a pasted list: a name, then its amount. */
const LINE = /^[ \t]*([\p{L}][\p{L}\p{N} &+/'’().-]{1,38}?)[ \t]*[:=–-]?[ \t]*$/u
const CERTAIN = 0.9

/** Costs in lines of a list that only the mind has read. */
export function addLines(facts: readonly Fact[], minded: Minded | null, text: string): Fact[] {
  if (!minded || !text.includes('\n')) return [...facts]
  const missed = minded.numbers.filter(
    (number) =>
      number.what === 'expense' && number.own >= CERTAIN && !facts.some((fact) => overlaps(number, fact)),
  )
  const lines = missed.flatMap((number): Fact[] => {
    const start = text.lastIndexOf('\n', number.start - 1) + 1
    const name = LINE.exec(text.slice(start, number.start))?.[1]?.trim()
    const rest = text.slice(number.end).split('\n')[0] ?? ''
    if (name === undefined || /[\p{L}\p{N}]/u.test(rest)) return []
    const amount = centsOf(perMonth(number))
    const capital = name.charAt(0).toUpperCase() + name.slice(1)
    return [
      {
        change: { kind: 'expense', id: null, name: capital, amount },
        decision: 'save',
        quote: text.slice(start, number.end).trim(),
        span: { start, end: number.end },
      },
    ]
  })
  return [...facts, ...lines]
}

/** Facts that both readers take for true: what one of them leaves, with its reason, is not stored. */
export function agreeOn(facts: readonly Fact[], minded: Minded | null, text: string): Fact[] {
  // Letters of this length are beyond what the network has learnt to judge.
  if (!minded || text.length > LONG_LETTER) return [...facts]
  const saysSo = isTelling(minded, text)
  const least = saysSo ? OWN_IN_A_STATEMENT : OWN_IN_A_QUESTION
  return facts.filter((fact) => {
    // An age told in passing is not asked about, nor is a number of a question.
    if (fact.change.kind === 'birthYear') return fact.decision === 'save' || text.length <= BARE
    if (fact.decision === 'ask' && !saysSo) return false
    if (isAnybodys(fact, minded, text)) return false
    if (isPlan(fact)) return true
    const numbers = minded.numbers.filter((number) => overlaps(number, fact))
    // 'So per quarter' asks, and changes nothing; 'I have no debt' tells.
    if (numbers.length === 0)
      return minded.isCut || isStatement(minded) || !isAmount(fact) || (saysSo && isNothing(fact))
    if (fact.decision === 'ask' && numbers.every(({ own }) => own < SURE_TO_ASK)) return false
    return numbers.some((number) => number.own >= least && (saysSo || isSameThing(number, fact)))
  })
}

/** Plans and wishes are what these keep. */
const isPlan = ({ change }: Fact) =>
  change.kind === 'goal' ||
  change.kind === 'birthYear' ||
  change.kind === 'removal' ||
  (change.kind === 'profile' && /^(?:retirement|financialGoals|investment)/.test(change.field))

const isNothing = ({ change }: Fact) => change.kind === 'profile' && change.value === 0

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
