import { type ReactNode, useId } from 'react'
import { type CategoryGroup, compositionShares } from '#finance/balance-sheet.ts'
import { formatMoney, formatPercent } from '#finance/money.ts'
import { Progress } from '#web/ui/progress.tsx'
import { type DerivedActions, type DerivedItem, DerivedRow } from './derived-row.tsx'
import { ItemRow, type SheetItem } from './item-row.tsx'

export type SheetGroup<Item extends SheetItem> = CategoryGroup<string, Item | DerivedItem>

interface ItemGroupsProps<Item extends SheetItem> {
  groups: SheetGroup<Item>[]
  derived: DerivedActions
  onEdit: (item: Item) => void
  onRemove: (item: Item) => void
}

/** Each category with its total and its share of the whole; the shares add up to 100 %. */
export function ItemGroups<Item extends SheetItem>(props: ItemGroupsProps<Item>) {
  const { groups, derived, onEdit, onRemove } = props
  const shares = compositionShares(groups.map((group) => group.total))
  const row = (item: Item | DerivedItem, note?: ReactNode) =>
    'source' in item ? (
      <DerivedRow key={`${item.source.kind} ${item.name}`} item={item} note={note} {...derived} />
    ) : (
      <ItemRow key={item.id} item={item} note={note} onEdit={onEdit} onRemove={onRemove} />
    )
  return (
    <div className="grid gap-6">
      {groups.map((group, index) => {
        const [only, second] = group.items
        const share = shares[index] ?? 0
        return only && !second ? (
          <LoneItem key={group.category} category={group.category} share={share}>
            {(note) => row(only, note)}
          </LoneItem>
        ) : (
          <Group key={group.category} group={group} share={share}>
            {group.items.map((item) => row(item))}
          </Group>
        )
      })}
    </div>
  )
}

interface LoneItemProps {
  category: string
  share: number
  children: (note: ReactNode) => ReactNode
}

/** A category with a single item, shown as that item: its amount is the total. */
function LoneItem({ category, share, children }: LoneItemProps) {
  const id = useId()
  return (
    <section
      data-lone
      aria-labelledby={id}
      className="[[data-lone]+&]:-mt-6 [[data-lone]+&]:border-t [[data-lone]+&]:border-line"
    >
      <ul>
        {children(
          <div className="flex flex-wrap gap-x-2">
            <h3 id={id}>{category}</h3>
            <span className="tabular-nums">{formatPercent(share)}</span>
          </div>,
        )}
      </ul>
    </section>
  )
}

interface GroupProps {
  group: Pick<CategoryGroup<string, unknown>, 'category' | 'total'>
  share: number
  children: ReactNode
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
