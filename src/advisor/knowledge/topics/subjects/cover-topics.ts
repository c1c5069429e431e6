import type { Topic } from '#advisor/knowledge/topic.ts'
import { disabilityAndCare } from '#advisor/knowledge/topics/disability-and-care.ts'
import { healthAccounts } from '#advisor/knowledge/topics/health-accounts.ts'
import { healthCosts } from '#advisor/knowledge/topics/health-costs.ts'
import { healthCover } from '#advisor/knowledge/topics/health-cover.ts'
import { healthInsurance } from '#advisor/knowledge/topics/health-insurance.ts'
import { insurance } from '#advisor/knowledge/topics/insurance.ts'
import { lifeCover } from '#advisor/knowledge/topics/life-cover.ts'
import { medicare } from '#advisor/knowledge/topics/medicare.ts'
import { medicareHelp } from '#advisor/knowledge/topics/medicare-help.ts'
import { careAndMedicare } from '#advisor/knowledge/topics/care-and-medicare.ts'
import { healthQuestions } from '#advisor/knowledge/topics/health-questions.ts'
import { smallPolicies } from '#advisor/knowledge/topics/small-policies.ts'
import { disabilityWork } from '#advisor/knowledge/topics/disability-work.ts'
import { lifePolicyQuestions } from '#advisor/knowledge/topics/life-policy-questions.ts'
import { propertyPolicies } from '#advisor/knowledge/topics/property-policies.ts'
import { careBills } from '#advisor/knowledge/topics/care-bills.ts'

export const coverTopics: readonly Topic[] = [
  ...disabilityAndCare,
  ...healthAccounts,
  ...healthCosts,
  ...healthCover,
  ...healthInsurance,
  ...insurance,
  ...lifeCover,
  ...medicare,
  ...medicareHelp,
  ...careAndMedicare,
  ...healthQuestions,
  ...smallPolicies,
  ...disabilityWork,
  ...lifePolicyQuestions,
  ...propertyPolicies,
  ...careBills,
]
