import { chanceOf } from '#advisor/executing/choosing/listening.ts'
import { isPay, overlaps, type Fact } from '#advisor/facts.ts'
import type { Minded, MindedNumber } from '#advisor/minding/minded.ts'
import { nameless } from '#advisor/understanding/names/naming-rules.ts'
import { isPartner } from '#advisor/understanding/people.ts'
import { hideForeign } from '#advisor/understanding/foreign.ts'
import { type Reading, readMessage } from '#advisor/understanding/reading/reading.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { readJudged } from './judged-own.ts'
import { isNoPay, isPutBy, isToSpend, withKnownPay, withOwnPay, withTotalPay } from './pay-in-all.ts'
import { readPlainly } from './plainly-told.ts'
import { isFrom, isKindOf, kindOf } from './same-thing.ts'
import { isPayBesideQuestion, isWeighedAsPay } from './weighed-pay.ts'
import { ASKING, opensQuestion } from '#advisor/reading/asked-part.ts'

/** Below this a number of a question is supposed, asked about or somebody else's. */
const OWN_IN_A_QUESTION = 0.3
/** Where nothing is asked, only what is clearly no fact is left out. */
const OWN_IN_A_STATEMENT = 0.04

/** What is hardly the user's own is not even asked about. */
const SURE_TO_ASK = 0.5
/** Pay of a question is kept from here on. */
const SURE_PAY = 0.85
/** And a debt beside one. */
const SURE_DEBT = 0.95

/** Longer messages that ask for no sum are letters: what they tell the judge knows better than the mind (docs/advisor-measured.md). */
const LONG = 300
const isLetter = ({ readings: [first] }: Minded, text: string) =>
  text.length > LONG && !first?.actions.some(({ intent }) => findSum(intent))
/** A message of this length says one thing. */
const BARE = 32

/** From this on the mind believes that something is asked. */
const ASKED = 0.5
/** 'And at 7%' goes on asking. */
const GOING_ON = /\band (?:at|with)\b/i

const isTold = (intent: string) =>
  intent === 'tell' || intent === 'correct' || intent.startsWith('hear:') || intent.startsWith('social:')

const isStatement = ({ intents, readings }: Minded) =>
  intents.every(({ name, score }) => score < ASKED || isTold(name)) &&
  // A reading that asks is believed where it is far likelier than any other.
  !readings.some(({ score, actions }) => score >= ASKED && !actions.every(({ intent }) => isTold(intent)))

/** 'What I owe: 640' names what follows. */
const NAMING = /\bwhat(?: (?:i|we)|'?s left (?:on|of|in))\b/gi

export function isTelling(minded: Minded, message: string): boolean {
  const text = message.replaceAll(NAMING, '')
  return !(ASKING.test(text) || GOING_ON.test(text)) || (isStatement(minded) && !opensQuestion(text))
}

/** Facts that were asked for, and of the others those that the mind does not take for coming, supposed or another's. */
export function withoutSupposed(
  facts: readonly Fact[],
  minded: Minded | null,
  text: string,
  isAskedFor: (fact: Fact) => boolean,
): Fact[] {
  if (!minded) return [...facts]
  const reading = readMessage(hideForeign(text))
  return facts.filter((fact) => {
    const numbers = minded.numbers.filter((number) => isFrom(fact, number, reading))
    return isAskedFor(fact) || numbers.length === 0 || numbers.some(({ own }) => own >= OWN_IN_A_STATEMENT)
  })
}

/** 'So when am i done now, still 1,100' keeps a number of a plan. */
const STILL = /\b(?:still|same) \$?$/i

/** A new row that the message does not name, out of a number that stays as it was. */
const isOfPlan = ({ change }: Fact, numbers: readonly MindedNumber[], text: string) =>
  'name' in change &&
  'id' in change &&
  change.id === null &&
  !text.toLowerCase().includes(change.name.toLowerCase()) &&
  numbers.length > 0 &&
  numbers.every(({ start }) => STILL.test(text.slice(0, start)))

/** 'Do i owe tax on the 40k' */
const ASKS_IF_OWED =
  /\b(?:do|does|would|will|did) (?:i|we|he|she) (?:still |even |really )?owe (?:any )?(?:tax|money|anything)/i

/** From this on something may be tried out. */
const TRIED = 0.2

/** From this on a grief or a joy may be what a message is about. */
const FELT = 0.2
const isFelt = ({ readings }: Minded) =>
  readings.some(
    ({ score, actions }) => score >= FELT && actions.some(({ intent }) => intent.startsWith('hear:')),
  )

/** Facts that both readers take for true: what one of them leaves, with its reason, is not stored. */
export function agreeOn(
  facts: readonly Fact[],
  minded: Minded | null,
  text: string,
  reading: Reading = readMessage(hideForeign(text)),
  profile: Partial<Snapshot['profile']> = {},
): Fact[] {
  if (!minded || isLetter(minded, text)) return [...facts]
  const saysSo = isTelling(minded, text)
  const least = saysSo ? OWN_IN_A_STATEMENT : OWN_IN_A_QUESTION
  const plain = readPlainly(minded, reading, profile)
  const hasDebts = facts.some(({ change }) => change.kind === 'liability')
  const isJudged = readJudged(minded, text)
  const believed = facts.filter((fact) => {
    if (isJudged(fact)) return true
    // An age told in passing is not asked about, nor is one in a hard moment, nor is a number of a question.
    if (fact.change.kind === 'birthYear')
      return fact.decision === 'save' || (text.length <= BARE && !isFelt(minded))
    if (plain.isTold(fact) && !isNamelessCost(fact)) return true
    if (plain.isSetRight(fact) || (plain.asksNothing && isLeftOver(fact, facts))) return true
    // 'The gym gone, what then' tries it out; 'fired the maid' does not.
    if (fact.change.kind === 'removal' && !plain.asksNothing && chanceOf(minded, 'what-if') >= TRIED)
      return false
    if (fact.decision === 'ask' && !saysSo) return false
    if (fact.change.kind === 'liability' && ASKS_IF_OWED.test(text)) return false
    const isSaved = saysSo && fact.decision === 'save'
    if (isSaved && isWeighedAsPay(fact, minded, reading)) return true
    const numbers = isAmongMuch(fact, reading) ? numbersNear(fact, minded) : numbersOf(fact, minded, reading)
    const isDoubtful = numbers.length > 0 && numbers.every(({ own }) => own < SURE_TO_ASK)
    if (fact.decision === 'ask' && isDoubtful) return false
    if (!saysSo && isOfPlan(fact, numbers, text)) return false
    if (isNamelessCost(fact) && isDoubtful) return false
    if (isSupposedAge(fact) || (hasDebts && isToSpend(fact, numbers))) return false
    if (!saysSo && isMereNeed(fact, text)) return false
    if (isPlan(fact)) return true
    // 'So per quarter' asks, and changes nothing; 'I have no debt' tells.
    if (numbers.length === 0)
      return (
        minded.isCut ||
        isStatement(minded) ||
        (isNothing(fact) && (saysSo || isSaidApart(fact, minded, text)))
      )
    return numbers.some(
      (number) =>
        number.own >= least &&
        !(isPay(fact.change) && isNoPay(number, minded, isFrom(fact, number, reading))) &&
        (saysSo ||
          isSameThing(number, fact) ||
          isSurePay(number, fact, minded) ||
          isPayBesideQuestion(fact, minded, reading, isSaidApart(fact, minded, text)) ||
          isSureDebt(number, fact, minded)),
    )
  })
  const kept = withKnownPay(facts, believed, reading)
  const whole = wholeList(facts, withTotalPay(facts, kept), { minded, text, reading })
  return text.length > LONG ? whole : withOwnPay(facts, whole)
}

/** 'Cash 40k, no debt. What is my net worth?': told in a sentence that asks nothing. */
const isSaidApart = ({ quote }: Fact, minded: Minded, text: string) =>
  quote.length < text.trim().length && isTelling(minded, quote) && !opensQuestion(quote)

const WILL_BE = /\b(?:will|would|gonna|going to) be\b/i
const LIST = 3

/** The rows of a list of costs are kept together, and those of a plan not at all. */
function wholeList(
  facts: readonly Fact[],
  kept: readonly Fact[],
  { minded, text, reading }: { minded: Minded; text: string; reading: Reading },
): Fact[] {
  const isCost = ({ change }: Fact) => change.kind === 'expense'
  const left = facts.filter((fact) => isCost(fact) && !kept.includes(fact))
  const costs = kept.filter(isCost)
  if (left.length === 0 || costs.length === 0 || left.length + costs.length < LIST) return [...kept]
  // 'Rent 1,725, food 600, daycare gonna be 1,900': what comes before it is paid already.
  const planned = WILL_BE.exec(text)?.index ?? text.length
  const isPlanned = (fact: Fact) => numbersOf(fact, minded, reading).some(({ start }) => start > planned)
  const isOwn = (fact: Fact) =>
    !isPlanned(fact) && numbersOf(fact, minded, reading).every(({ own }) => own >= OWN_IN_A_QUESTION)
  return left.every(isOwn) ? facts.filter((fact) => kept.includes(fact) || isCost(fact)) : [...kept]
}

/** In 'I make 15.75 an hour, what is that a month?' the pay, or all that is spent, is there to be counted with, and the user's own. */
const isSurePay = (number: MindedNumber, { change }: Fact, minded: Minded) => {
  const { own, what } = number
  const isPaid = own >= SURE_PAY && isPay(change) && !isPutBy(number, minded)
  return what === null && (isPaid || (own >= SURE_DEBT && kindOf(change) === 'expenses'))
}

/** 'Cards are 22,000 total. where do i start': a balance of their own, where no sum is asked. */
const isSureDebt = ({ own, what }: MindedNumber, { change }: Fact, { readings: [first] }: Minded) =>
  what === null &&
  own >= SURE_DEBT &&
  (change.kind === 'liability' || (change.kind === 'profile' && change.field === 'debt')) &&
  first !== undefined &&
  !first.actions.some(({ intent }) => findSum(intent))

/** Where much is told, and of pay beside a partner's, the network often takes for another's what is the user's. */
const isAmongMuch = ({ change }: Fact, { text, tokens }: Reading) =>
  text.length > LONG || (isPay(change) && tokens.some(({ word }) => isPartner(word)))

const numbersNear = (fact: Fact, { numbers }: Minded) =>
  numbers.filter((number) => overlaps(number, fact.span))

/** The numbers that a fact was made of; where none fits, those of its sentence. */
function numbersOf(fact: Fact, minded: Minded, reading: Reading): MindedNumber[] {
  const near = numbersNear(fact, minded)
  const exact = near.filter((number) => isFrom(fact, number, reading))
  return exact.length > 0 ? exact : near
}

/** In a question, both readers must take the number for the same. */
const isSameThing = ({ what }: MindedNumber, { change }: Fact) => isKindOf(what, kindOf(change))

/** Plans and wishes are what these keep. */
const isPlan = ({ change }: Fact) =>
  change.kind === 'goal' ||
  change.kind === 'birthYear' ||
  change.kind === 'removal' ||
  (change.kind === 'profile' && /^(?:retirement|financialGoals|investment)/.test(change.field))

/** 'So 80 bucks is on me': what nothing names is a cost only where it is surely one. */
const isNamelessCost = ({ change }: Fact) =>
  change.kind === 'expense' && change.id === null && change.name === nameless.expenseItem

/** Words of somebody who puts money by for something, or wants it. */
const SAVING = new RegExp(
  [
    String.raw`\b(?:sav(?:e[sd]?|ing|ings)|put(?:ting)? (?:away|aside|by|back|in)|set(?:ting)? (?:aside|back)|goal|fund|wants?|`,
    String.raw`wanna|budget|need by|how (?:long|much|many)|(?:got|have|has) \$?\d)`,
  ].join(''),
  'i',
)

/** 'We need a new roof, 22,000. What would the rate be?' saves for nothing yet; 'what about 15k' tries out another target. */
const isMereNeed = ({ change }: Fact, text: string) =>
  (change.kind === 'goal' &&
    (change.id === null ? !SAVING.test(text) : change.currentAmount === undefined)) ||
  (change.kind === 'profile' && change.field === 'financialGoals' && !/\bsav(?:e|ing)\b/i.test(text))

/** 'And if I went on till 63' plans nothing yet. */
const isSupposedAge = ({ change, quote }: Fact) =>
  change.kind === 'profile' &&
  change.field === 'retirementAge' &&
  /\bif (?:i|we|he|she)\b/i.test(quote.slice(0, quote.indexOf(String(change.value))))

/** The pay or the debt in all without a row that is over. */
const isLeftOver = ({ change }: Fact, facts: readonly Fact[]) =>
  change.kind === 'profile' &&
  facts.some(
    ({ change: other }) =>
      other.kind === 'removal' &&
      ((other.from === 'income' && change.field === 'income') ||
        (other.from === 'liability' && change.field === 'debt')),
  )

const isNothing = ({ change }: Fact) => change.kind === 'profile' && change.value === 0
