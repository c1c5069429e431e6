import { chosenDebts, type DebtsPlan } from '#finance/debts-plan.ts'
import { formatMoney, sumMoney } from '#finance/money.ts'
import type { PlanFacts, PlanInputs } from '#finance/plan-facts.ts'
import { findFollowed, monthsKnown, pastOf, trackAround } from '#finance/plan-past.ts'
import type { PlanPast } from '#contract/plan-past.ts'
import {
  countSteps,
  nameStep,
  nowOf,
  type Series,
  type SeriesLine,
  valueAt,
} from '#web/charts/lay-out-series.ts'
import type { TableOfSteps } from '#web/charts/save-table.ts'
import { FACT_OR_FORECAST, tellKind } from '#web/charts/series-table.tsx'
import { monthNumber } from '#web/features/plans/say.ts'

/** A plan without an end is drawn for its first years only. */
const MOST_MONTHS = 600

interface Owed {
  made: DebtsPlan
  inputs: PlanInputs
  facts: PlanFacts
  past: PlanPast
}

/** What was owed up to today, what the plan makes of it, and beside both the way of a plan that is followed. */
export function owedSeries({ made, inputs, facts, past }: Owed): Series {
  const { today } = facts
  const chosen = chosenDebts(inputs, facts).map(({ id }) => id)
  const open = facts.debts.filter(({ amount }) => amount > 0).map(({ id }) => id)
  const way = findFollowed(past.ways, chosen, open)
  const scope = [...new Set([...chosen, ...(way?.ids ?? [])])]
  const months = monthsKnown(past.balances, scope, today)
  const pastOfAll = (ids: readonly number[]) => {
    const now = sumMoney(facts.debts.filter(({ id }) => ids.includes(id)).map(({ amount }) => amount))
    return months > 0 ? { past: pastOf(past.balances, { ids, months, today, now }) } : {}
  }
  const table = made.ways[made.way].table.slice(0, MOST_MONTHS)
  const lines = made.debts.map(({ id, name, amount }, at): SeriesLine => ({
    label: name,
    isForecast: true,
    points: [amount, ...table.map(({ balances }) => balances[at] ?? 0)],
    ...pastOfAll([id]),
  }))
  const before = pastOfAll(scope.filter((id) => !made.debts.some((debt) => debt.id === id)))
  const hasBefore = before.past?.some((amount) => amount > 0) ?? false
  return {
    unit: 'money',
    step: 'month',
    from: monthNumber(today) - months,
    shape: 'stack',
    lines: [
      ...lines,
      ...(hasBefore ? [{ label: 'Paid off or combined', points: [], ...before }] : []),
      ...(way ? [{ label: `Plan: ${way.name}`, isBeside: true, ...trackAround(way, today, months) }] : []),
    ],
  }
}

/** To the cent: what was left of each, and what each month to come adds, takes and leaves. */
export function owedTable({ ways, way }: DebtsPlan, series: Series): TableOfSteps {
  const now = nowOf(series)
  const hasPast = now > 0
  const stacked = series.lines.filter(({ isBeside }) => !isBeside)
  const beside = series.lines.filter(({ isBeside }) => isBeside)
  const say = (cents: number | undefined) => (cents === undefined ? '' : formatMoney(cents))
  const sumOf = (values: readonly number[] | undefined) => values && sumMoney(values)
  const rowOf = (index: number) => {
    const month = ways[way].table[index - now - 1]
    const left = stacked.map((line) => valueAt(series, line, index))
    const known = left.filter((cents) => cents !== undefined)
    return [
      nameStep(series, index),
      ...(hasPast ? [tellKind(series, index)] : []),
      ...[sumOf(month?.interest), sumOf(month?.payments), ...left].map(say),
      say(known.length > 0 ? sumMoney(known) : undefined),
      ...beside.map((line) => say(valueAt(series, line, index))),
    ]
  }
  const names = (lines: readonly SeriesLine[]) => lines.map(({ label }) => label)
  // Without a past, today is what the rows of the debts say.
  const first = hasPast ? 0 : 1
  return {
    heads: [
      'Month',
      ...(hasPast ? [FACT_OR_FORECAST] : []),
      'Interest',
      'Paid',
      ...names(stacked),
      'Left',
      ...names(beside),
    ],
    rows: Array.from({ length: Math.max(0, countSteps(series) - first) }, (_, at) => rowOf(at + first)),
  }
}
