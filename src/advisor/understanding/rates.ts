import type { Judged } from './classify.ts'
import type { Amount, Reading } from './reading.ts'

const notInterest =
  /^(?:of|raise|raises|bump|cut|match|matches|down|off|contribution|contribute|tithe|return|returns|inflation|share|stake|own|tip|tax|cash|back|growth|up|savings|saving)$/

/** The yearly rate said with each debt: the nearest percentage that no other debt is nearer to. */
export function ratesOf(
  reading: Reading,
  debts: readonly Judged[],
  others: readonly Judged[],
): Map<Amount, number> {
  const rates = new Map<Amount, number>()
  for (const percent of reading.amounts.filter(({ kind }) => kind === 'percent')) {
    if (percent.value > 100 || !isInterest(reading, percent)) continue
    const holder = nearestDebt(reading, percent, debts, others)
    if (holder && !rates.has(holder)) rates.set(holder, percent.value)
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

function isInterest({ tokens }: Reading, percent: Amount): boolean {
  const next = tokens[percent.next]?.word ?? ''
  return !notInterest.test(next)
}

function nearestDebt(
  { tokens, sentences }: Reading,
  percent: Amount,
  debts: readonly Judged[],
  others: readonly Judged[],
): Amount | null {
  const reach = sentences[percent.sentence + 1]?.next ?? tokens.length
  const distance = (amount: Amount) => {
    // 'Visa 4,200 at 24.99% and 11k on the car': a rate follows its debt far more often than it leads to one.
    const gap = amount.next <= percent.first ? percent.first - amount.next : amount.first - percent.next + 9
    return gap + (amount.sentence === percent.sentence ? 0 : 8)
  }
  const all = [...debts, ...others].filter(
    ({ amount }) => Math.abs(amount.sentence - percent.sentence) <= 1 && amount.first < reach,
  )
  const nearest = all.toSorted((a, b) => distance(a.amount) - distance(b.amount))[0]
  if (!nearest || distance(nearest.amount) > 24) return null
  return debts.includes(nearest) ? nearest.amount : null
}
