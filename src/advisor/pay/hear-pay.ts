/** The pay that a message tells, merged with the pay that is known: here alone sources, their sum and take-home pay are kept. */
import type { Hearing } from '#advisor/advisor.ts'
import { isPay, overlaps, type Change, type Fact } from '#advisor/facts.ts'
import { CLOSE } from '#advisor/planning/data/pay-basis.ts'
import { opensQuestion } from '#advisor/reading/asked-part.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { amountOf, isMadeOf } from '#advisor/understanding/later/said-before.ts'
import { isHouseholdPay, keepsApart } from '#advisor/understanding/money/household.ts'
import { isClose, isLeftOf } from '#advisor/understanding/money/net-pay.ts'
import { monthsOfYear, otherSeason } from '#advisor/understanding/money/season.ts'
import { ownerBefore } from '#advisor/understanding/people.ts'
import { readHeard } from '#advisor/understanding/read-heard.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { type Cents, sumMoney } from '#finance/money.ts'
import { isRow, isSource, knownPay, nameOf, placeOf } from './known-pay.ts'
import { isTakeHomeAgain, type KnownPay, type Settled, settlePay, type SettledPay } from './settle-pay.ts'
import { isBasisAlone, withNewHours } from './pay-anew.ts'
import { theirsBefore } from './their-pay.ts'
import { earnerOf, readToldPay, type ToldPay } from './told-pay.ts'

const PRONOUN = /^h(?:is|er) pay$/i

export const isTakeHome = ({ change }: Pick<Fact, 'change'>) =>
  change.kind === 'profile' && change.field === 'takeHome'

const isSaved = (fact: Fact) => fact.decision === 'save' && (isPay(fact.change) || isTakeHome(fact))

/** From this on what is left of the user's own pay is taken for their own. */
const OWN = 0.2
/** From this on the mind's word for a number counts. */
const SURE = 0.5
/** 'We make 6,000 and spend 5,000 after taxes' */
/** Taxes leave no more of pay than this. */
const MOST_LEFT = 0.93
const SPENT = /\b(?:spend\w*|spent|bills?|expenses|owe\w*|rent|mortgage)\b/i

/** What is said to be brought home needs no fact to be heard; what goes out and what others bring home is not. */
function isBroughtHome(reading: Reading, one: ToldPay, all: readonly ToldPay[], hearing: Hearing): boolean {
  const { amount, basis, holder } = one
  if (basis !== 'net' || holder === 'them') return false
  if (ownerBefore(reading, amount.sentence, amount.first).holder === 'other') return false
  const from = Math.max(0, ...reading.amounts.filter(({ end }) => end <= amount.start).map(({ end }) => end))
  const { minded, text } = hearing
  if (SPENT.test(reading.text.slice(from, amount.end))) return false
  if (!minded) return !opensQuestion(text)
  const meant = minded.numbers.filter((number) => overlaps(number, amount))
  const isCost = ({ what, sure }: (typeof meant)[number]) =>
    sure >= SURE && /^(?:expenses?|liability|debt)$/.test(what ?? '')
  // '4,800 before taxes, 3,700 after': beside pay before tax the words say what it is.
  const isBesideGross = all.some(
    (other) =>
      other.basis === 'gross' &&
      other.amount.sentence === amount.sentence &&
      isLeftOf(one.yearly, other.yearly),
  )
  return meant.some(({ own }) => own >= OWN) && (isBesideGross || !meant.some(isCost))
}

/** 'We have 4,095 a month to work with', once that much is known to be brought home, is not what is spent. */
const isSpent = ({ change }: Fact, { text, snapshot }: Hearing) =>
  change.kind !== 'profile' ||
  change.field !== 'expenses' ||
  SPENT.test(text) ||
  !isTakeHomeAgain(change.value ?? 0, { takeHome: snapshot.profile.takeHome ?? null })

export function hearPay(heard: readonly Fact[], hearing: Hearing): Fact[] {
  const facts = heard.filter((fact) => isSpent(fact, hearing))
  const reading = readHeard(hearing)
  const pays = facts.filter(isSaved)
  const costs = facts.filter(({ change }) => change.kind === 'expense')
  const isIn = (some: readonly Fact[], amount: Amount) =>
    some.some(({ change }) => isMadeOf(change, reading, amount))
  const all = readToldPay(reading, reading.amounts.filter(isMoneyLike))
  // 'I actually see about 2,640 of it', once pay before tax is known, is no cost, whatever stands behind it.
  const { income, incomeBasis } = hearing.snapshot.profile
  const isOfKnown = ({ yearly }: ToldPay) =>
    income !== null && incomeBasis !== 'net' && isLeftOf(yearly, income)
  const isLeft = (one: ToldPay) =>
    (isOfKnown(one) || !isIn(costs, one.amount)) && isBroughtHome(reading, one, all, hearing)
  const told = all.filter((one) => isIn(pays, one.amount) || isLeft(one))
  const known = knownPay(hearing, facts)
  if (pays.length === 0 && told.length === 0) return [...facts, ...setAnew(reading, hearing, known)]
  const isPlain = told.length > 0 && pays.every((fact) => isAsSaid(fact, { told, pays, reading, known }))
  if (!isPlain || told.some(({ amount }) => isSeasonal(reading, amount)))
    return withoutStale(facts, hearing.snapshot)
  const isOfKnownNet = ({ yearly }: ToldPay) =>
    income !== null &&
    incomeBasis === 'net' &&
    income / yearly > MOST_LEFT &&
    !told.some(({ basis }) => basis === 'net')
  const settled = told
    .filter((one) => isOfHousehold(one, told, reading, known))
    .map((one): Settled => {
      const row = pays
        .flatMap(({ change }) => (isRow(change) ? [change] : []))
        .find((change) => isMadeOf(change, reading, one.amount))
      return {
        ...one,
        // 'A raise, its 5,390 now', after 5,180 that are brought home, is brought home as well.
        basis: one.basis ?? (isOfKnownNet(one) ? 'net' : null),
        holder: one.isShare ? null : one.holder,
        isWhole: one.isWhole && !one.isShare,
        isOnlyLeft: !isIn(pays, one.amount),
        name: nameOf(one, row, reading),
        isNamed: row !== undefined && isSource(row.name),
        place: placeOf(one, row, reading, known),
      }
    })
  // 'He' may be whoever pays the user; pay of a wife alone is never theirs.
  const isNamed = ({ amount }: ToldPay) => !PRONOUN.test(earnerOf(reading, amount) ?? 'his pay')
  if (settled.length === 0 && !told.every(isNamed)) return withoutStale(facts, hearing.snapshot)
  const theirs = theirsBefore(settled, hearing)
  const result = settlePay([...settled, ...theirs], known)
  // The first that is told of pay, all of it of one side of taxes, has nothing to be merged with.
  const isFirst = known.sources.length === 0 && theirs.length === 0 && result.left.length === 0
  if (isFirst && !told.some(({ isShare }) => isShare)) return [...facts]
  const from = pays[0] ?? factAt(reading, told[0]?.amount)
  // 'Take home is 4,100' answers no question about debts.
  const isSameAmount = ({ change }: Fact) =>
    result.left.some(({ amount }) => isMadeOf(change, reading, amount))
  const rest = facts.filter((fact) => !pays.includes(fact) && !isSameAmount(fact))
  return [...rest, ...changesTo(result, hearing.snapshot).map((change): Fact => ({ ...from, change }))]
}

function setAnew(reading: Reading, hearing: Hearing, known: KnownPay): Fact[] {
  const { snapshot } = hearing
  const fact = factAt(reading, undefined)
  if (isBasisAlone(reading, hearing))
    return [{ ...fact, change: { ...fact.change, value: snapshot.profile.income } }]
  const sources = withNewHours(reading, hearing, known)
  if (!sources) return []
  const settled: SettledPay = { sources: [...sources], hasPay: true, left: [], whole: null, takeHome: null }
  return changesTo(settled, snapshot).map((change) => ({ ...fact, change }))
}

interface Heard {
  told: readonly ToldPay[]
  pays: readonly Fact[]
  reading: Reading
  known: KnownPay
}

/** Pay that no amount of the message says as it stands was made otherwise: a raise, pay of some months, a source that is gone. */
function isAsSaid({ change }: Fact, { told, pays, reading, known }: Heard): boolean {
  if (told.some(({ amount }) => isMadeOf(change, reading, amount))) return true
  if (!isRow(change)) return pays.some((other) => isRow(other.change))
  return known.sources.some(({ yearly }) => Math.abs(yearly - change.amount * 12) <= CLOSE)
}

const isSeasonal = (reading: Reading, amount: Amount) =>
  monthsOfYear(reading, amount) !== 12 || otherSeason(reading, amount) !== null

/** What the other earns counts where it is told as the household's, or is known to be theirs. */
const isOfHousehold = (one: ToldPay, told: readonly ToldPay[], reading: Reading, { sources }: KnownPay) =>
  one.holder !== 'them' ||
  sources.some(({ person }) => person === 'them') ||
  (!keepsApart(reading.text) &&
    isHouseholdPay(
      reading,
      one.amount,
      told.filter(({ holder }) => holder !== 'them').map(({ amount }) => amount),
    ))

/** With other pay, what was left of the pay before is not known any more; 'I make 92k', told again, takes nothing from it. */
function withoutStale(facts: readonly Fact[], { profile, income }: Snapshot): Fact[] {
  const isOther = ({ change }: Fact) =>
    isRow(change)
      ? !income.some(({ id, amount }) => id === change.id && isClose(amount, change.amount))
      : amountOf(change) !== profile.income
  const pay = facts.find((fact) => isSaved(fact) && isPay(fact.change) && isOther(fact))
  const isStale = pay && (profile.takeHome ?? null) !== null && !facts.some(isTakeHome)
  return isStale
    ? [...facts, { ...pay, change: { kind: 'profile', field: 'takeHome', value: null } }]
    : [...facts]
}

function factAt({ text, tokens, sentences }: Reading, amount: Amount | undefined) {
  const { first = 0, next = tokens.length } = sentences[amount?.sentence ?? 0] ?? {}
  const span = { start: tokens[first]?.start ?? 0, end: tokens[next - 1]?.end ?? text.length }
  const change = { kind: 'profile', field: 'income', value: null } as const
  return { change, decision: 'save' as const, quote: text.slice(span.start, span.end), span }
}

/** Twelve rounded months miss the year by cents. */
const MONTHS = 12
function wholeDollars(cents: Cents): Cents {
  const whole = Math.round(cents / CLOSE) * CLOSE
  return Math.abs(cents - whole) <= MONTHS ? whole : cents
}

/** What is to be changed so that this is stored; one source of the user's own needs no row. */
function changesTo(settled: SettledPay, { profile, income }: Snapshot): Change[] {
  const { sources, whole, takeHome, hasPay } = settled
  const value = wholeDollars(whole ?? sumMoney(sources.map(({ yearly }) => yearly)))
  const changes: Change[] = hasPay ? [{ kind: 'profile', field: 'income', value }] : []
  const isListed = income.length > 0 || sources.length > 1 || sources.some(({ person }) => person === 'them')
  const taken = new Set<string>()
  for (const { id, name, yearly } of hasPay && isListed ? sources : []) {
    const amount = Math.round(yearly / 12)
    const unique = taken.has(name) ? `${name} ${taken.size + 1}` : name
    taken.add(unique)
    if (income.find((row) => row.id === id)?.amount !== amount)
      changes.push({ kind: 'income', id, name: unique, amount })
  }
  if (takeHome !== (profile.takeHome ?? null))
    changes.push({ kind: 'profile', field: 'takeHome', value: takeHome })
  return changes
}
