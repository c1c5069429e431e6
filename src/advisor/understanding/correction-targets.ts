import type { Change } from '#advisor/facts.ts'
import { toDollars } from '#finance/money.ts'
import { ownWords } from './bare-answers.ts'
import { thingsIn } from './categories.ts'
import type { Judged } from './classify.ts'
import { isPlainSpeech, isStrong, isWeak } from './correction-words.ts'
import { mentioned, nameOf, thingsNamed } from './focus.ts'
import { isOtherKind } from './kinds.ts'
import { isMine, isOther } from './people.ts'
import { goalBefore, paidBefore, placeBefore } from './plain-targets.ts'
import { type Amount, periodOf, type Reading } from './reading.ts'
import { fitsRole } from './role-words.ts'
import { isOneThing } from './rows.ts'
import { converted, type SaidBefore } from './said-before.ts'
import { isNetOf } from './same-pay.ts'
import { asides, clauseOf, hasOwnSubject, pronounBefore, segmentOf, startsWithPeriod } from './segments.ts'
import type { ThingName } from './things.ts'
import type { Token } from './tokens.ts'

/** Longer messages tell a story of their own. */
const LONGEST = 45
/** With nothing but a number in it a message answers or corrects. */
const BARE = 7
/** Below, an amount is likely no money of the user's. */
const LIKELY = 0.3

/** A message beside what was said before. */
export interface Scene {
  reading: Reading
  money: readonly Amount[]
  /** Neither denied nor asked about. */
  fresh: readonly Amount[]
  known: readonly SaidBefore[]
  judged: (amount: Amount) => Judged | undefined
  /** Said before, whether or not it still holds. */
  isOld: (amount: Amount) => boolean
}

/** Said again, perhaps without its 'thousand': 'Did I say 74? It's 47.' */
export const isAgain = ({ value }: SaidBefore, amount: Amount) =>
  value === amount.value || value === amount.value * 1000

export const isRepeated = ({ known }: Scene, amount: Amount) =>
  known.some((before) => isAgain(before, amount))

/** 'The new one is 4,700 at 11 flat' */
const isRateLike = ({ tokens }: Reading, { first, value, currency, scaled }: Amount) =>
  value < 40 && !currency && !scaled && tokens[first - 1]?.word === 'at'

const isAnothers = (words: readonly Token[]) =>
  words.some(({ word }) => isOther(word) && word !== 'them' && word !== 'they') &&
  !words.some(({ word }) => isMine(word) && word !== 'my' && word !== 'our')

/** What an amount sets right: what it names, else what the talk is about. Null when it stands for itself. */
export function targetOf(scene: Scene, amount: Amount, namedOnly: boolean): SaidBefore | null {
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
    !isWholeOf(known, before, amount, words) &&
    !(before.fact.change.kind === 'liability' && isRateLike(reading, amount)) &&
    !(isPay(before) && isNetOf(reading, amount, converted(before, reading, amount), before.stored, before)) &&
    !isOtherKind(reading, amount, scene.judged(amount), before.fact.change)
  const facts = known.map(({ fact }) => fact)
  const things = thingsNamed(segment)
  const near = mentioned(segment, facts).filter(({ change }) => isAbout(change, things))
  const placed = placeBefore(words, known)
  if (placed) return fits(placed) ? placed : null
  if (segment.some(({ word }) => word === 'other')) {
    const isNear = ({ fact }: SaidBefore) => near.length === 0 || near.includes(fact)
    return otherOf(
      known.filter((before) => isNear(before) && fits(before)),
      known[0],
    )
  }
  const named =
    near.length > 0
      ? near
      : mentioned(clause, facts).filter(({ change }) => isAbout(change, thingsNamed(clause)))
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

/** 'Chase 2k, Citi 3k.' 'So 5k total': the sum of several is none of them. */
function isWholeOf(
  known: readonly SaidBefore[],
  { fact: { change } }: SaidBefore,
  { value }: Amount,
  words: string,
): boolean {
  const kind = change.kind === 'profile' ? [] : known.filter(({ fact }) => fact.change.kind === change.kind)
  if (kind.length < 2) return false
  const sum = toDollars(kind.reduce((total, { stored }) => total + stored, 0))
  return Math.abs(sum - value) < sum * 0.005 || /\b(?:total|altogether|combined|in all)\b/.test(words)
}

const isPay = ({ fact: { change } }: SaidBefore) => change.kind === 'profile' && change.field === 'income'

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
  if (isOld(amount)) return false
  if (hasOtherThings) return isConclusion(reading, amount)
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

/** 'Took 2k out for the dentist, so 8k' */
const isConclusion = ({ text }: Reading, { start }: Amount) =>
  /[,.;] ?so(?: now)?(?: we're at| i'm at| down to| it's| that's)? \$?$/i.test(text.slice(0, start))

/** 'He checked the app. 1,140.': a number that is its whole sentence is of what the talk is about. */
function isBareSentence(reading: Reading, { sentence }: Amount): boolean {
  const [before, own] = [reading.sentences[sentence - 1], reading.sentences[sentence]]
  if (!before || ownWords(reading, own).length > 0) return false
  // 'Started a second job. 1,150 a month.' brings something new.
  const words = reading.tokens.slice(before.first, before.next)
  return !words.some(({ word }) => /^(?:a|an|another|new|some|second)$/.test(word))
}
