import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { percentOf, subtractMoney, sumMoney } from '#finance/money.ts'
import { incomeTax, marginalRate, selfEmploymentTax, standardDeduction } from '#finance/us-taxes.ts'
import { assumed, salary } from './inputs.ts'
import { money, percent } from './loan-inputs.ts'
import { filingNote, filingOf, type KnownFiling } from './tax-inputs.ts'

const BUSINESS =
  /\b(?:self.?employ\w*|freelanc\w*|business|1099|write.?off|writing off|schedule c|contractor|gig)\b/i

export const taxSaved = defineSum({
  name: 'tax-saved',
  about: 'What a deduction or a pre-tax contribution saves in US federal tax.',
  inputs: {
    amount: {
      ...money('Deducted'),
      per: 'year',
      bareIsYearly: true,
      ask: 'How much would you deduct or put in?',
    },
    income: { ...salary, ask: undefined, label: 'Income a year' },
    percent: percent('Tax bracket', 100),
  },
  results: ['saved', 'cost'],
  formula: 'the tax without the deduction less the tax with it',
  assumptions: ['US federal tax only', 'it is deductible in full'],
  compute(told, sheet, household) {
    const input = ofPay(told)
    // 'I make 95k, what would putting 10% in save me': nobody deducts all of the pay, and the percent is a share of it.
    const isShare = input.amount !== told.amount
    const pay = isShare ? [sheet.money('amount', 'Pay a year', told.amount)] : []
    const share = isShare ? [sheet.percent('percent', 'Share put in', told.percent ?? 0)] : []
    const amount = isShare
      ? sheet.aside('Deducted', input.amount, 'its share of the pay', [...pay, ...share])
      : sheet.money('amount', 'Deducted', input.amount)
    const filing = filingOf(household, sheet)
    const { saved, how } = savedTax(input, filing, sheet)
    const isBusiness = BUSINESS.test(household.text)
    const profit = input.income ?? input.amount
    const extra = isBusiness
      ? subtractMoney(
          selfEmploymentTax(Math.max(profit, input.amount), filing.year).tax,
          selfEmploymentTax(Math.max(profit, input.amount) - input.amount, filing.year).tax,
        )
      : 0
    const own = isBusiness
      ? sheet.sum('selfEmployment', 'Self-employment tax saved', extra, 'the tax on that much profit', [
          amount,
        ])
      : null
    const all = sumMoney([saved, extra])
    const total = sheet.sum('saved', 'Tax saved', all, 'the tax without it less the tax with it')
    const cost = sheet.sum(
      'cost',
      'Costs you in the end',
      subtractMoney(input.amount, all),
      'the amount less the tax saved',
      [amount, total],
    )
    return {
      answer: [
        text`It saves you ${sheet.about(total)} in US federal tax for ${filing.yearFigure}${how}.`,
        ...(own ? [text`${own} of that is self-employment tax.`] : []),
        text`So ${amount} really costs you ${sheet.about(cost)}.`,
      ],
      lines: [
        text`Tax saved: ${total}`,
        ...(own ? [text`Self-employment tax in it: ${own}`] : []),
        text`Costs you in the end: ${cost}`,
      ],
      notes: [filingNote(filing)],
    }
  },
})

interface Deducting {
  amount: number
  income: number | undefined
  percent: number | undefined
}

const ofPay = (input: Deducting): Deducting =>
  input.percent !== undefined && input.amount === input.income
    ? { ...input, amount: percentOf(input.amount, input.percent), percent: undefined }
    : input

const USUAL_BRACKET = 22

/** By the bracket that is said, else by the income, else in the bracket that most earners of middle income are in. */
function savedTax(input: Deducting, filing: KnownFiling, sheet: Worksheet): { saved: number; how: Text } {
  if (input.percent !== undefined || input.income === undefined) {
    const share = input.percent ?? USUAL_BRACKET
    const rate =
      input.percent === undefined
        ? sheet.taken(
            'Tax bracket',
            'percent',
            assumed(share, 'Tax bracket', 'a common bracket of middle incomes'),
          )
        : sheet.percent('percent', 'Tax bracket', share)
    return { saved: percentOf(input.amount, share), how: text` at a ${rate} bracket` }
  }
  sheet.money('income', 'Income a year', input.income)
  const before = Math.max(0, subtractMoney(input.income, standardDeduction(filing)))
  const after = Math.max(0, subtractMoney(before, input.amount))
  const rate = sheet.share(
    'percent',
    'Tax bracket',
    marginalRate(before, filing),
    'the rate of the next dollar',
  )
  return {
    saved: subtractMoney(incomeTax(before, filing), incomeTax(after, filing)),
    how: text`, in the ${rate} bracket`,
  }
}

const SET_ASIDE = 30

export const setAside = defineSum({
  name: 'set-aside',
  about: 'What to put aside for taxes of freelance income.',
  inputs: {
    income: { ...money('Income'), adds: true, ask: 'How much came in?' },
    percent: {
      ...percent('Put aside', 100),
      assume: assumed(
        SET_ASIDE,
        'Share for taxes',
        'a common share for US federal, self-employment and state tax',
      ),
    },
  },
  results: ['amount', 'left'],
  formula: 'its share of the income',
  assumptions: ['income after business costs'],
  compute(input, sheet) {
    const income = sheet.money('income', 'Income', input.income)
    const share = sheet.percent('percent', 'Put aside', input.percent)
    const amount = sheet.sum('amount', 'Put aside', percentOf(input.income, input.percent), 'its share', [
      income,
      share,
    ])
    const left = sheet.sum(
      'left',
      'Left to use',
      subtractMoney(input.income, amount.value),
      'income less that',
      [income, amount],
    )
    return {
      answer: [text`Put ${amount} aside, ${share} of ${income}; ${left} is yours to use.`],
      lines: [text`Put aside: ${amount}`, text`Left to use: ${left}`],
      notes: [text`Keep it in a savings account of its own, and pay it in each quarter.`],
    }
  },
})
