import type { Topic } from '#advisor/knowledge/topic.ts'
import { banking } from './banking.ts'
import { behaviour } from './behaviour.ts'
import { borrowing } from './borrowing.ts'
import { budgetMethods } from './budget-methods.ts'
import { budgeting } from './budgeting.ts'
import { cars } from './cars.ts'
import { children } from './children.ts'
import { collections } from './collections.ts'
import { college } from './college.ts'
import { couples } from './couples.ts'
import { creditBuilding } from './credit-building.ts'
import { creditCards } from './credit-cards.ts'
import { creditReports } from './credit-reports.ts'
import { creditScores } from './credit-scores.ts'
import { debtHelp } from './debt-help.ts'
import { debts } from './debts.ts'
import { disabilityAndCare } from './disability-and-care.ts'
import { economy } from './economy.ts'
import { estate } from './estate.ts'
import { hardship } from './hardship.ts'
import { healthInsurance } from './health-insurance.ts'
import { homeBuying } from './home-buying.ts'
import { homeCosts } from './home-costs.ts'
import { homeOwning } from './home-owning.ts'
import { incomeTax } from './income-tax.ts'
import { insurance } from './insurance.ts'
import { investingChoices } from './investing-choices.ts'
import { investing } from './investing.ts'
import { iras } from './iras.ts'
import { judgement } from './judgement.ts'
import { mortgages } from './mortgages.ts'
import { occasions } from './occasions.ts'
import { paychecks } from './paychecks.ts'
import { renting } from './renting.ts'
import { retirementPlanning } from './retirement-planning.ts'
import { saving } from './saving.ts'
import { savingsAccounts } from './savings-accounts.ts'
import { scams } from './scams.ts'
import { selfEmployed } from './self-employed.ts'
import { socialSecurity } from './social-security.ts'
import { speculation } from './speculation.ts'
import { spending } from './spending.ts'
import { studentLoans } from './student-loans.ts'
import { taxBreaks } from './tax-breaks.ts'
import { terms } from './terms.ts'
import { windfalls } from './windfalls.ts'
import { work } from './work.ts'
import { workplacePlans } from './workplace-plans.ts'

export const allTopics: readonly Topic[] = [
  ...banking,
  ...behaviour,
  ...borrowing,
  ...budgetMethods,
  ...budgeting,
  ...cars,
  ...children,
  ...collections,
  ...college,
  ...couples,
  ...creditBuilding,
  ...creditCards,
  ...creditReports,
  ...creditScores,
  ...debtHelp,
  ...debts,
  ...disabilityAndCare,
  ...economy,
  ...estate,
  ...hardship,
  ...healthInsurance,
  ...homeBuying,
  ...homeCosts,
  ...homeOwning,
  ...incomeTax,
  ...insurance,
  ...investingChoices,
  ...investing,
  ...iras,
  ...judgement,
  ...mortgages,
  ...occasions,
  ...paychecks,
  ...renting,
  ...retirementPlanning,
  ...saving,
  ...savingsAccounts,
  ...scams,
  ...selfEmployed,
  ...socialSecurity,
  ...speculation,
  ...spending,
  ...studentLoans,
  ...taxBreaks,
  ...terms,
  ...windfalls,
  ...work,
  ...workplacePlans,
]
