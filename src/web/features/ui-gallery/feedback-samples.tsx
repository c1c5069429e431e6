import { Landmark, Plus } from 'lucide-react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SampleGroup } from './sample-group.tsx'

export function FeedbackSamples() {
  return (
    <SampleGroup title="Feedback">
      <div className="grid gap-4 lg:grid-cols-2">
        <Alert title="Your advisor works offline">Every figure is computed on this machine.</Alert>
        <Alert variant="warn" title="E-mail is not configured">
          Invitations cannot be sent until a provider is set.
        </Alert>
        <Alert
          variant="error"
          title="Failed to load assets"
          action={
            <Button variant="secondary" size="sm">
              Try again
            </Button>
          }
        >
          Please refresh the page and try again.
        </Alert>
        <Alert variant="success" title="Password changed">
          You stay signed in on this device.
        </Alert>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Card>
          <EmptyState
            icon={<Landmark />}
            title="No assets yet"
            text="Add what you own, or just tell your advisor about it."
            action={
              <Button>
                <Plus aria-hidden /> Add Your First Asset
              </Button>
            }
          />
        </Card>
        <Card title="Loading" actions={<Spinner />}>
          <SkeletonRows count={3} />
          <Skeleton className="mt-4 h-8 w-40" />
        </Card>
      </div>
    </SampleGroup>
  )
}
