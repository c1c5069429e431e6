import type { Topic } from '#advisor/knowledge/topic.ts'
import { bankAccounts } from '#advisor/knowledge/topics/bank-accounts.ts'
import { bankFees } from '#advisor/knowledge/topics/bank-fees.ts'
import { banking } from '#advisor/knowledge/topics/banking.ts'
import { behaviour } from '#advisor/knowledge/topics/behaviour.ts'
import { budgetMethods } from '#advisor/knowledge/topics/budget-methods.ts'
import { budgetPractice } from '#advisor/knowledge/topics/budget-practice.ts'
import { budgeting } from '#advisor/knowledge/topics/budgeting.ts'
import { buyerProblems } from '#advisor/knowledge/topics/buyer-problems.ts'
import { disputes } from '#advisor/knowledge/topics/disputes.ts'
import { economy } from '#advisor/knowledge/topics/economy.ts'
import { judgement } from '#advisor/knowledge/topics/judgement.ts'
import { moneyHabits } from '#advisor/knowledge/topics/money-habits.ts'
import { movingMoney } from '#advisor/knowledge/topics/moving-money.ts'
import { occasions } from '#advisor/knowledge/topics/occasions.ts'
import { safeBonds } from '#advisor/knowledge/topics/safe-bonds.ts'
import { saving } from '#advisor/knowledge/topics/saving.ts'
import { savingsAccounts } from '#advisor/knowledge/topics/savings-accounts.ts'
import { savingsChoices } from '#advisor/knowledge/topics/savings-choices.ts'
import { scamKinds } from '#advisor/knowledge/topics/scam-kinds.ts'
import { scams } from '#advisor/knowledge/topics/scams.ts'
import { spending } from '#advisor/knowledge/topics/spending.ts'
import { terms } from '#advisor/knowledge/topics/terms.ts'
import { windfalls } from '#advisor/knowledge/topics/windfalls.ts'
import { savingPairs } from '#advisor/knowledge/topics/saving-pairs.ts'
import { moneyAcrossBorders } from '#advisor/knowledge/topics/money-across-borders.ts'
import { scamSchemes } from '#advisor/knowledge/topics/scam-schemes.ts'
import { belongingAndManners } from '#advisor/knowledge/topics/belonging-and-manners.ts'

export const dailyMoneyTopics: readonly Topic[] = [
  ...bankAccounts,
  ...bankFees,
  ...banking,
  ...behaviour,
  ...budgetMethods,
  ...budgetPractice,
  ...budgeting,
  ...economy,
  ...judgement,
  ...moneyHabits,
  ...movingMoney,
  ...occasions,
  ...safeBonds,
  ...saving,
  ...savingsAccounts,
  ...savingsChoices,
  ...scamKinds,
  ...scams,
  ...spending,
  ...terms,
  ...windfalls,
  ...savingPairs,
  ...moneyAcrossBorders,
  ...scamSchemes,
  ...disputes,
  ...buyerProblems,
  ...belongingAndManners,
]
