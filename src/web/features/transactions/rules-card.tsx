import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { messageOf } from '#web/data/client.ts'
import { rulesQuery, useAddRule, useRemoveRule } from '#web/data/transactions.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'

/** Which payees get which category: those learnt from corrections, and those written here. */
export function RulesCard() {
  const rules = useQuery(rulesQuery)
  const remove = useRemoveRule()
  return (
    <Card
      title="Rules"
      description="Learnt when you change a category for all of a payee; they come before any guess."
    >
      <AddRule />
      <ul aria-label="Rules" className="divide-y divide-line">
        {(rules.data ?? []).map(({ id, match, text, category }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2 text-sm">
            <p className="min-w-0 wrap-anywhere">
              {match === 'is' ? 'Payee is ' : 'Payee contains '}
              <b className="font-medium">{text}</b>: {category}
            </p>
            <IconButton
              label={`Delete the rule for ${text}`}
              icon={<Trash2 />}
              onClick={() => remove.mutate(id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function AddRule() {
  const [text, setText] = useState('')
  const [category, setCategory] = useState('')
  const [error, setError] = useState<string>()
  const add = useAddRule()

  function save(event: FormEvent) {
    event.preventDefault()
    setError(undefined)
    add.mutate(
      { match: 'contains', text: text.trim(), category: category.trim() },
      {
        onSuccess: () => {
          setText('')
          setCategory('')
        },
        onError: (problem) => setError(messageOf(problem, 'The rule needs a part of a name and a category.')),
      },
    )
  }

  return (
    <form noValidate onSubmit={save} className="mb-4 grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <Field label="Payee contains" error={error}>
        <Input value={text} maxLength={100} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Field label="Category">
        <Input value={category} maxLength={100} onChange={({ target }) => setCategory(target.value)} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        disabled={text.trim() === '' || category.trim() === ''}
        pending={add.isPending}
      >
        Add rule
      </Button>
    </form>
  )
}
