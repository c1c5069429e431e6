import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { Transaction } from '#contract/transactions.ts'
import { formatMoney, parseMoney, subtractMoney, sumMoney } from '#finance/money.ts'
import { messageOf } from '#web/data/client.ts'
import { useSplit } from '#web/data/transactions.ts'
import { announceKept } from '#web/offline/announce-kept.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'

interface SplitFormProps {
  transaction: Transaction
  categories: string[]
  onDone: () => void
  onCancel: () => void
}

interface Part {
  key: number
  category: string
  amount: string
}

/** Amounts are typed without a sign: all parts go the way of the whole. */
export function SplitForm({ transaction, categories, onDone, onCancel }: SplitFormProps) {
  const { amount: whole, category, partOf } = transaction
  const [parts, setParts] = useState<Part[]>([
    { key: 0, category: category ?? '', amount: '' },
    { key: 1, category: '', amount: '' },
  ])
  const list = useId()
  const write = useSplit(transaction)
  const size = Math.abs(whole)
  const left = subtractMoney(size, sumMoney(parts.map(({ amount }) => parseMoney(amount) ?? 0)))
  const isWhole = partOf === null
  const change = (key: number, values: Partial<Part>) =>
    setParts((earlier) => earlier.map((part) => (part.key === key ? { ...part, ...values } : part)))

  const send = (given: { amount: number; category: string | null }[]) =>
    write.mutate(given, { onSuccess: onDone, onError: (error) => announceKept(error) && onDone() })
  const failure = write.isError && (
    <p role="alert" className="text-sm text-danger">
      {messageOf(write.error, 'The split was not saved. Please try again.')}
    </p>
  )

  function save(event: FormEvent) {
    event.preventDefault()
    const direction = whole < 0 ? -1 : 1
    send(
      parts.map(({ amount, category: name }) => ({
        amount: (parseMoney(amount) ?? 0) * direction,
        category: name.trim() || null,
      })),
    )
  }

  if (!isWhole)
    return (
      <div className="grid gap-3">
        <p className="text-sm text-pretty text-ink-muted">
          This is a part of a split. Put it together to divide it anew.
        </p>
        {failure}
        <Button pending={write.isPending} onClick={() => send([])}>
          Put together again
        </Button>
      </div>
    )
  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      {parts.map(({ key, category: name, amount }, at) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_7rem_auto] items-end gap-2">
          <Field label={`Category of part ${at + 1}`} labelHidden>
            <Input
              list={list}
              value={name}
              placeholder="Category"
              maxLength={100}
              onChange={({ target }) => change(key, { category: target.value })}
            />
          </Field>
          <Field label={`Amount of part ${at + 1}`} labelHidden>
            <AmountInput value={amount} onValueChange={(text) => change(key, { amount: text })} />
          </Field>
          <IconButton
            label={`Remove part ${at + 1}`}
            icon={<Trash2 />}
            disabled={parts.length < 3}
            onClick={() => setParts(parts.filter((part) => part.key !== key))}
          />
        </div>
      ))}
      <datalist id={list}>
        {categories.map((known) => (
          <option key={known} value={known}>
            {known}
          </option>
        ))}
      </datalist>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <output className="block text-ink-muted tabular-nums">
          {left === 0 ? 'Adds up.' : `${formatMoney(left)} left`}
        </output>
        <Button
          variant="ghost"
          size="sm"
          disabled={parts.length >= 20}
          onClick={() =>
            setParts([
              ...parts,
              { key: Math.max(...parts.map((part) => part.key)) + 1, category: '', amount: '' },
            ])
          }
        >
          <Plus aria-hidden />
          Add a part
        </Button>
      </div>
      {failure}
      <div className="flex gap-3">
        <Button type="submit" disabled={left !== 0} pending={write.isPending} pendingText="Saving...">
          Save split
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
