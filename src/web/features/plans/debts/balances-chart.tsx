import { useMemo } from 'react'
import type { PlainDate } from '#finance/dates.ts'
import type { DebtsPlan } from '#finance/debts-plan.ts'
import { formatMoney, sumMoney } from '#finance/money.ts'
import { ChartWithTable } from '#web/charts/chart-with-table.tsx'
import { nameStep, type Series } from '#web/charts/lay-out-series.ts'
import { monthNumber } from '#web/features/plans/say.ts'

/** A plan without an end is drawn for its first years only. */
const MOST_MONTHS = 600

export function BalancesChart({ made, today }: { made: DebtsPlan; today: PlainDate }) {
  const { debts, ways, way } = made
  const series = useMemo((): Series => {
    const table = ways[way].table.slice(0, MOST_MONTHS)
    return {
      unit: 'money',
      step: 'month',
      from: monthNumber(today),
      shape: 'stack',
      lines: debts.map(({ name, amount }, at) => ({
        label: name,
        isForecast: true,
        points: [amount, ...table.map(({ balances }) => balances[at] ?? 0)],
      })),
    }
  }, [debts, ways, way, today])

  /** To the cent: what each month adds, takes and leaves. */
  const makeTable = () => ({
    heads: ['Month', 'Interest', 'Paid', ...debts.map(({ name }) => name), 'Left'],
    rows: ways[way].table
      .slice(0, MOST_MONTHS)
      .map(({ month, interest, payments, balances }) => [
        nameStep(series, month),
        ...[sumMoney(interest), sumMoney(payments), ...balances, sumMoney(balances)].map((cents) =>
          formatMoney(cents),
        ),
      ]),
  })
  return <ChartWithTable label="What is owed" series={series} makeTable={makeTable} />
}
