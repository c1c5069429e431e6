import { Section } from './section.tsx'

const technology = [
  {
    term: 'An advisor of its own',
    text: 'Understanding, planning and answers are computed on the server Keel runs on. It needs no key and no network.',
  },
  {
    term: 'A language model, if the operator adds one',
    text: 'It makes the conversation more fluent. It may propose facts and words; the same checks decide, and the digits are printed by code. If it fails, the built-in advisor answers.',
  },
  {
    term: 'Money in whole cents',
    text: 'One library of tested arithmetic serves every screen and every answer, so that two places never disagree.',
  },
  {
    term: 'A guarded store',
    text: 'Passwords hashed with Argon2id, pages that may run nothing but Keel’s own code, and every query bound to its owner.',
  },
]

const features = [
  {
    term: 'AI Advisor',
    text: 'A conversation about your goals, income and expenses, debt and net worth that remembers what matters.',
  },
  {
    term: 'Budget Tracker',
    text: 'Income, expenses and savings goals by the month, with your savings rate.',
  },
  { term: 'Balance Sheet', text: 'What you own and what you owe, by category, and your net worth.' },
  { term: 'Financial Profile', text: 'The facts that plans start from, yours to read and to change.' },
]

export function Facts() {
  return (
    <>
      <Section title="The technology" text="Why the figures can be trusted.">
        <Terms entries={technology} />
      </Section>
      <Section title="Features" text="Four tools that share one set of facts.">
        <Terms entries={features} />
      </Section>
    </>
  )
}

function Terms({ entries }: { entries: { term: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-12 gap-y-7 sm:grid-cols-2">
      {entries.map(({ term, text }) => (
        <div key={term} className="border-t border-line pt-4">
          <dt className="font-semibold">{term}</dt>
          <dd className="mt-1.5 text-pretty text-ink-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
