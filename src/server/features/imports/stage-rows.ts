import type { ImportedRow, StagedCounts } from '#contract/imports.ts'
import { addDays } from '#finance/dates.ts'
import { ALIKE_DAYS, findDuplicates, type Match } from '#finance/duplicates.ts'
import { payeeKey } from '#finance/payee.ts'
import type { Engine, Trx } from '#server/db/database.ts'
import { inTurn } from '#server/features/transactions/turn-store.ts'
import { createMatcher, listRules } from '#server/features/transactions/rules-store.ts'
import { searchKeyOf } from '#server/features/transactions/list-store.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import { badRequest, conflict, notFound } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { type Payee, putPayees } from './payees-store.ts'
import { insertRows, listRepeatable, type NewRow } from './rows-store.ts'
import { countReceived, findImport, type ImportRecord } from './store.ts'

type Needs = Pick<Services, 'db' | 'engine'>

type Keyed = ImportedRow & { key: string }

/** Rows stored at a time. The embedded store runs in this thread, and readers get a turn in between. */
const STORED_AT_ONCE = 250

/** Takes in the next rows of an import. Rows that have arrived before are not taken in twice. */
export async function stageRows(
  services: Needs,
  userId: number,
  importId: number,
  { from, rows }: { from: number; rows: ImportedRow[] },
): Promise<StagedCounts> {
  if (rows.some(({ date }, at) => at > 0 && date < (rows[at - 1]?.date ?? '')))
    throw badRequest('Rows must come in the order of their dates.')
  return inTurn(services, userId, async (trx) => {
    const record = await findImport(trx, userId, importId)
    if (record?.status !== 'staged') throw notFound('Import')
    if (from > record.receivedCount)
      throw conflict('Rows before these are missing. Please begin the import again.')
    const fresh = rows.slice(record.receivedCount - from)
    return fresh.length === 0 ? toCounts(record) : stageFresh(trx, services.engine, userId, record, fresh)
  })
}

const toCounts = ({ receivedCount, sameCount, alikeCount }: ImportRecord): StagedCounts => ({
  received: receivedCount,
  same: sameCount,
  alike: alikeCount,
})

/** All rows of a request with one commit: in smaller ones the disk would take longer than they do. */
async function stageFresh(
  trx: Trx,
  engine: Engine,
  userId: number,
  record: ImportRecord,
  rows: ImportedRow[],
): Promise<StagedCounts> {
  if (record.receivedCount + rows.length > record.rowCount)
    throw badRequest('More rows have come than were announced. Please begin the import again.')
  const accountIds = JSON.parse(record.accountIds) as number[]
  const keyed = rows.map((row) => ({ ...row, key: payeeKey(row.payee) }))
  await letOthersRun()
  const payees = await putPayees(trx, engine, userId, keyed)
  const category = createMatcher(await listRules(trx, userId))
  const entries = keyed.map((row) => toRow(row, accountIds, payees, category))
  const matches = await matchStored(trx, userId, record.id, keyed, entries)
  const fresh = entries.map((row, at) => ({ ...row, ...toRepeat(matches[at] ?? null) }))
  for (let at = 0; at < fresh.length; at += STORED_AT_ONCE) {
    await letOthersRun()
    await insertRows(trx, engine, userId, record.id, fresh.slice(at, at + STORED_AT_ONCE))
  }
  const counted = {
    receivedCount: record.receivedCount + rows.length,
    sameCount: record.sameCount + fresh.filter(({ duplicateKind }) => duplicateKind === 'same').length,
    alikeCount: record.alikeCount + fresh.filter(({ duplicateKind }) => duplicateKind === 'alike').length,
    fromDate: earlier(record.fromDate, rows[0]?.date ?? null),
    toDate: later(record.toDate, rows.at(-1)?.date ?? null),
  }
  if (!(await countReceived(trx, userId, record.id, record.receivedCount, counted)))
    throw conflict('These rows are just being taken in. Please wait a moment.')
  return toCounts({ ...record, ...counted })
}

const earlier = (one: string | null, other: string | null) =>
  one === null || (other !== null && other < one) ? other : one
const later = (one: string | null, other: string | null) =>
  one === null || (other !== null && other > one) ? other : one

const toRepeat = (match: Match | null) => ({
  duplicateOf: match?.id ?? null,
  duplicateKind: match?.kind ?? null,
})

/** Rules of the user first, then the file's own category, then what the payee's name suggests. */
function toRow(
  row: Keyed,
  accountIds: number[],
  payees: Map<string, Payee>,
  ruleFor: (key: string) => string | null,
): NewRow {
  const payee = payees.get(row.key)
  const accountId = accountIds[row.account]
  if (!payee || accountId === undefined) throw badRequest('A row names an account that is not in the list.')
  const { category, categorySource } = chooseCategory(ruleFor(payee.key), row.category, payee.guess)
  const memo = row.memo ?? ''
  return {
    accountId,
    payeeId: payee.id,
    date: row.date,
    amount: row.amount,
    name: row.payee,
    memo,
    searchKey: searchKeyOf(row.payee, memo),
    category,
    categorySource,
    externalId: row.externalId ?? '',
    duplicateOf: null,
    duplicateKind: null,
  }
}

function chooseCategory(byRule: string | null, inFile: string | undefined, guess: string | null) {
  if (byRule !== null) return { category: byRule, categorySource: 'rule' as const }
  if (inFile) return { category: inFile, categorySource: 'file' as const }
  return { category: guess, categorySource: guess === null ? null : ('guess' as const) }
}

/** Compared account by account with what is stored around the same days. */
async function matchStored(trx: Trx, userId: number, importId: number, rows: Keyed[], entries: NewRow[]) {
  const [from, to] = [addDays(rows[0]?.date ?? '', -ALIKE_DAYS), addDays(rows.at(-1)?.date ?? '', ALIKE_DAYS)]
  const matches: (Match | null)[] = entries.map(() => null)
  const accounts = Map.groupBy(entries.keys(), (at) => entries[at]?.accountId ?? 0)
  for (const [accountId, places] of accounts) {
    const stored = await listRepeatable(trx, userId, importId, accountId, from, to)
    if (stored.length === 0) continue
    const own = places.map((at) => {
      const { date = '', amount = 0, key: payee = '', externalId = '' } = rows[at] ?? {}
      return { date, amount, payee, externalId }
    })
    for (const [index, match] of findDuplicates(own, stored).entries()) matches[places[index] ?? -1] = match
  }
  return matches
}
