/** What comes back, or is still owed, when the taxes are filed. */
import { text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { percentShare, subtractMoney } from '#finance/money.ts'
import { childTaxCredit, incomeTax, standardDeduction } from '#finance/us-taxes.ts'
import { salary } from './inputs.ts'
import { yearly } from './money-inputs.ts'
import { children, filingNote, filingOf } from './tax-inputs.ts'

export const refund = defineSum({
  name: 'refund',
  about: 'The refund or what is owed at filing: federal tax withheld against the tax itself.',
  inputs: {
    withheld: {
      ...yearly('Withheld'),
      adds: true,
      bareIsYearly: true,
      ask: 'How much federal tax was withheld in the year?',
    },
    income: { ...salary, label: 'Income a year' },
    children,
  },
  results: ['refund', 'tax', 'share'],
  formula: 'federal tax that was withheld, minus the tax on the year’s income',
  assumptions: ['the standard deduction', 'no other income, deductions or credits', 'state tax is apart'],
  compute(input, sheet, household) {
    const filing = filingOf(household, sheet)
    const paid = sheet.money('withheld', 'Withheld', input.withheld)
    const income = sheet.money('income', 'Income a year', input.income)
    const full = incomeTax(Math.max(0, subtractMoney(input.income, standardDeduction(filing))), filing)
    const young = Math.floor(input.children ?? 0)
    if (young > 0) sheet.number('children', 'Children with a tax credit', 'count', young)
    const credit = Math.min(full, childTaxCredit(young, input.income, filing))
    const due = subtractMoney(full, credit)
    const tax = sheet.sum(
      'tax',
      'Income tax',
      due,
      'each slice of taxable income at the rate of its bracket',
      [income],
    )
    const gap = subtractMoney(input.withheld, due)
    const isBack = gap >= 0
    const label = isBack ? 'Refund' : 'Still owed'
    const back = sheet.sum('refund', label, Math.abs(gap), 'what was withheld against the tax', [paid, tax])
    const share = sheet.share(
      'share',
      'Tax of income',
      percentShare(due, Math.max(1, input.income)),
      'tax by income',
      [tax, income],
    )
    return {
      answer: [
        isBack
          ? text`About ${back} back: ${paid} was withheld, and the federal tax on ${income} is ${tax}.`
          : text`You’d still owe about ${back}: the federal tax on ${income} is ${tax}, and ${paid} was withheld.`,
      ],
      lines: [
        text`Federal income tax: ${tax}, ${share} of the income`,
        text`Withheld: ${paid}`,
        isBack ? text`Refund: ${back}` : text`Still owed: ${back}`,
      ],
      notes: [filingNote(filing, young > 0 ? ', with the child tax credit' : '')],
    }
  },
})
