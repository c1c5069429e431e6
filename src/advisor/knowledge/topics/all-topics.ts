import type { Topic } from '#advisor/knowledge/topic.ts'
import { bankAccounts } from './bank-accounts.ts'
import { bankFees } from './bank-fees.ts'
import { banking } from './banking.ts'
import { behaviour } from './behaviour.ts'
import { borrowing } from './borrowing.ts'
import { budgetMethods } from './budget-methods.ts'
import { budgeting } from './budgeting.ts'
import { buyingCosts } from './buying-costs.ts'
import { buyingSteps } from './buying-steps.ts'
import { carBuying } from './car-buying.ts'
import { carCover } from './car-cover.ts'
import { carOwning } from './car-owning.ts'
import { cardMechanics } from './card-mechanics.ts'
import { cardQuestions } from './card-questions.ts'
import { cardTypes } from './card-types.ts'
import { cars } from './cars.ts'
import { children } from './children.ts'
import { collections } from './collections.ts'
import { college } from './college.ts'
import { couples } from './couples.ts'
import { creditBuilding } from './credit-building.ts'
import { creditCards } from './credit-cards.ts'
import { creditHistory } from './credit-history.ts'
import { creditMarks } from './credit-marks.ts'
import { creditReports } from './credit-reports.ts'
import { creditScores } from './credit-scores.ts'
import { creditUse } from './credit-use.ts'
import { debtHelp } from './debt-help.ts'
import { debts } from './debts.ts'
import { disabilityAndCare } from './disability-and-care.ts'
import { economy } from './economy.ts'
import { estate } from './estate.ts'
import { hardship } from './hardship.ts'
import { healthAccounts } from './health-accounts.ts'
import { healthCosts } from './health-costs.ts'
import { healthCover } from './health-cover.ts'
import { healthInsurance } from './health-insurance.ts'
import { homeBuying } from './home-buying.ts'
import { homeCosts } from './home-costs.ts'
import { homeLoans } from './home-loans.ts'
import { homeOwning } from './home-owning.ts'
import { homeSpecial } from './home-special.ts'
import { homeUpkeep } from './home-upkeep.ts'
import { incomeTax } from './income-tax.ts'
import { insurance } from './insurance.ts'
import { investing } from './investing.ts'
import { investingChoices } from './investing-choices.ts'
import { iraDetails } from './ira-details.ts'
import { iras } from './iras.ts'
import { judgement } from './judgement.ts'
import { lifeCover } from './life-cover.ts'
import { loanKinds } from './loan-kinds.ts'
import { loanTerms } from './loan-terms.ts'
import { medicare } from './medicare.ts'
import { medicareHelp } from './medicare-help.ts'
import { mortgageDetails } from './mortgage-details.ts'
import { mortgages } from './mortgages.ts'
import { movingMoney } from './moving-money.ts'
import { newDeductions } from './new-deductions.ts'
import { occasions } from './occasions.ts'
import { paychecks } from './paychecks.ts'
import { planAccess } from './plan-access.ts'
import { planKinds } from './plan-kinds.ts'
import { renting } from './renting.ts'
import { rentingSteps } from './renting-steps.ts'
import { retirementPlanning } from './retirement-planning.ts'
import { safeBonds } from './safe-bonds.ts'
import { saving } from './saving.ts'
import { savingsAccounts } from './savings-accounts.ts'
import { savingsChoices } from './savings-choices.ts'
import { scams } from './scams.ts'
import { selfEmployed } from './self-employed.ts'
import { shortLoans } from './short-loans.ts'
import { socialSecurity } from './social-security.ts'
import { speculation } from './speculation.ts'
import { spending } from './spending.ts'
import { studentHelp } from './student-help.ts'
import { studentLoans } from './student-loans.ts'
import { studentMoney } from './student-money.ts'
import { studentPlans } from './student-plans.ts'
import { taxBreaks } from './tax-breaks.ts'
import { taxFilingSteps } from './tax-filing-steps.ts'
import { taxForms } from './tax-forms.ts'
import { taxTrouble } from './tax-trouble.ts'
import { taxedGains } from './taxed-gains.ts'
import { taxedIncome } from './taxed-income.ts'
import { terms } from './terms.ts'
import { windfalls } from './windfalls.ts'
import { work } from './work.ts'
import { workplacePlans } from './workplace-plans.ts'

export const allTopics: readonly Topic[] = [
  ...bankAccounts,
  ...bankFees,
  ...banking,
  ...behaviour,
  ...borrowing,
  ...budgetMethods,
  ...budgeting,
  ...buyingCosts,
  ...buyingSteps,
  ...carBuying,
  ...carCover,
  ...carOwning,
  ...cardMechanics,
  ...cardQuestions,
  ...cardTypes,
  ...cars,
  ...children,
  ...collections,
  ...college,
  ...couples,
  ...creditBuilding,
  ...creditCards,
  ...creditHistory,
  ...creditMarks,
  ...creditReports,
  ...creditScores,
  ...creditUse,
  ...debtHelp,
  ...debts,
  ...disabilityAndCare,
  ...economy,
  ...estate,
  ...hardship,
  ...healthAccounts,
  ...healthCosts,
  ...healthCover,
  ...healthInsurance,
  ...homeBuying,
  ...homeCosts,
  ...homeLoans,
  ...homeOwning,
  ...homeSpecial,
  ...homeUpkeep,
  ...incomeTax,
  ...insurance,
  ...investing,
  ...investingChoices,
  ...iraDetails,
  ...iras,
  ...judgement,
  ...lifeCover,
  ...loanKinds,
  ...loanTerms,
  ...medicare,
  ...medicareHelp,
  ...mortgageDetails,
  ...mortgages,
  ...movingMoney,
  ...newDeductions,
  ...occasions,
  ...paychecks,
  ...planAccess,
  ...planKinds,
  ...renting,
  ...rentingSteps,
  ...retirementPlanning,
  ...safeBonds,
  ...saving,
  ...savingsAccounts,
  ...savingsChoices,
  ...scams,
  ...selfEmployed,
  ...shortLoans,
  ...socialSecurity,
  ...speculation,
  ...spending,
  ...studentHelp,
  ...studentLoans,
  ...studentMoney,
  ...studentPlans,
  ...taxBreaks,
  ...taxFilingSteps,
  ...taxForms,
  ...taxTrouble,
  ...taxedGains,
  ...taxedIncome,
  ...terms,
  ...windfalls,
  ...work,
  ...workplacePlans,
]
