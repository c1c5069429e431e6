import type { Change, Fact } from '#advisor/facts.ts'
import { toCents } from '#finance/money.ts'
import { isAddition } from './additions.ts'
import type { Found } from './amount-facts.ts'
import { SAVE } from './certainty.ts'
import { thingsIn } from './categories.ts'
import type { Judged } from './classify.ts'
import { isPlainSpeech, isStrong, isWeak } from './correction-words.ts'
import { ownWords } from './bare-answers.ts'
import { latest, mention, mentioned, nameOf, thingsNamed } from './focus.ts'
import { isMine, isOther } from './people.ts'
import { isOtherKind } from './kinds.ts'
import { goalBefore, paidBefore } from './plain-targets.ts'
import { type Amount, isMoneyLike, isWordOnly, periodOf, type Reading } from './reading.ts'
import { isOneThing } from './rows.ts'
import { fitsRole } from './role-words.ts'
import { amountOf, converted, type SaidBefore, saidBefore, withAmount } from './said-before.ts'
import { asides, clauseOf, hasOwnSubject, pronounBefore, segmentOf, startsWithPeriod } from './segments.ts'
import type { ThingName } from './things.ts'
import type { Token } from './tokens.ts'

export interface Corrections {
  found: Found[]
  /** Amounts that the corrections have used up: new ones, and old ones said again to deny them. */
  taken: Amount[]
}

/** Longer messages tell a story of their own. */
const LONGEST = 45
/** With nothing but a number in it a message answers or corrects. */
const BARE = 7
/** Below, an amount is likely no money of the user's. */
const LIKELY = 0.3

interface Scene {
  reading: Reading
  money: readonly Amount[]
  /** Neither denied nor asked about. */
  fresh: readonly Amount[]
  known: readonly SaidBefore[]
  judged: (amount: Amount) => Judged | undefined
  /** Said before, and set right since. */
  isOld: (amount: Amount) => boolean
}

/**
 * What a message sets right of what was saved before: 'Sorry, it's 72,000', 'down to 3,100 now', 'phone is 65'.
 * `namedOnly`: the last message spoke of something else, so 'it' is not what was saved last.
 */
export function readCorrections(
  reading: Reading,
  focus: readonly Fact[],
  judged: readonly Judged[],
  namedOnly = false,
): Corrections {
  const known = latest(focus)
    .map((fact) => saidBefore(fact))
    .filter((before) => before !== null)
  const nothing = { found: [], taken: [] }
  if (known.length === 0 || reading.tokens.length > LONGEST * 2 || isAddition(reading.text)) return nothing
  const money = reading.amounts.filter(
    (amount) =>
      (isMoneyLike(amount) || isOfRow(reading, amount, known)) && !isWordOnly(amount) && amount.value > 0,
  )
  const denied = money.filter((amount) => isDenied(reading, amount))
  const fresh = money.filter(
    (amount) => !denied.includes(amount) && !isAsked(reading, amount) && !isMore(reading, amount),
  )
  const scene: Scene = {
    reading,
    money,
    fresh,
    known,
    judged: (amount) => judged.find((one) => one.amount === amount),
    isOld: ({ value }) => focus.some((fact) => saidBefore(fact)?.value === value),
  }
  const found: Found[] = []
  for (const amount of fresh.toReversed()) {
    const before = targetOf(scene, amount, namedOnly)
    if (!before) continue
    const isSure = isStrong(reading.text) || denied.some((other) => isAgain(before, other))
    const change = corrected(before, scene, amount, isSure)
    if (!change || found.some((other) => isSameSlot(other.change, change))) continue
    found.unshift({ change, amount, certainty: 1 })
  }
  if (found.length === 0) return nothing
  const repeated = fresh.filter((amount) => isRepeated(scene, amount))
  return { found, taken: [...found.map(({ amount }) => amount), ...denied, ...repeated] }
}

/** 'Phone is 65': no number to call, when a phone bill was spoken of; 'the gym is 24' tells no age. */
function isOfRow(reading: Reading, amount: Amount, known: readonly SaidBefore[]): boolean {
  const { tokens } = reading
  if (!/^(?:age|identifier|count)$/.test(amount.kind) || amount.value > 9999) return false
  const [verb, subject] = [tokens[amount.first - 1]?.word ?? '', tokens[amount.first - 2]?.word ?? '']
  return (
    /^(?:is|was|to|now|at|'s)$/.test(verb) &&
    known.some(({ fact }) => fact.change.kind === 'expense' && mention(subject, '', fact) === 2)
  )
}

/** A goal has two: what it needs and what is saved. */
const isSameSlot = (one: Change, other: Change) =>
  one.kind === other.kind &&
  nameOf(one) === nameOf(other) &&
  !(one.kind === 'goal' && 'currentAmount' in one !== 'currentAmount' in other)

/** Said again, perhaps without its 'thousand': 'Did I say 74? It's 47.' */
const isAgain = ({ value }: SaidBefore, amount: Amount) =>
  value === amount.value || value === amount.value * 1000

const isRepeated = ({ known }: Scene, amount: Amount) => known.some((before) => isAgain(before, amount))

/** 'The new one is 4,700 at 11 flat' */
const isRateLike = ({ tokens }: Reading, { first, value, currency, scaled }: Amount) =>
  value < 40 && !currency && !scaled && tokens[first - 1]?.word === 'at'

/** 'Put another 300 in': what comes on top. 'Still at 2k': what stays as it is. */
function isMore({ tokens }: Reading, { first }: Amount): boolean {
  const [before, earlier] = [tokens[first - 1]?.word ?? '', tokens[first - 2]?.word ?? '']
  return /^(?:another|extra|additional|still)$/.test(before) || (before === 'at' && earlier === 'still')
}

/** 'Did you say 1,100? No, eleven thousand.' */
const isAsked = ({ sentences }: Reading, { sentence }: Amount) =>
  sentences.length > 1 && sentences[sentence]?.isQuestion === true

const isAnothers = (words: readonly Token[]) =>
  words.some(({ word }) => isOther(word) && word !== 'them' && word !== 'they') &&
  !words.some(({ word }) => isMine(word) && word !== 'my' && word !== 'our')

function targetOf(scene: Scene, amount: Amount, namedOnly: boolean): SaidBefore | null {
  const { reading, money, fresh, known } = scene
  const aside = asides(reading, amount)
  const end = pronounBefore(reading, amount) === null ? reading.text.length : amount.end
  const isTold = (token: Token) => !aside.includes(token) && token.start < end
  const paid = paidBefore(reading.text, known)
  const segment = segmentOf(reading, amount, fresh).filter((token) => !aside.includes(token))
  if (
    (isAnothers(segment) && !paid && pronounBefore(reading, amount) === null) ||
    !isPlainSpeech(reading, amount)
  )
    return null
  const clause = clauseOf(reading, amount, fresh).filter(isTold)
  const words = segment.map(({ word }) => word).join(' ')
  const fits = (before: SaidBefore) =>
    fitsRole(before.fact.change, words) &&
    before.value !== amount.value &&
    !(before.fact.change.kind === 'liability' && isRateLike(reading, amount)) &&
    !isOtherKind(reading, amount, scene.judged(amount), before.fact.change)
  const facts = known.map(({ fact }) => fact)
  const things = thingsNamed(segment)
  const near = mentioned(segment, facts).filter(({ change }) => isAbout(change, things))
  const named = near.length > 0 ? near : mentioned(clause, facts)
  if (named.length > 0 && (near.length > 0 || things.length === 0))
    return known.find((before) => named.includes(before.fact) && fits(before)) ?? null
  if (things.length > 0 || reading.tokens.length > LONGEST) return null
  const isSmall = ({ value }: Amount) => value < 40 && fresh.some((other) => other.value >= 400)
  const unsaid = fresh.filter((other) => !isRepeated(scene, other) && !isSmall(other))
  if (unsaid.length > 1 && amount !== unsaid.at(-1)) return null
  // '12k was the figure in January. Today it is 14,650.'
  const again = known.find((before) => money.some((other) => other !== amount && isAgain(before, other)))
  if (again) return fits(again) ? again : null
  const planned = paid ?? goalBefore(reading, amount, known)
  if (planned) return fits(planned) ? planned : null
  if (segment.some(({ word }) => word === 'other')) return otherOf(known.filter(fits), known[0])
  const last = known[0]?.fact.change
  const own = last && last.kind !== 'profile' ? thingsIn(nameOf(last)) : []
  const others = thingsNamed(clause).filter((thing) => !own.includes(thing))
  if (namedOnly || !isMeant(scene, amount, others.length > 0)) return null
  const isOpen = (before: SaidBefore) => fits(before) && (before.stored > 0 || isStrong(reading.text))
  // '1,760 every two weeks' is of what was said by two weeks.
  const period = periodOf(reading, amount)
  const alike = known.find((before) => isOpen(before) && period !== null && periodBefore(before) === period)
  return alike ?? known.slice(0, 2).find(isOpen) ?? null
}

/** 'The other one is 26,050': of two of a kind the one that was not spoken of last. */
function otherOf(known: readonly SaidBefore[], last: SaidBefore | undefined): SaidBefore | null {
  const [one, another] = known.filter(
    ({ fact }) => fact !== last?.fact && fact.change.kind === last?.fact.change.kind,
  )
  return one && !another ? one : null
}

const periodBefore = ({ reading, amount }: SaidBefore) => reading && amount && periodOf(reading, amount)

/** 'I handle the house note' is not of 'Handles groceries'. */
function isAbout(change: Change, things: readonly ThingName[]): boolean {
  const own = change.kind === 'profile' ? [] : thingsIn(nameOf(change))
  return (
    own.length === 0 ||
    things.length === 0 ||
    own.some((one) => things.some((other) => isOneThing(one, other)))
  )
}

/** The message has a word that sets right, or is nothing but the number. */
function isMeant({ reading, judged, isOld }: Scene, amount: Amount, hasOtherThings: boolean): boolean {
  if (reading.sentences[amount.sentence]?.isQuestion && reading.tokens.length > BARE) return false
  if (isStrong(reading.text)) return true
  if (hasOtherThings || isOld(amount)) return false
  if (
    ownWords(reading).length === 0 ||
    isBareSentence(reading, amount) ||
    startsWithPeriod(reading) ||
    pronounBefore(reading, amount) !== null
  )
    return true
  if (hasOwnSubject(reading, amount)) return false
  return isWeak(reading.text) && (reading.tokens.length <= BARE || (judged(amount)?.certainty ?? 0) >= LIKELY)
}

/** 'He checked the app. 1,140.': a number that is its whole sentence is of what the talk is about. */
function isBareSentence(reading: Reading, { sentence }: Amount): boolean {
  const [before, own] = [reading.sentences[sentence - 1], reading.sentences[sentence]]
  if (!before || ownWords(reading, own).length > 0) return false
  // 'Started a second job. 1,150 a month.' brings something new.
  const words = reading.tokens.slice(before.first, before.next)
  return !words.some(({ word }) => /^(?:a|an|another|new|some|second)$/.test(word))
}

/** 'not 85', 'instead of 900', 'was 4k' */
function isDenied({ tokens, sentences }: Reading, { first, sentence }: Amount): boolean {
  const [before, earlier] = [tokens[first - 1]?.word ?? '', tokens[first - 2]?.word ?? '']
  // 'It was 75,200 on today's statement': so it is.
  const rest = tokens.slice(first, sentences[sentence]?.next)
  if (/^(?:was|were)$/.test(before) && rest.some(({ word }) => /^(?:today|today's|now)$/.test(word)))
    return false
  if (/^(?:not|from|was|were|don't|isn't)$/.test(before)) return true
  return (
    (before === 'of' && earlier === 'instead') ||
    (before === 'than' && earlier === 'rather') ||
    (before === 'the' && earlier === 'not')
  )
}

function corrected(before: SaidBefore, scene: Scene, amount: Amount, isSure: boolean): Change | null {
  const { change } = before.fact
  const { reading } = scene
  if (change.kind === 'goal') return goalCorrected(before, reading, amount, scene.judged(amount))
  const value = converted(before, reading, amount)
  // Without a word that sets right, another size is another thing.
  const most = isSure ? 1100 : 6
  const isFar =
    before.stored > 0 && (value > before.stored * most || value * Math.min(most, 40) < before.stored)
  return isFar || value === before.stored ? null : withAmount(change, value)
}

const current = /\b(?:so far|toward|towards|saved|have|got|at|in (?:it|there)|of that|already|there)\b/i
const target = /\b(?:target|goal|need|needs|make (?:it|that)|aim|want|should|quote|lower|raise)\b/i

function goalCorrected(
  before: SaidBefore,
  reading: Reading,
  amount: Amount,
  judged: Judged | undefined,
): Change | null {
  const { fact, value: old, stored } = before
  const { change } = fact
  if (change.kind !== 'goal') return null
  const scale = amount.kind === 'bare' && !amount.formatted && amount.value * 60 < old ? 1000 : 1
  const value = toCents(amount.value * scale)
  if (value > stored * 50 || value === stored) return null
  // 'I'm up to 16,250 now': of what is saved, when that was spoken of last.
  const isSaved = change.targetAmount === undefined
  const isSure = judged !== undefined && judged.certainty >= SAVE && /^goal/.test(judged.role)
  const isCurrent = isSure
    ? judged.role === 'goalCurrent'
    : !target.test(reading.text) && (isSaved || (current.test(reading.text) && value <= stored))
  const { id, name } = change
  return isCurrent
    ? { kind: 'goal', id, name, currentAmount: value }
    : { kind: 'goal', id, name, targetAmount: value }
}
