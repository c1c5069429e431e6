import { useId } from 'react'
import { type CategoryGroup, compositionShares } from '#finance/balance-sheet.ts'
import { formatMoney, formatPercent } from '#finance/money.ts'
import { Progress } from '#web/ui/progress.tsx'
import { ItemRow, type SheetItem } from './item-row.tsx'

interface ItemGroupsProps<Item extends SheetItem> {
  groups: CategoryGroup<string, Item>[]
  onEdit: (item: Item) => void
  onRemove: (item: Item) => void
}

/** Each category with its total and its share of the whole; the shares add up to 100 %. */
export function ItemGroups<Item extends SheetItem>({ groups, onEdit, onRemove }: ItemGroupsProps<Item>) {
  const shares = compositionShares(groups.map((group) => group.total))
  return (
    <div className="grid gap-8">
      {groups.map((group, index) => (
        <Group key={group.category} group={group} share={shares[index] ?? 0}>
          {group.items.map((item) => (
            <ItemRow key={item.id} item={item} onEdit={onEdit} onRemove={onRemove} />
          ))}
        </Group>
      ))}
    </div>
  )
}

interface GroupProps {
  group: CategoryGroup<string, SheetItem>
  share: number
  children: React.ReactNode
}

function Group({ group: { category, total }, share, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="font-semibold">
          {category}
        </h3>
        {/* Above the amounts of the rows, which have two buttons at their side. */}
        <p className="flex items-baseline gap-3 tabular-nums sm:pr-20 sm:touch:pr-24">
          <span className="text-sm text-ink-muted">{formatPercent(share)}</span>
          <span className="font-semibold">{formatMoney(total)}</span>
        </p>
      </div>
      <Progress value={share} label={`Share of ${category}`} className="mt-2" />
      <ul className="mt-1 divide-y divide-line">{children}</ul>
    </section>
  )
}
