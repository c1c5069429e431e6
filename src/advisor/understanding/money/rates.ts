import type { Judged } from '#advisor/understanding/classify.ts'
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'

const notInterest = new RegExp(
  [
    String.raw`^(?:of|raise|raises|bump|cut|match|matches|down|off|contribution|contribute|tithe|return|returns|inflation|`,
    String.raw`share|stake|own|tip|tax|cash|back|growth|up|savings|saving|fee|fees|penalty|chance|discount|equity|deposit)$`,
  ].join(''),
)

/** The yearly rate said with each debt: the nearest percentage that no other debt is nearer to. */
export function ratesOf(
  reading: Reading,
  debts: readonly Judged[],
  others: readonly Judged[],
): Map<Amount, number> {
  const rates = new Map<Amount, number>()
  const percents = reading.amounts.filter(
    (percent) => percent.kind === 'percent' && isInterest(reading, percent) && !isDenied(reading, percent),
  )
  for (const percent of percents.toSorted((one, other) => orderOf(reading, one) - orderOf(reading, other))) {
    const holder = nearestDebt(reading, percent, debts, others)
    for (const one of holder ? holdersOf(reading, percent, holder, debts) : [])
      if (!rates.has(one)) rates.set(one, percent.value)
  }
  for (const bare of reading.amounts.filter(({ kind }) => kind === 'bare')) {
    const holder = debts.findLast(({ amount }) => isBareRate(reading, amount, bare))?.amount
    if (holder && !rates.has(holder)) rates.set(holder, bare.value)
  }
  return rates
}

/** '8,200 @ 6.8', 'owe 198k on it at 6.9' */
function isBareRate({ tokens }: Reading, debt: Amount, bare: Amount): boolean {
  const before = tokens[bare.first - 1]
  const isRate =
    before?.text === '@' || (before?.word === 'at' && !/^(?:an?|per|\/)$/.test(tokens[bare.next]?.word ?? ''))
  return isRate && bare.value < 40 && bare.first > debt.next && bare.first - debt.next <= 6
}

/** From a rate to its debt; '!!' makes a sentence of its own. */
const MOST_SENTENCES = 2
/** Lenders on payday ask for hundreds of percent a year, and say so. */
const HIGHEST_PLAIN = 100
const HIGHEST = 1000

function isInterest({ tokens }: Reading, { value, next }: Amount): boolean {
  const [after, later] = [tokens[next]?.word ?? '', tokens[next + 1]?.word ?? '']
  if (value > HIGHEST_PLAIN) return value <= HIGHEST && /^(?:apr|interest|annual)$/.test(after)
  return !notInterest.test(after) || (after === 'of' && later === 'interest')
}

const wordsBefore = ({ tokens }: Reading, { first }: Amount, reach: number) =>
  tokens.slice(Math.max(0, first - reach), first).map(({ word }) => word)

/** 'It isn't 24% APR, they told me 21.4' */
const isDenied = (reading: Reading, percent: Amount) =>
  wordsBefore(reading, percent, 2).some((word) => /^(?:not|isn't|isnt|wasn't|ain't)$/.test(word))

/** What is so now comes before what was ('was 0% until March', 'from 14.9'). */
function orderOf(reading: Reading, percent: Amount): number {
  const after = reading.tokens.slice(percent.next, percent.next + 3).map(({ word }) => word)
  if (/^(?:to be exact|exactly)/.test(after.join(' '))) return 0
  const isPast =
    wordsBefore(reading, percent, 2).some((word) => /^(?:was|were|from|originally)$/.test(word)) ||
    /^(?:until|till|til|before|to)$/.test(after[0] ?? '')
  return isPast ? 2 : 1
}

/** 'Chase 4,300, Citi 2,650, both like 24%' */
function holdersOf(reading: Reading, percent: Amount, holder: Amount, debts: readonly Judged[]): Amount[] {
  const words = wordsBefore(reading, percent, 4)
  const before = debts
    .map(({ amount }) => amount)
    .filter(({ sentence, next }) => sentence === percent.sentence && next <= percent.first)
  if (words.includes('both') && before.length > 1) return before.slice(-2)
  return words.some((word) => word === 'all' || word === 'each') && before.length > 1 ? before : [holder]
}

function nearestDebt(
  { tokens, sentences }: Reading,
  percent: Amount,
  debts: readonly Judged[],
  others: readonly Judged[],
): Amount | null {
  const reach = sentences[percent.sentence + MOST_SENTENCES]?.next ?? tokens.length
  const distance = (amount: Amount) => {
    // 'Visa 4,200 at 24.99% and 11k on the car': a rate follows its debt far more often than it leads to one.
    const gap = amount.next <= percent.first ? percent.first - amount.next : amount.first - percent.next + 9
    return gap + (amount.sentence === percent.sentence ? 0 : 8)
  }
  const all = [...debts, ...others].filter(
    ({ amount }) => Math.abs(amount.sentence - percent.sentence) <= MOST_SENTENCES && amount.first < reach,
  )
  // 'House has 12,000 left on it and the payment is 640, 5%': a cost has no rate of its own.
  const isCost = (one: Judged) =>
    one.role === 'expenseItem' &&
    debts.some(({ amount }) => amount.sentence === percent.sentence && amount.next <= percent.first)
  const nearest = all
    .filter((one) => !isCost(one))
    .toSorted((a, b) => distance(a.amount) - distance(b.amount))[0]
  if (!nearest || distance(nearest.amount) > 24) return null
  return debts.includes(nearest) ? nearest.amount : null
}
