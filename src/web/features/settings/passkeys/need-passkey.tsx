import { useState } from 'react'
import { explainPasskey, useSetPasskeyNeeded } from '#web/data/passkeys.ts'
import { RecoveryCodes } from '#web/features/settings/two-step/recovery-codes.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Whether whoever has only the password gets in. */
export function NeedPasskey({ isNeeded }: { isNeeded: boolean }) {
  const change = useSetPasskeyNeeded()
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <>
      <Switch
        label="The password alone is not enough"
        description="Signing in then takes a passkey, or the password with a recovery code."
        checked={change.isPending ? change.variables : isNeeded}
        disabled={change.isPending}
        onChange={(event) =>
          change.mutate(event.target.checked, {
            onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
            onError: (error) =>
              toast({ variant: 'destructive', title: 'Not changed', description: explainPasskey(error) }),
          })
        }
      />
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </>
  )
}
