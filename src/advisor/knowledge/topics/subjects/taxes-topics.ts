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
import { taxFreeOrTaxed } from '#advisor/knowledge/topics/tax-free-or-taxed.ts'
import { taxedPayouts } from '#advisor/knowledge/topics/taxed-payouts.ts'
import { moneyFromOthers } from '#advisor/knowledge/topics/money-from-others.ts'
import { itemizing } from '#advisor/knowledge/topics/itemizing.ts'
import { ownBusinessTax } from '#advisor/knowledge/topics/own-business-tax.ts'
import { businessQuestions } from '#advisor/knowledge/topics/business-questions.ts'
import { givingAndCredits } from '#advisor/knowledge/topics/giving-and-credits.ts'

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
  ...taxFreeOrTaxed,
  ...taxedPayouts,
  ...moneyFromOthers,
  ...itemizing,
  ...ownBusinessTax,
  ...businessQuestions,
  ...givingAndCredits,
]
