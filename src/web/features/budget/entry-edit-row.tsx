import { Check, X } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { withSign } from '#web/lib/currency.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { describeAmount, type EntryField, findFault, MAX_LABEL, parseAmount } from './entry-form.ts'
import type { EntryFields, EntryKind, EntryList } from './entry-kind.ts'
import { focusField } from './focus-field.ts'
import { type Entry, labelOf } from '#web/budget-edits/lists.ts'
import { useEscape } from '#web/ui/use-escape.ts'
import { editableAmount } from '#web/lib/editable-amount.ts'

interface EntryEditRowProps {
  kind: EntryKind<EntryList>
  entry: Entry
  /** With the new content, or null when the edit is given up. */
  onFinish: (fields: EntryFields | null, id: number) => void
}

/** A copy of the row to edit in its place: Enter confirms, Escape gives up. */
export function EntryEditRow({ kind, entry, onFinish }: EntryEditRowProps) {
  const { id } = entry
  const label = labelOf(entry)
  const [texts, setTexts] = useState({ label, amount: editableAmount(entry.amount), date: entry.date })
  const form = useRef<HTMLFormElement>(null)
  useEscape(form, () => onFinish(null, id))
  const [fault, setFault] = useState<EntryField | null>(null)

  function type(change: Partial<typeof texts>) {
    setTexts({ ...texts, ...change })
    setFault(null)
  }

  function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = findFault(texts)
    const amount = parseAmount(texts.amount)
    setFault(found)
    if (found || amount === null) focusField(event.currentTarget, found ?? 'amount')
    else onFinish({ id, label: texts.label.trim(), amount, date: texts.date }, id)
  }

  return (
    <tr data-row={id}>
      <td colSpan={4} className="py-3">
        <form
          ref={form}
          noValidate
          aria-label={`Edit ${label}`}
          onSubmit={confirm}
          className="grid grid-cols-2 items-center gap-3 sm:grid-cols-[1fr_9rem_11rem_auto]"
        >
          <Field label={kind.labelName} labelHidden className="col-span-2 sm:col-span-1">
            <Input
              name="label"
              autoComplete="off"
              // The user has just asked for this row to be edited.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              maxLength={MAX_LABEL}
              value={texts.label}
              aria-invalid={fault === 'label' || undefined}
              onChange={(event) => type({ label: event.target.value })}
            />
          </Field>
          <Field label={withSign('Amount')} labelHidden>
            <AmountInput
              name="amount"
              value={texts.amount}
              describe={describeAmount}
              aria-invalid={fault === 'amount' || undefined}
              onValueChange={(amount) => type({ amount })}
            />
          </Field>
          <Field label="Date" labelHidden>
            <Input
              name="date"
              type="date"
              value={texts.date}
              aria-invalid={fault === 'date' || undefined}
              onChange={(event) => type({ date: event.target.value })}
            />
          </Field>
          <div className="col-span-2 flex justify-end sm:col-span-1 sm:-mr-2">
            <IconButton label="Confirm" type="submit" icon={<Check />} />
            <IconButton label="Cancel" icon={<X />} onClick={() => onFinish(null, id)} />
          </div>
        </form>
      </td>
    </tr>
  )
}
