import type { Change, Fact } from '#advisor/facts.ts'
import { toCents } from '#finance/money.ts'
import { isAddition } from './additions.ts'
import type { Found } from './amount-facts.ts'
import { latest, mentioned, thingsNamed } from './focus.ts'
import { fitsRole } from './role-words.ts'
import { type Amount, isMoneyLike, type Reading } from './reading.ts'
import { converted, type SaidBefore, saidBefore, withAmount } from './said-before.ts'

export interface Corrections {
  found: Found[]
  /** Amounts that the corrections have used up: new ones, and old ones said again to deny them. */
  taken: Amount[]
}

const cue =
  /\b(?:actually|sorry|wait|scratch|correction|correct(?:ed)?|typo|meant|mean|meaning|make (?:that|it)|should (?:be|have|read)|rather|instead|oops|whoops|edit|updated?|turns out|looked|checked|went (?:up|down)|gone (?:up|down)|(?:down|up) (?:to|from)|nope|no|nah|misspoke|mistyped|mistake|fix|wrong|raised|lowered|dropped|increased|jumped|fell|bumped|raise|cut|now|today|it'?s|its|that'?s|thats|not|says?|said|precisely|exact|exactly|in fact|better|let'?s|use|put|go with|call it|final|really|just|so|left off|normal|without|with|statement|refinanced|changed|new|instead|knocked|hold on|hang on|false|lies|oh)\b/i

/** Longer messages tell a story of their own. */
const LONGEST = 45
/** With nothing but a number in it a message answers or corrects. */
const BARE = 7

/** What a message sets right of what was saved before: 'Sorry, it's 72,000', 'down to 3,100 now', 'phone is 65'. */
export function readCorrections(reading: Reading, focus: readonly Fact[]): Corrections {
  const known = latest(focus)
    .map((fact) => saidBefore(fact))
    .filter((before) => before !== null)
  const nothing = { found: [], taken: [] }
  if (known.length === 0 || reading.tokens.length > LONGEST * 2) return nothing
  const money = reading.amounts.filter(isMoneyLike)
  const denied = money.filter((amount) => isDenied(reading, amount))
  const fresh = money.filter((amount) => !denied.includes(amount))
  const used = new Set<Fact>()
  const found: Found[] = []
  for (const amount of fresh.toReversed()) {
    const before = targetOf(reading, amount, fresh, known)
    if (!before || used.has(before.fact)) continue
    const change = corrected(before, reading, amount)
    if (!change) continue
    used.add(before.fact)
    found.unshift({ change, amount, certainty: 1 })
  }
  if (found.length === 0) return nothing
  const old = fresh.filter(
    (amount) => known.some(({ value }) => value === amount.value) && isOnlyRepeated(reading, amount),
  )
  return { found, taken: [...found.map(({ amount }) => amount), ...denied, ...old] }
}

function targetOf(
  reading: Reading,
  amount: Amount,
  fresh: readonly Amount[],
  known: readonly SaidBefore[],
): SaidBefore | null {
  const clause = clauseOf(reading, amount, fresh)
  const facts = known.map(({ fact }) => fact)
  const named = mentioned(clause, facts)
  const first = known[0]
  const fits = (before: SaidBefore) =>
    fitsRole(before.fact.change, clause.map(({ word }) => word).join(' ')) && before.value !== amount.value
  if (isAddition(reading.text)) return null
  if (named.length > 0) return known.find((before) => named.includes(before.fact) && fits(before)) ?? null
  if (!first || thingsNamed(clause).length > 0 || reading.tokens.length > LONGEST) return null
  if (fresh.length > 2 || (fresh.length === 2 && amount !== fresh.at(-1))) return null
  const isMeant = cue.test(reading.text) || reading.tokens.length <= BARE
  return isMeant && !isAsking(reading, amount)
    ? (known.find((before) => fits(before) && isRecent(before, known)) ?? null)
    : null
}

/** 'It' is what was said last, or beside it. */
const isRecent = (before: SaidBefore, known: readonly SaidBefore[]) => known.indexOf(before) < 2

const isAsking = ({ sentences }: Reading, { sentence }: Amount) =>
  sentences[sentence]?.isQuestion === true && sentences.length === 1

/** The words between the amounts beside this one, in its sentence and the one before. */
function clauseOf({ tokens, sentences, text }: Reading, amount: Amount, fresh: readonly Amount[]) {
  const sentence = sentences[amount.sentence]
  const earlier = sentences[amount.sentence - 1]
  const previous = fresh.findLast((other) => other.next <= amount.first)
  const next = fresh.find((other) => other.first >= amount.next)
  const alone = fresh.length === 1
  const from = Math.max(
    previous?.next ?? 0,
    alone ? 0 : previous || !earlier ? (sentence?.first ?? 0) : earlier.first,
  )
  const to = Math.min(next?.first ?? tokens.length, alone ? tokens.length : (sentence?.next ?? tokens.length))
  const stop = next
    ? tokens.findIndex((token, at) => at >= amount.next && /^(?:,|;|and|but)$/.test(token.word))
    : -1
  void text
  return tokens.slice(from, stop >= 0 && stop < to ? stop : to)
}

/** 'not 85', 'instead of 900', 'was 4k' */
function isDenied({ tokens }: Reading, { first }: Amount): boolean {
  const [before, earlier] = [tokens[first - 1]?.word ?? '', tokens[first - 2]?.word ?? '']
  if (/^(?:not|from|was|were|don't|isn't)$/.test(before)) return true
  return (
    (before === 'of' && earlier === 'instead') ||
    (before === 'than' && earlier === 'rather') ||
    (before === 'the' && earlier === 'not')
  )
}

/** '12k was the figure in January', '1500 is with parking': the old number again. */
const isOnlyRepeated = ({ tokens }: Reading, { next }: Amount) =>
  /^(?:was|is|were|included|includes|counts|isn't)$/.test(tokens[next]?.word ?? '')

function corrected(before: SaidBefore, reading: Reading, amount: Amount): Change | null {
  const { change } = before.fact
  if (change.kind === 'goal') return goalCorrected(before, reading, amount)
  const value = converted(before, reading, amount)
  const isFar = before.stored > 0 && (value > before.stored * 1100 || value * 40 < before.stored)
  return isFar || value === before.stored ? null : withAmount(change, value)
}

const current = /\b(?:so far|toward|towards|saved|have|got|at|in (?:it|there)|of that|already|there)\b/i
const target = /\b(?:target|goal|need|needs|make (?:it|that)|aim|want|should|quote|lower|raise)\b/i

function goalCorrected(
  { fact, value: old, stored }: SaidBefore,
  reading: Reading,
  amount: Amount,
): Change | null {
  const { change } = fact
  if (change.kind !== 'goal') return null
  const scale = amount.kind === 'bare' && !amount.formatted && amount.value * 60 < old ? 1000 : 1
  const value = toCents(amount.value * scale)
  if (value > stored * 50 || value === stored) return null
  const isCurrent = current.test(reading.text) && !target.test(reading.text) && value <= stored
  const { id, name } = change
  return isCurrent
    ? { kind: 'goal', id, name, currentAmount: value }
    : { kind: 'goal', id, name, targetAmount: value }
}
