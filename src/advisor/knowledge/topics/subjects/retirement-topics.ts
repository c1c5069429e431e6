import type { Topic } from '#advisor/knowledge/topic.ts'
import { iraDetails } from '#advisor/knowledge/topics/ira-details.ts'
import { iras } from '#advisor/knowledge/topics/iras.ts'
import { pensionsAndAnnuities } from '#advisor/knowledge/topics/pensions-and-annuities.ts'
import { planAccess } from '#advisor/knowledge/topics/plan-access.ts'
import { planKinds } from '#advisor/knowledge/topics/plan-kinds.ts'
import { retirementIncome } from '#advisor/knowledge/topics/retirement-income.ts'
import { retirementPlanning } from '#advisor/knowledge/topics/retirement-planning.ts'
import { socialSecurity } from '#advisor/knowledge/topics/social-security.ts'
import { socialSecurityFamily } from '#advisor/knowledge/topics/social-security-family.ts'
import { workplacePlans } from '#advisor/knowledge/topics/workplace-plans.ts'
import { retirementPairs } from '#advisor/knowledge/topics/retirement-pairs.ts'
import { planQuestions } from '#advisor/knowledge/topics/plan-questions.ts'
import { socialSecurityDetails } from '#advisor/knowledge/topics/social-security-details.ts'
import { socialSecurityEvents } from '#advisor/knowledge/topics/social-security-events.ts'
import { pensionQuestions } from '#advisor/knowledge/topics/pension-questions.ts'
import { planDetails } from '#advisor/knowledge/topics/plan-details.ts'
import { socialSecurityOdds } from '#advisor/knowledge/topics/social-security-odds.ts'

export const retirementTopics: readonly Topic[] = [
  ...iraDetails,
  ...iras,
  ...pensionsAndAnnuities,
  ...planAccess,
  ...planKinds,
  ...retirementIncome,
  ...retirementPlanning,
  ...socialSecurity,
  ...socialSecurityFamily,
  ...workplacePlans,
  ...retirementPairs,
  ...planQuestions,
  ...socialSecurityDetails,
  ...socialSecurityEvents,
  ...pensionQuestions,
  ...planDetails,
  ...socialSecurityOdds,
]
