/** Ratios that lenders look at: a part against a whole, each with the mark to compare it with. */
import { z } from '#contract/zod.ts'
import { byRule } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount } from '#advisor/planning/input-fields.ts'
import { creditUtilization, debtToAssets, debtToIncome, housingRatio, loanToValue } from '#finance/ratios.ts'

interface Ratio {
  name: string
  description: string
  title: string
  part: string
  whole: string
  /** At most this is usually asked for; null where no mark is common. */
  mark: number | null
  find: (part: number, whole: number) => number | null
}

function defineRatio({ name, description, title, part, whole, mark, find }: Ratio) {
  return defineCalculator({
    name,
    description,
    input: z.object({ part: amount, whole: amount }),
    formula: `${part.toLowerCase()} as a share of ${whole.toLowerCase()}`,
    assumptions: [],
    compute(input, sheet) {
      const top = sheet.money('part', part, input.part)
      const bottom = sheet.money('whole', whole, input.whole)
      const value = find(input.part, input.whole)
      if (value === null)
        return { answer: [text`Without ${whole.toLowerCase()} there is no ratio.`], lines: [] }
      const share = sheet.share(
        name,
        title,
        value,
        `${part.toLowerCase()} as a share of ${whole.toLowerCase()}`,
      )
      const limit =
        mark === null
          ? null
          : sheet.rateOf('Usual limit', mark, byRule(title, 'what lenders usually look for'))
      const verdict =
        limit === null
          ? []
          : [
              value <= (mark ?? 0)
                ? text`That is within the usual ${limit}.`
                : text`Lenders usually look for ${limit} or less.`,
            ]
      return {
        answer: [text`Your ${title.toLowerCase()} is ${share}: ${top} of ${bottom}.`, ...verdict],
        lines: [text`${title}: ${share}`, ...verdict],
      }
    },
  })
}

export const debtToIncomeRatio = defineRatio({
  name: 'debt_to_income',
  description: 'All monthly debt payments as a share of gross monthly income.',
  title: 'Debt-to-income ratio',
  part: 'Debt payments a month',
  whole: 'Gross income a month',
  mark: 36,
  find: debtToIncome,
})
export const housingCostRatio = defineRatio({
  name: 'housing_ratio',
  description: 'Rent or housing cost as a share of gross monthly income.',
  title: 'Housing ratio',
  part: 'Housing a month',
  whole: 'Gross income a month',
  mark: 28,
  find: housingRatio,
})
export const creditUse = defineRatio({
  name: 'credit_utilization',
  description: 'Card balances as a share of the credit limit.',
  title: 'Credit utilization',
  part: 'Card balance',
  whole: 'Credit limit',
  mark: 30,
  find: creditUtilization,
})
export const loanToValueRatio = defineRatio({
  name: 'loan_to_value',
  description: 'A home loan as a share of the value of the home.',
  title: 'Loan-to-value ratio',
  part: 'Loan',
  whole: 'Home value',
  mark: 80,
  find: loanToValue,
})
export const debtToAssetsRatio = defineRatio({
  name: 'debt_to_assets',
  description: 'Total debt as a share of total assets.',
  title: 'Debt-to-assets ratio',
  part: 'Total debt',
  whole: 'Total assets',
  mark: null,
  find: debtToAssets,
})
