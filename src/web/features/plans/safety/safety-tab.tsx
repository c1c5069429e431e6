import { useMemo } from 'react'
import { type LostIncome, planSafety, type SafetyPlan as Safety } from '#finance/safety-plan.ts'
import { ExplainButton } from '#web/features/plans/explain-button.tsx'
import { FieldGrid } from '#web/features/plans/field-grid.tsx'
import { PlanField } from '#web/features/plans/plan-field.tsx'
import type { Plan } from '#web/features/plans/plan.ts'
import { dollars, monthFrom, sayTenths } from '#web/features/plans/say.ts'
import { Stat, Stats } from '#web/features/plans/stat.tsx'
import { counted } from '#web/lib/counted.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'

export function SafetyTab({ plan }: { plan: Plan }) {
  const made = useMemo(() => planSafety(plan.inputs, plan.facts), [plan.inputs, plan.facts])
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title="Your cushion" actions={<ExplainButton plan={plan} />}>
        <FieldGrid>
          <PlanField plan={plan} name="savings" usual={made?.savings} />
          <PlanField plan={plan} name="expenses" />
          <PlanField plan={plan} name="months" />
          <PlanField plan={plan} name="monthly" usual={made?.monthly} />
        </FieldGrid>
        <div className="mt-5">{made ? <Covered made={made} today={plan.facts.today} /> : <Missing />}</div>
      </Card>
      {made && <Lost lost={made.lost} />}
      <Steps steps={plan.basis.steps} />
    </div>
  )
}

const Missing = () => <Alert title="What does a month cost you, all in all? Enter it above." />

function Covered({ made, today }: { made: Safety; today: string }) {
  const { covered, shortfall, target, wanted, monthsToBuild } = made
  return (
    <Stats>
      <Stat
        label="Savings cover"
        value={covered === null ? 'For ever' : sayTenths(covered)}
        note="of expenses"
      />
      <Stat label={counted(wanted, 'month is', 'months are')} value={dollars(target)} />
      {shortfall === 0 ? (
        <Stat label="Missing" value="Nothing" note="The cushion is full." />
      ) : (
        <Stat
          label="Missing"
          value={dollars(shortfall)}
          note={
            monthsToBuild === null
              ? 'Put something away each month, and there is a date here.'
              : `Full in ${monthFrom(today, monthsToBuild)}`
          }
        />
      )}
    </Stats>
  )
}

/** Words give way to the amounts on a phone, so that all of a row is in view. */
const wraps = 'max-sm:whitespace-normal'

function Lost({ lost }: { lost: LostIncome[] }) {
  return (
    <Card title="If an income is lost" description="Without benefits, at the same expenses.">
      <Table caption="If an income is lost">
        <thead>
          <tr>
            <HeadCell>Without</HeadCell>
            <HeadCell numeric className={wraps}>
              To cover a month
            </HeadCell>
            <HeadCell numeric className={wraps}>
              Savings last
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {lost.map(({ name, gap, months }) => (
            <tr key={name ?? 'all'}>
              <Cell className="wrap-anywhere">{name ?? 'All income'}</Cell>
              <Cell numeric>{dollars(gap)}</Cell>
              <Cell numeric className={wraps}>
                {months === null ? 'The rest is enough' : sayTenths(months)}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

function Steps({ steps }: { steps: { code: string; text: string }[] }) {
  return (
    <Card title="Your next three steps" description="In order, the most pressing first.">
      <ol className="grid gap-3">
        {steps.map(({ code, text }, index) => (
          <li key={code} className="flex gap-3 text-sm">
            <span
              aria-hidden
              className={classNames(
                'flex size-6 shrink-0 items-center justify-center rounded-full',
                'bg-accent-soft text-fine font-semibold text-accent tabular-nums',
              )}
            >
              {index + 1}
            </span>
            <p className="min-w-0 text-pretty">{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
