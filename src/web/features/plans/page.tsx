import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useMemo } from 'react'
import { toFacts } from '#contract/plans.ts'
import { type PlanKind, planKinds } from '#finance/plan-facts.ts'
import { useFollowHousehold } from '#web/data/use-follow-household.ts'
import { basisQuery } from '#web/data/plans.ts'
import { formatDay } from '#web/lib/format-time.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ComparePlans } from './compare/compare-plans.tsx'
import { DebtsTab } from './debts/debts-tab.tsx'
import { GoalsTab } from './goals/goals-tab.tsx'
import { HouseTab } from './house/house-tab.tsx'
import { type Plan, planNames } from './plan.ts'
import { RetirementTab } from './retirement/retirement-tab.tsx'
import { SafetyTab } from './safety/safety-tab.tsx'
import { SavedPlans } from './saved/saved-plans.tsx'
import { type PlanTab, usePlanAddress } from './use-plan-address.ts'

const contents: Record<PlanKind, (props: { plan: Plan }) => React.ReactNode> = {
  debts: DebtsTab,
  house: HouseTab,
  goals: GoalsTab,
  retirement: RetirementTab,
  safety: SafetyTab,
}

export function PlansPage() {
  useFollowHousehold()
  const basis = useQuery(basisQuery)
  return (
    <>
      <PageHeader
        title="Plans"
        subtitle={
          <span className="print:hidden">
            Try things out: nothing that is stored changes until you say so.
          </span>
        }
        actions={
          <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden />
            Print
          </Button>
        }
      />
      <QueryView query={basis} loading={<PlansSkeleton />} failureTitle="Your plans could not be loaded.">
        {(data) => <PlanTabs basis={data} />}
      </QueryView>
    </>
  )
}

/** The tabs, what a plan starts from, and what it comes to. */
function PlansSkeleton() {
  return (
    <div className="grid gap-6">
      <output className="sr-only">Loading your plans</output>
      <Skeleton className="h-10 w-full max-w-lg" />
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  )
}

function PlanTabs({ basis }: { basis: Plan['basis'] }) {
  const address = usePlanAddress()
  const facts = useMemo(() => toFacts(basis), [basis])
  const planOf = (kind: PlanKind): Plan => ({
    kind,
    basis,
    facts,
    inputs: address.inputsOf(kind),
    set: (changes) => address.change(kind, changes),
    open: (inputs) => address.open(kind, inputs),
  })
  const items = planKinds.map((kind) => {
    const Content = contents[kind]
    const plan = planOf(kind)
    return {
      value: kind,
      label: planNames[kind],
      content: address.tab === kind && (
        <>
          <Content plan={plan} />
          <SavedPlans plan={plan} />
        </>
      ),
    }
  })
  const compare = {
    value: 'compare',
    label: 'Compare',
    content: address.tab === 'compare' && <ComparePlans facts={facts} onOpen={address.open} />,
  }
  return (
    <>
      {address.refused.length > 0 && (
        <Alert
          variant="warn"
          className="mb-6"
          title="Part of the address could not be read and was left out. The rest is as it says."
        />
      )}
      {/* On paper there are no tabs to say which it is, and nobody knows of which day. */}
      <p className="mb-4 hidden font-semibold print:block">
        {address.tab === 'compare' ? compare.label : planNames[address.tab]}, {formatDay(facts.today)}
      </p>
      <Tabs
        label="Plans"
        value={address.tab}
        onValueChange={(tab) => address.show(tab as PlanTab)}
        items={[...items, compare]}
      />
    </>
  )
}
