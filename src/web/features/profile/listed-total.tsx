import { Link } from 'wouter'
import type { HouseholdView } from '#contract/household.ts'
import type { FinancialProfile } from '#contract/profile.ts'
import { isClearlyDifferent } from '#finance/household.ts'
import { type Cents, formatMoney, subtractMoney } from '#finance/money.ts'
import { convertPay } from '#finance/pay.ts'

export type ListedField = keyof HouseholdView['listed'] | 'takeHome'

const lists: Record<ListedField, { text: string; period: string; href: string }> = {
  income: { text: 'Your income entries', period: ' a year', href: '/budget#income' },
  takeHome: { text: 'Your income entries', period: ' a month', href: '/budget#income' },
  expenses: { text: 'Your expenses', period: ' a month', href: '/budget#expenses' },
  savings: { text: 'Your savings accounts', period: '', href: '/balance-sheet' },
  debt: { text: 'Your liabilities', period: '', href: '/balance-sheet' },
}

/** Entries are monthly take-home pay; beside the yearly income they are shown a year. */
function listedOf({ listed }: HouseholdView, field: ListedField): Cents | null {
  if (field !== 'takeHome') return listed[field]
  return listed.income === null ? null : convertPay(listed.income, 'yearly', 'monthly')
}

interface ListedTotalProps {
  field: ListedField
  profile: FinancialProfile
  household: HouseholdView | undefined
}

/** What the lists of another screen come to, beside the figure of the profile, and by how much the two differ. */
export function ListedTotal({ field, profile, household }: ListedTotalProps) {
  const listed = household ? listedOf(household, field) : null
  if (listed === null) return null
  const { text, period, href } = lists[field]
  const stated = profile[field]
  // Entries are take-home pay: beside pay before tax they are another figure by right.
  const isComparable = field !== 'income' || profile.incomeBasis !== 'gross'
  const difference = stated === null ? 0 : subtractMoney(listed, stated)
  const differs = stated !== null && isComparable && isClearlyDifferent(stated, listed)
  return (
    <span className="block tabular-nums">
      <Link href={href} className="font-medium text-accent underline underline-offset-2">
        {text}
      </Link>{' '}
      add up to {formatMoney(listed, { decimals: 'auto' })}
      {period}
      {differs && (
        <span className="font-medium text-warn">
          , {formatMoney(Math.abs(difference), { decimals: 'auto' })} {difference > 0 ? 'more' : 'less'} than
          this
        </span>
      )}
      .
    </span>
  )
}
