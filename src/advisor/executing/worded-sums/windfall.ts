/** 'What should i do with it', of money that came at once: what it clears, fills up and leaves. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { bare } from '#advisor/executing/bare-action.ts'

const ASKS = new RegExp(
  String.raw`\b(?:what|how|where) (?:should|would|do|can|could|shall) (?:i|we|you) (?:best )?(?:do|use|put|spend|start)\b` +
    String.raw`(?=\W*$|[^.?!]*\b(?:with|it|that|this|money|refund|bonus|inheritance|windfall|payout)\b)|` +
    String.raw`\b(?:best|smartest) (?:way to use|thing to do with|use (?:of|for))\b`,
  'i',
)
/** 'And the rest?', once what is owed was told. */
const ASKS_REST = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|then) )*(?:what'?s |what (?:about|is) )?the rest(?: of (?:it|that))?\W*$|` +
    String.raw`\bafter (?:that|paying)\b.*\bleft\W*$`,
  'i',
)
const CAME =
  /\b(?:left (?:me|us)|inherit\w*|bonus|refund|won|settlement|windfall|payout|severance|gifted|gave (?:me|us)|got\b.*\bfrom)\b/i
/** What is no cash. */
const NO_CASH =
  /\b(?:ira|401|403|roth|house|home|condo|land|stocks?|shares|loans?|cards?|credit|month|hour|owe)\b/i
/** 'I spent 6k of my bonus', 'my brother inherited 30k' */
const NOT_THERE = /\b(?:spent|paid|blew|lost|used|used up|gave away|brother|sister|friend|s?he)\b/i
const LEAST = 500

const isWindfall = ({ kind, value, period, words }: HeardNumber) =>
  (kind === 'money' || (kind === 'number' && value >= LEAST)) &&
  value >= LEAST &&
  (period === null || period === 'once') &&
  CAME.test(words) &&
  !NO_CASH.test(words) &&
  !NOT_THERE.test(words)

interface Talk {
  snapshot: Snapshot
  heard?: readonly HeardNumber[]
}

export function windfall(
  text: string,
  numbers: readonly SaidNumber[],
  { snapshot, heard = [] }: Talk,
): Action | null {
  const isKnown =
    snapshot.liabilities.length > 0 || snapshot.profile.income !== null || snapshot.income.length > 0
  const asksRest = snapshot.liabilities.length > 0 && numbers.length === 0 && ASKS_REST.test(text)
  if (!isKnown || !(ASKS.test(text) || asksRest)) return null
  const number = [...hearNumbers(text, numbers), ...heard].find(isWindfall)
  if (!number) return null
  const value: Value = { kind: 'number', number }
  return { ...bare('windfall'), inputs: [{ slot: 'amount', value }] }
}
