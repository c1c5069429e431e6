import type { BudgetProposal } from '#contract/budget-proposals.ts'
import type { PlainDate } from '#finance/dates.ts'
import type { Trx } from '#server/db/database.ts'
import { lockProfile } from '#server/features/profile/profile-store.ts'
import { readProfile } from '#server/features/profile/read-store.ts'
import { type ProfileServices, saveProfileIn } from '#server/features/profile/save-profile.ts'
import { answerOnce, type Sending } from '#server/features/repeats/store.ts'
import { findTimeZone } from '#server/features/time-zone/store.ts'
import { dayIn } from '#server/lib/day-in.ts'

type Accepted = Pick<BudgetProposal, 'kind' | 'category' | 'amount'>

interface Line {
  id: number
  label: string
  amount: number
  date: PlainDate
}

interface Merged {
  lines: Line[]
  changed: number
  added: number
}

const keyOf = (label: string) => label.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/**
 * Takes accepted rows into a list: a row of the same name gets the amount, further ones of it go, since the proposal
 * was for all of them together; what has no row is added in front.
 */
export function mergeAccepted(
  lines: Line[],
  accepted: Accepted[],
  { firstId, today }: { firstId: number; today: PlainDate },
): Merged {
  let merged = [...lines]
  let [changed, added] = [0, 0]
  for (const { category, amount } of accepted) {
    const key = keyOf(category)
    const first = merged.find(({ label }) => keyOf(label) === key)
    if (first) {
      merged = merged.filter((line) => line === first || keyOf(line.label) !== key)
      merged = merged.map((line) => (line === first ? { ...line, amount } : line))
      changed += 1
    } else {
      merged = [{ id: firstId + added, label: category.trim(), amount, date: today }, ...merged]
      added += 1
    }
  }
  return { lines: merged, changed, added }
}

/**
 * Changes the budget as its screen would, so that two devices still merge row by row. What is sent again while the
 * first is still being worked on waits for it, since both would find the rows missing.
 */
export const acceptProposals = (services: ProfileServices, sending: Sending, rows: Accepted[]) =>
  services.db
    .transaction()
    .execute((trx) => answerOnce(trx, sending, { first: () => acceptIn(trx, services, sending, rows) }))

async function acceptIn(
  trx: Trx,
  services: ProfileServices,
  { userId, now }: Pick<Sending, 'userId' | 'now'>,
  rows: Accepted[],
) {
  await lockProfile(trx, userId)
  const { otherData, version } = await readProfile(trx, userId)
  const today = dayIn(await findTimeZone(trx, userId), now)
  const expenses = (otherData?.expenseItems ?? []).filter(({ sample }) => !sample)
  const incomes = (otherData?.incomeItems ?? []).filter(({ sample }) => !sample)
  // Ids are times; they must not meet one that is there.
  const firstId = Math.max(now.getTime(), ...expenses.map(({ id }) => id), ...incomes.map(({ id }) => id)) + 1
  const spending = mergeAccepted(
    expenses.map(({ id, category, amount, date }) => ({ id, label: category, amount, date })),
    rows.filter(({ kind }) => kind === 'expense'),
    { firstId, today },
  )
  const earning = mergeAccepted(
    incomes.map(({ id, source, amount, date }) => ({ id, label: source, amount, date })),
    rows.filter(({ kind }) => kind === 'income'),
    { firstId: firstId + rows.length, today },
  )
  const input = {
    version,
    otherData: {
      expenseItems: spending.lines.map(({ id, label, amount, date }) => ({
        id,
        category: label,
        amount,
        date,
      })),
      incomeItems: earning.lines.map(({ id, label, amount, date }) => ({ id, source: label, amount, date })),
    },
    changed: {
      expenseItems: changedIn(expenses, spending.lines),
      incomeItems: changedIn(incomes, earning.lines),
    },
  }
  await saveProfileIn(trx, services, { userId, now, input })
  return { changed: spending.changed + earning.changed, added: spending.added + earning.added }
}

/** The ids of rows that are new, gone, or have a different amount. */
function changedIn(before: { id: number; amount: number }[], after: Line[]): number[] {
  const [known, left] = [
    new Map(before.map(({ id, amount }) => [id, amount])),
    new Set(after.map(({ id }) => id)),
  ]
  return [
    ...after.filter(({ id, amount }) => known.get(id) !== amount).map(({ id }) => id),
    ...before.filter(({ id }) => !left.has(id)).map(({ id }) => id),
  ]
}
