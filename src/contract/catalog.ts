import { accounts } from './accounts.ts'
import { advisorUse } from './advisor-use.ts'
import { analytics } from './analytics.ts'
import { balanceSheet } from './balance-sheet.ts'
import { budgetProposals } from './budget-proposals.ts'
import { digests } from './digest.ts'
import { chat } from './chat.ts'
import { emailStatus } from './email-status.ts'
import type { Endpoint } from './endpoint.ts'
import { facts } from './facts.ts'
import { household } from './household.ts'
import { imports } from './imports.ts'
import { languageModel } from './language-model.ts'
import { mails } from './mails.ts'
import { plans } from './plans.ts'
import { ownData } from './own-data.ts'
import { passkeys } from './passkeys.ts'
import { profile } from './profile.ts'
import { settings } from './settings.ts'
import { system } from './system.ts'
import { todays } from './today.ts'
import { timeZone } from './time-zone.ts'
import { feedback } from './feedback.ts'
import { transactions } from './transactions.ts'
import { twoStep } from './two-step.ts'
import { users } from './users.ts'
import { waitlist } from './waitlist.ts'
import { wrongAnswers } from './wrong-answers.ts'

/** Every call the server answers, by subject: what the API document and the contract test walk through. */
export const catalog: Record<string, Record<string, Endpoint>> = {
  accounts,
  users,
  waitlist,
  feedback,
  emailStatus,
  balanceSheet,
  profile,
  household,
  imports,
  transactions,
  budgetProposals,
  todays,
  plans,
  timeZone,
  settings,
  digests,
  chat,
  facts,
  wrongAnswers,
  advisorUse,
  languageModel,
  mails,
  analytics,
  system,
  twoStep,
  passkeys,
  ownData,
}
