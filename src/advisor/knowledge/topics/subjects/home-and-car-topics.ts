import type { Topic } from '#advisor/knowledge/topic.ts'
import { buyingCosts } from '#advisor/knowledge/topics/buying-costs.ts'
import { buyingSteps } from '#advisor/knowledge/topics/buying-steps.ts'
import { carBuying } from '#advisor/knowledge/topics/car-buying.ts'
import { carCover } from '#advisor/knowledge/topics/car-cover.ts'
import { carOwning } from '#advisor/knowledge/topics/car-owning.ts'
import { cars } from '#advisor/knowledge/topics/cars.ts'
import { homeBuying } from '#advisor/knowledge/topics/home-buying.ts'
import { homeCosts } from '#advisor/knowledge/topics/home-costs.ts'
import { homeLoans } from '#advisor/knowledge/topics/home-loans.ts'
import { homeOwning } from '#advisor/knowledge/topics/home-owning.ts'
import { homeRules } from '#advisor/knowledge/topics/home-rules.ts'
import { homeSpecial } from '#advisor/knowledge/topics/home-special.ts'
import { homeUpkeep } from '#advisor/knowledge/topics/home-upkeep.ts'
import { leaseAndCarLoans } from '#advisor/knowledge/topics/lease-and-car-loans.ts'
import { loanKinds } from '#advisor/knowledge/topics/loan-kinds.ts'
import { mortgageDetails } from '#advisor/knowledge/topics/mortgage-details.ts'
import { mortgageIncome } from '#advisor/knowledge/topics/mortgage-income.ts'
import { mortgageQuestions } from '#advisor/knowledge/topics/mortgage-questions.ts'
import { mortgages } from '#advisor/knowledge/topics/mortgages.ts'
import { ownerAndTenantTerms } from '#advisor/knowledge/topics/owner-and-tenant-terms.ts'
import { renting } from '#advisor/knowledge/topics/renting.ts'
import { rentingSteps } from '#advisor/knowledge/topics/renting-steps.ts'
import { loanApproval } from '#advisor/knowledge/topics/loan-approval.ts'
import { loanPapers } from '#advisor/knowledge/topics/loan-papers.ts'
import { houseAndCarExtras } from '#advisor/knowledge/topics/house-and-car-extras.ts'
import { tenantMatters } from '#advisor/knowledge/topics/tenant-matters.ts'
import { tenantRights } from '#advisor/knowledge/topics/tenant-rights.ts'

export const homeAndCarTopics: readonly Topic[] = [
  ...buyingCosts,
  ...buyingSteps,
  ...carBuying,
  ...carCover,
  ...carOwning,
  ...cars,
  ...homeBuying,
  ...homeCosts,
  ...homeLoans,
  ...homeOwning,
  ...homeSpecial,
  ...homeUpkeep,
  ...loanKinds,
  ...mortgageDetails,
  ...mortgages,
  ...renting,
  ...rentingSteps,
  ...loanApproval,
  ...loanPapers,
  ...houseAndCarExtras,
  ...tenantRights,
  ...tenantMatters,
  ...mortgageQuestions,
  ...mortgageIncome,
  ...leaseAndCarLoans,
  ...homeRules,
  ...ownerAndTenantTerms,
]
