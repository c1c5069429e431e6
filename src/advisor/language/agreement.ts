import type { Change, Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { Settlement } from '#advisor/writer.ts'
import { describeChange } from '#advisor/talk/saved/describe-fact.ts'
import { amountOf } from '#advisor/understanding/later/said-before.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { toCents } from '#finance/money.ts'
import type { ProvenFact } from './prove-fact.ts'

export type Verdict = 'agreed' | 'saved' | 'asked' | { kept: string }

/**
 * Both agree: saved. Only the built-in reader: by its own thresholds. Only the model, proven: an addition is saved, and a
 * change of a row that the message names; anything else is asked. What is saved stays until the model has left it out.
 */
export function agree(
  { fact, isInQuestion, isNamed }: ProvenFact,
  read: readonly Fact[],
  snapshot: Snapshot,
  settled: Settlement,
): Verdict {
  const builtIn = read.filter((other) => !settled.withdraw.includes(other))
  if ([...settled.save, ...settled.ask].some((other) => isSame(fact.change, other.change))) return 'agreed'
  if (changesNothing(fact.change, snapshot)) return 'agreed'
  const same = builtIn.find((other) => isSame(fact.change, other.change))
  if (same) {
    if (same.decision === 'ask') settled.save.push({ ...same, decision: 'save' })
    settled.withdraw.push(...builtIn.filter((other) => isStrayRate(other, fact)))
    return 'agreed'
  }
  // Said once more in other terms, what is saved already stays as it was read: the pay of one as a row, a card with its rate.
  if (builtIn.some((other) => other.decision === 'save' && isOfOneThing(other, fact))) return 'agreed'
  const rivals = builtIn.filter(
    (other) => isAboutSameAmount(other, fact) || isSamePlace(other.change, fact.change),
  )
  const isToldNow = isNamed && !isInQuestion
  if (isToldNow && rivals.every((other) => isForRow(other, fact.change))) {
    // 'The IRA is 113,000 and not 131,000': no second row, and no question whether the first one goes.
    settled.withdraw.push(...builtIn.filter((other) => isForRow(other, fact.change)))
    settled.save.push({ ...fact, decision: 'save' })
    return 'saved'
  }
  const saved = rivals.find(({ decision }) => decision === 'save')
  if (saved) return { kept: describeChange(saved.change) }
  if (rivals.length > 0 || isInQuestion || !isAddition(fact.change, snapshot)) {
    settled.withdraw.push(...rivals)
    settled.ask.push({ ...fact, decision: 'ask' })
    return 'asked'
  }
  settled.save.push({ ...fact, decision: 'save' })
  return 'saved'
}

/** A second row of the same kind and amount, or the end of the row itself, in place of a change of it. */
const isForRow = ({ change }: Fact, set: Change) =>
  'id' in set &&
  (change.kind === 'removal'
    ? change.id === set.id && (set.kind === 'removal' ? change.from === set.from : change.from === set.kind)
    : change.kind === set.kind &&
      'id' in change &&
      (change.id === null || change.id === set.id) &&
      (amountOf(change) === null || amountOf(change) === amountOf(set)))

/** Facts of the built-in reader that rest on a number which the model leaves out. */
export function factsOn(quote: string, builtIn: readonly Fact[]): Fact[] {
  const said = readNumbers(quote)
    .filter(({ kind }) => kind === 'money' || kind === 'number')
    .flatMap(({ value }) => [toCents(value), toCents(value * 12), Math.round(toCents(value) / 12)])
  const cents = new Set(said)
  return builtIn.filter(({ change, quote: words }) => {
    const isNear = words.includes(quote) || quote.includes(words)
    return isNear && cents.has(amountOf(change) ?? Number.NaN)
  })
}

const labels = new Set(['id', 'name', 'category', 'isRenamed'])

/** The same amount in the same place, whatever each reader calls the row; the built-in one may say more of it. */
function isSame(stated: Change, other: Change): boolean {
  if (stated.kind !== other.kind) return false
  const read: Record<string, unknown> = { ...other }
  const isRow = 'id' in stated && stated.kind !== 'removal'
  // A row that is set right is not the row that another reader has added.
  if (isRow && stated.id !== null && read.id === null) return false
  const parts = Object.entries(stated).filter(
    ([name, value]) => value !== undefined && !(isRow && labels.has(name)),
  )
  return !('isRenamed' in stated) && parts.every(([name, value]) => read[name] === value)
}

const isSamePlace = (a: Change, b: Change) =>
  (a.kind === 'profile' && b.kind === 'profile' && a.field === b.field) ||
  ('id' in a && 'id' in b && a.kind === b.kind && a.id !== null && a.id === b.id)

/** One sentence and one amount are one fact, whatever each reader takes it for. */
const isAboutSameAmount = (a: Fact, b: Fact) =>
  a.span.start < b.span.end &&
  b.span.start < a.span.end &&
  amountOf(a.change) !== null &&
  amountOf(a.change) === amountOf(b.change)

const MONTHS = 12
/** What dividing by twelve and rounding may lose. */
const FEW_CENTS = 12

/** What kind of thing a change is about, be it a row or a total. */
function thingOf(change: Change): string {
  if (change.kind === 'profile')
    return (
      { expenses: 'expense', debt: 'liability', takeHome: 'income' }[change.field as string] ?? change.field
    )
  return change.kind
}

/** The same kind of thing, with the same amount by the month or by the year, in the same words. */
function isOfOneThing(a: Fact, b: Fact): boolean {
  const [one, other] = [amountOf(a.change), amountOf(b.change)]
  if (one === null || other === null || thingOf(a.change) !== thingOf(b.change)) return false
  // A row that is set right is not the row that another reader has added.
  if ('id' in b.change && b.change.id !== null && !('id' in a.change && a.change.id === b.change.id))
    return false
  const isWithin = a.span.start < b.span.end && b.span.start < a.span.end
  const isSameAmount = [
    [one, other],
    [one * MONTHS, other],
    [one, other * MONTHS],
  ].some(([x = 0, y = 0]) => Math.abs(x - y) <= (x === y ? 0 : FEW_CENTS))
  return isWithin && isSameAmount
}

/** What stands there already, word for word. */
function changesNothing(change: Change, snapshot: Snapshot): boolean {
  if (change.kind === 'profile') return snapshot.profile[change.field] === change.value
  if (change.kind === 'birthYear') return snapshot.birthYear === change.value
  if (change.kind === 'removal' || change.id === null || change.isRenamed) return false
  const lists = {
    expense: snapshot.expenses,
    income: snapshot.income,
    goal: snapshot.goals,
    asset: snapshot.assets,
    liability: snapshot.liabilities,
  }
  const rows: readonly { id: number }[] = lists[change.kind]
  const row: Record<string, unknown> | undefined = rows.find(({ id }) => id === change.id)
  return (
    row !== undefined &&
    Object.entries(change).every(
      ([name, value]) => name === 'kind' || labels.has(name) || value === undefined || row[name] === value,
    )
  )
}

/** A rate that both read as this debt's, and that one of them has put on another debt as well. */
const isStrayRate = ({ change, span }: Fact, fact: Fact) =>
  change.kind === 'liability' &&
  change.amount === undefined &&
  fact.change.kind === 'liability' &&
  change.interestRate !== undefined &&
  change.interestRate === fact.change.interestRate &&
  change.id !== fact.change.id &&
  span.start < fact.span.end &&
  fact.span.start < span.end

/** Nothing that is stored is overwritten or removed by it. */
function isAddition(change: Change, { profile, birthYear, liabilities }: Snapshot): boolean {
  if (change.kind === 'profile') return profile[change.field] === null
  if (change.kind === 'birthYear') return birthYear === null
  if (change.kind === 'removal') return false
  if (change.kind === 'liability' && change.id !== null) {
    const debt = liabilities.find(({ id }) => id === change.id)
    if (!debt || change.amount !== undefined) return false
    const isNewRate = change.interestRate === undefined || debt.interestRate === 0
    return isNewRate && (change.minimumPayment === undefined || debt.minimumPayment === null)
  }
  return change.id === null
}
