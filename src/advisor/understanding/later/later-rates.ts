import type { Fact } from '#advisor/facts.ts'
import { toDollars } from '#finance/money.ts'
import { type Amount, isMoneyLike, isWordOnly, type Reading } from '#advisor/understanding/reading/reading.ts'
import { nameOf } from './focus.ts'
import { layOutLines } from '#advisor/understanding/reading/lines.ts'
import { amountOf } from './said-before.ts'
import { isOther } from '#advisor/understanding/people.ts'
import { holderBefore } from '#advisor/understanding/stance.ts'

/** A number of a message that may be the rate of a debt named before. */
export interface SaidRate {
  amount: Amount
  /** In percent: 'five and three quarters' is 5.75. */
  value: number
  /** The amounts of its fraction, and those that say it again. */
  parts: Amount[]
}

/** Words that say a number is of interest, whatever the sentence is about. */
const interestWord =
  /\b(?:rates?|rate's|apr|aprs|interest|refinanced?|refi|consolidated|locked|fixed|variable|promo|intro|purchases|charg(?:e|es|ing))\b/i
const rateWord =
  /\b(?:rates?|rate's|apr|aprs|interest|refinanced|refi|consolidated|locked|fixed|variable|promo|percent)\b/i

export const isAboutRate = ({ text, amounts }: Reading) =>
  rateWord.test(text) || amounts.some(({ kind }) => kind === 'percent')

/** Nobody pays more. */
const HIGHEST = 60
/** Above, a number without a percent sign is no rate. */
const BARE_MOST = 40
/** A message of more words tells something else when it has no word of rates. */
const SHORT = 16

export function ratesIn(reading: Reading, debts: readonly Fact[], isAbout: boolean): SaidRate[] {
  const found = reading.amounts.filter(
    (one) =>
      one.value <= HIGHEST &&
      (one.kind === 'percent' || (!isWordOnly(one) && isBareRate(reading, one, debts, isAbout))),
  )
  const rates = found.map((amount) => {
    const { value, parts } = withFraction(reading, amount)
    // '29.24 percent. Twenty nine!' says it again.
    const again = found.filter(
      (one) => one !== amount && one.value !== value && Math.floor(value) === one.value,
    )
    return { amount, value, parts: [...parts, ...again] }
  })
  return rates.filter(({ amount }) => !rates.some(({ parts }) => parts.includes(amount)))
}

const fractions: [RegExp, number][] = [
  [/^ and (?:a|one) (?:half|1\/2)\b/i, 0.5],
  [/^ and (?:a|one) quarter\b/i, 0.25],
  [/^ and (?:three|3) quarters\b/i, 0.75],
  [/^ and an? eighth\b/i, 0.125],
  [/^ and (?:three|3) eighths\b/i, 0.375],
  [/^ and (?:five|5) eighths\b/i, 0.625],
  [/^ and (?:seven|7) eighths\b/i, 0.875],
]

function withFraction({ text, amounts }: Reading, { value, end }: Amount): Omit<SaidRate, 'amount'> {
  const rest = text.slice(end)
  const [pattern, part] = fractions.find(([words]) => words.test(rest)) ?? []
  const length = pattern?.exec(rest)?.[0].length ?? 0
  const parts = amounts.filter((one) => one.start >= end && one.end <= end + length)
  return { value: value + (part ?? 0), parts }
}

/** '6.1' or '27.49' after a debt, where nobody owes so little. */
function isBareRate(reading: Reading, one: Amount, debts: readonly Fact[], isAbout: boolean): boolean {
  const { value, currency, scaled, start, end } = one
  if (!isMoneyLike(one) || value <= 0 || value >= BARE_MOST || currency || scaled) return false
  const written = reading.text.slice(start, end)
  if (!one.inWords && !/^\d+(?:\.\d{1,3})?$/.test(written)) return false
  const sentence = sentenceOf(reading, one)
  if (owed.test(sentence) && !rateWord.test(sentence)) return false
  if (isAbout) return true
  if (Number.isInteger(value)) return false
  // '4,700 … no wait, 4.2': thousands.
  const isBalance = debts.some(({ change }) => isNear(value * 1000, toDollars(amountOf(change) ?? 0)))
  const isCents = /\.\d{2,3}$/.test(written)
  if (isBalance && !isCents) return false
  const hadRate = debts.some(({ change }) => change.kind === 'liability' && change.interestRate !== undefined)
  return hadRate || reading.tokens.length < SHORT
}

const isNear = (one: number, two: number) => one < two * 1.3 && one * 1.3 > two

/** Said of the balance or a payment. */
const owed =
  /\b(?:owe|owed|balance|left|remaining|payments?|minimum|min|due|month|monthly|mo|week|fees?|bucks|dollars|pay|paid|costs?|charged)\b/i

function sentenceOf({ text, tokens, sentences }: Reading, { sentence }: Amount): string {
  const { first = 0, next = tokens.length } = sentences[sentence] ?? {}
  return text.slice(tokens[first]?.start ?? 0, tokens[next - 1]?.end ?? text.length)
}

const notInterest =
  /\b(?:raise|match|matches|return|yield|apy|inflation|down payment|of my|of our|tax|market|contribut\w*|(?:pay|price|hours) cut|stocks?|bonds?|utili[sz]ation|cash advances?|penalty|late)\b/i
/** Rates that are offered, advertised or supposed are not the user's. */
const notOwn =
  /\b(?:offer(?:ed|s|ing)?|if|would|could|should|might|haven't|ads?|advert\w*|saw|quoted?|quotes|heard|pre-?approved|limit|good rate|average|fed|wish|imagine|suppose|neighbou?r\w*|friend\w*|coworker\w*|brother\w*|sister\w*)\b/i
/** 'If that matters', 'if you need it' supposes nothing. */
const idiom =
  /\bif (?:that|it|you|this)(?:'s)? (?:matters?|helps?|needs?|wants?|counts?|is|care|relevant|makes)\b.*/i

/** 'Rates are 7% now' are everybody's; 'my rates', 'the rates' are not. */
const everybodys =
  /(?<!\b(?:my|our|the|their|its|both|these|those|two|three)(?: \w+)? )\brates (?:are|is|went|hit|sit|have)\b/i

export function isOwnRate(reading: Reading, { amount }: SaidRate, debts: readonly Fact[]): boolean {
  const sentence = sentenceOf(reading, amount).replace(idiom, '')
  if (notInterest.test(sentence) || notOwn.test(sentence)) return false
  if (reading.sentences[amount.sentence]?.isQuestion) return false
  if (isAnothers(reading, amount, debts)) return false
  return !/^(?:was|from|not)$/.test(reading.tokens[amount.first - 1]?.word ?? '')
}

/** The words of its sentence before an amount, short forms written out, and those after it. */
function around(reading: Reading, amount: Amount): { head: string; tail: string } {
  const text = layOutLines(reading)[amount.sentence]?.text ?? ''
  const mark = new RegExp(`#${reading.amounts.indexOf(amount)}%?(?= |$)`).exec(text)
  return mark
    ? { head: text.slice(0, mark.index), tail: text.slice(mark.index + mark[0].length) }
    : { head: text, tail: '' }
}

/** Lenders are 'they', 'hers' may be the debt that was spoken of, and a report of the user's own rate is no other's. */
const notHolder =
  /\b(?:they|them|their|(?:his|hers)(?= is\b)|(?:my|our) \w+ (?:says?|said|told (?:me|us)|thinks?))\b/g

/** 'My brother has one. His is 7%.' */
const isBare = /^(?:his|hers) is\b/

/** 'My mom has a loan at 6.5', 'my wife's is 19%', where the debt itself is not called after them. */
function isAnothers(reading: Reading, amount: Amount, debts: readonly Fact[]): boolean {
  const { head } = around(reading, amount)
  const own = new Set(
    debts.flatMap(({ change }) =>
      nameOf(change)
        .toLowerCase()
        .split(/[^a-z]+/),
    ),
  )
  const { tokens } = reading
  if (
    tokens.some(({ word }, at) => word === 'my' && isOther(tokens[at + 1]?.word ?? '') && isBare.test(head))
  )
    return true
  const words = head.replace(notHolder, '').split(' ')
  return holderBefore(words.filter((word) => !own.has(word)).join(' ')) === 'other'
}

const pointing =
  /\b(?:it|its|that|this|these|those|one|ones|they|them|mine|ours|both|each|all|other|others|his|hers|owe|loan|card|debt|mortgage|balance)\b|\b(?:bank|union|lender|dealer|servicer) (?:gave|gives) (?:me|us)\b/
const pointingAfter = /^ (?:percent )?(?:on|for|with|at) (?:it|that|this|them|mine|those|these|both|the)\b/
/** 'I pay', 'I'm at', 'I think' may bring the rate of what was spoken of. */
const paying =
  /\b(?:i|we) (?:(?:think|believe|guess|mean|meant|said|want to say|pay|am|are|got|have|have got|am paying|are paying|am at|just|still|now|currently|only|already|actually|around|about|like|at)(?: |$))*$/
const subject =
  /\b(?:i|we|you|he|she|my|our|your|his|her|the|a|an)\b|\b[\w']+ (?:is|are|was|were|does|do|did|has|have|had|gives?|gave|wants?|takes?|went)\b/

/** Whether a rate that names no debt may be of one: 'I tip 20%' and 'I'm 5.9 tall' are of something else. */
export function isOfDebt(reading: Reading, { amount }: SaidRate): boolean {
  const { head, tail } = around(reading, amount)
  if (interestWord.test(sentenceOf(reading, amount))) return !everybodys.test(head)
  if (/^ (?:percent )?(?:tall|off|more|less|tips?|down|of)\b/.test(tail)) return false
  return pointing.test(head) || pointingAfter.test(tail) || paying.test(head) || !subject.test(head)
}
