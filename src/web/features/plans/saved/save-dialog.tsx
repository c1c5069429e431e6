import { useState } from 'react'
import type { SavedPlan } from '#contract/plans.ts'
import { messageOf } from '#web/data/client.ts'
import { useSavePlan } from '#web/data/plans.ts'
import type { Plan } from '#web/features/plans/plan.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface SaveDialogProps {
  open: boolean
  plan: Plan
  /** A name that one of them has replaces it. */
  others: SavedPlan[]
  onClose: () => void
}

export function SaveDialog({ open, plan, others, onClose }: SaveDialogProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const save = useSavePlan()
  const same = others.find((one) => one.name === name.trim())

  async function submit() {
    if (name.trim() === '') return setError('Please give the plan a name')
    const body = { name: name.trim(), kind: plan.kind, inputs: { ...plan.inputs } }
    try {
      await save.mutateAsync({ id: same?.id ?? null, body })
      toast({ title: 'Plan saved', description: 'Nothing else that is stored has changed.' })
      setName('')
      onClose()
    } catch (failure) {
      setError(messageOf(failure, 'The plan could not be saved. Please try again.'))
    }
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Save this plan"
      description="What you have changed here is kept by this name."
      size="sm"
      onSubmit={submit}
      submitLabel={same ? 'Replace it' : 'Save'}
      pending={save.isPending}
      pendingText="Saving..."
    >
      <Field
        label="Name"
        error={error}
        hint={same && 'A plan of this name is there already and will be replaced.'}
      >
        <Input
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
      </Field>
    </FormDialog>
  )
}
