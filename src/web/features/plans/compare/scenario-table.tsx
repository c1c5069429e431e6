import { fieldOf } from '#contract/plan-fields.ts'
import type { SavedPlan } from '#contract/plans.ts'
import { formatMoney, formatRate } from '#finance/money.ts'
import type { PlanFacts, PlanInputs, PlanKind } from '#finance/plan-facts.ts'
import { type Told, tellPlan } from '#web/features/plans/tell-plan.ts'
import { counted } from '#web/lib/counted.ts'
import { Button } from '#web/ui/button.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'

interface ScenarioTableProps {
  kind: PlanKind
  plans: SavedPlan[]
  facts: PlanFacts
  onOpen: (kind: PlanKind, inputs: PlanInputs) => void
}

/** One column per scenario: its results, and below them the changes behind it. */
export function ScenarioTable({ kind, plans, facts, onOpen }: ScenarioTableProps) {
  const columns = [{ id: 0, name: 'As stored now', inputs: {} as PlanInputs }, ...plans]
  const told = columns.map(({ inputs }) => tellPlan(kind, inputs, facts))
  const labels = [...new Set(told.flatMap((figures) => figures.map(({ label }) => label)))]
  const names = [...new Set(plans.flatMap(({ inputs }) => Object.keys(inputs)))]
  return (
    <Table caption="Plans side by side">
      <thead>
        <tr>
          <HeadCell />
          {columns.map(({ id, name }) => (
            <HeadCell key={id} numeric className="whitespace-normal!">
              {name}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label) => (
          <tr key={label}>
            <Cell>{label}</Cell>
            {told.map((figures, at) => (
              <Cell key={columns[at]?.id} numeric className="font-semibold">
                {valueOf(figures, label)}
              </Cell>
            ))}
          </tr>
        ))}
        {names.map((name) => (
          <tr key={name}>
            <Cell className="text-ink-muted">{nameInput(kind, name, facts)}</Cell>
            {columns.map(({ id, inputs }) => (
              <Cell key={id} numeric className="text-ink-muted">
                {showInput(kind, name, inputs[name])}
              </Cell>
            ))}
          </tr>
        ))}
        <tr className="print:hidden">
          <Cell />
          {columns.map(({ id, name, inputs }) => (
            <Cell key={id} numeric>
              <Button variant="link" size="sm" onClick={() => onOpen(kind, inputs)}>
                Open<span className="sr-only"> {name}</span>
              </Button>
            </Cell>
          ))}
        </tr>
      </tbody>
    </Table>
  )
}

const valueOf = (figures: Told[], label: string) => figures.find((one) => one.label === label)?.value ?? '–'

function nameInput(kind: PlanKind, name: string, { debts, goals }: PlanFacts): string {
  const id = Number(name.split('.')[1])
  const row = (kind === 'debts' ? debts : goals).find((one) => one.id === id)
  const label = fieldOf(kind, name)?.label ?? name
  return row ? `${label}, ${row.name}` : label
}

function showInput(kind: PlanKind, name: string, value: number | string | undefined): string {
  if (value === undefined) return '–'
  const unit = fieldOf(kind, name)?.unit
  if (unit === 'money' && typeof value === 'number') return formatMoney(value)
  if (unit === 'percent') return formatRate(Number(value))
  return unit === 'months' ? counted(Number(value), 'month') : String(value)
}
