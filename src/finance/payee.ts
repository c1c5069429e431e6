/**
 * The names under which shops, employers and landlords appear on statements. Whoever they are is told by the same few
 * words in ever new company: numbers of shops and cards, dates, codes of terminals.
 */

/** Words that say how was paid, not to whom. */
const MEANS = [
  'pos|ach|dda|visa|mastercard|checkcard|check ?card|debit card|card|recurring|contactless|online|electronic',
  'point of sale|web|ppd|purchase authorized on|paiement par carte|kartenzahlung|lastschrift|überweisung',
].join('|')
const KINDS = 'purchase|debit|credit|payment|pmt|withdrawal|transaction'
const HOW = new RegExp(String.raw`^(?:(?:${MEANS})\s+)+(?:(?:${KINDS})\s+)*`, 'u')
/** Services that pay for others: the name comes behind the star. */
const THROUGH = /^(?:sq|tst|paypal|pp|sp|py|in|ic|zettle_?|sumup|google|apple)\s*\*\s*/u

const MOST_WORDS = 4

const WORD = /[\p{L}\p{M}\p{N}&'’.-]+/gu
/** Letters of one kind with single blanks between them need no tidying. */
const TIDY = /^(?:[!-~]| (?! ))*$/

/** The same for all spellings of a payee on statements: what rules, repetitions and duplicates go by. */
export function payeeKey(name: string): string {
  const tidy = TIDY.test(name) ? name : name.normalize('NFKC').replaceAll(/\s+/g, ' ')
  const plain = tidy.toLowerCase().trim()
  const whose = plain.replace(HOW, '').replace(THROUGH, '').replace(THROUGH, '')
  const words: string[] = []
  for (const word of whose.match(WORD) ?? []) {
    if (/\p{N}/u.test(word) && !/^\p{N}+\p{L}+$/u.test(word)) continue
    const bare = /['’.&-]/.test(word) ? word.replaceAll(/['’]|^[.&-]+|[.&-]+$/g, '') : word
    if (bare !== '') words.push(bare)
    if (words.length === MOST_WORDS) break
  }
  return words.join(' ') || plain || 'unknown'
}

/** Whether two keys may be the same payee, one statement having cut the name shorter than the other. */
export function isSamePayee(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length >= 4 && long.startsWith(short)) return true
  const words = new Set(long.split(' ').filter((word) => word.length > 2))
  return short.split(' ').some((word) => word.length > 3 && words.has(word))
}
