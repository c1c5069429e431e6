import type { FactState, SavedFact } from '#contract/facts.ts'
import { formatDay } from '#web/lib/format-time.ts'

export const stateNames: Record<FactState, string> = {
  saved: 'Saved',
  asked: 'To confirm',
  declined: 'Not saved',
  undone: 'Undone',
  replaced: 'Replaced',
  forgotten: 'Forgotten',
}

/** All names begin with a capital, whether the advisor took them from a sentence or from a list. */
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'Income $85,000 a year', with what became of it where it is not simply saved. */
export function nameFact({ state, text, at }: SavedFact): string {
  if (text === null) return `Forgotten on ${formatDay(at)}`
  return state === 'saved' ? capitalise(text) : `${stateNames[state]}: ${text}`
}

/** 'Saved: income $85,000 a year, from "I make 85k"' */
export function describeFact({ state, text, quote, at }: SavedFact): string {
  if (text === null) return `Forgotten on ${formatDay(at)}`
  return `${stateNames[state]}: ${text}${quote === null ? '' : `, from "${quote}"`}`
}
