/** What the thing that somebody decides about would cost: said with it, asked for, or paid for another of its kind. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Need } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import type { MindedNumber } from '#advisor/minding/minded.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

const isMoney = ({ kind }: MindedNumber) => kind === 'money' || kind === 'number'
/** Smaller bare numbers count children or years. */
const LEAST = 20

/** What is taken for something of the household's own is no price. */
const own: ReadonlySet<string | null> = new Set(
  'income savings asset age retireage expenses debt nestegg rate'.split(' '),
)
const LIKELY = 0.5
/** What is only to come is paid by nobody yet. */
const WOULD_BE = /\b(?:would|will|gonna|going to|might|could)\b|'d\b/i
const PRICED =
  /\b(?:it'?s|its|costs?|price[ds]?|runs?|quote[ds]?|about|around|maybe|tuition|payment|for (?:it|one|that))\b/i

interface Telling extends Pick<Hearing, 'text' | 'minded'> {
  /** Whether the message itself puts the decision. */
  isPut?: boolean
}

/** What a decision would cost: the one amount of a message that is no fact of the household. */
export function toldCost(
  { thing, isCostAsked = false }: Need,
  { text, minded, isPut = false }: Telling,
  facts: readonly Fact[],
): HeardNumber | undefined {
  const isTold = ({ start, end, what, own: chance }: MindedNumber) =>
    (!isCostAsked && chance >= LIKELY && own.has(what)) ||
    facts.some(({ span }) => span.start <= start && end <= span.end)
  const [number, another] = (minded?.numbers ?? []).filter(
    (one) => isMoney(one) && one.value >= LEAST && !isTold(one),
  )
  const isOfIt = isCostAsked || isPut || PRICED.test(text) || WOULD_BE.test(text)
  return number && !another && isOfIt ? { ...number, words: thing } : undefined
}

/** 'A second spot is 1250', to what it would cost, 'rent would be 1700': nothing of that is paid yet. */
export function withoutWouldBe(facts: Fact[], { text, minded, dialogue: { need } }: Hearing): Fact[] {
  const isOfNeed = need && (need.isCostAsked || WOULD_BE.test(text))
  if (!isOfNeed || !toldCost(need, { text, minded }, [])) return facts
  return facts.filter(({ change }) => change.kind !== 'expense' && change.kind !== 'income')
}

const CARE = /\b(?:day ?care|child ?care|preschool|nanny|sitter)\b/i

/** What childcare costs already: the next one may well cost the same. */
export function costAsNow({ kind }: Need, { expenses }: Snapshot): HeardNumber | undefined {
  const row = kind === 'child' ? expenses.find(({ category }) => CARE.test(category)) : undefined
  if (!row) return undefined
  const { category: quote, amount } = row
  return { kind: 'money', value: amount / 100, period: 'month', quote, start: 0, end: 0, words: quote }
}
