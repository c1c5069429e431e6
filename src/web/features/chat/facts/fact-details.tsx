import type { SavedFact } from '#contract/facts.ts'
import { messageOf } from '#web/data/client.ts'
import { useUndoFact } from '#web/data/facts.ts'
import { screenOf } from '#web/features/chat/screens.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { describeFact } from './describe-fact.ts'

/** 'Saved: income $85,000 a year, from "I make 85k"', with the ways to change that. */
export function FactDetails({ id, fact }: { id: string; fact: SavedFact }) {
  const undo = useUndoFact()
  const isSaved = fact.state === 'saved'
  const screen = screenOf[fact.place]
  return (
    <div
      id={id}
      className={classNames(
        'flex max-w-full flex-wrap items-center justify-between gap-x-4',
        'rounded-control border border-line bg-surface px-3 py-1 text-sm',
      )}
    >
      <p className="min-w-0 py-1 wrap-anywhere">{describeFact(fact)}</p>
      {isSaved && (
        <div className="flex shrink-0 items-center gap-3">
          {screen && (
            <ButtonLink variant="link" size="sm" href={screen}>
              Edit
            </ButtonLink>
          )}
          {fact.canUndo && (
            <Button variant="link" size="sm" pending={undo.isPending} onClick={() => undo.mutate(fact.id)}>
              Undo
            </Button>
          )}
        </div>
      )}
      {undo.isError && (
        <p role="alert" className="basis-full pb-1 text-danger">
          {messageOf(undo.error, 'It could not be undone. Please try again.')}
        </p>
      )}
    </div>
  )
}
