import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WrongAnswer } from '#contract/wrong-answers.ts'
import { casesAddress, useRemoveWrongAnswers, wrongAnswersQuery } from '#web/data/wrong-answers.ts'
import { ButtonAnchor } from '#web/ui/button-anchor.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { WrongAnswerRow } from './wrong-answer-row.tsx'

/** What the user said against replies of the advisor: theirs to look at, to take along and to delete. */
export function WrongAnswers() {
  const query = useQuery(wrongAnswersQuery)
  return (
    <Card
      title="Answers you marked as wrong"
      description="Kept on this server, for you alone, and sent nowhere. Downloading them as training cases and passing them on is your consent to their use: they hold your words and figures."
    >
      <QueryView
        query={query}
        loading={<SkeletonRows count={1} />}
        failure="The answers that you marked could not be loaded."
      >
        {(answers) => (answers.length === 0 ? <NoneMarked /> : <MarkedAnswers answers={answers} />)}
      </QueryView>
    </Card>
  )
}

function NoneMarked() {
  return <p className="text-sm">None. Under every answer in the chat stands ‘This is wrong’.</p>
}

function MarkedAnswers({ answers }: { answers: WrongAnswer[] }) {
  const [isAsking, setAsking] = useState(false)
  const removeAll = useRemoveWrongAnswers()
  const confirm = () =>
    removeAll.mutateAsync().then(
      () => toast({ title: 'Deleted', description: 'No answer is marked as wrong any more.' }),
      () => {
        setAsking(false)
        toast({ variant: 'destructive', title: 'Error', description: 'That did not work. Please try again.' })
      },
    )
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line" aria-label="Answers you marked as wrong">
        {answers.map((answer) => (
          <WrongAnswerRow key={answer.id} answer={answer} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href={casesAddress} download variant="secondary">
          Download as training cases
        </ButtonAnchor>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Delete all
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title="Delete all marked answers?"
        text="What you wrote about them is deleted. The conversation stays."
        confirmLabel="Delete all"
        destructive
        pending={removeAll.isPending}
      />
    </div>
  )
}
