import type { FactState, SavedFact } from '#contract/facts.ts'
import { formatDate } from '#web/features/chat/dates.ts'

export const stateNames: Record<FactState, string> = {
  saved: 'Saved',
  asked: 'To confirm',
  declined: 'Not saved',
  undone: 'Undone',
  replaced: 'Replaced',
  forgotten: 'Forgotten',
}

/** 'Saved: income $85,000 a year, from "I make 85k"' */
export function describeFact({ state, text, quote, at }: SavedFact): string {
  if (text === null) return `Forgotten on ${formatDate(at)}`
  return `${stateNames[state]}: ${text}${quote === null ? '' : `, from "${quote}"`}`
}
