import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { ruleInput } from '#contract/transactions.ts'
import { messageOf } from '#web/data/client.ts'
import { rulesQuery, useAddRule, useRemoveRule } from '#web/data/transactions.ts'
import { announceKept } from '#web/offline/announce-kept.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'

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
        {(rules.data ?? []).map((rule) => (
          <li key={rule.id} className="flex items-center justify-between gap-3 py-2 text-sm">
            <p className="min-w-0 wrap-anywhere">
              {rule.match === 'is' ? 'Payee is ' : 'Payee contains '}
              <b className="font-medium">{rule.text}</b>: {rule.category}
            </p>
            <IconButton
              label={`Delete the rule for ${rule.text}`}
              icon={<Trash2 />}
              onClick={() => remove.mutate(rule, { onError: tellFailure })}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function tellFailure(error: Error) {
  if (announceKept(error)) return
  toast({
    variant: 'destructive',
    title: 'The rule was not deleted',
    description: messageOf(error, 'Please try again.'),
  })
}

function AddRule() {
  const add = useAddRule()
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(ruleInput),
    defaultValues: { match: 'contains' as const, text: '', category: '' },
  })
  const { errors } = formState
  const failure = add.isError ? messageOf(add.error, 'The rule was not saved. Please try again.') : undefined
  const save = handleSubmit((rule) =>
    add.mutate(rule, { onSuccess: () => reset(), onError: (error) => announceKept(error) && clear() }),
  )
  function clear() {
    reset()
    add.reset()
  }
  return (
    <form noValidate onSubmit={save} className="mb-4 grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <Field label="Payee contains" error={errors.text?.message ?? failure}>
        <Input maxLength={100} {...register('text')} />
      </Field>
      <Field label="Category" error={errors.category?.message}>
        <Input maxLength={100} {...register('category')} />
      </Field>
      <Button type="submit" variant="secondary" pending={add.isPending} className="sm:mt-6.5">
        Add rule
      </Button>
    </form>
  )
}
