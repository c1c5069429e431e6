import { formatMoney } from '#finance/money.ts'
import { useSaveProfile } from '#web/data/profile.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Derived } from './use-derived.ts'

/** Asked once, because what is left of pay before tax is not what is left. */
export function IncomeBasisQuestion({ derived }: { derived: Derived }) {
  const save = useSaveProfile()
  const source = derived.income[0]?.source
  if (derived.basis !== null || source?.kind !== 'profile') return null

  const answer = (incomeBasis: 'gross' | 'net') =>
    save.mutate(
      { incomeBasis },
      {
        onError: () =>
          toast({
            variant: 'destructive',
            title: 'Error',
            description: 'Failed to update profile. Please try again.',
          }),
      },
    )

  return (
    <Alert
      className="mb-6"
      title={`Is your ${formatMoney(source.stated, { decimals: 'auto' })} a year before or after tax?`}
      action={
        <>
          <Button size="sm" variant="secondary" disabled={save.isPending} onClick={() => answer('gross')}>
            Before tax
          </Button>
          <Button size="sm" variant="secondary" disabled={save.isPending} onClick={() => answer('net')}>
            After tax
          </Button>
        </>
      }
    >
      Until you say, what is left is shown as not yet certain. The answer is kept in your profile.
    </Alert>
  )
}
