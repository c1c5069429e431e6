import type { ReactNode } from 'react'
import { FactSample, FigureSample, PlanSample, ServerSample } from './feature-samples.tsx'

const features: { title: string; text: string; sample: ReactNode }[] = [
  {
    title: 'Every figure has a source',
    text: 'No number appears from nowhere. Press one and see what it was computed from: your own data, your own words, and the formula.',
    sample: <FigureSample />,
  },
  {
    title: 'It listens, and you can correct it',
    text: 'Mention a new salary and your profile follows. Everything it noted shows the sentence it came from, and can be undone.',
    sample: <FactSample />,
  },
  {
    title: 'Plans to the cent',
    text: 'Debts, emergency fund, savings goals, loans, retirement: computed month by month by tested arithmetic, never guessed by a language model.',
    sample: <PlanSample />,
  },
  {
    title: 'Useful without the cloud',
    text: 'Keel has an advisor of its own, so your conversations need not leave the server it runs on. A language model is an option its operator can add.',
    sample: <ServerSample />,
  },
]

export function Features() {
  return (
    <section className="mx-auto max-w-6xl px-4 pt-24 sm:px-6 sm:pt-32 lg:px-8">
      <h2 className="max-w-2xl text-headline">Advice you can check, line by line</h2>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 sm:gap-5">
        {features.map(({ title, text, sample }) => (
          <li
            key={title}
            className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-5 shadow-card sm:p-7"
          >
            <div
              aria-hidden
              className="mb-6 flex h-24 items-center justify-center rounded-control bg-subtle px-4 select-none"
            >
              {sample}
            </div>
            <h3 className="text-lg font-semibold tracking-tight">{title}</h3>
            <p className="mt-2 text-pretty text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
