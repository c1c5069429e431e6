/** US federal tax on what is not pay: profit of one's own business, and gains. */
import type { Figure } from '#contract/figures.ts'
import { byRule } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { CLOSE } from '#advisor/planning/data/pay-basis.ts'
import { sumRows } from '#advisor/planning/data/totals.ts'
import type { Given } from '#advisor/planning/given.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { isAnothersPay } from '#advisor/understanding/names/row-names.ts'
import { percentOf, roundCents, subtractMoney, sumMoney } from '#finance/money.ts'
import {
  gainTax,
  homeExclusion,
  incomeTaxOnProfit,
  selfEmploymentTax,
  standardDeduction,
} from '#finance/us-taxes.ts'
import { salary } from './inputs.ts'
import { money } from './loan-inputs.ts'
import { filingOf, type KnownFiling } from './tax-inputs.ts'

const OWN_BUSINESS = /freelanc|self|1099|business|gig|contract|side|uber|lyft|etsy/i

/** Income rows of one's own business, over a year. */
export function storedProfit({ snapshot }: Household): Given | null {
  const rows = snapshot.income
    .filter((item) => OWN_BUSINESS.test(item.source))
    .map(({ id, source: name, amount }) => ({ id, name, amount: amount * 12 }))
  return sumRows('incomeItems', rows, 'your business income over a whole year')
}

/** Who asks what is owed, and names no single tax, asks for all of it. */
const OWN_TAX = /\bself[- ]?employ\w*(?: \w+)? tax|\bs\.?e\.? tax|\bseca\b|\bfica\b/i
const OWED = /\b(?:tax(?:es)?|irs|owe|estimated|quarterl(?:y|ies)|uncle sam)\b/i

export const selfEmployment = defineSum({
  name: 'self-employment-tax',
  about: 'US self-employment tax on a profit, for the year and each quarter.',
  inputs: {
    net: {
      ...salary,
      bareIsYearly: true,
      label: 'Profit a year',
      stored: storedProfit,
      ask: 'What do you net in a year, after business costs?',
    },
  },
  results: ['tax', 'quarter', 'deductible', 'incomeTax', 'total', 'totalQuarter'],
  formula: 'Social Security and Medicare on the share of the profit that counts as pay',
  assumptions: ['after business costs', 'wages beside it are those of your budget'],
  compute(input, sheet, household) {
    const filing = filingOf(household, sheet)
    const own = selfEmploymentTax(input.net, filing.year)
    if (own.tax === 0) return 'A profit that small bears no self-employment tax.'
    const net = sheet.money('net', 'Profit a year', input.net)
    const base = sheet.sum('base', 'Taxed part', own.base, 'the share of the profit that counts as pay', [
      net,
    ])
    const tax = sheet.sum('tax', 'Self-employment tax', own.tax, 'Social Security and Medicare on it', [base])
    const isOfBoth = !OWN_TAX.test(household.text) && OWED.test(household.text)
    const quarter = sheet.sum(
      isOfBoth ? 'ownQuarter' : 'quarter',
      isOfBoth ? 'Of it a quarter' : 'A quarter',
      roundCents(own.tax / 4),
      'the year divided by its quarters',
      [tax],
    )
    const half = sheet.sum(
      'deductible',
      'Off your income',
      own.deductible,
      'the part that comes off income before tax',
      [tax],
    )
    const wages = wagesBeside(input.net, household, filing)
    const all = allIn({ profit: input.net, own: own.tax, wages, isOfBoth }, filing, sheet)
    const alone = /\bquarter/i.test(household.text)
      ? text`${quarter} a quarter, ${tax} for the year. Income tax comes on top.`
      : text`${tax} for the year, or ${quarter} a quarter. Income tax comes on top.`
    const parts = text`That’s ${tax} self-employment tax`
    return {
      answer: [
        isOfBoth && all
          ? text`${all.total} in federal tax for the year, or ${all.quarter} a quarter.`
          : alone,
        isOfBoth && all
          ? text`${parts} and ${all.income} income tax, ${filing.name}.`
          : text`That’s US federal, for ${filing.yearFigure}.`,
      ],
      lines: [
        text`Taxed part of the profit: ${base}`,
        text`Self-employment tax: ${tax} a year, ${quarter} a quarter`,
        text`Comes off your income before income tax: ${half}`,
        ...(all ? [all.told] : []),
      ],
      notes: all && !isOfBoth ? [all.told] : [],
    }
  },
})

/** What comes in beside a profit, one's own and that of whom one files with. */
function wagesBeside(profit: number, { snapshot }: Household, { status }: KnownFiling): number {
  const yearly = snapshot.income
    .filter(({ source }) => !OWN_BUSINESS.test(source) && (status === 'joint' || !isAnothersPay(source)))
    .map(({ amount }) => amount * 12)
    .filter((amount) => Math.abs(amount - profit) > CLOSE)
  return sumMoney(yearly)
}

/** With the income tax that the profit adds to that on other pay. */
function allIn(
  { profit, own, wages, isOfBoth }: { profit: number; own: number; wages: number; isOfBoth: boolean },
  filing: KnownFiling,
  sheet: Worksheet,
) {
  const income = incomeTaxOnProfit(profit, filing, wages)
  if (income === null) return null
  const incomeTax = sheet.sum('incomeTax', 'Income tax', income, 'profit less deductions, in the brackets')
  const total = sheet.sum('total', 'All federal tax', sumMoney([income, own]), 'both taxes', [incomeTax])
  const quarter = sheet.sum(
    isOfBoth ? 'quarter' : 'totalQuarter',
    isOfBoth ? 'A quarter' : 'All in, a quarter',
    roundCents((income + own) / 4),
    'by its quarters',
    [total],
  )
  const told = text`With about ${incomeTax} of federal income tax (${filing.name}, standard deduction) it’s ${sheet.about(quarter)} a quarter all in.`
  return { income: incomeTax, total, quarter, told }
}

/** What is taken when nothing is known of other income. */
const USUAL_LONG = 15
const USUAL_SHORT = 22
const SHORT_TERM =
  /\bshort.?term\b|(?:less than|under|within) (?:a|one|1) year|bought[^.]*\b(?:months? ago|this year|last month)/i
const HOME = /\b(?:house|home|condo|townhouse)\b/i

export const capitalGains = defineSum({
  name: 'capital-gains',
  about: 'US federal tax on the gain of sold shares, crypto or a home.',
  inputs: {
    gain: money('Gain'),
    bought: money('Bought for'),
    sold: money('Sold for'),
    income: { ...salary, ask: undefined, label: 'Other income a year' },
  },
  results: ['tax', 'gain', 'kept', 'percent'],
  formula: 'the gain on top of other taxable income, each slice at the rate of its bracket',
  assumptions: ['US federal tax only', 'no losses to set against it'],
  compute(input, sheet, household) {
    const found = gainOf(input, sheet)
    if (typeof found === 'string') return found
    const filing = filingOf(household, sheet)
    const isHome = HOME.test(household.text)
    if (found.value < 0) {
      return {
        answer: [text`No tax: that’s a loss. It can be set against other gains.`],
        lines: [text`Gain: ${found.figure}`],
        notes: isHome ? [text`A loss on your own home can’t be deducted.`] : [],
      }
    }
    const free = isHome ? Math.min(found.value, homeExclusion(filing.status)) : 0
    const taxed = subtractMoney(found.value, free)
    const isLong = isHome || !SHORT_TERM.test(household.text)
    const held = isLong ? 'held over a year' : 'held for a year or less'
    const { tax: owed, rate: top } = taxOf(taxed, isLong, input.income, filing)
    if (input.income !== undefined) sheet.money('income', 'Other income a year', input.income)
    const rate = sheet.share('percent', 'Rate', top, 'the rate on the last dollar of the gain')
    const tax = sheet.sum('tax', 'Tax', owed, 'each slice of the gain at the rate of its bracket', [
      found.figure,
    ])
    const kept = sheet.sum('kept', 'Kept', subtractMoney(found.value, owed), 'gain minus tax', [
      found.figure,
      tax,
    ])
    const exempt = sheet.ruled(
      'Not taxed',
      free,
      byRule('Home sale', 'the gain on your own home that is not taxed'),
    )
    const lines = [
      text`Gain: ${found.figure}`,
      ...(free > 0 ? [text`Not taxed, as your own home: ${exempt}`] : []),
      text`Tax: ${tax} at up to ${rate}`,
      text`Kept: ${kept}`,
    ]
    const notes: Text[] = [
      text`US federal tax for ${filing.yearFigure}, ${filing.name}; state tax may come on top.`,
      ...(input.income === undefined ? [text`Tell me your income and I’ll make it exact.`] : []),
      ...(isHome ? [text`The home has to have been yours to live in for most of the last years.`] : []),
    ]
    if (owed === 0) {
      return {
        answer: [
          free > 0
            ? text`No federal tax: a gain of ${found.figure} on your own home is within what’s free.`
            : text`No federal tax: at your income a gain ${held} falls in the ${rate} bracket.`,
        ],
        lines,
        notes,
      }
    }
    return {
      answer: [
        text`${sheet.about(tax, 'About')} in US federal tax on a ${found.figure} gain, ${held}.`,
        ...notes.slice(0, 1),
      ],
      lines,
      notes,
    }
  },
})

function gainOf(
  input: { gain: number | undefined; bought: number | undefined; sold: number | undefined },
  sheet: Worksheet,
): { value: number; figure: Figure } | string {
  if (input.gain !== undefined) return { value: input.gain, figure: sheet.money('gain', 'Gain', input.gain) }
  if (input.sold === undefined) return 'What was the gain, or what was it bought and sold for?'
  if (input.bought === undefined) return 'What was it bought for?'
  const sold = sheet.money('sold', 'Sold for', input.sold)
  const bought = sheet.money('bought', 'Bought for', input.bought)
  const value = subtractMoney(input.sold, input.bought)
  return { value, figure: sheet.sum('gain', 'Gain', value, 'sold minus bought', [sold, bought]) }
}

function taxOf(gain: number, isLong: boolean, income: number | undefined, filing: KnownFiling) {
  if (income === undefined) {
    const rate = isLong ? USUAL_LONG : USUAL_SHORT
    return { tax: percentOf(gain, rate), rate }
  }
  const taxable = Math.max(0, subtractMoney(income, standardDeduction(filing)))
  // What the deduction leaves unused comes off the gain.
  const unused = Math.max(0, subtractMoney(standardDeduction(filing), income))
  const counted = Math.max(0, subtractMoney(gain, unused))
  return gainTax({ gain: counted, taxable, gross: income, isLong }, filing)
}
