import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TwoStepState } from '#contract/two-step.ts'
import { twoStepQuery } from '#web/data/two-step.ts'
import { counted } from '#web/lib/counted.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { formatDay } from '#web/lib/format-time.ts'
import { RenewCodes } from './renew-codes.tsx'
import { TurnOffTwoStep } from './turn-off.tsx'

const SetUpTwoStep = lazyPart(async () => (await import('./set-up.tsx')).SetUpTwoStep)

type Step = 'set-up' | 'renew' | 'turn-off'

/** A code from the phone after the password: who has only one of them does not get in. */
export function TwoStep() {
  const query = useQuery(twoStepQuery)
  const [step, setStep] = useState<Step | null>(null)
  const close = () => setStep(null)
  return (
    <Card
      title="Two-step sign-in"
      description="After the password, Keel asks for a code of an authenticator app on your phone."
    >
      <QueryView
        query={query}
        loading={<Skeleton className="h-10 w-48" />}
        failureTitle="This could not be loaded."
      >
        {(state) => <State state={state} onStep={setStep} />}
      </QueryView>
      {step === 'set-up' && <SetUpTwoStep onClose={close} />}
      {step === 'renew' && <RenewCodes onClose={close} />}
      {step === 'turn-off' && <TurnOffTwoStep onClose={close} />}
    </Card>
  )
}

function State({ state, onStep }: { state: TwoStepState; onStep: (step: Step) => void }) {
  const { since, recoveryCodesLeft, required } = state
  if (since === null)
    return (
      <div className="grid justify-items-start gap-4">
        {required && (
          <Alert variant="warn" title="Administrators need it here">
            The Admin Panel opens once two-step sign-in is on.
          </Alert>
        )}
        <Button onClick={() => onStep('set-up')}>Turn on</Button>
      </div>
    )
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        On since {formatDay(since)}. {counted(recoveryCodesLeft, 'recovery code is', 'recovery codes are')}{' '}
        left for when your phone is not at hand.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onStep('renew')}>
          New recovery codes
        </Button>
        <Button variant="secondary" onClick={() => onStep('turn-off')}>
          Turn off
        </Button>
      </div>
    </div>
  )
}
