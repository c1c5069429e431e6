import { ArrowDown, ArrowRight, Database, FileCheck, ListChecks, MessageSquare, Sigma } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

interface Stage {
  Icon: LucideIcon
  title: string
  text: string
  example: string
}

const stages: Stage[] = [
  {
    Icon: MessageSquare,
    title: 'Message',
    text: 'Stored before anything else, so that nothing you sent is lost.',
    example: '“I owe 3,800 on a card at 22.9%”',
  },
  {
    Icon: ListChecks,
    title: 'Understanding',
    text: 'Each fact gets a value, a unit and the words it stands in. Save, ask, or leave it.',
    example: 'debt · $3,800 · 22.9% a year · save',
  },
  {
    Icon: Database,
    title: 'Your records',
    text: 'Saved facts and their origin go in together. Undo puts the old value back.',
    example: 'Credit card $3,800, from message 12',
  },
  {
    Icon: Sigma,
    title: 'Calculators',
    text: 'Your question picks the calculators. Each result becomes a figure with inputs and formula.',
    example: '$400 a month = 11 months',
  },
  {
    Icon: FileCheck,
    title: 'Checked answer',
    text: 'Any number in the text that is no known figure stops the sentence it stands in.',
    example: '“gone in 11 months”, traced',
  },
]

/** One turn of the conversation, left to right on a desk and top to bottom on a phone. */
export function TurnDiagram() {
  return (
    <ol className="grid gap-9 lg:grid-cols-5 lg:gap-8">
      {stages.map(({ Icon, title, text, example }, index) => (
        <li
          key={title}
          className="relative flex flex-col rounded-card border border-line bg-surface p-5 shadow-card lg:p-4"
        >
          {index > 0 && <Arrow />}
          <h3 className="flex items-center gap-2 font-semibold">
            <Icon aria-hidden className="size-4.5 shrink-0 text-accent" />
            {title}
          </h3>
          <p className="mt-2 text-sm text-pretty text-ink-muted">{text}</p>
          <p className="mt-auto pt-4 text-fine/5 font-medium text-pretty tabular-nums">{example}</p>
        </li>
      ))}
    </ol>
  )
}

function Arrow() {
  const place = 'absolute text-control'
  return (
    <>
      <ArrowDown aria-hidden className={`${place} -top-7.5 left-1/2 size-6 -translate-x-1/2 lg:hidden`} />
      <ArrowRight
        aria-hidden
        className={`${place} top-1/2 -left-6.5 hidden size-5 -translate-y-1/2 lg:block`}
      />
    </>
  )
}
