import type { Figure, FigureSource } from '#contract/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { byRule } from '#advisor/grounding/figures.ts'
import { basisOf } from '#advisor/planning/data/pay-basis.ts'
import { yearlyIncome } from '#advisor/planning/data/totals.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { percentOf, percentShare, subtractMoney, sumMoney } from '#finance/money.ts'
import { convertPay } from '#finance/pay.ts'
import {
  childTaxCredit,
  incomeTax as taxOn,
  marginalRate,
  payrollTax,
  standardDeduction,
} from '#finance/us-taxes.ts'
import { salary } from './inputs.ts'
import { money, percent } from './loan-inputs.ts'
import { children, filingNote, filingOf, type KnownFiling } from './tax-inputs.ts'

const BRACKETS = 'each slice of taxable income at the rate of its bracket'

/** The standard deduction, or a larger one of the user's own. */
function showDeduction(own: number | undefined, filing: KnownFiling, sheet: Worksheet) {
  const standard = standardDeduction(filing)
  if (own !== undefined && own > standard) return sheet.money('deduction', 'Deductions', own)
  const source = byRule('Standard deduction', 'what everybody may take off without receipts')
  return sheet.ruled('Standard deduction', standard, source)
}

export const incomeTax = defineSum({
  name: 'income-tax',
  about: 'US federal income tax, and the bracket.',
  inputs: {
    income: { ...salary, label: 'Income a year' },
    deduction: { ...money('Deductions'), per: 'year' },
    children,
  },
  results: ['tax', 'effective', 'marginal', 'taxable', 'month'],
  formula: 'income less the deduction, each slice of it at the rate of its bracket',
  assumptions: ['US federal income tax only, without state tax and other credits than for children'],
  compute(input, sheet, household) {
    const filing = filingOf(household, sheet)
    const income = sheet.money('income', 'Income a year', input.income)
    const deduction = showDeduction(input.deduction, filing, sheet)
    const left = Math.max(0, subtractMoney(input.income, deduction.value))
    const taxable = sheet.sum('taxable', 'Taxable income', left, 'income minus deduction', [
      income,
      deduction,
    ])
    const owed = taxOn(left, filing)
    const tax = sheet.sum('tax', 'Income tax', owed, BRACKETS, [taxable])
    const effective = sheet.share(
      'effective',
      'Share of income',
      percentShare(owed, input.income),
      'tax by income',
      [tax, income],
    )
    const marginal = sheet.share(
      'marginal',
      'Top bracket',
      marginalRate(left, filing),
      'the rate of the next dollar',
      [taxable],
    )
    const month = sheet.sum(
      'month',
      'A month',
      convertPay(owed, 'yearly', 'monthly'),
      'spread over its months',
      [tax],
    )
    const young = Math.min(20, Math.floor(input.children ?? 0))
    const credit = tellCredit(young, { owed, income: input.income }, filing, sheet)
    const lines = [
      text`Income: ${income}, less ${deduction} of deductions: ${taxable} taxable`,
      text`Federal income tax: ${tax}, ${month} a month`,
      text`Share of all income: ${effective}`,
      text`Top bracket: ${marginal}`,
      ...credit,
    ]
    return {
      answer:
        owed === 0
          ? [text`No federal income tax: the ${deduction} deduction covers all of it.`]
          : [
              text`${sheet.about(tax, 'About')} in US federal income tax for ${filing.yearFigure}, ${filing.name}. You’re in the ${marginal} bracket.`,
              ...credit,
              text`That’s ${effective} of your income.`,
            ],
      lines,
      notes: [filingNote(filing)],
    }
  },
})

/** What is due once the credit for the children is off. */
function tellCredit(
  young: number,
  { owed, income }: { owed: number; income: number },
  filing: KnownFiling,
  sheet: Worksheet,
): Text[] {
  const off = Math.min(owed, childTaxCredit(young, income, filing))
  if (off <= 0) return []
  sheet.number('children', 'Children with a tax credit', 'count', young)
  const credit = sheet.aside('Child tax credit', off, 'the credit for each child, up to the tax itself')
  const due = sheet.aside('Tax after the credit', subtractMoney(owed, off), 'the tax less the credit')
  return [text`The child tax credit takes ${credit} off, leaving ${due}.`]
}

const STATE_TAX =
  /\b(?:state|city|local|county|municipal|after \w+) (?:and \w+ )*(?:\w+ )?tax(?:es)?\b|\bwith state\b/i
const PRE_TAX = /\b(?:401|403|457|tsp|retirement|contribut\w*|pre-?tax|hsa)/i

export const takeHome = defineSum({
  name: 'take-home',
  about:
    'What is left of a gross salary after US federal income tax and FICA; the share taken off is put in before tax ' +
    'where the words say retirement.',
  inputs: { salary, percent: percent('Share taken off', 100), children },
  results: ['month', 'paycheck', 'year', 'tax', 'fica'],
  formula: 'pay less federal income tax, Social Security and Medicare',
  assumptions: ['the standard deduction', 'no state tax, insurance or other deductions'],
  compute(input, sheet, household) {
    if (input.salary === 0) return 'What do you earn in a year, before tax?'
    const told = netPay(input.salary, sheet, household)
    if (told) return toldTakeHome(input.salary, told, sheet)
    const pay = sheet.money('salary', 'Pay a year', input.salary)
    const filing = filingOf(household, sheet)
    const isFlat = input.percent !== undefined && !PRE_TAX.test(household.text)
    if (isFlat) return flatTakeHome(input.salary, input.percent ?? 0, sheet)
    const put = percentOf(input.salary, input.percent ?? 0)
    const lines: Text[] = []
    if (put > 0) {
      sheet.percent('percent', 'Put in before tax', input.percent ?? 0)
      lines.push(
        text`Put in before tax: ${sheet.sum('contribution', 'Put in before tax', put, 'its share of pay')}`,
      )
    }
    const taxable = Math.max(0, sumMoney([input.salary, -put, -standardDeduction(filing)]))
    const young = Math.min(20, Math.max(0, Math.floor(input.children ?? 0)))
    const full = taxOn(taxable, filing)
    const credit = Math.min(full, childTaxCredit(young, input.salary, filing))
    if (young > 0) {
      sheet.number('children', 'Children with a tax credit', 'count', young)
      const off = sheet.aside('Child tax credit', credit, 'the credit for each child, up to the tax itself')
      lines.push(text`Child tax credit: ${off} off the income tax`)
    }
    const income = subtractMoney(full, credit)
    const payroll = payrollTax(input.salary, filing).total
    const net = sumMoney([input.salary, -put, -income, -payroll])
    const tax = sheet.sum('tax', 'Federal income tax', income, BRACKETS)
    const fica = sheet.sum('fica', 'Social Security and Medicare', payroll, 'their shares of pay', [pay])
    const year = sheet.sum('year', 'Take-home a year', net, 'pay less taxes', [pay, tax, fica])
    const { month, paycheck } = spread(net, year, sheet)
    return {
      answer: [
        text`${sheet.about(month, 'About')} a month, or ${sheet.about(paycheck)} every other week, after federal tax and FICA for ${filing.yearFigure}.`,
        text`That’s ${filing.name}${young > 0 ? ' with the child tax credit' : ''}, with no state tax counted.`,
      ],
      lines: [
        text`Pay: ${pay} a year`,
        ...lines,
        text`Federal income tax: ${tax}`,
        text`Social Security and Medicare: ${fica}`,
        text`Take-home: ${year} a year, ${month} a month, ${paycheck} every other week`,
      ],
      notes: [
        ...(STATE_TAX.test(household.text)
          ? [text`State and city tax come off that as well; your state’s tax site has the rates.`]
          : []),
        filingNote(filing, young > 0 ? ', with the child tax credit' : ''),
        ...(young > 0
          ? [
              text`What the child tax credit leaves over mostly comes as a refund, and so may the earned income credit.`,
            ]
          : []),
      ],
    }
  },
})

/** Where pay comes from that is take-home pay: stored as such, or said again as it is stored. */
function netPay(salaryYear: number, sheet: Worksheet, { snapshot }: Household): FigureSource | null {
  const stored = yearlyIncome(snapshot)
  const isStored = sheet.peekAt('salary') !== undefined && stored?.value === salaryYear
  return isStored && basisOf(stored.source) === 'net' ? stored.source : null
}

/** Pay that was told as take-home pay is not taxed a second time. */
function toldTakeHome(salaryYear: number, source: FigureSource, sheet: Worksheet) {
  const year = sheet.row('Take-home a year', salaryYear, source)
  const { month, paycheck } = spread(salaryYear, year, sheet)
  return {
    answer: [text`${month} a month: that’s the take-home pay you told me, ${paycheck} every other week.`],
    lines: [text`Take-home: ${year} a year, ${month} a month, ${paycheck} every other week`],
    notes: [text`Tell me your pay before tax, and I work out what is taken off.`],
  }
}

/** A year's take-home pay by the month and by the paycheck. */
function spread(net: number, year: Figure, sheet: Worksheet) {
  const month = sheet.sum(
    'month',
    'Take-home a month',
    convertPay(net, 'yearly', 'monthly'),
    'spread over its months',
    [year],
  )
  const paycheck = sheet.sum(
    'paycheck',
    'Every other week',
    convertPay(net, 'yearly', 'biweekly'),
    'spread over its paychecks',
    [year],
  )
  return { month, paycheck }
}

function flatTakeHome(salaryYear: number, share: number, sheet: Worksheet) {
  const off = sheet.percent('percent', 'Share taken off', share)
  const net = subtractMoney(salaryYear, percentOf(salaryYear, share))
  const year = sheet.sum('year', 'Take-home a year', net, 'pay less its share')
  const { month, paycheck } = spread(net, year, sheet)
  return {
    answer: [text`${month} a month, or ${paycheck} every other week, with ${off} taken off.`],
    lines: [text`Take-home: ${year} a year, ${month} a month, ${paycheck} every other week`],
  }
}
