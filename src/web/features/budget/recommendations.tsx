import { PiggyBank, Repeat, Scissors } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'

const tips = [
  {
    Icon: PiggyBank,
    title: 'Increase your savings rate',
    text: 'Try to save at least 20% of your income for financial security.',
  },
  {
    Icon: Scissors,
    title: 'Reduce discretionary spending',
    text: 'Look for areas to cut back on non-essential expenses.',
  },
  {
    Icon: Repeat,
    title: 'Set up automatic transfers',
    text: 'Create automatic transfers to your savings account on payday.',
  },
]

export function Recommendations() {
  return (
    <Card title="Recommendations">
      <ul className="grid gap-4">
        {tips.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
            <div>
              <p className="text-sm font-medium">{title}</p>
              <p className="text-sm text-pretty text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
