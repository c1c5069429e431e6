import { classNames } from '#web/ui/class-names.ts'
import { Section } from './section.tsx'

const steps = [
  {
    title: 'You talk',
    text: 'Write as you would to a friend who is good with money: income, expenses, debts, what you are saving for. No forms to fill first.',
  },
  {
    title: 'Keel takes note',
    text: 'Facts are picked out of your sentences and saved to your budget, balance sheet and profile, each with the words it came from. When something is unclear, it asks.',
  },
  {
    title: 'It computes',
    text: 'Calculators work out the plan from your own figures: months to pay off a debt, the size of an emergency fund, what a goal takes each month.',
  },
  {
    title: 'You check',
    text: 'The answer is short. Behind each figure are its inputs and its formula; behind each saved fact, an undo.',
  },
]

export function Steps() {
  return (
    <Section title="Four steps">
      <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <p
              aria-hidden
              className={classNames(
                'flex size-10 items-center justify-center rounded-full',
                'bg-accent-soft font-semibold text-accent tabular-nums',
              )}
            >
              {index + 1}
            </p>
            <h3 className="mt-4 text-lg font-semibold tracking-tight">{title}</h3>
            <p className="mt-1.5 text-pretty text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
