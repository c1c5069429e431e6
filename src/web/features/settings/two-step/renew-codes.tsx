import { messageOf } from '#web/data/client.ts'
import { useRenewRecoveryCodes } from '#web/data/two-step.ts'
import { AskPassword } from '#web/features/settings/ask-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export function RenewCodes({ onClose }: { onClose: () => void }) {
  const renew = useRenewRecoveryCodes()
  if (renew.data) return <RecoveryCodes codes={renew.data.recoveryCodes} onClose={onClose} />
  return (
    <AskPassword
      title="New recovery codes"
      text="The old ones stop working."
      submitLabel="Make new codes"
      failure={renew.isError ? messageOf(renew.error, 'Please try again.') : undefined}
      pending={renew.isPending}
      onSubmit={(password) => renew.mutate(password)}
      onClose={onClose}
    />
  )
}
