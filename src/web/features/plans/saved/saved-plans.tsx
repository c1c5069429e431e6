import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedPlan } from '#contract/plans.ts'
import { plansQuery } from '#web/data/plans.ts'
import type { Plan } from '#web/features/plans/plan.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SaveDialog } from './save-dialog.tsx'
import { SavedRow } from './saved-row.tsx'

/** What was saved of this plan, and the way to save what is tried out now. */
export function SavedPlans({ plan }: { plan: Plan }) {
  const saved = useQuery(plansQuery)
  const [isSaving, setSaving] = useState(false)
  const mine = saved.data?.filter(({ kind }) => kind === plan.kind) ?? []
  const isChanged = Object.keys(plan.inputs).length > 0
  return (
    <>
      <Card
        title="Saved plans"
        className="mt-6 print:hidden"
        description={
          mine.length === 0
            ? 'Save what you try out by a name, compare it, and apply it when you have decided.'
            : undefined
        }
        actions={
          <>
            {isChanged && (
              <Button variant="ghost" size="sm" onClick={() => plan.open({})}>
                Back to what is stored
              </Button>
            )}
            <Button size="sm" onClick={() => setSaving(true)}>
              Save this plan
            </Button>
          </>
        }
      >
        {mine.length > 0 && (
          <ul className="grid gap-3">
            {mine.map((one: SavedPlan) => (
              <SavedRow key={one.id} saved={one} facts={plan.facts} onOpen={() => plan.open(one.inputs)} />
            ))}
          </ul>
        )}
      </Card>
      <SaveDialog open={isSaving} plan={plan} others={mine} onClose={() => setSaving(false)} />
    </>
  )
}
