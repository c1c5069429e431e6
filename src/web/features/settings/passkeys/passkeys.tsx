import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Passkey } from '#contract/passkeys.ts'
import { canUsePasskeys, passkeysQuery } from '#web/data/passkeys.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { NeedPasskey } from './need-passkey.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { RemovePasskey } from './remove-passkey.tsx'

const NamePasskey = lazyPart(async () => (await import('./name-passkey.tsx')).NamePasskey)

type Step = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }

/** What a device holds and its owner unlocks opens the account without the password, and cannot be phished. */
export function Passkeys() {
  const query = useQuery(passkeysQuery)
  const [step, setStep] = useState<Step | null>(null)
  const close = () => setStep(null)
  return (
    <Card
      title="Passkeys"
      description="Sign in with your finger, face or the PIN of a device, without the password."
    >
      <QueryView
        query={query}
        loading={<Skeleton className="h-10 w-48" />}
        failureTitle="This could not be loaded."
      >
        {({ passkeys, needed }) => (
          <div className="grid gap-4">
            {passkeys.length > 0 && (
              <ul className="divide-y divide-line" aria-label="Your passkeys">
                {passkeys.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRename={() => setStep({ kind: 'rename', passkey })}
                    onRemove={() => setStep({ kind: 'remove', passkey })}
                  />
                ))}
              </ul>
            )}
            <AddButton onAdd={() => setStep({ kind: 'add' })} />
            {passkeys.length > 0 && <NeedPasskey isNeeded={needed} />}
          </div>
        )}
      </QueryView>
      {step?.kind === 'add' && <NamePasskey onClose={close} />}
      {step?.kind === 'rename' && <NamePasskey passkey={step.passkey} onClose={close} />}
      {step?.kind === 'remove' && (
        <RemovePasskey passkey={step.passkey} isLast={query.data?.passkeys.length === 1} onClose={close} />
      )}
    </Card>
  )
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  if (!canUsePasskeys())
    return (
      <p className="text-sm text-ink-muted">
        This browser offers no passkeys here. They need https and a name, or localhost instead of an address.
      </p>
    )
  return (
    <Button variant="secondary" className="justify-self-start" onClick={onAdd}>
      <KeyRound aria-hidden />
      Add a passkey
    </Button>
  )
}
