import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trackOf } from '#finance/plan-followed.ts'
import { findOutgrown } from '#finance/plan-past.ts'
import { messageOf } from '#web/data/client.ts'
import { plansQuery, useFollowPlan, usePast } from '#web/data/plans.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Plan } from './plan.ts'

interface OutgrownPlanProps {
  plan: Plan
  kind: 'debts' | 'goals'
  /** What is shown, and all that is still open. */
  shown: readonly number[]
  open: readonly number[]
}

/** Explains why the line of a followed plan is gone (debts or goals came later) and offers to follow it anew. */
export function OutgrownPlan({ plan, kind, shown, open }: OutgrownPlanProps) {
  const { facts } = plan
  const outgrown = findOutgrown(usePast(kind).ways, shown, open)
  const saved = useQuery(plansQuery).data?.find(({ id }) => id === outgrown?.way.planId)
  const tracked = useMemo(() => saved && trackOf(kind, saved.inputs, facts)?.ids, [saved, kind, facts])
  const follow = useFollowPlan()
  if (!outgrown || !saved) return null
  const { way, added } = outgrown
  const items: readonly { id: number; name: string }[] = facts[kind]
  const namesOf = (ids: readonly number[]) =>
    items.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const news = namesOf(added).join(', ')
  const canFollow = added.every((id) => tracked?.includes(id))

  async function followAnew() {
    try {
      await follow.mutateAsync({ id: way.planId, isFollowed: true })
      toast({ title: `You follow ${way.name} from today on`, description: `It now counts ${news}, too.` })
    } catch (failure) {
      const description = messageOf(failure, 'Please try again.')
      toast({ variant: 'destructive', title: 'That did not work', description })
    }
  }

  return (
    <Alert
      className="print:hidden"
      title={`The plan that you follow, ${way.name}, does not count ${news}.`}
      action={
        canFollow ? (
          <Button size="sm" pending={follow.isPending} onClick={() => void followAnew()}>
            {`Follow it with ${news}`}
          </Button>
        ) : (
          <Button size="sm" onClick={() => plan.open(saved.inputs)}>{`Open ${way.name}`}</Button>
        )
      }
    >
      {`It is about ${namesOf(way.ids).join(', ')}, so its dotted line is not drawn beside more than that.`}
      {canFollow && ' Followed anew, it starts from today.'}
    </Alert>
  )
}
