import type { Provenance, Snapshot } from '#advisor/snapshot.ts'
import { type FinancialProfile, type ProfileField, profileFields } from '#contract/profile.ts'
import type { Effect } from '#advisor/ledger/effect.ts'
import type { Trx } from '#server/db/database.ts'
import { readTogether } from '#server/db/read-together.ts'
import { listAssets } from '#server/features/balance-sheet/assets-store.ts'
import { listLiabilities } from '#server/features/balance-sheet/liabilities-store.ts'
import { fromRows } from '#server/features/budget/budget-rows.ts'
import { listAllRows } from '#server/features/budget/budget-store.ts'
import { findSources } from '#server/features/profile/changes-store.ts'
import { findProfile } from '#server/features/profile/profile-store.ts'
import { findTimeZone } from '#server/features/time-zone/store.ts'
import { fromFlag } from '#server/db/codec.ts'
import { dayIn } from '#server/lib/day-in.ts'
import type { Services } from '#server/services.ts'
import { changeBudget, type SnapshotBudget } from './change-budget.ts'
import { listZeroRates } from './zero-rates-store.ts'

/** Everything of one moment that the advisor may know. */
export function readSnapshot(
  services: Pick<Services, 'db' | 'engine' | 'clock'>,
  userId: number,
): Promise<Snapshot> {
  return readTogether(services, (trx) => readSnapshotIn(trx, userId, services.clock()))
}

/**
 * The same inside a transaction: six queries, and one more for debts without a rate, however much there is. Whoever
 * tells figures of a user takes them from here.
 */
export async function readSnapshotIn(trx: Trx, userId: number, now: Date): Promise<Snapshot> {
  return { ...(await readBudget(trx, userId)), ...(await readRest(trx, userId, now)) }
}

/** The snapshot once changes of ours are stored: a budget of thousands of rows is not read again for them. */
export function readSnapshotAfter(
  services: Pick<Services, 'db' | 'engine' | 'clock'>,
  userId: number,
  before: Snapshot,
  changes: readonly Effect[],
): Promise<Snapshot> {
  const { expenses, income, goals } = before
  const budget = changeBudget({ expenses, income, goals }, changes)
  return readTogether(services, async (trx) => ({
    ...(budget ?? (await readBudget(trx, userId))),
    ...(await readRest(trx, userId, services.clock())),
  }))
}

async function readBudget(trx: Trx, userId: number): Promise<SnapshotBudget> {
  const rows = (await listAllRows(trx, userId)).filter(({ isSample }) => !fromFlag(isSample))
  const lists = Map.groupBy(rows, ({ list }) => list)
  return {
    expenses: fromRows.expenseItems(lists.get('expenseItems') ?? []),
    income: fromRows.incomeItems(lists.get('incomeItems') ?? []),
    goals: fromRows.financialGoalItems(lists.get('financialGoalItems') ?? []),
  }
}

async function readRest(trx: Trx, userId: number, now: Date): Promise<Omit<Snapshot, keyof SnapshotBudget>> {
  const row = await findProfile(trx, userId)
  const profile = Object.fromEntries(
    profileFields.map((field) => [field, row[field]]),
  ) as unknown as Snapshot['profile']
  const liabilities = await listLiabilities(trx, userId)
  const isOpen = liabilities.some(({ interestRate }) => interestRate === 0)
  return {
    today: dayIn(await findTimeZone(trx, userId), now),
    profile,
    birthYear: row.birthYear,
    assets: await listAssets(trx, userId),
    liabilities,
    ...(isOpen && { zeroRates: await listZeroRates(trx, userId) }),
    provenance: provenanceOf(await findSources(trx, userId)),
  }
}

/** Only what came from a sentence. */
function provenanceOf(sources: FinancialProfile['sources']): Snapshot['provenance'] {
  const quoted = Object.entries(sources).flatMap(([field, source]): [ProfileField, Provenance][] =>
    source?.quote
      ? [[field as ProfileField, { quote: source.quote, messageId: source.messageId, at: source.at }]]
      : [],
  )
  return Object.fromEntries(quoted)
}
