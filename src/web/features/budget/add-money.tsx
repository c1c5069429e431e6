import { type SubmitEvent, useRef, useState } from 'react'
import type { Cents } from '#finance/money.ts'
import { withSign } from '#web/lib/currency.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { describeAmount, parseAmount } from './entry-form.ts'
import { useEscape } from '#web/ui/use-escape.ts'

interface AddMoneyProps {
  goal: string
  onAdd: (amount: Cents) => void
  onCancel: () => void
}

/** Adds an amount to what a goal has, so that nobody has to do the sum. */
export function AddMoney({ goal, onAdd, onCancel }: AddMoneyProps) {
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEscape(form, onCancel)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const amount = parseAmount(text)
    if (amount) onAdd(amount)
    else setWrong(true)
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={`Add money to ${goal}`}
      onSubmit={submit}
      className="mt-3 flex flex-wrap items-start gap-2"
    >
      <Field
        label={withSign(`Money for ${goal}`)}
        labelHidden
        error={isWrong ? 'Please enter an amount above 0.' : undefined}
        className="w-36"
      >
        <AmountInput
          // The user has just asked for this form.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={text}
          describe={describeAmount}
          onValueChange={(typed) => {
            setText(typed)
            setWrong(false)
          }}
        />
      </Field>
      <Button type="submit">Add</Button>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}
