import type { Hearing } from '#advisor/advisor.ts'
import type { Removal } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { toCents } from '#finance/money.ts'
import { endedRows } from './ended-rows.ts'
import { type Ending, type EndingKind, readEndings } from './endings.ts'
import { latest } from '#advisor/understanding/later/focus.ts'
import { isStillOwed } from './not-over.ts'
import { othersEnded } from './others-ended.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import { findRow } from '#advisor/understanding/names/rows.ts'
import { allRows, type List, rowsIn, rowsSpokenOf, type StoredRow, withTold } from './stored-rows.ts'

/** Where each kind of ending looks for its row, in order. */
const places: Record<EndingKind, readonly List[]> = {
  'paid-off': ['liability', 'expense'],
  cancelled: ['expense', 'income', 'asset', 'goal', 'liability'],
  sold: ['asset', 'liability', 'expense'],
  retracted: ['expense', 'asset', 'liability', 'goal', 'income'],
}

/** Rows that the message says are over: paid off, cancelled, sold or taken back. None when nothing stored fits. */
export function readRemovals(reading: Reading, hearing: Hearing): Removal[] {
  if (allRows(hearing.snapshot).length === 0) return []
  const found = [
    ...readEndings(reading).flatMap((ending) => rowsOf(reading, ending, hearing)),
    ...rowsOver(reading, hearing),
  ]
  return bySaidAmount(reading, withoutOwed(reading, found), hearing).filter(
    (one, at, all) => all.findIndex((other) => other.from === one.from && other.id === one.id) === at,
  )
}

/** 'We paid off the 265 car': of several that go by one word, the one of that amount. */
function bySaidAmount(reading: Reading, found: readonly Removal[], { snapshot }: Hearing): Removal[] {
  const isSaid = ({ from, id }: Removal) =>
    rowsIn(snapshot, from).some(
      (row) => row.id === id && reading.amounts.some(({ value }) => toCents(value) === row.stored),
    )
  const said = found.filter(isSaid)
  return found.filter((one) => said.includes(one) || !said.some(({ from }) => from === one.from))
}

const over = new WeakMap<Reading, Removal[]>()

/** Asked for twice: for what ends, and for what else must not be changed of it. */
function rowsOver(reading: Reading, hearing: Hearing): Removal[] {
  const known = over.get(reading) ?? findRowsOver(reading, hearing)
  over.set(reading, known)
  return known
}

function findRowsOver(reading: Reading, { snapshot, dialogue: { focus } }: Hearing): Removal[] {
  const stored = allRows(snapshot)
  if (stored.length === 0) return []
  const rows = withTold(stored, focus)
  const before = { spoken: rowsSpokenOf(rows, focus), wasOver: focus[0]?.change.kind === 'removal' }
  const ended = endedRows(reading, rows, before)
  const others = othersEnded(reading, rows, before.wasOver || ended.length > 0)
  return withoutOwed(reading, [...ended, ...others].map(removalOf))
}

const withoutOwed = ({ text }: Reading, found: readonly Removal[]) =>
  found.filter(({ from }) => from !== 'liability' || !isStillOwed(text))

function rowsOf({ text }: Reading, { subject, kind }: Ending, { snapshot, dialogue }: Hearing): Removal[] {
  if (subject !== '') {
    const removal = places[kind].map((list) => namedRow(snapshot, list, subject)).find((one) => one !== null)
    return removal ? [removal] : []
  }
  // What 'forget it' takes back is not in a row by name; see retractions.ts.
  if (kind === 'retracted') return []
  const spoken = latest(dialogue.focus).flatMap(({ change }) => {
    if (change.kind === 'profile' || change.kind === 'birthYear' || change.kind === 'removal') return []
    const { id } = change
    return id !== null && places[kind].includes(change.kind)
      ? [{ kind: 'removal' as const, from: change.kind, id, name: change.name }]
      : []
  })
  const count = /\bboth\b/i.test(text) ? 2 : /\b(?:all|everything|them)\b/i.test(text) ? spoken.length : 1
  return spoken.slice(0, count).filter((one) => rowsIn(snapshot, one.from).some(({ id }) => id === one.id))
}

const removalOf = ({ from, id, name }: StoredRow): Removal => ({ kind: 'removal', from, id, name })

function namedRow(snapshot: Snapshot, from: List, subject: string): Removal | null {
  const row = findRow(rowsIn(snapshot, from), subject)
  return row && removalOf(row)
}

/** The conversation without the rows that are over, so that nothing else is changed of them. */
export function withoutRowsOver(reading: Reading, hearing: Hearing): Hearing {
  const removed = rowsOver(reading, hearing)
  if (removed.length === 0) return hearing
  const { snapshot, dialogue } = hearing
  const stays = (list: List) => (row: { id: number }) =>
    !removed.some(({ from, id }) => from === list && id === row.id)
  return {
    ...hearing,
    snapshot: {
      ...snapshot,
      expenses: snapshot.expenses.filter(stays('expense')),
      income: snapshot.income.filter(stays('income')),
      goals: snapshot.goals.filter(stays('goal')),
      assets: snapshot.assets.filter(stays('asset')),
      liabilities: snapshot.liabilities.filter(stays('liability')),
    },
    dialogue: {
      ...dialogue,
      focus: dialogue.focus.filter(
        ({ change }) =>
          !removed.some(({ from, id }) => change.kind === from && 'id' in change && change.id === id),
      ),
    },
  }
}
