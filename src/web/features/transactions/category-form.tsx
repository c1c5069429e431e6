import { type FormEvent, useId, useState } from 'react'
import type { Transaction } from '#contract/transactions.ts'
import { messageOf } from '#web/data/client.ts'
import { useCategorise } from '#web/data/transactions.ts'
import { announceKept } from '#web/offline/announce-kept.ts'
import { counted } from '#web/lib/counted.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface CategoryFormProps {
  transaction: Transaction
  categories: string[]
  onDone: () => void
}

const scopes = [
  { value: 'payee' as const, label: 'All of this payee' },
  { value: 'one' as const, label: 'Only this one' },
]

/** For all of a payee it becomes a rule, which later imports follow. */
export function CategoryForm({ transaction, categories, onDone }: CategoryFormProps) {
  const { payee, category } = transaction
  const [text, setText] = useState(category ?? '')
  const [scope, setScope] = useState<'one' | 'payee'>('payee')
  const list = useId()
  const write = useCategorise(transaction)

  function save(event: FormEvent) {
    event.preventDefault()
    write.mutate(
      { category: text.trim() || null, scope },
      {
        onSuccess: ({ changed }) => {
          const many = `${counted(changed, 'transaction')} of ${payee} changed, and later ones will follow.`
          toast({
            title: 'Category saved',
            description: scope === 'one' ? 'This transaction was changed.' : many,
          })
          onDone()
        },
        onError: (error) => announceKept(error) && onDone(),
      },
    )
  }

  const failure = write.isError
    ? messageOf(write.error, 'The category was not saved. Please try again.')
    : undefined
  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <Field label="Category" error={failure}>
        <Input
          list={list}
          value={text}
          maxLength={100}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
        />
      </Field>
      <datalist id={list}>
        {categories.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Segmented label="For which transactions" options={scopes} value={scope} onValueChange={setScope} />
      <Button type="submit" pending={write.isPending} pendingText="Saving...">
        Save category
      </Button>
    </form>
  )
}
