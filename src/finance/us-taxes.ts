/**
 * US federal income tax, payroll tax and self-employment tax by year. The amounts of a year stand here once, in
 * dollars as they are published.
 */
import { type Cents, percentOf, roundCents, subtractMoney, sumMoney, toCents } from './money.ts'

export const filingStatuses = ['single', 'joint', 'head'] as const
export type FilingStatus = (typeof filingStatuses)[number]

export const taxYears = [2025, 2026] as const
export type TaxYear = (typeof taxYears)[number]

const RATES = [10, 12, 22, 24, 32, 35, 37] as const
const GAIN_RATES = [0, 15, 20] as const

interface YearRules {
  /** Where the amounts were published. */
  source: string
  /** Taxable income up to which each rate but the last applies, in dollars. */
  brackets: Record<FilingStatus, readonly number[]>
  standardDeduction: Record<FilingStatus, number>
  /** Taxable income up to which long-term gains are taxed at each rate but the last. */
  gainBrackets: Record<FilingStatus, readonly number[]>
  /** The most earnings that bear Social Security tax. */
  wageBase: number
  /** Taxable income up to which a business may deduct its share without further tests. */
  businessThreshold: Record<FilingStatus, number>
  /** What each child under seventeen takes off the tax. */
  childCredit: number
}

const rules: Record<TaxYear, YearRules> = {
  2025: {
    source:
      'IRS Revenue Procedure 2024-40, standard deduction as amended in July 2025; SSA wage base for 2025',
    brackets: {
      single: [11_925, 48_475, 103_350, 197_300, 250_525, 626_350],
      joint: [23_850, 96_950, 206_700, 394_600, 501_050, 751_600],
      head: [17_000, 64_850, 103_350, 197_300, 250_500, 626_350],
    },
    standardDeduction: { single: 15_750, joint: 31_500, head: 23_625 },
    gainBrackets: { single: [48_350, 533_400], joint: [96_700, 600_050], head: [64_750, 566_700] },
    wageBase: 176_100,
    businessThreshold: { single: 197_300, joint: 394_600, head: 197_300 },
    childCredit: 2200,
  },
  2026: {
    source: 'IRS Revenue Procedure 2025-32; SSA wage base for 2026',
    brackets: {
      single: [12_400, 50_400, 105_700, 201_775, 256_225, 640_600],
      joint: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
      head: [17_700, 67_450, 105_700, 201_750, 256_200, 640_600],
    },
    standardDeduction: { single: 16_100, joint: 32_200, head: 24_150 },
    gainBrackets: { single: [49_450, 545_500], joint: [98_900, 613_700], head: [66_200, 579_600] },
    wageBase: 184_500,
    businessThreshold: { single: 201_750, joint: 403_500, head: 201_750 },
    childCredit: 2200,
  },
}

/** Shares in percent and amounts in dollars that no year changes. */
const SOCIAL_SECURITY = 6.2
const MEDICARE = 1.45
const ADDITIONAL_MEDICARE = 0.9
const INVESTMENT_TAX = 3.8
/** Of the profit of a business: what its owner would have as wages. */
const SELF_EMPLOYED_SHARE = 92.35
/** Net earnings below this bear no self-employment tax. */
const SELF_EMPLOYED_FLOOR = 400
const BUSINESS_DEDUCTION = 20
/** Where the additional Medicare tax and the tax on investment income begin. */
const HIGH_INCOME: Record<FilingStatus, number> = { single: 200_000, joint: 250_000, head: 200_000 }
/** Income above which the child tax credit shrinks, and by how much for each step or part of one. */
const CREDIT_SHRINKS: Record<FilingStatus, number> = { single: 200_000, joint: 400_000, head: 200_000 }
const SHRINKING_STEP = 1000
const SHRINKS_BY = 50
/** Gain on a home of one's own that is not taxed. */
const HOME_EXCLUSION: Record<FilingStatus, number> = { single: 250_000, joint: 500_000, head: 250_000 }

export interface Filing {
  year: TaxYear
  status: FilingStatus
}

/** The year of a date, or the nearest one whose amounts are known. */
export function taxYearOf(date: string): TaxYear {
  const year = Number(date.slice(0, 4))
  return year <= 2025 ? 2025 : 2026
}

export const taxSource = (year: TaxYear) => rules[year].source

export const standardDeduction = ({ year, status }: Filing): Cents =>
  toCents(rules[year].standardDeduction[status])

export const homeExclusion = (status: FilingStatus): Cents => toCents(HOME_EXCLUSION[status])

/** Each slice of an amount at the rate of its bracket, lying on top of `below`. */
function taxInBrackets(
  amount: Cents,
  below: Cents,
  tops: readonly number[],
  rates: readonly number[],
): Cents {
  let tax = 0
  let floor = 0
  for (const [at, rate] of rates.entries()) {
    const top = at < tops.length ? toCents(tops[at] ?? 0) : Infinity
    const slice = Math.min(below + amount, top) - Math.max(below, floor)
    if (slice > 0) tax += (slice * rate) / 100
    floor = top
  }
  return roundCents(tax)
}

/** Tax on taxable income, deductions already taken off. */
export function incomeTax(taxable: Cents, { year, status }: Filing): Cents {
  return taxInBrackets(Math.max(0, taxable), 0, rules[year].brackets[status], RATES)
}

/** The rate on the next dollar of taxable income, in percent. */
export function marginalRate(taxable: Cents, { year, status }: Filing): number {
  const at = rules[year].brackets[status].findIndex((top) => taxable < toCents(top))
  return RATES[at] ?? 37
}

/** What children under seventeen take off the income tax of a year, before it is held against that tax. */
export function childTaxCredit(children: number, income: Cents, { year, status }: Filing): Cents {
  const above = Math.max(0, income - toCents(CREDIT_SHRINKS[status]))
  const steps = Math.ceil(above / toCents(SHRINKING_STEP))
  return Math.max(0, toCents(children * rules[year].childCredit - steps * SHRINKS_BY))
}

export interface PayrollTax {
  socialSecurity: Cents
  medicare: Cents
  total: Cents
}

/** What an employee pays on wages of a year. */
export function payrollTax(wages: Cents, { year, status }: Filing): PayrollTax {
  const socialSecurity = percentOf(Math.min(wages, toCents(rules[year].wageBase)), SOCIAL_SECURITY)
  const above = Math.max(0, wages - toCents(HIGH_INCOME[status]))
  const medicare = sumMoney([percentOf(wages, MEDICARE), percentOf(above, ADDITIONAL_MEDICARE)])
  return { socialSecurity, medicare, total: sumMoney([socialSecurity, medicare]) }
}

export interface SelfEmploymentTax {
  /** The part of the profit that is taxed. */
  base: Cents
  tax: Cents
  /** Half of it comes off income before income tax. */
  deductible: Cents
}

/** Social Security and Medicare of the self-employed; the additional Medicare tax is not part of it. */
export function selfEmploymentTax(profit: Cents, year: TaxYear): SelfEmploymentTax {
  const earnings = (Math.max(0, profit) * SELF_EMPLOYED_SHARE) / 100
  const base = earnings < toCents(SELF_EMPLOYED_FLOOR) ? 0 : earnings
  const capped = Math.min(base, toCents(rules[year].wageBase))
  const tax = roundCents((capped * SOCIAL_SECURITY * 2 + base * MEDICARE * 2) / 100)
  return { base: roundCents(base), tax, deductible: roundCents(tax / 2) }
}

/** Income tax that a profit adds to that on wages; null where the deduction for businesses needs more tests. */
export function incomeTaxOnProfit(profit: Cents, filing: Filing, wages: Cents = 0): Cents | null {
  const net = subtractMoney(profit, selfEmploymentTax(profit, filing.year).deductible)
  const before = Math.max(0, subtractMoney(sumMoney([net, wages]), standardDeduction(filing)))
  if (before > toCents(rules[filing.year].businessThreshold[filing.status])) return null
  const deduction = percentOf(Math.min(net, before), BUSINESS_DEDUCTION)
  const ofWages = incomeTax(Math.max(0, subtractMoney(wages, standardDeduction(filing))), filing)
  return subtractMoney(incomeTax(subtractMoney(before, deduction), filing), ofWages)
}

export interface GainTax {
  tax: Cents
  /** The tax on investment income of high earners, part of it. */
  investmentTax: Cents
  /** On the last dollar of the gain, without it. */
  rate: number
}

/** Tax on a gain that comes on top of other taxable income. Short-term gains are taxed as pay is. */
export function gainTax(
  { gain, taxable, gross, isLong }: { gain: Cents; taxable: Cents; gross: Cents; isLong: boolean },
  filing: Filing,
): GainTax {
  const below = Math.max(0, taxable)
  const size = Math.max(0, gain)
  const tops = isLong ? rules[filing.year].gainBrackets : rules[filing.year].brackets
  const own = taxInBrackets(size, below, tops[filing.status], isLong ? GAIN_RATES : RATES)
  const above = Math.max(0, sumMoney([gross, size, -toCents(HIGH_INCOME[filing.status])]))
  const investmentTax = percentOf(Math.min(size, above), INVESTMENT_TAX)
  const last = sumMoney([below, size, -1])
  const at = rules[filing.year].gainBrackets[filing.status].findIndex((top) => last < toCents(top))
  const rate = isLong ? (GAIN_RATES[at] ?? 20) : marginalRate(last, filing)
  return { tax: sumMoney([own, investmentTax]), investmentTax, rate }
}
