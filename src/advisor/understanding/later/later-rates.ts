import type { Fact } from '#advisor/facts.ts'
import { toDollars } from '#finance/money.ts'
import { type Amount, isMoneyLike, isWordOnly, type Reading } from '#advisor/understanding/reading/reading.ts'
import { amountOf } from './said-before.ts'

/** A number of a message that may be the rate of a debt named before. */
export interface SaidRate {
  amount: Amount
  /** In percent: 'five and three quarters' is 5.75. */
  value: number
  /** The amounts of its fraction, and those that say it again. */
  parts: Amount[]
}

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

const notInterest = new RegExp(
  [
    String.raw`\b(?:raise|match|matches|return|yield|apy|inflation|down payment|of my|of our|tax|market|contribut\w*|`,
    String.raw`(?:pay|price|hours) cut|stocks?|bonds?|utili[sz]ation|cash advances?|penalty|late|deductible|co-?insurance|`,
    String.raw`out of pocket|copays?)\b`,
  ].join(''),
  'i',
)
/** Rates that are offered, advertised or supposed are not the user's. */
const notOwn = new RegExp(
  [
    String.raw`\b(?:offer(?:ed|s|ing)?|if|would|could|should|might|haven't|ads?|advert\w*|saw|quoted?|quotes|heard|`,
    String.raw`pre-?approved|limit|good rate|average|fed|wish|imagine|suppose|neighbou?r\w*|friend\w*|coworker\w*|`,
    String.raw`brother\w*|sister\w*)\b`,
  ].join(''),
  'i',
)
/** 'To keep it I refi what we owe. 6.6%, 30 years' is of a loan to come. */
const planned = /\b(?:i|we|to) refi(?:nance)?\b(?!['’]?e?d)/i
/** 'If that matters', 'if you need it' supposes nothing. */
const idiom =
  /\bif (?:that|it|you|this)(?:'s)? (?:matters?|helps?|needs?|wants?|counts?|is|care|relevant|makes)\b.*/i

export function isOwnRate(reading: Reading, { amount }: SaidRate): boolean {
  const sentence = sentenceOf(reading, amount).replace(idiom, '')
  if (notInterest.test(sentence) || notOwn.test(sentence) || planned.test(reading.text)) return false
  if (reading.sentences[amount.sentence]?.isAsking) return false
  return !/^(?:was|from|not)$/.test(reading.tokens[amount.first - 1]?.word ?? '')
}
