import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useState } from 'react'
import { chosenDebts, type DebtsPlan, wayOf } from '#finance/debts-plan.ts'
import { usualMinimum } from '#finance/debt-options.ts'
import { toDollars } from '#finance/money.ts'
import { idsOf, type OwedDebt } from '#finance/plan-facts.ts'
import { PlanField } from '#web/features/plans/plan-field.tsx'
import type { Plan } from '#web/features/plans/plan.ts'
import { dollars } from '#web/features/plans/say.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { withoutRate } from './without-rate.ts'

interface DebtRowsProps {
  plan: Plan
  made: DebtsPlan
}

/** Every debt with its rate and minimum; in an order of one's own by drag or by keys. */
export function DebtRows({ plan, made }: DebtRowsProps) {
  const { facts, inputs } = plan
  const [dragged, setDragged] = useState<number | null>(null)
  const chosen = new Set(chosenDebts(inputs, facts).map(({ id }) => id))
  const open = facts.debts.filter(({ amount }) => amount > 0)
  const own = idsOf(inputs, 'own') ?? []
  const rankOf = ({ id }: OwedDebt) => (own.includes(id) ? own.indexOf(id) : own.length)
  const isOwn = wayOf(inputs) === 'own'
  const rows = isOwn ? open.toSorted((a, b) => rankOf(a) - rankOf(b)) : open

  function choose(id: number, isIn: boolean) {
    const ids = open.map((debt) => debt.id).filter((one) => (one === id ? isIn : chosen.has(one)))
    plan.set({ only: ids.join(',') })
  }
  function move(id: number, to: number) {
    const ids = rows.map((debt) => debt.id).filter((one) => one !== id)
    ids.splice(Math.max(0, Math.min(to, ids.length)), 0, id)
    plan.set({ own: ids.join(','), order: 'own' })
  }

  return (
    <Card title="Your debts" description="Rates and minimums can be tried out here; what is stored stays.">
      <ul className="grid gap-3">
        {rows.map((debt, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- buttons do the same for keys
          <li
            key={debt.id}
            draggable={isOwn}
            onDragStart={() => setDragged(debt.id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => isOwn && event.preventDefault()}
            onDrop={() => dragged !== null && move(dragged, at)}
            className={classNames(
              'grid grid-cols-2 items-start gap-x-4 gap-y-2 rounded-control border border-line p-3',
              isOwn
                ? 'sm:grid-cols-[minmax(0,1fr)_10rem_10rem_auto]'
                : 'sm:grid-cols-[minmax(0,1fr)_10rem_10rem]',
              dragged === debt.id && 'opacity-50',
            )}
          >
            <div className="flex min-w-0 items-center gap-3 self-center max-sm:col-span-2">
              {isOwn && <GripVertical aria-hidden className="size-4 shrink-0 cursor-grab text-ink-muted" />}
              <Checkbox
                checked={chosen.has(debt.id)}
                onChange={(isIn) => choose(debt.id, isIn)}
                className="min-w-0 flex-1"
              >
                <span className="min-w-0">
                  <span className="block font-medium wrap-anywhere">{debt.name}</span>
                  <span className="text-ink-muted tabular-nums">{dollars(debt.amount)} owed</span>
                </span>
              </Checkbox>
            </div>
            <PlanField plan={plan} name={`rate.${debt.id}`} of={debt.name} usual={debt.interestRate} />
            <PlanField
              plan={plan}
              name={`min.${debt.id}`}
              of={debt.name}
              usual={debt.minimumPayment ?? undefined}
              // Without sign and cents: the field shows the sign, and a phone has no room for cents.
              placeholder={`about ${Math.round(toDollars(usualMinimum(debt)))}`}
            />
            {isOwn && (
              <span className="flex justify-end max-sm:col-span-2">
                <IconButton
                  label={`Pay ${debt.name} sooner`}
                  icon={<ArrowUp />}
                  disabled={at === 0}
                  onClick={() => move(debt.id, at - 1)}
                />
                <IconButton
                  label={`Pay ${debt.name} later`}
                  icon={<ArrowDown />}
                  disabled={at === rows.length - 1}
                  onClick={() => move(debt.id, at + 1)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <Missing plan={plan} made={made} />
    </Card>
  )
}

/** 'Visa, Store card, and Car loan' */
const listing = new Intl.ListFormat('en')
const namesOf = (debts: readonly { name: string }[]) => listing.format(debts.map(({ name }) => name))

/** A rate or a minimum that nobody has told is asked for, and assumed until then. */
function Missing({ plan: { inputs }, made: { debts } }: DebtRowsProps) {
  const unrated = withoutRate(debts, inputs)
  const rates = namesOf(unrated)
  const minimums = namesOf(debts.filter(({ isMinimumGuessed }) => isMinimumGuessed))
  return (
    <div className="grid gap-1 text-sm text-pretty wrap-anywhere text-ink-muted not-empty:mt-3">
      {rates && (
        <p>{`What interest ${unrated.length > 1 ? 'do' : 'does'} ${rates} charge? Until you say, none is counted.`}</p>
      )}
      {minimums && (
        <p>
          {`What is the minimum of ${minimums}? `}
          Until you say, the month’s interest and a small share of the balance are assumed.
        </p>
      )}
    </div>
  )
}
