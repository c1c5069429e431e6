import type { Topic } from '#advisor/knowledge/topic.ts'

/** Said where somebody close lends to the user, in topics that speak of lending to others. */
export const borrowedFromFamily: NonNullable<Topic['narrower']>[number] = [
  /\b(?:lend|lends|lending|loan|loaning|spot|front) (?:me|us)\b|\bborrow(?:ing)?\b(?! (?:my|our)\b)[^.?!]*\bfrom (?:my|our)\b/i,
  'If it replaces a card’s interest and you can pay it back like a bill, it’s a good trade. Put the amount and the dates in writing first, so it doesn’t strain things.',
]
