import { useState } from 'react'
import type { SavedFact } from '#contract/facts.ts'
import { useUndoFact } from '#web/data/facts.ts'
import { Button } from '#web/ui/button.tsx'

/** Takes back everything a message changed, the latest first; what was changed since stays, and that is said. */
export function UndoAll({ facts }: { facts: SavedFact[] }) {
  const undo = useUndoFact()
  const [isPending, setPending] = useState(false)
  const [left, setLeft] = useState(0)
  const undoable = facts.filter((fact) => fact.canUndo)

  async function undoAll() {
    setPending(true)
    let failed = 0
    for (const { id } of undoable.toReversed()) {
      try {
        await undo.mutateAsync(id)
      } catch {
        failed += 1
      }
    }
    setPending(false)
    setLeft(failed)
  }

  return (
    <>
      {(undoable.length > 1 || isPending) && (
        <Button variant="link" size="sm" pending={isPending} onClick={() => void undoAll()}>
          Undo all
        </Button>
      )}
      {left > 0 && (
        <p role="alert" className="text-danger">
          {left === 1 ? 'One could' : `${left} could`} not be undone.
        </p>
      )}
    </>
  )
}
