import type { AssetInput } from '#contract/balance-sheet.ts'
import type { HouseholdView } from '#contract/household.ts'
import { formatMoney, sumMoney } from '#finance/money.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

interface SavingsQuestionProps {
  household: HouseholdView
  onAnswer: (savings: AssetInput) => unknown
}

/**
 * Whether cash on the list is part of the savings that were told. Either answer makes the savings an asset of their
 * own, by a name under which they are known from then on, so that nobody asks again.
 */
export function SavingsQuestion({ household: { doubtfulCash, owned }, onAnswer }: SavingsQuestionProps) {
  const line = owned.lines.find(({ source }) => source.kind === 'profile')
  if (doubtfulCash.length === 0 || line?.source.kind !== 'profile') return null
  const { stated } = line.source
  const money = (cents: number) => formatMoney(cents, { decimals: 'auto' })
  const names = doubtfulCash.map(({ name }) => name).join(', ')
  const cash = sumMoney(doubtfulCash.map(({ value }) => value))
  const answer = (name: string, value: number) => onAnswer({ name, value, category: line.category })
  return (
    <Alert
      title={`Is ${names} part of your ${money(stated)} of savings?`}
      className="mb-6"
      action={
        <>
          <Button size="sm" variant="secondary" onClick={() => answer('Other savings', line.amount)}>
            Yes, part of it
          </Button>
          <Button size="sm" variant="secondary" onClick={() => answer('Savings', stated)}>
            No, separate
          </Button>
        </>
      }
    >
      Until you say, the {money(cash)} count once: {money(line.amount)} of your savings are added to them.
    </Alert>
  )
}
