import type { Dialogue } from '#advisor/dialogue.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { FigureSource, RowList } from '#contract/figures.ts'
import type { Ids } from './ids-store.ts'

type Named = 'asset' | 'liability' | 'message' | 'change'

/** The id in this store for an id in the file. Rows of the budget keep theirs, which count per user. */
export interface Name {
  row(kind: 'asset' | 'liability', id: number): number
  /** Null for one that the file does not have. */
  other(kind: 'message' | 'change', id: number | null): number | null
}

/** Gives rows the numbers of this store, wherever they name other rows: once to see which, once to put them. */
export async function renameAll<Row>(
  ids: Ids,
  rows: Row[],
  rename: (row: Row, name: Name) => Row,
): Promise<Row[]> {
  const seen: Record<Named, Set<number>> = {
    asset: new Set(),
    liability: new Set(),
    message: new Set(),
    change: new Set(),
  }
  const note = (kind: Named, id: number | null) => {
    if (id !== null) seen[kind].add(id)
  }
  const look: Name = {
    row: (kind, id) => (note(kind, id), id),
    other: (kind, id) => (note(kind, id), id),
  }
  for (const row of rows) rename(row, look)
  const known = {
    asset: await ids.findOrGive('asset', [...seen.asset]),
    liability: await ids.findOrGive('liability', [...seen.liability]),
    message: await ids.find('message', [...seen.message]),
    change: await ids.find('change', [...seen.change]),
  }
  const put: Name = {
    row: (kind, id) => known[kind].get(id) ?? id,
    other: (kind, id) => (id === null ? null : (known[kind].get(id) ?? null)),
  }
  return rows.map((row) => rename(row, put))
}

const kindOfList: Partial<Record<RowList, 'asset' | 'liability'>> = {
  assets: 'asset',
  liabilities: 'liability',
}

export function renameRow(list: RowList, id: number, name: Name): number {
  const kind = kindOfList[list]
  return kind ? name.row(kind, id) : id
}

export function renameSource(source: FigureSource, name: Name): FigureSource {
  if (source.kind === 'words') return { ...source, messageId: name.other('message', source.messageId) }
  if (source.kind === 'row') return { ...source, itemId: renameRow(source.list, source.itemId, name) }
  return source
}

export function renameFact(fact: Fact, name: Name): Fact {
  return { ...fact, change: renameChange(fact.change, name) }
}

function renameChange(change: Change, name: Name): Change {
  if (!('id' in change) || change.id === null) return change
  const kind = change.kind === 'removal' ? change.from : change.kind
  if (kind !== 'asset' && kind !== 'liability') return change
  return { ...change, id: name.row(kind, change.id) }
}

export function renameDialogue(dialogue: Dialogue, name: Name): Dialogue {
  const { asked, focus, waiting, sums } = dialogue
  return {
    ...dialogue,
    asked: asked?.kind === 'confirm' ? { ...asked, fact: renameFact(asked.fact, name) } : asked,
    focus: focus.map((fact) => renameFact(fact, name)),
    ...(waiting && { waiting: waiting.map((fact) => renameFact(fact, name)) }),
    sums: sums.map((sum) => renameSum(sum, name)),
  }
}

function renameSum(sum: SumRecord, name: Name): SumRecord {
  const renameAllOf = (figures: SumRecord['inputs']) =>
    Object.fromEntries(
      Object.entries(figures).map(([key, figure]) => [
        key,
        { ...figure, source: renameSource(figure.source, name) },
      ]),
    )
  const { rows } = sum
  return {
    ...sum,
    inputs: renameAllOf(sum.inputs),
    results: renameAllOf(sum.results),
    ...(rows && {
      rows: {
        ...rows,
        ...(rows.debt !== undefined && { debt: name.row('liability', rows.debt) }),
        ...(rows.debts && { debts: rows.debts.map((id) => name.row('liability', id)) }),
        ...(rows.asset !== undefined && { asset: name.row('asset', rows.asset) }),
      },
    }),
  }
}
