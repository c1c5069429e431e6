import type { Fact } from '#advisor/facts.ts'

const NOT_YET = new RegExp(
  String.raw`\b(?:(?:going|goes|moving|rising|jumping|increasing)(?: up| down)? to|will (?:be|go))\b.*` +
    String.raw`\b(?:in|from|starting|by|next|come)\s+(?:january|february|march|april|may|june|july|august|` +
    String.raw`september|october|november|december|month|year|spring|summer|fall|autumn|winter)\b`,
  'i',
)

/** 'My rent goes to 1,750 in March' sets nothing anew that holds today. */
export const withoutLater = (facts: readonly Fact[], text: string): Fact[] =>
  facts.filter(
    ({ change }) =>
      (change.kind !== 'expense' && change.kind !== 'income') || change.id === null || !NOT_YET.test(text),
  )
