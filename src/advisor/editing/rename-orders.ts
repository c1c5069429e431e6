/** Entries that are to be called otherwise, belong elsewhere, or are to hold another amount. */
import type { Change, RowChange } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { monthlyCost } from '#advisor/understanding/money/flows.ts'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'
import { type Cents, toCents } from '#finance/money.ts'
import { type Entry, isAmountOf, rowOf } from './entries.ts'
import { bestRate, findMeant, findSpoken } from './find-meant.ts'
import { isOrderedAt, sentencesOf, type Stretch } from './removal-orders.ts'

/** What is to be stored for a stretch of the message. */
export interface ChangeOrder extends Stretch {
  changes: Change[]
  /** The entry that is changed, for 'make it 200' behind it. */
  entry: Entry | null
}

const DETERMINER =
  /^(?:(?:and|but|so|ok|also|a|an|the|my|our|for|actually|really|just|called|that|this|it['’]?s|is|in|as)\s+)+/i
const END = String.raw`(?=\s*(?:[.,;!?\n]|$)|\s+(?:please|pls|instead|lol|and|make|now|ok|thanks|so|because|bc|cuz)\b)`
const NAME = String.raw`["“'‘]?(?<name>[\p{L}\d&+][\p{L}\d&'’+ -]{0,38}?)["”'’]?${END}`
const callIt = new RegExp(
  String.raw`\b(?:call|name|rename|label)\s+(?:that one|this one|it|that|this|them)\s+(?:to\s+|as\s+)?${NAME}`,
  'giu',
)
const rename = new RegExp(
  String.raw`\b(?:rename|relabel|change the name of)\s+(?<object>[^.,;!?\n]{2,40}?)\s+(?:to|as|into)\s+${NAME}`,
  'giu',
)
/** 'The 61k is a 403b, not a 401k' */
const notThat = new RegExp(
  [
    String.raw`(?<left>[^.,;!?\n]{2,40}?)(?:\s+(?:is|was|are|should be)|['’]s)\s+(?<middle>[^.;!?\n]{0,40}?),?\s*`,
    String.raw`\b(?:and )?not\s+(?<wrong>[^.,;!?\n]{2,40})`,
  ].join(''),
  'gi',
)
/** 'Alimony isn't an expense, it's income' */
const isNot = new RegExp(
  [
    String.raw`(?<left>[^.,;!?\n]{2,40}?)\s+(?:is ?n['’]?t|is not|ain['’]?t)\s+(?<wrong>[^.,;!?\n]{2,40}?),?\s+`,
    String.raw`(?:it['’]?s|it is|that['’]?s|but)\s+(?<middle>[^.,;!?\n]{2,40})`,
  ].join(''),
  'gi',
)
const AMOUNT = String.raw`\$?\d[\d,]*(?:\.\d+)?k?\b`
const EVERY = String.raw`(?:\s*(?:a|per|each|every|\/)\s*(?:month|mo|week|wk|year|yr)\b)`
const makeIt = new RegExp(
  String.raw`\b(?:make|change|set|put)\s+(?:it|that|this)\s+(?:to |at |as |just |only )*(?<amount>${AMOUNT}${EVERY}?)`,
  'gi',
)
const setTo = new RegExp(
  String.raw`\b(?:set|change|put|make|update)\s+(?<object>[^.,;!?\n]{2,40}?)\s+(?:to|at|as|=)\s+(?<amount>${AMOUNT}${EVERY}?)`,
  'gi',
)
const addCost = new RegExp(
  String.raw`\badd\s+(?<object>[a-z][^.,;!?\n\d$]{1,40}?)\s+(?:of |for |at |is |= ?)?(?<amount>${AMOUNT}${EVERY})`,
  'gi',
)
const MINIMUM = /\s*\b(?:min|mins|minimum)(?:\s+payment)?s?\b\s*/i
const COMES_IN =
  /\b(?:incomes?|pay|paychecks?|salary|wages?|benefits?|pension|support|alimony|tips|bonus(?:es)?|rental?|job|savings?|goal)\b/i
const SUPPOSED = /\b(?:what if|would|if (?:i|we))\b/i

const kindsOf = {
  income: /^(?:incomes?|pay|money in)$/i,
  expense: /^(?:expenses?|costs?|bills?|spending)$/i,
} as const

const spelled = (said: string) => {
  const name = said.trim().replace(DETERMINER, '').replace(/["“”]/g, '').trim()
  return name.charAt(0).toUpperCase() + name.slice(1)
}
const isName = (said: string) => /\p{L}/u.test(said) && said.split(/\s+/).length <= MOST_WORDS
const MOST_WORDS = 5

function withAmount(row: RowChange, said: string): RowChange {
  const reading = readMessage(said)
  const amount = reading.amounts.find(isMoneyLike)
  if (!amount) return row
  const plain: Cents = toCents(amount.value)
  if (row.kind === 'expense' || row.kind === 'income') return { ...row, amount: monthlyCost(reading, amount) }
  if (row.kind === 'asset') return { ...row, value: plain }
  if (row.kind === 'goal') return { ...row, targetAmount: plain }
  return { ...row, amount: plain }
}

const isOne = (found: readonly Entry[]): Entry | null => {
  const rows = found.filter(({ from }) => from !== 'profile')
  return rows.length === 1 ? (rows[0] ?? null) : null
}

export function changeOrders(text: string, entries: readonly Entry[], snapshot: Snapshot): ChangeOrder[] {
  const found: ChangeOrder[] = []
  const add = (at: Stretch, entry: Entry | null, changes: readonly (Change | null)[]) => {
    const real = changes.filter((change) => change !== null)
    if (real.length > 0 && !found.some(({ start, end }) => at.start < end && start < at.end))
      found.push({ ...at, entry, changes: real })
  }
  for (const sentence of sentencesOf(text)) {
    const said = text.slice(sentence.start, sentence.end)
    if (/\?\s*$/.test(said) || SUPPOSED.test(said)) continue
    const at = (index: number, length: number): Stretch => ({
      start: sentence.start + index,
      end: sentence.start + index + length,
    })
    const renamed = (entry: Entry, name: string): RowChange | null => {
      const row = rowOf(snapshot, entry)
      return row && isName(name) ? { ...row, name: spelled(name), isRenamed: true } : null
    }
    for (const { index, 0: all, groups } of said.matchAll(callIt)) {
      const before = said.slice(0, index)
      const clause = before.lastIndexOf(',', before.trimEnd().length - 2) + 1
      const entry = isOne(findSpoken(before.slice(clause), entries)) ?? isOne(findSpoken(before, entries))
      if (entry) add(at(clause, index + all.length - clause), entry, [renamed(entry, groups?.['name'] ?? '')])
    }
    for (const { index, 0: all, groups } of said.matchAll(rename)) {
      const entry = isOrderedAt(said, index) ? isOne(findMeant(groups?.['object'] ?? '', entries)) : null
      if (entry) add(at(index, all.length), entry, [renamed(entry, groups?.['name'] ?? '')])
    }
    for (const pattern of [isNot, notThat])
      for (const { index, 0: all, groups } of said.matchAll(pattern)) {
        const { left = '', middle = '', wrong = '' } = groups ?? {}
        const right = putRight({ left, middle, wrong }, entries, snapshot, renamed)
        if (right) add(at(index, all.length), right.entry, right.changes)
      }
    for (const { index, 0: all, groups } of said.matchAll(setTo)) {
      const { object = '', amount = '' } = groups ?? {}
      const entry = isOrderedAt(said, index) ? isOne(findMeant(object, entries)) : null
      const row = entry && bestRate(object, [entry]) >= WHOLE ? rowOf(snapshot, entry) : null
      if (row) add(at(index, all.length), entry, [withAmount(row, amount)])
    }
    for (const { index, 0: all, groups } of said.matchAll(addCost)) {
      const { object = '', amount = '' } = groups ?? {}
      const name = spelled(object)
      if (!isOrderedAt(said, index) || COMES_IN.test(name) || !isName(name)) continue
      const debt = isOne(
        findMeant(
          object.replace(MINIMUM, ' '),
          entries.filter(({ from }) => from === 'liability'),
        ),
      )
      const owed = debt && MINIMUM.test(object) ? rowOf(snapshot, debt) : null
      const [paid] = readMessage(amount).amounts
      if (owed?.kind === 'liability' && paid)
        add(at(index, all.length), debt, [leastOf(owed, toCents(paid.value))])
      else if (!entries.some((entry) => bestRate(object, [entry]) >= VERY))
        add(at(index, all.length), null, [withAmount({ kind: 'expense', id: null, name, amount: 0 }, amount)])
    }
    const last = found.at(-1)
    const row = last?.entry && last.changes[0]
    for (const { index, 0: all, groups } of said.matchAll(makeIt))
      if (last && row && 'id' in row && row.kind !== 'removal' && isOrderedAt(said, index)) {
        add(at(index, all.length), null, [withAmount(row, groups?.['amount'] ?? '')])
        if (found.at(-1) !== last) last.changes.shift()
      }
  }
  return found
}

/** Called by all of its name. */
const WHOLE = 3
const VERY = 4

const leastOf = (
  { id, name, category }: Extract<RowChange, { kind: 'liability' }>,
  minimumPayment: Cents,
): RowChange => ({
  kind: 'liability',
  id,
  name,
  category,
  minimumPayment,
})

interface Said {
  left: string
  middle: string
  wrong: string
}

/** What 'the 61k is a 403b not a 401k' puts right: the name of a row, or where it belongs. */
function putRight(
  { left, middle, wrong }: Said,
  entries: readonly Entry[],
  snapshot: Snapshot,
  renamed: (entry: Entry, name: string) => RowChange | null,
): { entry: Entry; changes: (Change | null)[] } | null {
  const [subject, right, old] = [left, middle, wrong].map((words) =>
    words.trim().replace(DETERMINER, '').trim(),
  ) as [string, string, string]
  const rows = entries.filter(({ from }) => from !== 'profile')
  const toIncome = kindsOf.income.test(right) && kindsOf.expense.test(old)
  const toExpense = kindsOf.expense.test(right) && kindsOf.income.test(old)
  if (toIncome || toExpense) {
    const entry = isOne(
      findMeant(
        subject,
        rows.filter(({ from }) => from === (toIncome ? 'expense' : 'income')),
      ),
    )
    const row = entry && rowOf(snapshot, entry)
    if (!entry || !row || (row.kind !== 'expense' && row.kind !== 'income')) return null
    const { name, amount } = row
    return {
      entry,
      changes: [entry.removal, { kind: toIncome ? 'income' : 'expense', id: null, name, amount }],
    }
  }
  const isNumber = /^\$?\d[\d,.]*k?(?: one)?$/i.test(subject)
  if (isNumber) {
    const entry = isOne(findMeant(subject, rows).filter((one) => bestRate(old, [one]) > 0))
    return entry && isName(right) ? { entry, changes: [renamed(entry, right)] } : null
  }
  const amounts = readMessage(right).amounts
  const entry = isOne(rows.filter((one) => bestRate(old, [one]) >= WHOLE))
  const isSame =
    amounts.length === 0 ? right === '' : amounts.every(({ value }) => entry && isAmountOf(entry, value))
  const isTaken = rows.some((one) => one !== entry && bestRate(subject, [one]) >= WHOLE)
  return entry && isSame && !isTaken && isName(subject) ? { entry, changes: [renamed(entry, subject)] } : null
}
