import { Pencil, Plus, Trash2, TrendingUp, TriangleAlert } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { SampleGroup } from './sample-group.tsx'

const summary = [
  { label: 'Total Income', figure: '$6,420.00', note: 'per month', tone: 'text-ink' },
  { label: 'Total Expenses', figure: '$4,118.36', note: 'per month', tone: 'text-ink' },
  { label: 'Net Savings', figure: '+$2,301.64', note: '35.9% of income', tone: 'text-gain' },
]

const expenses = [
  ['Rent', '−$1,850.00', 'Oct 1, 2025'],
  ['Groceries', '−$611.11', 'Oct 4, 2025'],
  ['Student loan', '−$288.88', 'Oct 12, 2025'],
  ['Subscriptions and memberships', '−$74.37', 'Oct 15, 2025'],
] as const

export function DataSamples() {
  return (
    <SampleGroup title="Figures and lists">
      <div className="grid gap-4 sm:grid-cols-3">
        {summary.map(({ label, figure, note, tone }) => (
          <Card key={label}>
            <p className="text-sm font-medium text-ink-muted">{label}</p>
            <p className={`mt-1 text-figure tabular-nums ${tone}`}>{figure}</p>
            <p className="text-sm text-ink-muted">{note}</p>
          </Card>
        ))}
      </div>
      <Card
        title="All Expenses"
        description="October 2025"
        actions={
          <Button size="sm" variant="secondary">
            <Plus aria-hidden /> Add
          </Button>
        }
      >
        <ExpenseTable />
      </Card>
      <div className="grid gap-4 sm:grid-cols-2">
        <Card title="House deposit" description="A flat near the river" actions={<Badge>Goal</Badge>}>
          <Progress label="House deposit" value={18_400} max={40_000} />
          <p className="mt-3 flex justify-between text-sm tabular-nums">
            <span className="font-medium">$18,400 saved</span>
            <span className="text-ink-muted">Target: $40,000</span>
          </p>
        </Card>
        <Card title="Progress and badges">
          <div className="space-y-3">
            <Progress label="Nothing yet" value={0} />
            <Progress label="More than enough" value={250} />
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            <Badge>Neutral</Badge>
            <Badge tone="good" icon={<TrendingUp aria-hidden />}>
              On track
            </Badge>
            <Badge tone="warn" icon={<TriangleAlert aria-hidden />}>
              Below target
            </Badge>
            <Badge tone="accent">6.25%</Badge>
          </div>
        </Card>
      </div>
    </SampleGroup>
  )
}

function ExpenseTable() {
  return (
    <Table caption="All expenses">
      <thead>
        <tr>
          <HeadCell>Category</HeadCell>
          <HeadCell numeric>Amount</HeadCell>
          <HeadCell>Date</HeadCell>
          <HeadCell actions>Actions</HeadCell>
        </tr>
      </thead>
      <tbody>
        {expenses.map(([category, amount, date]) => (
          <tr key={category}>
            <Cell className="font-medium">{category}</Cell>
            <Cell numeric>{amount}</Cell>
            <Cell className="whitespace-nowrap text-ink-muted">{date}</Cell>
            <Cell actions>
              <IconButton label={`Edit ${category}`} icon={<Pencil />} />
              <IconButton label={`Delete ${category}`} icon={<Trash2 />} variant="destructive" />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
