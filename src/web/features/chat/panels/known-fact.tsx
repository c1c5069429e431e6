import { useId } from 'react'
import type { SavedFact } from '#contract/facts.ts'
import { messageOf } from '#web/data/client.ts'
import { useUndoFact } from '#web/data/facts.ts'
import { stateNames } from '#web/features/chat/facts/describe-fact.ts'
import { MessageLink } from '#web/features/chat/message-link.tsx'
import { screenOf } from '#web/features/chat/screens.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatDay } from '#web/lib/format-time.ts'

interface KnownFactProps {
  fact: SavedFact
  onForget: () => void
  /** A link was followed. */
  onLeave: () => void
}

export function KnownFact({ fact, onForget, onLeave }: KnownFactProps) {
  const id = useId()
  const { state, text, quote, at, messageId } = fact
  if (text === null) {
    return <li className="py-4 text-sm text-ink-muted">Forgotten on {formatDay(at)}</li>
  }
  return (
    <li className="grid gap-1 py-4 text-sm">
      <p className="flex items-start justify-between gap-3">
        <span id={id} className="min-w-0 font-medium wrap-anywhere first-letter:uppercase">
          {text}
        </span>
        <Badge tone={state === 'saved' ? 'good' : 'neutral'}>{stateNames[state]}</Badge>
      </p>
      {quote !== null && <q className="text-ink-muted wrap-anywhere italic">{quote}</q>}
      <p className="flex flex-wrap items-center gap-x-3 text-ink-muted">
        <time dateTime={at}>{formatDay(at)}</time>
        {messageId !== null && <MessageLink id={messageId} onClick={onLeave} />}
      </p>
      <FactActions fact={fact} describedBy={id} onForget={onForget} onLeave={onLeave} />
    </li>
  )
}

function FactActions({ fact, describedBy, onForget, onLeave }: KnownFactProps & { describedBy: string }) {
  const undo = useUndoFact()
  const screen = screenOf[fact.place]
  const isSaved = fact.state === 'saved'
  return (
    <>
      <div className="mt-1 flex flex-wrap gap-2">
        {isSaved && screen && (
          <ButtonLink
            variant="secondary"
            size="sm"
            href={screen}
            aria-describedby={describedBy}
            onClick={onLeave}
          >
            Correct
          </ButtonLink>
        )}
        {isSaved && fact.canUndo && (
          <Button
            variant="secondary"
            size="sm"
            aria-describedby={describedBy}
            pending={undo.isPending}
            onClick={() => undo.mutate(fact.id)}
          >
            Undo
          </Button>
        )}
        <Button variant="ghost" size="sm" aria-describedby={describedBy} onClick={onForget}>
          Forget
        </Button>
      </div>
      {undo.isError && (
        <p role="alert" className="text-danger">
          {messageOf(undo.error, 'It could not be undone. Please try again.')}
        </p>
      )}
    </>
  )
}
