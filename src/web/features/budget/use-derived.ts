import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DerivedLine } from '#contract/household.ts'
import type { IncomeBasis } from '#finance/household.ts'
import { householdQuery, useFollowHousehold } from '#web/data/household.ts'
import type { Lists } from './lists.ts'

/** What the profile states where the budget says nothing itself. */
export interface Derived {
  income: DerivedLine[]
  expenses: DerivedLine[]
  /** Of that income; null while nobody has said. */
  basis: IncomeBasis | null
}

/** Beside sample rows there is none: a total of both would be nobody's. Sample goals add to no total here. */
export function useDerived({ incomeItems, expenseItems }: Lists, basis: IncomeBasis | null): Derived {
  useFollowHousehold()
  const { data } = useQuery(householdQuery)
  return useMemo(() => {
    const hasSample = [...incomeItems, ...expenseItems].some((row) => row.sample)
    const statedFor = (rows: unknown[], stated: DerivedLine[] = []) =>
      rows.length > 0 || hasSample ? [] : stated
    return {
      income: statedFor(incomeItems, data?.income.stated),
      expenses: statedFor(expenseItems, data?.spending.stated),
      basis,
    }
  }, [incomeItems, expenseItems, data, basis])
}
