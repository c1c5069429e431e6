import type { Topic } from '#advisor/knowledge/topic.ts'
import { incomeTax } from '#advisor/knowledge/topics/income-tax.ts'
import { newDeductions } from '#advisor/knowledge/topics/new-deductions.ts'
import { selfEmployed } from '#advisor/knowledge/topics/self-employed.ts'
import { taxBreaks } from '#advisor/knowledge/topics/tax-breaks.ts'
import { taxFilingSteps } from '#advisor/knowledge/topics/tax-filing-steps.ts'
import { taxForms } from '#advisor/knowledge/topics/tax-forms.ts'
import { taxTrouble } from '#advisor/knowledge/topics/tax-trouble.ts'
import { taxedGains } from '#advisor/knowledge/topics/taxed-gains.ts'
import { taxedIncome } from '#advisor/knowledge/topics/taxed-income.ts'

export const taxesTopics: readonly Topic[] = [
  ...incomeTax,
  ...newDeductions,
  ...selfEmployed,
  ...taxBreaks,
  ...taxFilingSteps,
  ...taxForms,
  ...taxTrouble,
  ...taxedGains,
  ...taxedIncome,
]
