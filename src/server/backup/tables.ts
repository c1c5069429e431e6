/** A table by its name in the store, and the columns by which its rows are told apart. */
export interface StoredTable {
  name: string
  key: readonly string[]
}

const numbered = (name: string): StoredTable => ({ name, key: ['id'] })
const perUser = (name: string): StoredTable => ({ name, key: ['user_id'] })

/** All of them, each after those it refers to. A new table has to be added here; a test says so. */
export const storedTables: readonly StoredTable[] = [
  numbered('users'),
  numbered('sessions'),
  numbered('password_links'),
  { name: 'rate_limits', key: ['key'] },
  numbered('security_events'),
  numbered('assets'),
  numbered('liabilities'),
  numbered('net_worth_snapshots'),
  numbered('balances'),
  { name: 'step_ticks', key: ['user_id', 'code'] },
  perUser('profiles'),
  numbered('profile_changes'),
  { name: 'budget_items', key: ['user_id', 'list', 'item_id'] },
  { name: 'budget_deletions', key: ['user_id', 'list', 'item_id'] },
  numbered('money_accounts'),
  numbered('imports'),
  numbered('payees'),
  numbered('category_rules'),
  numbered('transactions'),
  { name: 'month_totals', key: ['user_id', 'month'] },
  numbered('recurring_payments'),
  perUser('conversations'),
  numbered('messages'),
  numbered('facts'),
  numbered('wrong_answers'),
  numbered('advisor_uses'),
  perUser('language_settings'),
  perUser('sent_payloads'),
  numbered('waitlist'),
  numbered('feedback'),
  numbered('mails'),
  { name: 'visitor_salts', key: ['day'] },
  numbered('visits'),
  numbered('page_views'),
  { name: 'daily_traffic', key: ['day'] },
  { name: 'daily_pages', key: ['day', 'path'] },
  { name: 'daily_referrers', key: ['day', 'host'] },
  perUser('settings'),
  perUser('digests'),
  perUser('authenticators'),
  numbered('recovery_codes'),
  numbered('plans'),
  numbered('passkeys'),
  { name: 'passkey_challenges', key: ['challenge'] },
  perUser('restores'),
  { name: 'restored_ids', key: ['user_id', 'kind', 'old_id'] },
  { name: 'repeats', key: ['user_id', 'client_id'] },
]

/** Whether the store numbers its rows by a counter, which must go on above the highest id. */
export const hasCounter = ({ key }: StoredTable) => key[0] === 'id'
