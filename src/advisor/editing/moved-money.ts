/** Money that went from one place to another: 'paid 500 off the visa', 'moved 1,000 from checking to savings'. */
import type { Change } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { isMoneyLike, isWordOnly, readMessage } from '#advisor/understanding/reading/reading.ts'
import { type Cents, toCents } from '#finance/money.ts'
import { namesSavings } from '#advisor/planning/data/totals.ts'
import { type Entry, rowOf } from './entries.ts'
import { findMeant } from './find-meant.ts'
import { sentencesOf, type Stretch } from './removal-orders.ts'

/** An entry that is left with another amount. */
export interface Moved {
  entry: Entry
  before: Cents
  now: Cents
}
export interface Movement extends Stretch {
  changes: Change[]
  moved: Moved[]
  /** It may as well be the other way round. */
  isOpen: boolean
}

const MOVING = new RegExp(
  [
    String.raw`\b(?:paid|payed|put|threw|sent|knocked|moved|transferr?ed|shifted|took|pulled|withdrew|deposited|added|tossed|`,
    String.raw`dumped|chipped|applied|used|wired|stuck|stashed|swept|made|chucked|dropped)\b`,
  ].join(''),
  'gi',
)
/** What somebody buys on a card is owed on it, besides. */
const CHARGING = /\b(?:charged|racked up|ran up|spent|borrowed)\b/gi

/** 'Put 500 on the visa': bought with it, or paid on it. */
const EITHER_WAY = /^(?:put|stuck|tossed|threw|dropped|chucked)$/i
const BOUGHT =
  /\bfor (?!(?:this|last|the) (?:month|week)\b|now\b|(?:a |my |the )?payment\b|(?:\w+ )?interest\b)\w/i
const PAID_DOWN =
  /\b(?:toward|towards|against|extra|pa(?:y|id)(?:ing|ments?)?|off|down|from|owe\w*|knock\w*|refund|bonus|paycheck|got paid)\b/i

/** Said of oneself, or of nobody, as done. */
const OWN = new RegExp(
  [
    String.raw`^(?:[\s,:–—-]|\b(?:ok|okay|oh|hey|so|also|and|then|update|btw|fyi|yay|good news|today|yesterday|last night|`,
    String.raw`this (?:week|morning)|last (?:week|night)|just|already|finally|actually|i|we|ive|weve|i['’]ve|we['’]ve|have|`,
    String.raw`my (?:wife|husband|partner) and i|`,
    String.raw`got (?:a|my|our) [a-z ]{3,20}|when i got paid|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|ended up|went ahead|both)\b)*$`,
  ].join(''),
  'i',
)
/** What goes on month after month, is tried out, denied, or was long ago changes nothing that is kept today. */
const NOT_DONE = new RegExp(
  [
    String.raw`\b(?:every|each|per|a|last|this) (?:mo|month|week|year|paycheck|check|summer|fall|winter|spring)\b|`,
    String.raw`\b(?:monthly|weekly|biweekly)\b|\bif\b|\b(?:would|could|should|might|will|used to|so far|ago|not|never|in all|total)\b|`,
    String.raw`n['’]t\b|\b(?:did|have|do|wo|ca)nt\b`,
  ].join(''),
  'i',
)
const RECENT = /\b(?:this|last) (?:week|weekend)\b/gi
const HAVE = /\b(?:have|ive|weve)\b|['’]ve\b/i
const ASKING = /\b(?:what|how|when|which|should|can|could|did|do|does|was|is it)\b/i

const WAY = String.raw`(?:off(?: of)?|of|from|out of|toward|towards|against|in(?:to)?|on(?:to)?|to|down on|at|with|using)`
const WAYS = new RegExp(String.raw`\b(?<way>${WAY})\s+(?<place>(?:(?!\b${WAY}\b)[^,;:.!?\d])+)`, 'gi')
/** 'Paid the visa down by 500', 'sent Discover 300' */
const BEFORE_AMOUNT = /\s*(?:\b(?:down|off|by|another|an|a|extra|about|like|around)\s*|\$)*$/i
/** What a place is called ends with these. */
const ENDS = new RegExp(
  [
    String.raw`\s*\b(?:so|and|but|because|today|yesterday|this|last|just now|now|already|lol|for|thanks|which|that|when|after|`,
    String.raw`finally|again)\b.*$`,
  ].join(''),
  'is',
)
/** Where the new balance is told, that counts. */
const TELLS_BALANCE = /^[^.!?\n]*?\b(?:now|left|still|down to|leaves|remaining|balance|so)\b[^.!?\n]*\d/i

/** 'Paid the shop from savings so savings is 1,400': what is there now, and not what went. */
const STATES = /\b(?:is|are|leaves|down to|up to)(?: (?:now|only|just|about|at))*\s*\$?$/i

const SOURCE = /^(?:from|out of|off(?: of)?|with|using)$/
const DEBT = /^(?:at|off(?: of)?|of|toward|towards|against|in|into|on|onto|to|down on)$/
const ACCOUNT = /^(?:in|into|to|toward|towards|on)$/

const SPENDABLE: ReadonlySet<string> = new Set(['Cash and Equivalents', 'Investments', 'Retirement Accounts'])
const isAccount = ({ from, category, name }: Entry) =>
  (from === 'asset' && SPENDABLE.has(category ?? '')) || (from === 'profile' && name === 'savings')
const isDebt = ({ from }: Entry) => from === 'liability'

export function readMovements(text: string, entries: readonly Entry[], snapshot: Snapshot): Movement[] {
  return sentencesOf(text).flatMap((sentence) => {
    const said = text.slice(sentence.start, sentence.end)
    const verbs = [...said.matchAll(MOVING), ...said.matchAll(CHARGING)].toSorted((a, b) => a.index - b.index)
    return verbs.flatMap(({ index, 0: verb }, at) => {
      const next = verbs[at + 1]?.index ?? said.length
      const behind = said.slice(index + verb.length, next)
      const clause = (/^(?:(?!,(?!\d)|;| but | so (?:what|how|i)\b| and (?:what|how|now|i|we)\b).)*/is.exec(
        behind,
      ) ?? [''])[0]
      const before = said.slice(0, index)
      const from = before.search(
        /(?:(?<=[,;:]|\b(?:and|but|so|then)\b))(?:(?!,|;|:|\b(?:and|but|so|then)\b).)*$/is,
      )
      const head = before.slice(Math.max(0, from))
      if (!OWN.test(head) || ASKING.test(head)) return []
      if (NOT_DONE.test(`${before}${verb}${clause}`.replaceAll(RECENT, ''))) return []
      const rest = text.slice(sentence.start + index + verb.length + clause.length)
      if (TELLS_BALANCE.test(rest)) return []
      const isEither = EITHER_WAY.test(verb) && !PAID_DOWN.test(said)
      const isCharge = new RegExp(CHARGING.source, 'i').test(verb) || (isEither && BOUGHT.test(clause))
      const isTold = /\d/.test(text.slice(0, sentence.start + index))
      const known = { entries, snapshot, isCharge, isBalance: HAVE.test(head), isTold }
      const moved = readClause(clause, known)
      if (!moved) return []
      const start = sentence.start + Math.max(0, from)
      const isOnCard = moved.moved.every(({ entry }) => entry.category === 'Credit Cards')
      const isOpen = isEither && !isCharge && isOnCard && /\bon(?:to)?\b/i.test(clause)
      return [{ start, end: sentence.start + index + verb.length + clause.length, ...moved, isOpen }]
    })
  })
}

interface Known {
  entries: readonly Entry[]
  snapshot: Snapshot
  isCharge: boolean
  /** 'I have put 5,000 in savings' says what is there. */
  isBalance: boolean
  /** The message has told of something before: 'it' is that. */
  isTold: boolean
}

const CARD = /^(?:(?:the|my|our)\s+)?(?:credit )?card$/i
const IT = /^(?:it|that|them|that one|this one)$/i

/** The one account or debt that some words mean. */
function placeOf(said: string, entries: readonly Entry[], isTold = false): Entry | null {
  const name = said.replace(ENDS, '').trim()
  if (name === '' || (isTold && IT.test(name))) return null
  const found = IT.test(name) ? entries : findMeant(name, entries)
  const rows = found.filter(({ from }) => from !== 'profile')
  const [only, another] = rows.length > 0 ? rows : found
  if (only) return another ? null : only
  // 'The card', of whatever name, where there is one.
  const cards = CARD.test(name) ? entries.filter(({ category }) => category === 'Credit Cards') : []
  return cards.length === 1 ? (cards[0] ?? null) : null
}

function readClause(
  clause: string,
  { entries, snapshot, isCharge, isBalance, isTold }: Known,
): Pick<Movement, 'changes' | 'moved'> | null {
  const amounts = readMessage(clause).amounts.filter(
    (one) => (isMoneyLike(one) || one.kind === 'age') && !isWordOnly(one),
  )
  const [amount, another] = amounts
  if (!amount || another || amount.value <= 0 || STATES.test(clause.slice(0, amount.start))) return null
  const sum = toCents(amount.value)
  const [debts, accounts] = [entries.filter(isDebt), entries.filter(isAccount)]
  const ways = [...clause.matchAll(WAYS)].map(({ groups }) => ({
    way: (groups?.['way'] ?? '').toLowerCase(),
    place: groups?.['place'] ?? '',
  }))
  const find = (isWay: RegExp, among: readonly Entry[]) =>
    ways
      .map(({ way, place }) => (isWay.test(way) ? placeOf(place, among, isTold) : null))
      .find((one) => one !== null)
  const source = isCharge ? undefined : find(SOURCE, accounts)
  const named = clause.slice(0, amount.start).replace(BEFORE_AMOUNT, '').trim()
  const owed = find(DEBT, debts) ?? placeOf(named, debts) ?? undefined
  const target = owed ?? (isCharge || (isBalance && !source) ? undefined : find(ACCOUNT, accounts))
  const moved = [
    source && source !== target ? step(source, -sum, snapshot) : null,
    target ? step(target, isDebt(target) === isCharge ? sum : -sum, snapshot) : null,
  ].filter((one) => one !== null)
  const isMade = moved.length > 0 && moved.every(({ now }) => now >= 0)
  return isMade ? { moved, changes: moved.flatMap((one) => changesOf(one, snapshot)) } : null
}

function step(entry: Entry, by: Cents, snapshot: Snapshot): Moved | null {
  const row = entry.from === 'profile' ? null : rowOf(snapshot, entry)
  const before =
    row?.kind === 'asset' ? row.value : row?.kind === 'liability' ? row.amount : snapshot.profile.savings
  return before === undefined || before === null ? null : { entry, before, now: before + by }
}

function changesOf({ entry, before, now }: Moved, snapshot: Snapshot): Change[] {
  const isSavings = snapshot.profile.savings === before && namesSavings(entry.name)
  const field: Change[] =
    entry.from === 'profile' || isSavings ? [{ kind: 'profile', field: 'savings', value: now }] : []
  const row = entry.from === 'profile' ? null : rowOf(snapshot, entry)
  if (row?.kind === 'asset') return [{ ...row, value: now }, ...field]
  if (row?.kind !== 'liability') return field
  return now === 0 ? [entry.removal] : [{ ...row, amount: now }]
}
