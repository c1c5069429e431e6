/** Answers to narrower questions about loans between people who are close. */
import type { Topic } from '#advisor/knowledge/topic.ts'

/** Said where somebody close lends to the user, in topics that speak of lending to others. */
export const borrowedFromFamily: NonNullable<Topic['narrower']>[number] = [
  /\b(?:lend|lends|lending|loan|loaning|spot|front) (?:me|us)\b|\bborrow(?:ing)?\b(?! (?:my|our)\b)[^.?!]*\bfrom (?:my|our)\b/i,
  'If it replaces a card’s interest and you can pay it back like a bill, it’s a good trade. Put the amount and the dates in writing first, so it doesn’t strain things.',
]

/** Of a loan that is signed together: whom a missed payment hits, and whether to sign. */
export const askedOfCosigning: Topic['narrower'] = [
  [
    /\b(?:hit|hurt|affect)s? (?:him|her|them|me)\b|\bsigned (?:for|with) me\b|\bfor me\b|\b(?:him|her|them) if i\b/i,
    'A late payment lands on the cosigner’s credit, too, and the lender may ask them for all of it. Tell them before the due date, and ask for a hardship plan.',
  ],
  [
    /\b(?:he|she|they|brother|sister|son|daughter|friend)s? (?:doesn'?t|dont|don'?t|stops?|won'?t|can'?t|misses) pay/i,
    'Then you pay: the lender may ask you for all of it, and every late month is on your credit, too. Have the lender alert you, so you hear of it before it’s late.',
  ],
  [
    /\b(?:you do|honest(?:ly)?|would you|your opinion)\b/i,
    'I’d say no unless you could make every payment yourself. A kind no, with help toward a smaller loan or the deposit, protects both your credit and the peace.',
  ],
]
