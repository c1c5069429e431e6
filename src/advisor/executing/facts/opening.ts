/** 'Like 5,400 a month probably? Rent is 2,150 of that' answers what all is spent, whatever it goes on to say. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import { openingOf } from '#advisor/understanding/answers/opening-answer.ts'
import { isMadeOf } from '#advisor/understanding/later/said-before.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'

/** Neither reader may take it for something else or for nothing. */
export function isOpening({ change, span }: Fact, { text, dialogue: { asked } }: Hearing): boolean {
  if (asked?.kind !== 'topic' || asked.topic !== 'expenses') return false
  if (change.kind !== 'profile' || change.field !== 'expenses') return false
  const opening = openingOf(text)
  if (opening === null || span.start >= opening.length) return false
  const reading = readMessage(opening)
  return reading.amounts.some((amount) => isMadeOf(change, reading, amount))
}
