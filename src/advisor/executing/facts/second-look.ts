/** Where the network is sure what a number is, and the rules took it for something else or for nothing, it is read as that. */
import type { What } from '#advisor/actions/language.ts'
import type { Hearing } from '#advisor/advisor.ts'
import { overlaps, type Change, type Fact } from '#advisor/facts.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { changesFrom, type Found, toFact } from '#advisor/understanding/amount-facts.ts'
import { type Judged, judgeAmounts } from '#advisor/understanding/classify.ts'
import { sharpen } from '#advisor/understanding/sharpen.ts'
import { pronounBefore, segmentOf } from '#advisor/understanding/later/segments.ts'
import { latest, namesThing, slotOf } from '#advisor/understanding/later/focus.ts'
import { amountsToCorrect } from '#advisor/understanding/later/correction-amounts.ts'
import { isPlainSpeech, isWished } from '#advisor/understanding/reading/correction-words.ts'
import { readHeard } from '#advisor/understanding/read-heard.ts'
import { amountOf, isMadeOf, saidBefore } from '#advisor/understanding/later/said-before.ts'
import { addIncome } from '#advisor/understanding/later/further-income.ts'
import { nameless } from '#advisor/understanding/names/naming-rules.ts'
import { isWritten } from '#advisor/understanding/names/rows.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'
import type { Role } from '#advisor/understanding/roles.ts'
import { isVetoed } from '#advisor/understanding/vetoes.ts'
import { withTerms } from './debt-terms.ts'
import { withOneOfSeveral } from './one-of-several.ts'
import { isFrom, isKindOf, kindOf } from './same-thing.ts'
import { withGoals } from './told-goals.ts'

/** 'Eighteen toward it' may be thousands: smaller balances are left to the rules. */
const LEAST = 100
/** From this on the network is believed against the rules. */
const SURE = 0.95
/** Enough where the rules see the same. */
const LIKELY = 0.75
/** From this on the rules have a view of their own. */
const VIEW = 0.7
/** Below this the rules see nothing of the user's own in it. */
const SLIGHT = 0.05
/** Longer messages are letters, of which the network has learnt little. */
const LONGEST = 300

/** What is to be explained or guessed at is not told; what went somewhere is no longer there. */
const NOT_TOLD = /\bexplain\b|\bwent (?:in|on|to|into|towards?)\b|\bmy (?:chances|odds)\b/i

interface Place extends Judged {
  what: What
  /** What the rules take it for by the message alone. */
  alone: Role
}

/** The message beside what was told before it. */
interface Scene {
  reading: Reading
  /** What its sure amounts say by themselves. */
  found: readonly Found[]
  focus: readonly Fact[]
  heard: string
}

const roleOf: Partial<Record<What, Judged['role']>> = {
  expense: 'expenseItem',
  expenses: 'expenseTotal',
  liability: 'liability',
  debt: 'debtTotal',
  income: 'income',
  savings: 'savings',
  asset: 'asset',
}

const kindOfRole: Partial<Record<Role, string>> = {
  expenseItem: 'expense',
  expenseTotal: 'expenses',
  liability: 'liability',
  debtTotal: 'debt',
  income: 'income',
  savings: 'savings',
  asset: 'asset',
  goalCurrent: 'goal',
}

export function lookAgain(facts: readonly Fact[], hearing: Hearing): Fact[] {
  const { text, minded, snapshot } = hearing
  if (!minded || minded.isCut || text.length > LONGEST || NOT_TOLD.test(text)) return [...facts]
  const reading = readHeard(hearing)
  const sure = surelyOwn(reading, minded)
  const found = addIncome(reading, changesFrom(reading, sure, snapshot), hearing)
  const scene = { reading, found, focus: latest(hearing.dialogue.focus), heard: hearing.dialogue.heard }
  let result = facts.map((fact) => assured(fact, reading, minded))
  for (const one of sure.filter((place) => !facts.some((fact) => isRight(fact, place, scene)))) {
    const changes = found.filter(({ amount }) => amount === one.amount)
    const isOwn =
      changes.every(({ change }) => isNamed(change, one.role)) && pronounBefore(reading, one.amount) === null
    const better = isOwn ? changes : []
    if (better.length === 0) continue
    result = [
      ...result.filter((fact) => !isFrom(fact, one.amount, reading)),
      ...better.map((each) => toFact(reading, { ...each, certainty: 1 }, 1)),
    ]
  }
  const several = withOneOfSeveral(result, reading, hearing)
  return withGoals(withTerms(several, reading, hearing), reading, hearing)
}

/** Amounts of which the network is sure that they are the user's own, with the role that it sees in them. */
function surelyOwn(reading: Reading, { numbers }: Minded): Place[] {
  const alone = sharpen(reading, judgeAmounts(reading))
  return numbers.flatMap((number) => {
    const { own, sure, what } = number
    const role = what && roleOf[what]
    const judged = alone.find(({ amount }) => overlaps(amount, number))
    if (!role || !judged || own < SURE || sure < (isSeen(judged, what) ? LIKELY : SURE)) return []
    const one = { amount: judged.amount, role, certainty: own, clarity: sure, what, alone: judged.role }
    if (role !== 'expenseItem' && role !== 'income' && judged.amount.value < LEAST) return []
    return isVetoed(reading, one) || isOpposed(judged, what) || isElsewhere(reading, judged.amount)
      ? []
      : [one]
  })
}

/** What was paid, moved or sold is over; 'paid down to 1,900' is not. */
const PAST = /\b(?:paid|payed|sold|moved|transferred|spent|bought)\b(?!.* to $)/i

function isElsewhere(reading: Reading, amount: Amount): boolean {
  const { text, tokens, sentences } = reading
  const start = tokens[sentences[amount.sentence]?.first ?? 0]?.start ?? 0
  return (
    !isPlainSpeech(reading, amount) || isWished(reading, amount) || PAST.test(text.slice(start, amount.start))
  )
}

/** The rules see the same, by the message alone. */
const isSeen = ({ role, certainty }: Judged, what: What) =>
  certainty >= VIEW && isKindOf(what, kindOfRole[role] ?? '')

/** The rules are as sure of something else. */
const isOpposed = ({ role, certainty, clarity }: Judged, what: What) =>
  certainty < SLIGHT || (certainty >= VIEW && clarity >= VIEW && !isKindOf(what, kindOfRole[role] ?? ''))

/** What both readers take for the same, and the network surely for the user's own, need not be asked. */
function assured(fact: Fact, reading: Reading, { numbers }: Minded): Fact {
  if (fact.decision === 'save') return fact
  // '1,100 at 22', beside other cards: a balance that is told with its rate.
  const isRated = fact.change.kind === 'liability' && fact.change.interestRate !== undefined
  const least = isRated ? LIKELY : SURE
  const isMeant = numbers.some((number) => {
    const amount = reading.amounts.find((one) => overlaps(one, number))
    if (!amount || number.own < least || number.sure < LIKELY || isElsewhere(reading, amount)) return false
    return isKindOf(number.what, kindOf(fact.change)) && isFrom(fact, number, reading)
  })
  return isMeant ? { ...fact, decision: 'save' } : fact
}

/** What the rules have made of a number, or of the message as a whole, is of the kind that the network sees. */
function isRight(fact: Fact, place: Place, scene: Scene): boolean {
  const { amount, what } = place
  const { reading } = scene
  if (isSetRight(fact, amount, scene)) return true
  if (!isKindOf(what, kindOf(fact.change))) return false
  // Sources of income are counted together.
  if (what === 'income') return true
  if (!overlaps(amount, fact.span)) return false
  if (isMadeOf(fact.change, reading, amount))
    return ![isOverwriting, isPart].some((isWrong) => isWrong(fact, place, scene))
  return !reading.amounts.some((other) => isMoneyLike(other) && isMadeOf(fact.change, reading, other))
}

/** '1,450, not 1,540': whose old figure is denied is what the new one is of. */
function isSetRight(fact: Fact, amount: Amount, { reading, focus }: Scene): boolean {
  if (!isFrom(fact, amount, reading)) return false
  const old = focus.find(({ change }) => slotOf(change) === slotOf(fact.change))
  const before = old && saidBefore(old)
  const { denied } = amountsToCorrect(reading, [])
  return before !== undefined && denied.some((other) => other.value === before?.value)
}

const FILLING = /^(?:like|about|around|maybe|roughly|probably|another|is|it's|its|that's|thats|at|,)$/

/** The words around an amount; 'forgot the gym, like 35' names what it is of before the comma. */
function wordsOf(reading: Reading, amount: Amount): Token[] {
  const money = reading.amounts.filter(isMoneyLike)
  const { tokens, sentences } = reading
  const previous = money.findLast((other) => other.next <= amount.first)?.next ?? 0
  const start = Math.max(previous, sentences[amount.sentence]?.first ?? 0)
  const comma = tokens.findLastIndex(({ text }, at) => text === ',' && at >= start && at < amount.first)
  const isApart = comma > start && tokens.slice(comma, amount.first).every(({ word }) => FILLING.test(word))
  const label = isApart ? tokens.slice(start, comma) : []
  return [...label, ...segmentOf(reading, amount, money)]
}

/** 'Rent is 890' is not all that is spent, nor is what is less than a cost told beside it. */
const isPart = ({ change }: Fact, { amount, what, alone }: Place, { reading, found }: Scene) =>
  kindOf(change) === 'expenses' &&
  what === 'expense' &&
  ((alone === 'expenseItem' && namesThing(wordsOf(reading, amount))) ||
    found.some((other) => other.change.kind === 'expense' && other.change.amount > (amountOf(change) ?? 0)))

/** 'Forgot electric, 130' sets no other row right, nor does 'the IRA is 48,000'. */
function isOverwriting({ change }: Fact, { amount }: Place, { reading, found }: Scene): boolean {
  if (!('id' in change) || change.id === null || change.kind === 'removal') return false
  const words = wordsOf(reading, amount)
  const said = words.map(({ word }) => word).join(' ')
  if (!namesThing(words) || isWritten(change.name, said) || pronounBefore(reading, amount) !== null)
    return false
  return found.some((one) => one.amount === amount && 'id' in one.change && one.change.id !== change.id)
}

const isNamed = (change: Change, role: Role) => !('name' in change) || change.name !== nameless[role]
