import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { SampleGroup } from './sample-group.tsx'

const swatches = [
  ['canvas', 'bg-canvas'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['subtle', 'bg-subtle'],
  ['line', 'bg-line'],
  ['control', 'bg-control'],
  ['ink-muted', 'bg-ink-muted'],
  ['ink', 'bg-ink'],
  ['accent', 'bg-accent'],
  ['accent-hover', 'bg-accent-hover'],
  ['accent-soft', 'bg-accent-soft'],
  ['gain', 'bg-gain'],
  ['loss', 'bg-loss'],
  ['good-soft', 'bg-good-soft'],
  ['warn', 'bg-warn'],
  ['warn-soft', 'bg-warn-soft'],
  ['danger', 'bg-danger'],
  ['danger-soft', 'bg-danger-soft'],
] as const

export function FoundationSamples() {
  return (
    <SampleGroup title="Foundations">
      <Card title="Colours">
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
          {swatches.map(([name, background]) => (
            <li key={name} className="min-w-0 text-xs text-ink-muted">
              <span className={`mb-1 block h-10 rounded-control border border-line ${background}`} />
              <span className="block truncate">{name}</span>
            </li>
          ))}
        </ul>
      </Card>
      <div className="grid gap-4 sm:grid-cols-2">
        <Card title="Type">
          <p className="text-figure tabular-nums">$128,411.90</p>
          <p className="text-title">A plan for March 2029</p>
          <p className="mt-2 text-lg font-semibold">Section heading</p>
          <p>Body text: at $1,250 a month you reach the deposit eleven months sooner.</p>
          <p className="text-sm text-ink-muted">Small text for hints, dates and notes.</p>
          <p className="mt-2 tabular-nums">
            <span className="text-gain">+$1,111.11</span> <span className="text-loss">−$8,888.88</span>
          </p>
        </Card>
        <Card title="Brand">
          <div className="flex flex-wrap items-center gap-6">
            <Logo />
            <Logo markOnly />
            <Logo markOnly className="[&_svg]:size-14" />
          </div>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <Avatar name="Ada Lovelace" size="sm" />
            <Avatar name="Ada Lovelace" />
            <Avatar name="Grace Brewster Hopper" size="lg" />
            <Avatar name="Cher" />
          </div>
        </Card>
      </div>
    </SampleGroup>
  )
}
