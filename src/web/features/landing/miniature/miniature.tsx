import { Check } from 'lucide-react'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/logo.tsx'
import { example } from './example.ts'
import { Plan } from './plan.tsx'
import { Figure } from './figure.tsx'

const { takeHome, spending, owed, rate, payment, left, extra, plan, now, saved } = example

/** The product at work, small: a sentence becomes saved facts, then a plan whose figures can be checked. */
export function Miniature() {
  return (
    <figure className="min-w-0">
      <div
        aria-hidden
        className="grid gap-4 rounded-panel border border-line bg-surface p-4 shadow-float select-none sm:p-5"
      >
        <div className="play-2 flex items-end justify-end gap-2.5">
          <p
            className={classNames(
              'max-w-104 rounded-card rounded-br-sm bg-accent px-4 py-3',
              'text-speech/6 text-pretty text-on-accent',
            )}
          >
            I bring home {takeHome} a month and spend about {spending}. There is {owed} on my card at {rate},
            and I pay {payment} on it.
          </p>
          <Avatar name="Maya Ortiz" size="sm" />
        </div>
        <SavedFacts />
        <div className="play-22">
          <p className="flex items-center gap-2 text-sm font-semibold">
            <Logo markOnly className="[&_svg]:size-5" />
            Keel Advisor
          </p>
          <p className="mt-1.5 text-speech/6 text-pretty">
            You have <Figure>{left}</Figure> left each month. Put {extra} of it on the card and it is gone in{' '}
            <Figure>{plan.months} months</Figure> instead of {now.months}. You keep{' '}
            <Figure open>{saved}</Figure> that would have been interest.
          </p>
        </div>
        <Plan />
      </div>
      <figcaption className="sr-only">
        An example conversation. Maya writes that she brings home {takeHome} a month, spends about {spending},
        owes {owed} on a card at {rate} and pays {payment} on it. Keel saves these four facts and answers:
        with {extra} of the {left} left each month, the card is paid off in {plan.months} months instead of{' '}
        {now.months}, which saves {saved} of interest. A note shows how that figure was computed.
      </figcaption>
    </figure>
  )
}

function SavedFacts() {
  const facts = [
    { label: 'Take-home pay', value: takeHome, delay: 'play-8' },
    { label: 'Spending', value: spending, delay: 'play-10' },
    { label: 'Credit card', value: `${owed} at ${rate}`, delay: 'play-12' },
    { label: 'Payment', value: payment, delay: 'play-14' },
  ]
  return (
    <div>
      <p className="play-7 flex items-center gap-1.5 text-fine font-medium text-good">
        <Check className="size-4" />
        Saved to your profile
      </p>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {facts.map(({ label, value, delay }) => (
          <Badge key={label} className={delay}>
            {label} <span className="text-ink">{value}</span>
          </Badge>
        ))}
      </div>
    </div>
  )
}
