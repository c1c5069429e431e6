import { type FormEvent, use, useEffect, useRef, useState } from 'react'
import type { Assumption } from '#contract/assumptions.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useEscape } from '#web/ui/use-escape.ts'
import { ChangeContext } from './change-context.ts'
import { editableValue, readChange, unitWord } from './read-change.ts'

interface AssumptionFormProps {
  assumption: Assumption
  onClose: () => void
}

/** A field for one number of a reply: Enter has it worked out again, Escape leaves it as it is. */
export function AssumptionForm({ assumption, onClose }: AssumptionFormProps) {
  const { say, isBusy } = use(ChangeContext)
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const unit = unitWord(assumption)
  useEscape(form, onClose)
  useEffect(() => {
    field.current?.select()
    // On a phone it opens below a row of others, where the composer would cover it.
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = readChange(assumption, field.current?.value ?? '')
    if ('problem' in read) return setProblem(read.problem)
    if (isBusy())
      return setProblem('Keel is still answering your last message. Please try again in a moment.')
    onClose()
    say(read.words, read.change)
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="mt-3 grid max-w-sm gap-3 border-t border-line pt-3"
    >
      <Field label={`Your number: ${assumption.label}${unit && `, in ${unit}`}`} error={problem}>
        <Input
          ref={field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={editableValue(assumption)}
          className="tabular-nums"
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          Work it out again
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
