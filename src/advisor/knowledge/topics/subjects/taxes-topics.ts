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
import { businessAssets } from '#advisor/knowledge/topics/business-assets.ts'
import { taxOfPeople } from '#advisor/knowledge/topics/tax-of-people.ts'
import { taxCases } from '#advisor/knowledge/topics/tax-cases.ts'
import { businessRunning } from '#advisor/knowledge/topics/business-running.ts'
import { farmsAndShops } from '#advisor/knowledge/topics/farms-and-shops.ts'
import { hiringAndRisk } from '#advisor/knowledge/topics/hiring-and-risk.ts'

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
  ...businessAssets,
  ...taxOfPeople,
  ...taxCases,
  ...businessRunning,
  ...farmsAndShops,
  ...hiringAndRisk,
]
