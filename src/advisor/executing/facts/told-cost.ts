/** What the thing that somebody decides about would cost: said with it, asked for, or paid for another of its kind. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Need } from '#advisor/dialogue.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import type { MindedNumber } from '#advisor/minding/minded.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { saysNet } from '#advisor/understanding/money/net-pay.ts'

const isMoney = ({ kind }: MindedNumber) => kind === 'money' || kind === 'number'
/** Smaller bare numbers count children or years. */
const LEAST = 20

/** What is taken for something of the household's own is no price. */
const own: ReadonlySet<string | null> = new Set(
  'income savings asset age retireage expenses debt nestegg rate'.split(' '),
)
const LIKELY = 0.5
const SURE = 0.9
/** What is only to come is paid by nobody yet. */
const WOULD_BE = /\b(?:would|will|gonna|going to|might|could)\b|'d\b/i
const PRICED =
  /\b(?:it'?s|its|costs?|price[ds]?|runs?|quote[ds]?|about|around|maybe|tuition|payment|for (?:it|one|that))\b/i

/** '25k' */
const BARE =
  /^\W*(?:(?:like|about|around|maybe|roughly)\W+)*\$?[\d.,]+ ?k?(?: ?(?:bucks|dollars|grand|or so|ish))?\W*$/i
/** 'No daycare, grandma watches them' */
const NOTHING = /^\W*(?:it'?s |itd be |probably )?(?:no(?:ne|thing)?|free|zero)\b(?! (?:idea|clue))/i
const nothing = (text: string): HeardNumber => ({
  kind: 'money',
  value: 0,
  period: 'month',
  quote: text.slice(0, LONGEST),
  start: 0,
  end: 0,
  words: '',
})
const LONGEST = 60

/** What is put away, and what is left of pay, is no price. */
const NO_COST = /\b(?:we|i|i'm|we're)(?: \w+)? (?:sav(?:e|ed|ing)|put(?:ting)? (?:away|aside))\b/i

interface Telling extends Pick<Hearing, 'text' | 'minded'> {
  /** Whether the message itself puts the decision. */
  isPut?: boolean
}

/** What a decision would cost: the one amount of a message that is no fact of the household. */
export function toldCost(
  { kind, thing, isCostAsked = false }: Need,
  { text, minded, isPut = false }: Telling,
  facts: readonly Fact[],
): HeardNumber | undefined {
  if (NO_COST.test(text) || (kind !== 'lessPay' && saysNet(text))) return undefined
  const isTold = ({ start, end, what, own: chance }: MindedNumber) =>
    (kind !== 'lessPay' && own.has(what) && chance >= (isCostAsked ? SURE : LIKELY)) ||
    facts.some(({ span }) => span.start <= start && end <= span.end)
  const [number, another] = (minded?.numbers ?? []).filter(
    (one) => isMoney(one) && one.value >= LEAST && !isTold(one),
  )
  if (isCostAsked && !number && NOTHING.test(text)) return nothing(text)
  const isOfIt = isCostAsked || BARE.test(text) || isPut || PRICED.test(text) || WOULD_BE.test(text)
  return number && !another && isOfIt ? { ...number, words: thing } : undefined
}

/** 'A second spot is 1250', to what it would cost, 'rent would be 1700': nothing of that is paid yet. */
export function withoutWouldBe(facts: Fact[], { text, minded, dialogue: { need } }: Hearing): Fact[] {
  const isOfNeed = need && need.kind !== 'share' && (need.isCostAsked || WOULD_BE.test(text))
  if (!isOfNeed || !toldCost(need, { text, minded }, [])) return facts
  return facts.filter(({ change }) => !(isMonthly(change) && (need.isCostAsked || change.kind === 'expense')))
}

const isMonthly = (change: Change) =>
  change.kind === 'expense' ||
  change.kind === 'income' ||
  (change.kind === 'profile' && (change.field === 'income' || change.field === 'expenses'))

const CARE = /\b(?:day ?care|child ?care|preschool|nanny|sitter)\b/i
const HOME = /\b(?:rent|mortgage|house|housing)\b/i
const CAR = /\b(?:car|truck|auto)\b/i

/** Which of the costs that are stored tells what a decision is about. */
function wordsFor({ kind, thing }: Need): RegExp | null {
  if (kind === 'child') return CARE
  return kind === 'share' ? (CAR.test(thing) ? CAR : HOME) : null
}

/** The row that tells it. */
export function rowAsNow(need: Need, { expenses }: Snapshot) {
  const words = wordsFor(need)
  return words ? expenses.find(({ category }) => words.test(category)) : undefined
}

/** What is paid already: childcare for the next one may well cost the same, and a rent is what it is. */
export function costAsNow(need: Need, snapshot: Snapshot): HeardNumber | undefined {
  const row = rowAsNow(need, snapshot)
  if (!row) return undefined
  const { category: quote, amount } = row
  return { kind: 'money', value: amount / 100, period: 'month', quote, start: 0, end: 0, words: quote }
}
