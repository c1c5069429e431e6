import type { PartName } from '#contract/own-data.ts'

type Row = Record<string, unknown> & { id: number; kind: string }
export type OwnFile = Record<PartName, Row[]> & { counts: Record<string, number>; exportedAt: string }

/** The keys under which rows of the file name rows of another part. */
const names: Record<string, (typeof numbered)[number]> = {
  messageId: 'messages',
  answers: 'messages',
  replaces: 'messages',
  changeId: 'profileChanges',
  asset: 'assets',
  debt: 'liabilities',
  assetId: 'assets',
  liabilityId: 'liabilities',
  accountId: 'moneyAccounts',
  payeeId: 'payees',
  importId: 'imports',
  partOf: 'transactions',
  transferId: 'transactions',
}
const numbered = [
  'messages',
  'profileChanges',
  'assets',
  'liabilities',
  'moneyAccounts',
  'payees',
  'imports',
  'transactions',
] as const
/** The keys of lists of such numbers. */
const lists: Record<string, (typeof numbered)[number]> = { accounts: 'moneyAccounts', ids: 'liabilities' }

/**
 * A restored file with the numbers of the first one, so that the two can be compared: rows of a part correspond by
 * their order, and rows that are gone by the order in which they are first named.
 */
export function nameAlike(file: OwnFile, like: OwnFile): OwnFile {
  const known = Object.fromEntries(
    numbered.map((part) => [part, new Map(file[part].map(({ id }, at) => [id, like[part][at]?.id]))]),
  )
  function walk(value: unknown, other: unknown, list: string | null): unknown {
    if (Array.isArray(value))
      return value.map((item, at) => walk(item, (other as unknown[] | undefined)?.[at], list))
    if (typeof value !== 'object' || value === null) return value
    const counterpart = (other ?? {}) as Record<string, unknown>
    const row = value as Record<string, unknown>
    const place = placeOf(row) ?? list
    return Object.fromEntries(
      Object.entries(row).map(([key, item]) => {
        if (lists[key] && Array.isArray(item))
          return [key, item.map((id) => known[lists[key] ?? '']?.get(id))]
        if (key === 'inputs' && list === 'plans') return [key, walkInputs(item as object)]
        if (key === 'plan' && typeof item === 'string') return [key, walkAddress(item)]
        const part = names[key] ?? (key === 'itemId' || key === 'id' ? place : null)
        if (typeof item !== 'number' || !part || !(part in known))
          return [key, walk(item, counterpart[key], place)]
        const map = known[part]
        // One that is gone: whatever it was called there, it must be called the same everywhere.
        if (!map?.has(item)) map?.set(item, counterpart[key] as number)
        return [key, map?.get(item)]
      }),
    )
  }
  const debtOf = (id: string) => String(known.liabilities?.get(Number(id)))
  /** Plans name debts in the names of inputs, and in lists. */
  function walkInputs(inputs: object) {
    return Object.fromEntries(
      Object.entries(inputs).map(([key, value]) => [
        key.replace(/(?<=\.)\d+$/, debtOf),
        ['only', 'own', 'join'].includes(key) ? String(value).replaceAll(/\d+/g, debtOf) : value,
      ]),
    )
  }
  function walkAddress(address: string) {
    const [path, search] = address.split('?')
    return `${path}?${new URLSearchParams(walkInputs(Object.fromEntries(new URLSearchParams(search))))}`
  }
  return Object.fromEntries(
    Object.entries(file).map(([part, rows]) => [part, walk(rows, like[part as PartName], part)]),
  ) as OwnFile
}

const places: Record<string, string> = { asset: 'assets', liability: 'liabilities' }
const other = 'budget'

/** Which list the number of a row belongs to. */
function placeOf({ place, list, kind, from, field }: Record<string, unknown>): string | null {
  if (typeof place === 'string') return place
  if (typeof list === 'string') return list
  if (kind === 'removal') return places[String(from)] ?? other
  if (['expense', 'income', 'goal', 'asset', 'liability'].includes(String(kind)))
    return places[String(kind)] ?? other
  if (['amount', 'interestRate', 'minimumPayment'].includes(String(field))) return 'liabilities'
  return null
}
