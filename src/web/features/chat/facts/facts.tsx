import type { SavedFact } from '#contract/facts.ts'
import { FactChip } from './fact-chip.tsx'
import { FactQuestion } from './fact-question.tsx'

/** What was taken from a message, under it: saved, or waiting for a yes. */
export function Facts({ facts, userId }: { facts: SavedFact[]; userId: number }) {
  if (facts.length === 0) return null
  return (
    <ul aria-label="Taken from this message" className="grid w-full justify-items-end gap-1.5">
      {facts.map((fact) => (
        <li key={fact.id} className="max-w-full min-w-0">
          {fact.state === 'asked' ? <FactQuestion fact={fact} userId={userId} /> : <FactChip fact={fact} />}
        </li>
      ))}
    </ul>
  )
}
