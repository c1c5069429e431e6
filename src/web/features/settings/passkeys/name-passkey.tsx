import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Passkey, passkeyName } from '#contract/passkeys.ts'
import { explainPasskey, useAddPasskey, useRenamePasskey } from '#web/data/passkeys.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** A name for a passkey that is there, or for one that the device makes next. */
export function NamePasskey({ passkey, onClose }: { passkey?: Passkey; onClose: () => void }) {
  const add = useAddPasskey()
  const rename = useRenamePasskey()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(passkeyName),
    defaultValues: { name: passkey?.name ?? '' },
  })
  const task = passkey ? rename : add

  const submit = handleSubmit(({ name }) => {
    const onSuccess = () => {
      toast({ title: passkey ? 'Passkey renamed' : 'Passkey added' })
      onClose()
    }
    if (passkey) rename.mutate({ id: passkey.id, name }, { onSuccess })
    else add.mutate(name, { onSuccess })
  })

  const failure = task.isError ? explainPasskey(task.error) : undefined
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={passkey ? 'Rename the passkey' : 'Add a passkey'}
      description={
        passkey
          ? undefined
          : 'Name it so that you know it again; then your device asks for finger, face or PIN.'
      }
      onSubmit={submit}
      submitLabel={passkey ? 'Rename' : 'Continue'}
      pending={task.isPending}
    >
      <Field label="Name" hint="Such as: my phone" error={formState.errors.name?.message ?? failure}>
        <Input autoComplete="off" maxLength={100} {...register('name')} />
      </Field>
    </FormDialog>
  )
}
