import type {
  PasswordLinksTable,
  RateLimitsTable,
  SecurityEventsTable,
  SessionsTable,
  UsersTable,
} from './tables/accounts.ts'
import type {
  DailyPagesTable,
  DailyReferrersTable,
  DailyTrafficTable,
  PageViewsTable,
  VisitorSaltsTable,
  VisitsTable,
} from './tables/analytics.ts'
import type { AdvisorUsesTable, ConversationsTable, FactsTable, MessagesTable } from './tables/chat.ts'
import type { LanguageSettingsTable, SentPayloadsTable } from './tables/language-model.ts'
import type { MailsTable } from './tables/mail.ts'
import type {
  AssetsTable,
  BalancesTable,
  BudgetDeletionsTable,
  BudgetItemsTable,
  LiabilitiesTable,
  NetWorthSnapshotsTable,
  ProfileChangesTable,
  ProfilesTable,
  StepTicksTable,
} from './tables/money.ts'
import type { PlansTable } from './tables/plans.ts'
import type {
  CategoryRulesTable,
  ImportsTable,
  MoneyAccountsTable,
  MonthTotalsTable,
  PayeesTable,
  RecurringPaymentsTable,
  TransactionsTable,
} from './tables/transactions.ts'
import type { RepeatsTable, RestoredIdsTable, RestoresTable } from './tables/own-data.ts'
import type { PasskeyChallengesTable, PasskeysTable } from './tables/passkeys.ts'
import type { AuthenticatorsTable, RecoveryCodesTable } from './tables/two-step.ts'
import type { FeedbackTable, WaitlistTable } from './tables/public.ts'
import type { DigestsTable, SettingsTable } from './tables/settings.ts'
import type { WrongAnswersTable } from './tables/wrong-answers.ts'

/**
 * One schema for both engines. Times are ISO 8601 text in UTC, money is integer cents, flags are 0 or 1,
 * structured values are JSON text: types on which SQLite and PostgreSQL cannot disagree (see codec.ts).
 */
export interface Schema {
  users: UsersTable
  sessions: SessionsTable
  passwordLinks: PasswordLinksTable
  rateLimits: RateLimitsTable
  securityEvents: SecurityEventsTable
  assets: AssetsTable
  liabilities: LiabilitiesTable
  netWorthSnapshots: NetWorthSnapshotsTable
  balances: BalancesTable
  stepTicks: StepTicksTable
  profiles: ProfilesTable
  profileChanges: ProfileChangesTable
  budgetItems: BudgetItemsTable
  budgetDeletions: BudgetDeletionsTable
  moneyAccounts: MoneyAccountsTable
  imports: ImportsTable
  payees: PayeesTable
  categoryRules: CategoryRulesTable
  transactions: TransactionsTable
  monthTotals: MonthTotalsTable
  recurringPayments: RecurringPaymentsTable
  conversations: ConversationsTable
  messages: MessagesTable
  facts: FactsTable
  wrongAnswers: WrongAnswersTable
  advisorUses: AdvisorUsesTable
  languageSettings: LanguageSettingsTable
  sentPayloads: SentPayloadsTable
  waitlist: WaitlistTable
  feedback: FeedbackTable
  mails: MailsTable
  visitorSalts: VisitorSaltsTable
  visits: VisitsTable
  pageViews: PageViewsTable
  dailyTraffic: DailyTrafficTable
  dailyPages: DailyPagesTable
  dailyReferrers: DailyReferrersTable
  settings: SettingsTable
  digests: DigestsTable
  authenticators: AuthenticatorsTable
  recoveryCodes: RecoveryCodesTable
  plans: PlansTable
  passkeys: PasskeysTable
  passkeyChallenges: PasskeyChallengesTable
  restores: RestoresTable
  restoredIds: RestoredIdsTable
  repeats: RepeatsTable
}
