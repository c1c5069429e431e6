import { useState } from 'react'
import type { SavedPlan } from '#contract/plans.ts'
import type { PlanFacts } from '#finance/plan-facts.ts'
import { messageOf } from '#web/data/client.ts'
import { useFollowPlan, useRemovePlan, useUndoPlan } from '#web/data/plans.ts'
import { tellPlan } from '#web/features/plans/tell-plan.ts'
import { counted } from '#web/lib/counted.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ApplyDialog } from './apply-dialog.tsx'
import { describeChange } from './describe-change.ts'

interface SavedRowProps {
  saved: SavedPlan
  facts: PlanFacts
  onOpen: () => void
}

const canFollow = ({ kind }: SavedPlan) => kind === 'debts' || kind === 'goals'

export function SavedRow({ saved, facts, onOpen }: SavedRowProps) {
  const [isApplying, setApplying] = useState(false)
  const remove = useRemovePlan()
  const undo = useUndoPlan()
  const follow = useFollowPlan()
  const { id, name, kind, inputs, applied, followed } = saved
  const figures = tellPlan(kind, inputs, facts)
    .slice(0, 2)
    .map(({ label, value }) => `${label} ${value}`)

  const report = (failure: unknown) =>
    toast({
      variant: 'destructive',
      title: 'That did not work',
      description: messageOf(failure, 'Please try again.'),
    })

  async function takeBack() {
    const { kept } = await undo.mutateAsync(id)
    const description =
      kept.length === 0
        ? 'Everything is as it was before.'
        : `Changed since, and left as it is: ${kept.map((change) => describeChange(change).what).join(', ')}.`
    toast({ title: 'Plan undone', description })
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line p-3">
      <div className="min-w-0 text-sm">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-ink-muted tabular-nums">{figures.join(' · ')}</p>
        <p className="mt-1 flex flex-wrap gap-2">
          {applied && <Badge tone="good">Applied</Badge>}
          {followed && (
            <Badge tone={followed.ahead < 0 ? 'warn' : 'accent'}>{sayAhead(followed.ahead)}</Badge>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onOpen}>
          Open<span className="sr-only"> {name}</span>
        </Button>
        {applied ? (
          <Button
            variant="secondary"
            size="sm"
            pending={undo.isPending}
            onClick={() => takeBack().catch(report)}
          >
            Undo<span className="sr-only"> {name}</span>
          </Button>
        ) : (
          <Button variant="secondary" size="sm" onClick={() => setApplying(true)}>
            Apply…<span className="sr-only"> {name}</span>
          </Button>
        )}
        {canFollow(saved) && (
          <Button
            variant="secondary"
            size="sm"
            pending={follow.isPending}
            onClick={() => follow.mutateAsync({ id, isFollowed: !followed }).catch(report)}
          >
            {followed ? 'Stop following' : 'Follow'}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          pending={remove.isPending}
          onClick={() => remove.mutateAsync(id).catch(report)}
        >
          Delete<span className="sr-only"> {name}</span>
        </Button>
      </div>
      <ApplyDialog open={isApplying} saved={saved} facts={facts} onClose={() => setApplying(false)} />
    </li>
  )
}

function sayAhead(ahead: number): string {
  if (ahead === 0) return 'On plan'
  return `${counted(Math.abs(ahead), 'month')} ${ahead > 0 ? 'ahead of' : 'behind'} plan`
}
