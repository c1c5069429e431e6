import { Link } from 'wouter'
import type { StaleItem } from '#contract/today.ts'
import { formatMoney } from '#finance/money.ts'
import { useConfirmItem } from '#web/data/confirm-item.ts'
import { Button } from '#web/ui/button.tsx'

/** 'Visa last updated 34 days ago. Still $6,200?' */
export function StaleQuestion({ item, onLeave }: { item: StaleItem; onLeave: () => void }) {
  const confirm = useConfirmItem()
  const { name, days, amount } = item
  return (
    <li>
      <p className="text-pretty">
        {name} last updated {days} days ago. Still {formatMoney(amount, { decimals: 'auto' })}?
      </p>
      <div className="mt-1 flex items-center gap-4">
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Yes, ${name} is still right`}
          pending={confirm.isPending}
          onClick={() => confirm.mutate(item)}
        >
          Yes
        </Button>
        <Link
          href="/balance-sheet"
          onClick={onLeave}
          className="font-medium text-accent underline underline-offset-2"
        >
          Change it
        </Link>
      </div>
      {confirm.isError && (
        <p role="alert" className="mt-1 text-danger">
          Your answer did not arrive. Please try again.
        </p>
      )}
    </li>
  )
}
