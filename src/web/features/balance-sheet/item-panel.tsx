import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { CategoryGroup } from '#finance/balance-sheet.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import { ItemGroups } from './item-groups.tsx'
import type { SheetItem } from './item-row.tsx'
import { itemTexts, type ItemKind } from './item-texts.ts'
import { LoadFailure } from './load-failure.tsx'

interface ItemPanelProps<Item extends SheetItem> {
  kind: ItemKind
  query: UseQueryResult<Item[]>
  groups: CategoryGroup<string, Item>[]
  /** Below the heading, e.g. what all debt costs. */
  description?: ReactNode
  empty: { icon: ReactNode; text: string }
  onAdd: () => void
  onEdit: (item: Item) => void
  onRemove: (item: Item) => void
  /** The open dialog, if any. */
  dialog: ReactNode
}

export function ItemPanel<Item extends SheetItem>(props: ItemPanelProps<Item>) {
  const { kind, query, groups, description, empty, onAdd, onEdit, onRemove, dialog } = props
  const texts = itemTexts(kind)
  const heading = useKeptFocus([query.data, Boolean(dialog)])
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1} className="outline-none">
          {texts.many}
        </span>
      }
      description={description}
      actions={
        <Button onClick={onAdd}>
          <Plus aria-hidden />
          {texts.add}
        </Button>
      }
    >
      {query.isPending && <SkeletonRows count={3} label={`Loading ${texts.many.toLowerCase()}`} />}
      <LoadFailure kind={kind} query={query} />
      {query.data?.length === 0 && (
        <EmptyState
          icon={empty.icon}
          title={texts.emptyTitle}
          text={empty.text}
          action={
            <Button variant="secondary" onClick={onAdd}>
              {texts.addFirst}
            </Button>
          }
        />
      )}
      {groups.length > 0 && <ItemGroups groups={groups} onEdit={onEdit} onRemove={onRemove} />}
      {dialog}
    </Card>
  )
}

/** When the button that had the focus went away with its row, the keyboard goes on at the heading, not at the top. */
function useKeptFocus(changes: readonly unknown[]) {
  const heading = useRef<HTMLSpanElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true })
    }
    isFirst.current = false
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what changes on the screen, each of which may take it
  }, changes)
  return heading
}
