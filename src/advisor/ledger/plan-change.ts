/** The rules of storing: what a fact changes, given what is there. Whoever has a store carries it out. */
import type { Change, RowChange } from '#advisor/facts.ts'
import { profileInput, type ProfileValues } from '#contract/profile.ts'
import { z } from '#contract/zod.ts'
import type { PlainDate } from '#finance/dates.ts'
import { type AnyRow, changedKeys } from './effect.ts'
import { mergeRow, type RowDraft } from './merge-row.ts'

/** Nothing changes: it is so already; or the row is gone by now, or no screen would accept the value. */
export type Unmade = 'unchanged' | 'refused'

/** The row as it is to be. */
export function planRow(change: RowChange, current: AnyRow | null, today: PlainDate): RowDraft | Unmade {
  if (change.id !== null && !current) return 'refused'
  const merged = mergeRow(change, current, today)
  if (!merged) return 'refused'
  const isSame = current && changedKeys(current, { ...current, ...merged, id: current.id }).length === 0
  return isSame ? 'unchanged' : merged
}

/** The fields of the profile as they are to be. */
export function planField({
  field,
  value,
}: Extract<Change, { kind: 'profile' }>): Partial<ProfileValues> | Unmade {
  const checked = z.safeEncode(profileInput, { [field]: value })
  return checked.success ? z.decode(profileInput, checked.data) : 'refused'
}

const OLDEST = 1900

export function planBirthYear(year: number, current: number | null, today: PlainDate): number | Unmade {
  if (!Number.isInteger(year) || year < OLDEST || year > Number(today.slice(0, 4))) return 'refused'
  return current === year ? 'unchanged' : year
}
