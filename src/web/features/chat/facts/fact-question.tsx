import type { SavedFact } from '#contract/facts.ts'
import { messageOf } from '#web/data/client.ts'
import { useConfirmFact } from '#web/data/facts.ts'
import { addText } from '#web/data/draft.ts'
import { focusComposer } from '#web/features/chat/composer/focus-composer.ts'
import { Button } from '#web/ui/button.tsx'

/** Something the advisor has read but does not store without a yes. */
export function FactQuestion({ fact, userId }: { fact: SavedFact; userId: number }) {
  const confirm = useConfirmFact()
  const isAnswering = (correct: boolean) => confirm.isPending && confirm.variables.correct === correct
  const answer = (correct: boolean) => confirm.mutate({ id: fact.id, correct })
  function correct() {
    addText(userId, fact.quote ?? fact.text ?? '')
    focusComposer()
  }
  return (
    <fieldset className="rounded-card border border-accent/25 bg-surface px-3 py-2.5 text-sm">
      {/* Floated, a legend stands inside the border. */}
      <legend className="float-left mb-2 w-full wrap-anywhere">
        Shall I save <span className="font-semibold">{fact.text}</span>
        {fact.quote !== null && <>, from &quot;{fact.quote}&quot;</>}?
      </legend>
      <div className="clear-both flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={confirm.isPending}
          pending={isAnswering(true)}
          onClick={() => answer(true)}
        >
          Yes
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={confirm.isPending}
          pending={isAnswering(false)}
          onClick={() => answer(false)}
        >
          No
        </Button>
        <Button variant="ghost" size="sm" disabled={confirm.isPending} onClick={correct}>
          Correct it
        </Button>
      </div>
      {confirm.isError && (
        <p role="alert" className="mt-2 text-danger">
          {messageOf(confirm.error, 'Your answer did not arrive. Please try again.')}
        </p>
      )}
    </fieldset>
  )
}
