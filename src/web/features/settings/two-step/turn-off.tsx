import { messageOf } from '#web/data/client.ts'
import { useTurnOffTwoStep } from '#web/data/two-step.ts'
import { toast } from '#web/ui/toast-store.ts'
import { AskPassword } from '#web/features/settings/ask-password.tsx'

export function TurnOffTwoStep({ onClose }: { onClose: () => void }) {
  const turnOff = useTurnOffTwoStep()
  return (
    <AskPassword
      title="Turn off two-step sign-in?"
      text="Your password alone will open your account again."
      submitLabel="Turn off"
      failure={turnOff.isError ? messageOf(turnOff.error, 'Please try again.') : undefined}
      pending={turnOff.isPending}
      onSubmit={(password) =>
        turnOff.mutate(password, {
          onSuccess: () => {
            toast({ title: 'Two-step sign-in is off' })
            onClose()
          },
        })
      }
      onClose={onClose}
    />
  )
}
