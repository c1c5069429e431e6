import { KeyRound } from 'lucide-react'
import type { CurrentUser } from '#contract/session.ts'
import { canUsePasskeys, explainPasskey, usePasskeySignIn } from '#web/data/passkeys.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface PasskeyButtonProps {
  label: string
  size?: 'md' | 'lg'
  onSignedIn: (user: CurrentUser) => void
}

/** Signs in with a passkey; not shown where the browser knows none. */
export function PasskeyButton({ label, size = 'md', onSignedIn }: PasskeyButtonProps) {
  const signIn = usePasskeySignIn()
  if (!canUsePasskeys()) return null
  return (
    <Button
      variant="secondary"
      size={size}
      pending={signIn.isPending || signIn.isSuccess}
      onClick={() =>
        signIn.mutate(undefined, {
          onSuccess: onSignedIn,
          onError: (error) =>
            toast({ variant: 'destructive', title: 'Not signed in', description: explainPasskey(error) }),
        })
      }
    >
      <KeyRound aria-hidden />
      {label}
    </Button>
  )
}
