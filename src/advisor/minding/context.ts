import { isForgotten, type RecordedFigure, type SumRecord } from '#advisor/figures/sum-record.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { PlainDate } from '#finance/dates.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import {
  type Context,
  type ContextFigure,
  type ContextRow,
  type ContextSum,
  type FigureUnit,
  MOST_ROWS,
  MOST_SUMS,
} from './compose.ts'
import type { RowReference } from './minded.ts'

export interface Surroundings {
  snapshot: Snapshot
  sums: readonly SumRecord[]
  /** Numbers of earlier messages, the newest first. */
  heard: readonly HeardNumber[]
  /** The title of what was explained last. */
  topic: string | null
  /** The message before this one; empty at the beginning. */
  said: string
  /** A part of a message that was read as a whole: what its amounts are is known. */
  isPart?: boolean
}

export interface BuiltContext {
  context: Context
  rows: RowReference[]
  sums: SumRecord[]
}

const units: Record<string, FigureUnit> = {
  money: 'money',
  percent: 'percent',
  months: 'time',
  years: 'time',
  age: 'age',
}
const unitOf = (unit: string): FigureUnit => units[unit] ?? 'number'

/** The last sums and at most twelve stored rows, those that the message names first. */
export function buildContext(text: string, surroundings: Surroundings): BuiltContext {
  const { snapshot, sums, heard, topic, said } = surroundings
  const recent = sums
    .filter((sum) => !isForgotten(sum))
    .slice(-MOST_SUMS)
    .toReversed()
  const rows = chooseRows(text, listRows(snapshot))
  return {
    context: {
      sums: recent.map(toContext),
      rows: rows.map(({ shown }) => shown),
      heard,
      topic,
      said: endOfSaid(said, snapshot.today),
    },
    rows: rows.map(({ reference }) => reference),
    sums: recent,
  }
}

/** Letters of the message before that are enough to be reminded of it. */
const LONGEST_SAID = 300

/** The end of the message before, as the network is shown it. */
export function endOfSaid(said: string, today?: PlainDate): Context['said'] {
  const text = said.slice(-LONGEST_SAID)
  return text === '' ? null : { text, numbers: readNumbers(text, today) }
}

/** So many figures that came out can be pointed at. */
export const MOST_RESULTS = 6

/** Inputs that were said or stored, then the results. */
export function toContext({ kind, inputs, results, missing, words }: SumRecord): ContextSum {
  const told = Object.entries(inputs).filter(([, { source }]) => source.kind !== 'rule')
  const figures = [...told, ...Object.entries(results).slice(0, MOST_RESULTS)]
  return { kind, words, figures: figures.map(([name, figure]) => toFigure(name, figure)), missing }
}

function toFigure(name: string, { unit, value }: RecordedFigure): ContextFigure {
  const size = unit === 'money' ? value / 100 : unit === 'years' ? value * 12 : value
  return { name, unit: unitOf(unit), value: size }
}

interface Row {
  shown: ContextRow
  reference: RowReference
}

function listRows({ profile, income, expenses, goals, assets, liabilities, birthYear }: Snapshot): Row[] {
  const row = (shown: ContextRow, list: RowReference['list'], id: number, cents: number | null): Row => ({
    shown: { ...shown, name: shown.name.toLowerCase(), value: cents === null ? undefined : cents / 100 },
    reference: { list, id, name: shown.name },
  })
  return [
    ...liabilities.map(({ id, name, amount }) => row({ class: 'debt', name }, 'liabilities', id, amount)),
    ...(profile.savings === null ? [] : [row({ class: 'savings', name: '' }, 'savings', 0, profile.savings)]),
    ...income.map(({ id, source: name, amount }) =>
      row({ class: 'income', name }, 'incomeItems', id, amount),
    ),
    ...(income.length === 0 && profile.income !== null
      ? [row({ class: 'income', name: 'pay' }, 'incomeItems', 0, profile.income / 12)]
      : []),
    ...assets.map(({ id, name, value }) => row({ class: 'owned', name }, 'assets', id, value)),
    ...goals.map(({ id, name, targetAmount }) =>
      row({ class: 'goal', name }, 'financialGoalItems', id, targetAmount),
    ),
    ...expenses.map(({ id, category: name, amount }) =>
      row({ class: 'cost', name }, 'expenseItems', id, amount),
    ),
    ...(birthYear === null ? [] : [row({ class: 'age', name: '' }, 'age', 0, null)]),
  ]
}

/** In one pass over any number of rows: those with a word of the message first, then the rest in their order. */
function chooseRows(text: string, rows: readonly Row[]): Row[] {
  const said = new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])
  const named: Row[] = []
  const others: Row[] = []
  for (const row of rows) {
    if (named.length === MOST_ROWS) break
    const words = row.shown.name.match(/[\p{L}\p{N}]{2,}/gu) ?? []
    if (words.some((word) => said.has(word))) named.push(row)
    else if (others.length < MOST_ROWS) others.push(row)
  }
  return [...named, ...others].slice(0, MOST_ROWS)
}
