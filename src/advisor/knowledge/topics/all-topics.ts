import type { Topic } from '#advisor/knowledge/topic.ts'
import { banking } from './banking.ts'
import { behaviour } from './behaviour.ts'
import { borrowing } from './borrowing.ts'
import { budgeting } from './budgeting.ts'
import { cars } from './cars.ts'
import { children } from './children.ts'
import { collections } from './collections.ts'
import { college } from './college.ts'
import { couples } from './couples.ts'
import { creditCards } from './credit-cards.ts'
import { creditScores } from './credit-scores.ts'
import { debts } from './debts.ts'
import { economy } from './economy.ts'
import { estate } from './estate.ts'
import { healthInsurance } from './health-insurance.ts'
import { homeBuying } from './home-buying.ts'
import { homeOwning } from './home-owning.ts'
import { incomeTax } from './income-tax.ts'
import { insurance } from './insurance.ts'
import { investingChoices } from './investing-choices.ts'
import { investing } from './investing.ts'
import { iras } from './iras.ts'
import { judgement } from './judgement.ts'
import { mortgages } from './mortgages.ts'
import { renting } from './renting.ts'
import { retirementPlanning } from './retirement-planning.ts'
import { saving } from './saving.ts'
import { scams } from './scams.ts'
import { selfEmployed } from './self-employed.ts'
import { socialSecurity } from './social-security.ts'
import { speculation } from './speculation.ts'
import { spending } from './spending.ts'
import { studentLoans } from './student-loans.ts'
import { taxBreaks } from './tax-breaks.ts'
import { windfalls } from './windfalls.ts'
import { work } from './work.ts'
import { workplacePlans } from './workplace-plans.ts'

export const allTopics: readonly Topic[] = [
  ...banking,
  ...behaviour,
  ...borrowing,
  ...budgeting,
  ...cars,
  ...children,
  ...collections,
  ...college,
  ...couples,
  ...creditCards,
  ...creditScores,
  ...debts,
  ...economy,
  ...estate,
  ...healthInsurance,
  ...homeBuying,
  ...homeOwning,
  ...incomeTax,
  ...insurance,
  ...investingChoices,
  ...investing,
  ...iras,
  ...judgement,
  ...mortgages,
  ...renting,
  ...retirementPlanning,
  ...saving,
  ...scams,
  ...selfEmployed,
  ...socialSecurity,
  ...speculation,
  ...spending,
  ...studentLoans,
  ...taxBreaks,
  ...windfalls,
  ...work,
  ...workplacePlans,
]
