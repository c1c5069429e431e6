import { type PartName, partNames } from '#contract/own-data.ts'
import type { AnyPart } from './part.ts'
import { balancesPart } from './stores/balances.ts'
import { accountPart } from './stores/account.ts'
import { assetsPart, liabilitiesPart, netWorthPart } from './stores/balance-sheet.ts'
import { expensesPart, goalsPart, incomePart } from './stores/budget.ts'
import { conversationPart } from './stores/conversation.ts'
import { categoryRulesPart, moneyAccountsPart, payeesPart } from './stores/money-accounts.ts'
import { factsPart } from './stores/facts.ts'
import { importsPart } from './stores/imports.ts'
import { messagesPart } from './stores/messages.ts'
import { plansPart } from './stores/plans.ts'
import { profileChangesPart, profilePart } from './stores/profile.ts'
import { languageModelPart, settingsPart } from './stores/settings.ts'
import { recurringPart } from './stores/recurring.ts'
import { eventsPart, feedbackPart, stepsPart } from './stores/trail.ts'
import { transactionsPart } from './stores/transactions.ts'

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
