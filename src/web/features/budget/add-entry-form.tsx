import { Plus } from 'lucide-react'
import { type SubmitEvent, useId, useMemo, useState } from 'react'
import { formatMoney } from '#finance/money.ts'
import { withSign } from '#web/lib/currency.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { dayOf } from '#web/lib/format-time.ts'
import { describeAmount, type EntryField, findFault, MAX_LABEL, parseAmount } from './entry-form.ts'
import type { EntryFields, EntryKind, EntryList } from './entry-kind.ts'
import { focusField } from './focus-field.ts'
import type { Kept } from './typed-value.ts'
import { type Entry, labelOf } from '#web/budget-edits/lists.ts'
import { newRowId } from './new-row-id.ts'

interface AddEntryFormProps {
  kind: EntryKind<EntryList>
  entries: Entry[]
  typed: Kept<EntryTexts>
  /** Its name is filled in and only the amount is asked for. */
  startsAtAmount?: boolean | undefined
  onAdd: (fields: EntryFields) => void
}

export interface EntryTexts {
  label: string
  amount: string
}

const SUGGESTIONS = 50

export function AddEntryForm({ kind, entries, typed, startsAtAmount, onAdd }: AddEntryFormProps) {
  const [texts, setTexts] = useState(typed.read)
  const [fault, setFault] = useState<EntryField | null>(null)
  const [added, setAdded] = useState('')
  const suggestionsId = useId()

  function type(change: Partial<typeof texts>) {
    const next = { ...texts, ...change }
    typed.write(next)
    setTexts(next)
    setFault(null)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const date = dayOf()
    const found = findFault({ ...texts, date })
    const amount = parseAmount(texts.amount)
    if (found ?? amount === null) {
      setFault(found)
      focusField(event.currentTarget, found ?? 'amount')
      return
    }
    const label = texts.label.trim()
    onAdd({ id: newRowId(), label, amount: amount ?? 0, date })
    setAdded(`Added ${label}, ${formatMoney(amount ?? 0)}`)
    type({ label: '', amount: '' })
    focusField(event.currentTarget, 'label')
  }

  return (
    <Card title={kind.addTitle}>
      <form noValidate onSubmit={submit} className="grid items-end gap-4 sm:grid-cols-[1fr_12rem_auto]">
        <Field label={kind.labelName}>
          <Input
            name="label"
            autoComplete="off"
            placeholder={kind.placeholder}
            maxLength={MAX_LABEL}
            list={suggestionsId}
            className="[&::-webkit-calendar-picker-indicator]:hidden!"
            value={texts.label}
            aria-invalid={fault === 'label' || undefined}
            onChange={(event) => type({ label: event.target.value })}
          />
        </Field>
        <Field label={withSign('Amount')}>
          <AmountInput
            name="amount"
            // Whoever pressed 'Set take-home pay' is about to type it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={startsAtAmount}
            value={texts.amount}
            describe={describeAmount}
            aria-invalid={fault === 'amount' || undefined}
            onValueChange={(amount) => type({ amount })}
          />
        </Field>
        <Button type="submit">
          <Plus aria-hidden />
          Add
        </Button>
        <Suggestions id={suggestionsId} entries={entries} />
      </form>
      <output className="sr-only">{added}</output>
    </Card>
  )
}

/** Names used before, so that one category is not spelled in three ways. */
function Suggestions({ id, entries }: { id: string; entries: Entry[] }) {
  const names = useMemo(() => [...new Set(entries.map(labelOf))].slice(0, SUGGESTIONS), [entries])
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  )
}
