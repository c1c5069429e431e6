import { useCallback, useRef, useState } from 'react'
import { announceKept } from '#web/offline/announce-kept.ts'
import { toast } from '#web/ui/toast-store.ts'
import { failureTexts, type ItemAction, type ItemKind, successTexts } from './item-texts.ts'

interface Writes<Item, Input> {
  add: (input: Input) => Promise<unknown>
  update: (change: { id: number; input: Input }) => Promise<unknown>
  remove: (item: Item) => Promise<unknown>
}

/** Longer than other toasts, because undoing is the only way back. */
const UNDO_TIME = 10_000

/** What is being edited, and the writes with what they tell the user. */
export function useItemEditor<Item extends { id: number }, Input>(
  kind: ItemKind,
  { add, update, remove }: Writes<Item, Input>,
  toInput: (item: Item) => Input,
) {
  const [target, setTarget] = useState<Item | 'new' | null>(null)
  const removing = useRef(new Set<number>())

  async function save(input: Input) {
    const isSaved =
      target === null || target === 'new'
        ? await attempt(kind, 'add', () => add(input))
        : await attempt(kind, 'update', () => update({ id: target.id, input }))
    if (isSaved) setTarget((current) => (current === target ? null : current))
    return isSaved
  }

  // Rows are memoised, so what they are given must stay the same; all three functions here do.
  const removeItem = useCallback(
    async (item: Item) => {
      // A second press while the first is on its way would only find nothing to delete.
      if (removing.current.has(item.id)) return
      removing.current.add(item.id)
      const undo = () => void attempt(kind, 'add', () => add(toInput(item)))
      await attempt(kind, 'delete', () => remove(item), undo)
      removing.current.delete(item.id)
    },
    [kind, add, remove, toInput],
  )

  return {
    target,
    edit: setTarget,
    add: useCallback(() => setTarget('new'), []),
    close: useCallback(() => setTarget(null), []),
    save,
    /** Without a dialog: the whole item is known. */
    addNow: useCallback((input: Input) => attempt(kind, 'add', () => add(input)), [kind, add]),
    remove: removeItem,
  }
}

async function attempt(kind: ItemKind, action: ItemAction, write: () => Promise<unknown>, undo?: () => void) {
  try {
    await write()
  } catch (error) {
    if (announceKept(error)) return true
    toast({ variant: 'destructive', ...failureTexts(kind, action) })
    return false
  }
  toast({
    ...successTexts(kind, action),
    ...(undo && { action: { label: 'Undo', onClick: undo }, duration: UNDO_TIME }),
  })
  return true
}
