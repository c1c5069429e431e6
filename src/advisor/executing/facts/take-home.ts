/** What somebody takes home, told beside their pay before tax: the profile keeps both, budgets go by the former. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import type { Minded, MindedNumber } from '#advisor/minding/minded.ts'
import { toFact } from '#advisor/understanding/amount-facts.ts'
import { SAVE } from '#advisor/understanding/certainty.ts'
import { amountOf, isMadeOf } from '#advisor/understanding/later/said-before.ts'
import { yearlyPay } from '#advisor/understanding/money/flows.ts'
import { isClose, isLeftOf, saysNet } from '#advisor/understanding/money/net-pay.ts'
import { monthsOfYear } from '#advisor/understanding/money/season.ts'
import { isStrong } from '#advisor/understanding/reading/correction-words.ts'
import { ownerBefore } from '#advisor/understanding/people.ts'
import {
  type Amount,
  isMoneyLike,
  type Reading,
  readMessage,
} from '#advisor/understanding/reading/reading.ts'
import type { Cents } from '#finance/money.ts'
import { opensQuestion } from '#advisor/reading/asked-part.ts'

/** From this on what is left of the user's own pay is taken for their own. */
const OWN = 0.2

/** From this on the mind's word for a number counts. */
const SURE = 0.5

/** So much behind an amount may speak of it. */
const FEW_LETTERS = 40

export const saysGross = (text: string) => /\bgross\b|\bbefore[- ]tax(?:es)?\b|\bpre-?tax\b/i.test(text)

/** '6,200 after tax and spend about 5,400': what stands before it speaks of the amount before. */
const JOINS = /[,;]|\b(?:and|but|so|then|while)\b/i

/** The words of an amount: from the one before it up to the next comma or line; what leads to the next amount is of that. */
function wordsOf({ text, amounts, tokens, sentences }: Reading, amount: Amount): string {
  const first = tokens[sentences[amount.sentence]?.first ?? 0]?.start ?? 0
  const before = Math.max(0, ...amounts.filter(({ end }) => end <= amount.start).map(({ end }) => end))
  const join = before > first ? JOINS.exec(text.slice(before, amount.start)) : null
  const start = Math.max(first, before + (join?.index ?? 0))
  const rest = /^[^,;.!?\d\n]*/.exec(text.slice(amount.end))?.[0] ?? ''
  const leadsOn = /\d/.test(text.charAt(amount.end + rest.length))
  return text.slice(start, amount.end + (leadsOn ? 0 : Math.min(rest.length, FEW_LETTERS)))
}

/** What a question supposes and what others bring home is nobody's here. */
function isOwn(reading: Reading, { start, end, first, sentence }: Amount, minded: Minded | null): boolean {
  const { holder } = ownerBefore(reading, sentence, first)
  if (holder === 'partner' || holder === 'other') return false
  if (!minded) return !opensQuestion(reading.text)
  const meant = minded.numbers.filter((one) => one.start < end && start < one.end)
  return meant.some(({ own }) => own >= OWN) && !meant.some(isOwed)
}

/** 'The mortgage hits our account at 3,200': what goes out is not what is left of pay. */
const isOwed = ({ what, sure }: MindedNumber) =>
  (what === 'expense' || what === 'expenses' || what === 'liability' || what === 'debt') && sure >= SURE

/** 'We make 6,000 and spend 5,000 after taxes' */
const SPENT = /\b(?:spend\w*|spent|bills?|expenses)\b/i

function findLeft(reading: Reading, gross: Cents, isMine: (amount: Amount) => boolean): Amount | undefined {
  return reading.amounts.find(
    (amount) =>
      isMoneyLike(amount) &&
      // What is cleared in the good months is a part of the pay, not what is left of it.
      monthsOfYear(reading, amount) === 12 &&
      saysNet(wordsOf(reading, amount)) &&
      !SPENT.test(wordsOf(reading, amount)) &&
      isLeftOf(yearlyPay(reading, amount), gross) &&
      isMine(amount),
  )
}

const isPay = ({ decision, change }: Fact) =>
  decision === 'save' && change.kind === 'profile' && change.field === 'income'

const takeHomeOf = (value: Cents | null) => ({ kind: 'profile', field: 'takeHome', value }) as const

export const isTakeHome = ({ change }: Fact) => change.kind === 'profile' && change.field === 'takeHome'

const OF_BOTH = /\bwe\b[^.?!]*\b(?:bring|take|took|clear|net)\b|\b(?:together|combined|between us)\b/i

/** With take-home pay that the message tells beside; or that what was known of it went with the pay it was left of. */
export function withTakeHome(all: readonly Fact[], { text, snapshot, minded }: Hearing): Fact[] {
  const { income, incomeBasis, takeHome: known = null } = snapshot.profile
  const facts = known === null ? [...all] : all.filter((fact) => !isTakeHomeAgain(fact, known, text))
  // Sources of pay that are listed are take-home pay by themselves, unless both say what reaches them of it.
  const isOfBoth = snapshot.income.length > 1 && OF_BOTH.test(text)
  if (facts.some(({ change }) => change.kind === 'income')) return facts
  if (snapshot.income.length > 0 && !isOfBoth) return facts
  const pay = facts.findLast(isPay)
  // Nothing is taken from what is stored after tax.
  if (incomeBasis === 'net' && !pay) return facts
  const reading = readMessage(text)
  const isMine = (one: Amount) => isOwn(reading, one, minded)
  const ofPay = pay && findLeft(reading, amountOf(pay.change) ?? 0, isMine)
  // 'After taxes that's 4,700 a month' is left of the 78,000 told before, and sets nothing right of it.
  const isOpen = incomeBasis !== 'net' && !isStrong(text)
  const amount =
    ofPay ?? (income !== null && (!pay || isOpen) ? findLeft(reading, income, isMine) : undefined)
  if (amount) {
    const change = takeHomeOf(Math.round(yearlyPay(reading, amount) / 12))
    // 'Take home is 4,100' answers no question about debts.
    const isOfIt = (fact: Fact) => isMadeOf(fact.change, reading, amount)
    const rest = facts.filter((fact) => !isOfIt(fact) || (isPay(fact) && amount === ofPay))
    return change.value === known ? rest : [...rest, toFact(reading, { change, amount, certainty: 1 }, SAVE)]
  }
  const isGone = pay !== undefined && amountOf(pay.change) !== income && known !== null
  return isGone ? [...facts, { ...pay, change: takeHomeOf(null) }] : facts
}

/** 'My wife makes 2,000 a month', once 3,600 is known to be brought home: with another pay that is not all of it. */
export function withoutStaleTakeHome(facts: readonly Fact[], { snapshot }: Hearing): Fact[] {
  // 'I make 92k', told again, takes nothing from what is left of it.
  const source = facts.find(
    ({ change, decision }) =>
      change.kind === 'income' &&
      decision === 'save' &&
      !snapshot.income.some(({ id, amount }) => id === change.id && isClose(amount, change.amount)),
  )
  const isStale = source && (snapshot.profile.takeHome ?? null) !== null && !facts.some(isTakeHome)
  return isStale ? [...facts, { ...source, change: takeHomeOf(null) }] : [...facts]
}

/** '4,095 a month coming in', once that much is known to be brought home: neither another pay nor what is spent. */
const isTakeHomeAgain = ({ change }: Fact, takeHome: Cents, text: string) =>
  change.kind === 'profile' &&
  typeof change.value === 'number' &&
  ((change.field === 'income' && isClose(change.value / 12, takeHome)) ||
    (change.field === 'expenses' && isClose(change.value, takeHome) && !SPENT.test(text)))
