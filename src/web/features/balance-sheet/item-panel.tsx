import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import type { DerivedActions } from './derived-row.tsx'
import { ItemGroups, type SheetGroup } from './item-groups.tsx'
import type { SheetItem } from './item-row.tsx'
import { itemTexts, type ItemKind } from './item-texts.ts'
import { ItemsFailure } from './items-failure.tsx'

interface ItemPanelProps<Item extends SheetItem> {
  kind: ItemKind
  query: UseQueryResult<Item[]>
  /** What is shown of it; undefined while there is nothing to show. */
  items: Item[] | undefined
  groups: SheetGroup<Item>[]
  derived: DerivedActions
  /** Below the heading, e.g. what all debt costs. */
  description?: ReactNode
  /** Above the items, where something is not clear. */
  question?: ReactNode
  empty: { icon: ReactNode; text: string }
  onAdd: () => void
  onEdit: (item: Item) => void
  onRemove: (item: Item) => void
  /** The open dialog, if any. */
  dialog: ReactNode
}

export function ItemPanel<Item extends SheetItem>(props: ItemPanelProps<Item>) {
  const { kind, query, items, groups, derived, description, question, empty } = props
  const { onAdd, onEdit, onRemove, dialog } = props
  const texts = itemTexts(kind)
  const heading = useKeptFocus([items, Boolean(dialog)])
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
      <ItemsFailure kind={kind} query={query} />
      {question}
      {items && groups.length === 0 && (
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
      {groups.length > 0 && (
        <ItemGroups groups={groups} derived={derived} onEdit={onEdit} onRemove={onRemove} />
      )}
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
