import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type ManagedUser, userForm } from '#contract/users.ts'
import { useUpdateUser } from '#web/data/admin-users.ts'
import { messageOf } from '#web/data/client.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { ResetTwoStep } from './reset-two-step.tsx'
import { Input } from '#web/ui/input.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface EditUserProps {
  user: ManagedUser
  isMe: boolean
  onClose: () => void
}

export function EditUser({ user, isMe, onClose }: EditUserProps) {
  const update = useUpdateUser()
  const { email, isAdmin, disabled } = user
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(userForm),
    defaultValues: { name: user.name ?? '', email, isAdmin, disabled },
  })
  const { errors } = formState

  const submit = handleSubmit(async (changes) => {
    try {
      await update.mutateAsync({ id: user.id, changes })
      toast({ title: 'User updated', description: `The changes to ${changes.email} have been saved.` })
      onClose()
    } catch {
      // Said in the dialog, where what was typed still stands.
    }
  })

  return (
    <FormDialog
      onClose={onClose}
      title="Edit user"
      onSubmit={submit}
      submitLabel="Save Changes"
      pending={update.isPending}
      pendingText="Saving..."
    >
      <div className="grid gap-5">
        {update.isError && (
          <Alert variant="error" title="Not saved">
            {messageOf(update.error, 'An error occurred')}
          </Alert>
        )}
        <Field label="Name" error={errors.name?.message}>
          <Input autoComplete="off" {...register('name')} />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" inputMode="email" autoComplete="off" {...register('email')} />
        </Field>
        <div className="divide-y divide-line">
          <Switch
            label="Administrator"
            description="May use this panel, from their next click on."
            {...register('isAdmin')}
          />
          {!isMe && (
            <Switch
              label="Disabled"
              description="Cannot sign in and is signed out everywhere. What they have stored stays."
              {...register('disabled')}
            />
          )}
        </div>
        {!isMe && <ResetTwoStep user={user} />}
      </div>
    </FormDialog>
  )
}
