import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DerivedLine } from '#contract/household.ts'
import { type IncomeBasis, payBasisOf, restOfSpending } from '#finance/household.ts'
import { householdQuery } from '#web/data/household.ts'
import { useFollowHousehold } from '#web/data/use-follow-household.ts'
import type { Lists } from '#web/budget-edits/lists.ts'

/** What the profile states beyond the rows of the budget. */
export interface Derived {
  income: DerivedLine[]
  expenses: DerivedLine[]
  /** Whether that income is before or after tax; null while nobody has said. */
  basis: IncomeBasis | null
}

/** None beside sample rows, since a total of both would belong to nobody. Sample goals count in no total here. */
export function useDerived({ incomeItems, expenseItems }: Lists, basis: IncomeBasis | null): Derived {
  useFollowHousehold()
  const { data } = useQuery(householdQuery)
  return useMemo(() => {
    const hasSample = [...incomeItems, ...expenseItems].some((row) => row.sample)
    const { income, spending } = data ?? {}
    const stated = incomeItems.length > 0 || hasSample ? [] : (income?.stated ?? [])
    return {
      income: stated,
      expenses: hasSample ? [] : restOfSpending(expenseItems, spending?.stated ?? []),
      basis: stated[0] ? payBasisOf(stated[0].source, basis) : basis,
    }
  }, [incomeItems, expenseItems, data, basis])
}
