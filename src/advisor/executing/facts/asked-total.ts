/** What we had just asked for is what the amount at the beginning of the answer is, whatever it looks like by itself. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import { toFact } from '#advisor/understanding/amount-facts.ts'
import { openingAnswer } from '#advisor/understanding/answers/opening-answer.ts'
import { SAVE } from '#advisor/understanding/certainty.ts'
import { isMadeOf } from '#advisor/understanding/later/said-before.ts'
import { readHeard } from '#advisor/understanding/read-heard.ts'
import { understand } from '#advisor/understanding/understand.ts'

/** 'Rent is 2,150 of that' names a part of it. */
const PART = / of (?:that|it|this|those)\b/gi
const blank = (words: string) => ' '.repeat(words.length)

/** Costs that are named as parts of what was answered. */
function partsOf(hearing: Hearing, end: number): Fact[] {
  const { text, minded, dialogue } = hearing
  if (!minded?.amounts || text.slice(end).search(PART) < 0) return []
  const rest = blank(text.slice(0, end)) + text.slice(end).replaceAll(PART, blank)
  const amounts = { ...minded.amounts, text: rest }
  const told = understand({
    ...hearing,
    text: rest,
    minded: { ...minded, amounts },
    dialogue: { ...dialogue, asked: null },
  })
  return told.facts.filter(({ change }) => change.kind === 'expense')
}

export function withAskedTotal(facts: Fact[], hearing: Hearing): Fact[] {
  const reading = readHeard(hearing)
  const opening = openingAnswer(reading, hearing)
  if (!opening) return facts
  const { amount, change } = opening.found
  const others = facts.filter((fact) => !isMadeOf(fact.change, reading, amount))
  const isNew = ({ change: part }: Fact) =>
    part.kind === 'expense' &&
    !others.some(({ change: one }) => one.kind === 'expense' && one.amount === part.amount)
  const isSpent = change.kind === 'profile' && change.field === 'expenses'
  const parts = isSpent ? partsOf(hearing, opening.end).filter(isNew) : []
  return [...others, toFact(reading, opening.found, SAVE), ...parts]
}
