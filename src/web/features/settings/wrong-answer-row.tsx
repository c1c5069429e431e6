import { type WrongAnswer, wrongKinds } from '#contract/wrong-answers.ts'
import { useRemoveWrongAnswer } from '#web/data/wrong-answers.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** One marked answer, with everything that is kept of it. */
export function WrongAnswerRow({ answer }: { answer: WrongAnswer }) {
  const remove = useRemoveWrongAnswer()
  // The row is gone by the time the list is fresh, and callbacks given to `mutate` with it.
  const removeIt = () =>
    remove.mutateAsync(answer.id).then(
      () => toast({ title: 'Deleted' }),
      () =>
        toast({
          variant: 'destructive',
          title: 'Error',
          description: 'That did not work. Please try again.',
        }),
    )
  const { known, readings, saved, sums } = answer.trace
  const kept = [
    ['You wrote', answer.text],
    ['Right would be', answer.right],
    ['Read as', readings.join('\n')],
    ['Taken from it', saved.join('\n')],
    ['Sums', sums.join('\n')],
    ['Known then', known.join('\n')],
  ].filter(([, text]) => text !== '')
  return (
    <li className="grid gap-2 py-4 text-sm wrap-anywhere">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="text-ink-muted">
          {new Date(answer.at).toLocaleDateString('en-US', { dateStyle: 'medium' })}:{' '}
          {wrongKinds[answer.kind]}
        </p>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Delete the answer to ‘${answer.question}’`}
          pending={remove.isPending}
          onClick={() => void removeIt()}
        >
          Delete
        </Button>
      </div>
      <p className="font-medium whitespace-pre-wrap">{answer.question}</p>
      <p>{answer.answer}</p>
      {kept.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 text-accent">What is kept with it</summary>
          <dl className="mt-2 grid gap-2">
            {kept.map(([name, text]) => (
              <div key={name}>
                <dt className="text-ink-muted">{name}</dt>
                <dd className="whitespace-pre-wrap">{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}
