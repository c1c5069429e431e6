import { type PartName, partNames } from '#contract/own-data.ts'
import type { AnyPart } from './part.ts'
import { accountPart } from './parts/account.ts'
import { balancesPart } from './parts/balances.ts'
import { assetsPart, liabilitiesPart, netWorthPart } from './parts/balance-sheet.ts'
import { expensesPart, goalsPart, incomePart } from './parts/budget.ts'
import { conversationPart } from './parts/conversation.ts'
import { categoryRulesPart, moneyAccountsPart, payeesPart } from './parts/money-accounts.ts'
import { factsPart } from './parts/facts.ts'
import { importsPart } from './parts/imports.ts'
import { messagesPart } from './parts/messages.ts'
import { plansPart } from './parts/plans.ts'
import { profileChangesPart, profilePart } from './parts/profile.ts'
import { languageModelPart, settingsPart } from './parts/settings.ts'
import { recurringPart } from './parts/recurring.ts'
import { eventsPart, feedbackPart, stepsPart } from './parts/trail.ts'
import { transactionsPart } from './parts/transactions.ts'

const byName: Record<PartName, AnyPart> = {
  account: accountPart,
  settings: settingsPart,
  languageModel: languageModelPart,
  assets: assetsPart,
  liabilities: liabilitiesPart,
  netWorth: netWorthPart,
  messages: messagesPart,
  profileChanges: profileChangesPart,
  profile: profilePart,
  expenses: expensesPart,
  income: incomePart,
  goals: goalsPart,
  balances: balancesPart,
  facts: factsPart,
  conversation: conversationPart,
  steps: stepsPart,
  moneyAccounts: moneyAccountsPart,
  payees: payeesPart,
  categoryRules: categoryRulesPart,
  imports: importsPart,
  transactions: transactionsPart,
  recurring: recurringPart,
  plans: plansPart,
  events: eventsPart,
  feedback: feedbackPart,
}

/** Everything that a user has, in the order of the file. A new part is one more line here and in the contract. */
export const parts: readonly AnyPart[] = partNames.map((name) => byName[name])

export const partOf = (name: PartName): AnyPart => byName[name]
