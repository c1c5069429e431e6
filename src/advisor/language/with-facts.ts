import type { Fact, Removal, RowChange } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { amountOf } from '#advisor/understanding/later/said-before.ts'

/** The id of a row that this turn adds: real ones are positive, and it gets one when the turn is stored. */
export const idOfAdded = (place: number) => -(place + 1)

const stamp = { notes: null, updatedAt: new Date(0).toISOString() }

/** What is stored, and what the model has read in the message: the sums of this turn already count it. */
export function withFact(snapshot: Snapshot, { change }: Fact, id: number): Snapshot {
  if (change.kind === 'profile')
    return { ...snapshot, profile: { ...snapshot.profile, [change.field]: change.value } }
  if (change.kind === 'birthYear') return { ...snapshot, birthYear: change.value }
  if (change.kind === 'removal') return withoutRow(snapshot, change)
  const { name } = change
  const { today: date } = snapshot
  if (change.id !== null) return withRow(snapshot, change)
  switch (change.kind) {
    case 'expense':
      return {
        ...snapshot,
        expenses: [{ id, category: name, amount: change.amount, date }, ...snapshot.expenses],
      }
    case 'income':
      return { ...snapshot, income: [{ id, source: name, amount: change.amount, date }, ...snapshot.income] }
    case 'asset':
      return {
        ...snapshot,
        assets: [{ id, name, value: change.value, category: change.category, ...stamp }, ...snapshot.assets],
      }
    case 'liability': {
      const { amount = 0, interestRate = 0, minimumPayment = null, category } = change
      return {
        ...snapshot,
        liabilities: [
          { id, name, amount, interestRate, minimumPayment, category, ...stamp },
          ...snapshot.liabilities,
        ],
      }
    }
    default: {
      const { targetAmount = 0, currentAmount = 0 } = change
      return {
        ...snapshot,
        goals: [{ id, name, targetAmount, currentAmount, description: '' }, ...snapshot.goals],
      }
    }
  }
}

function withoutRow(snapshot: Snapshot, { from, id }: Removal): Snapshot {
  const isOther = (row: { id: number }) => row.id !== id
  if (from === 'asset') return { ...snapshot, assets: snapshot.assets.filter(isOther) }
  if (from === 'liability') return { ...snapshot, liabilities: snapshot.liabilities.filter(isOther) }
  if (from === 'income') return { ...snapshot, income: snapshot.income.filter(isOther) }
  if (from === 'expense') return { ...snapshot, expenses: snapshot.expenses.filter(isOther) }
  return { ...snapshot, goals: snapshot.goals.filter(isOther) }
}

/** A row that is there, as it is from now on. */
function withRow(snapshot: Snapshot, change: RowChange): Snapshot {
  const { id, name, isRenamed } = change
  const set = <Row extends { id: number }>(rows: Row[], parts: Partial<Row>, called: Partial<Row>): Row[] =>
    rows.map((row) => (row.id === id ? { ...row, ...parts, ...(isRenamed && called) } : row))
  switch (change.kind) {
    case 'expense':
      return {
        ...snapshot,
        expenses: set(snapshot.expenses, { amount: change.amount }, { category: name }),
      }
    case 'income':
      return { ...snapshot, income: set(snapshot.income, { amount: change.amount }, { source: name }) }
    case 'asset':
      return { ...snapshot, assets: set(snapshot.assets, { value: change.value }, { name }) }
    case 'goal': {
      const { targetAmount, currentAmount } = change
      const parts = {
        ...(targetAmount !== undefined && { targetAmount }),
        ...(currentAmount !== undefined && { currentAmount }),
      }
      return { ...snapshot, goals: set(snapshot.goals, parts, { name }) }
    }
    case 'liability':
      break
  }
  const { amount, interestRate, minimumPayment } = change
  const parts = {
    ...(amount !== undefined && { amount }),
    ...(interestRate !== undefined && { interestRate }),
    ...(minimumPayment !== undefined && { minimumPayment }),
  }
  return { ...snapshot, liabilities: set(snapshot.liabilities, parts, { name }) }
}

/** Without a fact that was stored a moment ago and will be taken back: what was there before is there again. */
export function withoutFact(snapshot: Snapshot, { change }: Fact, before: Snapshot): Snapshot {
  if (change.kind === 'profile')
    return { ...snapshot, profile: { ...snapshot.profile, [change.field]: before.profile[change.field] } }
  if (change.kind === 'birthYear') return { ...snapshot, birthYear: before.birthYear }
  if (change.kind === 'removal') return snapshot
  const amount = amountOf(change)
  const restore = <Row extends { id: number }>(rows: Row[], old: Row[], isIt: (row: Row) => boolean): Row[] =>
    rows.flatMap((row) => {
      if (change.id === null ? !isIt(row) : row.id !== change.id) return [row]
      const was = old.find(({ id }) => id === row.id)
      return was ? [was] : []
    })
  switch (change.kind) {
    case 'expense':
      return {
        ...snapshot,
        expenses: restore(
          snapshot.expenses,
          before.expenses,
          (row) => row.amount === amount && row.category === change.name,
        ),
      }
    case 'income':
      return {
        ...snapshot,
        income: restore(
          snapshot.income,
          before.income,
          (row) => row.amount === amount && row.source === change.name,
        ),
      }
    case 'asset':
      return {
        ...snapshot,
        assets: restore(
          snapshot.assets,
          before.assets,
          (row) => row.value === amount && row.name === change.name,
        ),
      }
    case 'liability':
      return {
        ...snapshot,
        liabilities: restore(
          snapshot.liabilities,
          before.liabilities,
          (row) => row.amount === amount && row.name === change.name,
        ),
      }
    case 'goal':
      break
  }
  return { ...snapshot, goals: restore(snapshot.goals, before.goals, (row) => row.name === change.name) }
}
