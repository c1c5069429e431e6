import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type CreateUserInput, createUserInput } from '#contract/users.ts'
import { useCreateUser, useInviteUser } from '#web/data/admin-users.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { announceFailure, announceUser, type ShowPasswords } from './announce-user.ts'

export function CreateUserTab({ showPasswords }: { showPasswords: ShowPasswords }) {
  const create = useCreateUser()
  const invite = useInviteUser()
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(createUserInput),
    defaultValues: { email: '', name: '', isAdmin: false },
  })
  const { errors } = formState
  const isPending = create.isPending || invite.isPending

  // What was typed stays in the form when it did not work.
  async function send(way: 'create' | 'invite', { email, name, isAdmin }: CreateUserInput) {
    try {
      const answer =
        way === 'create'
          ? await create.mutateAsync({ email, name, isAdmin })
          : await invite.mutateAsync({ email, name })
      reset()
      announceUser(way, answer, showPasswords)
    } catch (error) {
      announceFailure(way, error)
    }
  }

  return (
    <Card
      title="Create User"
      description="Create an account, or invite somebody and mark their place on the waitlist."
      className="max-w-2xl"
    >
      <form noValidate onSubmit={handleSubmit((form) => send('create', form))} className="grid gap-5">
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" inputMode="email" autoComplete="off" {...register('email')} />
        </Field>
        <Field label="Name (optional)" error={errors.name?.message}>
          <Input autoComplete="off" {...register('name')} />
        </Field>
        <Switch
          label="Administrator"
          description="Only for Create User: an invitation never makes an administrator."
          {...register('isAdmin')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={create.isPending} pendingText="Creating..." disabled={isPending}>
            Create User
          </Button>
          <Button
            variant="secondary"
            pending={invite.isPending}
            pendingText="Sending..."
            disabled={isPending}
            onClick={handleSubmit((form) => send('invite', form))}
          >
            Send Invitation
          </Button>
        </div>
      </form>
    </Card>
  )
}
