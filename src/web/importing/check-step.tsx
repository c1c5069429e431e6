import { useState } from 'react'
import { isSettled } from '#importing/mapping.ts'
import { useCurrency } from '#web/lib/currency.ts'
import { counted } from '#web/lib/counted.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { AccountChoices } from './account-choices.tsx'
import { ColumnTable } from './column-table.tsx'
import { ForeignNote } from './foreign-note.tsx'
import { ReadQuestions } from './read-questions.tsx'
import { RowPreview } from './row-preview.tsx'
import type { Importing } from './use-import.ts'
import { useAccountChoices } from './use-account-choices.ts'
import type { FileView } from './worker-messages.ts'

interface CheckStepProps {
  step: { fileName: string; view: FileView }
  importing: Importing
}

/** What was understood, with everything that only the user can know asked. */
export function CheckStep({ step: { fileName, view }, importing }: CheckStepProps) {
  const [isWithout, setIsWithout] = useState(false)
  const [isAsItStands, setIsAsItStands] = useState(false)
  const choices = useAccountChoices(view, fileName)
  const { mapping, questions, problemCount, currency } = view
  const own = useCurrency()
  const isForeign = currency !== null && currency !== own
  const isReady =
    isSettled(mapping) &&
    view.rowCount > 0 &&
    choices.isComplete &&
    (problemCount === 0 || isWithout) &&
    (!isForeign || isAsItStands)
  return (
    <>
      <p className="text-sm text-ink-muted wrap-anywhere">
        {fileName}
        {view.tool !== null && `, an export of ${view.tool}`}
      </p>
      <ReadQuestions questions={questions} mapping={mapping} onSay={importing.remap} />
      <ColumnTable view={view} onChange={(roles) => importing.remap({ roles })} />
      {isSettled(mapping) && <RowPreview rows={view.rows} />}
      {problemCount > 0 && (
        <Alert
          variant="warn"
          title={`${counted(problemCount, 'row')} cannot be read`}
          action={
            <Checkbox checked={isWithout} onChange={setIsWithout} className="text-ink">
              Bring the others without {problemCount === 1 ? 'it' : 'them'}
            </Checkbox>
          }
        >
          <ul>
            {view.problems.map(({ row, message }) => (
              <li key={row}>
                Row {row}: {message}
              </li>
            ))}
            {problemCount > view.problems.length && (
              <li>And {counted(problemCount - view.problems.length, 'more row', 'more rows')}.</li>
            )}
          </ul>
        </Alert>
      )}
      {isForeign && (
        <ForeignNote currency={currency} own={own} isTaken={isAsItStands} onTake={setIsAsItStands} />
      )}
      {isSettled(mapping) && <AccountChoices choices={choices} />}
      <div className="flex justify-end">
        <Button disabled={!isReady} onClick={() => importing.send(choices.list, choices.placeOf)}>
          {view.rowCount > 0 ? `Import ${counted(view.rowCount, 'transaction')}` : 'Import'}
        </Button>
      </div>
    </>
  )
}
