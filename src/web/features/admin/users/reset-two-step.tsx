import type { ManagedUser } from '#contract/users.ts'
import { messageOf } from '#web/data/client.ts'
import { useResetTwoStep } from '#web/data/two-step.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** For somebody who has lost phone, passkeys and recovery codes; they are told by e-mail. */
export function ResetTwoStep({ user }: { user: ManagedUser }) {
  const reset = useResetTwoStep()
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      pending={reset.isPending}
      onClick={() =>
        reset.mutate(user.id, {
          onSuccess: () =>
            toast({
              title: 'Two-step sign-in is off',
              description: `${user.email} signs in with the password alone.`,
            }),
          onError: (error) =>
            toast({
              variant: 'destructive',
              title: 'Not reset',
              description: messageOf(error, 'An error occurred'),
            }),
        })
      }
    >
      Reset two-step sign-in
    </Button>
  )
}
