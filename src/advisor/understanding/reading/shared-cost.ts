/** 'Rent is 2,000 but I pay half', 'wifi 60 split three ways': of a cost that several pay, what falls on one of them. */
import { thingOf, type ThingName } from './things.ts'
import type { Amount } from './typing.ts'

const parts = { half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5 } as const
const counts = { two: 2, both: 2, three: 3, four: 4, five: 5, six: 6 } as const
const COUNT = `[2-9]|${Object.keys(counts).join('|')}`

const HALVED =
  /\b(?:50[/ -]50|fifty[- ]fifty|in half(?! of)|half and half|half[- ]half|go halves|halfsies|down the middle)\b/i
/** 'I only pay a third', 'half of it is mine'; 'my half is 90' says how much that is. */
const MY_PART = new RegExp(
  String.raw`\b(?:i|my (?:share|part|end)(?: is|'s)?)(?: (?:only|just|am|do|pay|paying|cover|owe|have to|get|got))* (?:a |one )?` +
    String.raw`(?<part>${Object.keys(parts).join('|')})\b(?!\W*\$?\d)|\b(?<half>half)(?: of (?:it|that|which))? is (?:mine|on me)\b`,
  'i',
)
const SPLIT = String.raw`\b(?:split|splitting|shared?|sharing|divided?)`
const WAYS = new RegExp(
  String.raw`${SPLIT}\b[^.?!]{0,30}?\b(?<count>${COUNT})[- ](?:ways?|of us|people|guys|girls)\b`,
  'i',
)
const OF_US = new RegExp(String.raw`\b(?<count>${COUNT}) of us\b`, 'i')
const WITH = new RegExp(
  String.raw`\bwith (?:my |the )?(?<count>${COUNT})(?: other)? (?:room ?mates|people|friends|housemates|others)\b`,
  'i',
)
const EVENLY = new RegExp(
  String.raw`${SPLIT}(?: (?:it|that|them|this|the [a-z]+))? (?:up )?(?:evenly|equally)\b`,
  'i',
)
const WITH_ONE = /\bwith (?:my|a|an|the) (?!wife|husband|spouse)[a-z]+\b/i

/** What is told as one's own part already. */
const OWN = new RegExp(
  String.raw`\b(?:i|we)(?:'m)? (?:only |just )?(?:pay|paying|cover|put in|chip in)(?: (?:about|around|like))? \$?$|` +
    String.raw`\b(?:mine|my (?:half|share|part|end|portion|cut))\b[^.?!,;]*$`,
  'i',
)
const EACH = /^ ?(?:(?:a|per|every|\/) ?\w+ )?(?:each|apiece|a person|per person|mine|for me|on my end)\b/i

const running: ReadonlySet<ThingName | null> = new Set([
  'rent',
  'housing',
  'mortgage',
  'food',
  'utilities',
  'insurance',
  'transport',
  'family',
])
const BILL =
  /\b(?:bills?|wi-?fi|internet|cable|netflix|hulu|spotify|subscriptions?|plan|cleaner|storage|daycare|parking)\b/i
const namesCost = (words: string) =>
  BILL.test(words) ||
  words
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => running.has(thingOf(word)))

const numberOf = (said = '') => counts[said.toLowerCase() as keyof typeof counts] ?? Number(said)

/** Among how many a cost is shared, by the words around it and those of the whole message. */
function countIn(words: string, text: string): number | null {
  if (HALVED.test(words)) return 2
  const mine = MY_PART.exec(words)?.groups
  const part = mine?.['part'] ?? mine?.['half']
  if (part) return parts[part.toLowerCase() as keyof typeof parts]
  const ways = WAYS.exec(words)?.groups?.['count']
  if (ways) return numberOf(ways)
  if (!EVENLY.test(words)) return null
  const others = WITH.exec(words)?.groups?.['count']
  if (others) return numberOf(others) + 1
  const us = OF_US.exec(text)?.groups?.['count']
  return us ? numberOf(us) : WITH_ONE.test(words) ? 2 : null
}

/** Money among which costs are divided that the words around say to be shared. */
export function withShares(text: string, amounts: readonly Amount[]): Amount[] {
  const money = amounts.filter(
    ({ kind, value, currency }) => kind === 'money' || (kind === 'bare' && (currency || value > FEW)),
  )
  return amounts.map((amount) => {
    const at = money.indexOf(amount)
    if (at < 0) return amount
    const before = text.slice(money[at - 1]?.end ?? 0, amount.start)
    const after = text.slice(amount.end, money[at + 1]?.start ?? text.length)
    // What stands right behind an amount is said of that.
    const own = (at > 0 ? /[^.?!;,\n]*$/ : /[^.?!;\n]*$/).exec(before)?.[0] ?? ''
    // What is said behind goes on about it until another cost is named.
    const clauses = after.split(/(?<=[.?!;,\n])\s|\s(?=(?:and|plus) )/i)
    const next = clauses.findIndex((clause, place) => place > 0 && namesCost(clause))
    const behind = clauses.slice(0, next < 0 ? MOST : Math.min(next, MOST)).join(' ')
    if (!namesCost(`${own}${clauses[0] ?? ''}`) || OWN.test(before) || EACH.test(after)) return amount
    const count = countIn(behind, text) ?? countIn(own, text)
    return count
      ? {
          ...amount,
          value: amount.value / count,
          low: amount.low / count,
          high: amount.high / count,
          share: count,
        }
      : amount
  })
}
/** '3 ways' is no cost. */
const FEW = 9
/** Clauses behind an amount that may still be about it. */
const MOST = 3
