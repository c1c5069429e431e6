import type { Kysely } from 'kysely'
import { createAccounts } from './0001-accounts.ts'
import { createPublic } from './0002-public.ts'
import { createMoney } from './0003-money.ts'
import { createAdmin } from './0004-admin.ts'
import { createMail } from './0005-mail.ts'
import { createAnalytics } from './0006-analytics.ts'
import { createChat } from './0007-chat.ts'
import { createSettings } from './0008-settings.ts'
import { createLanguageModel } from './0009-language-model.ts'
import { createMessageSearch } from './0010-message-search.ts'
import { addTurnProcess } from './0011-turn-process.ts'
import { addEstimatedUse } from './0012-estimated-use.ts'
import { addHousehold } from './0013-household.ts'
import { addDeletion } from './0014-deletion.ts'
import { addTwoStep } from './0015-two-step.ts'
import { addPlans } from './0016-plans.ts'
import { createTransactions } from './0017-transactions.ts'
import { addOwnData } from './0019-own-data.ts'
import { addPasskeys } from './0020-passkeys.ts'
import { createWrongAnswers } from './0021-wrong-answers.ts'
import { addAssumptions } from './0022-assumptions.ts'
import { addCurrency } from './0023-currency.ts'
import { createBalances } from './0024-balances.ts'
import { addTakeHome } from './0025-take-home.ts'
import type { Columns } from './columns.ts'

export type MigrationStep = (db: Kysely<unknown>, columns: Columns) => Promise<void>

/** In order, never edited once released: a change is a new number. */
export const migrations: Record<string, MigrationStep> = {
  '0001-accounts': createAccounts,
  '0002-public': createPublic,
  '0003-money': createMoney,
  '0004-admin': createAdmin,
  '0005-mail': createMail,
  '0006-analytics': createAnalytics,
  '0007-chat': createChat,
  '0008-settings': createSettings,
  '0009-language-model': createLanguageModel,
  '0010-message-search': createMessageSearch,
  '0011-turn-process': addTurnProcess,
  '0012-estimated-use': addEstimatedUse,
  '0013-household': addHousehold,
  '0014-deletion': addDeletion,
  '0015-two-step': addTwoStep,
  '0016-plans': addPlans,
  '0017-transactions': createTransactions,
  '0019-own-data': addOwnData,
  '0020-passkeys': addPasskeys,
  '0021-wrong-answers': createWrongAnswers,
  '0022-assumptions': addAssumptions,
  '0023-currency': addCurrency,
  '0024-balances': createBalances,
  '0025-take-home': addTakeHome,
}
