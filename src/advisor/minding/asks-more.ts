/** Words of a second question, for an explanation: 'and what does that mean', 'and can I deduct it'. */
const MORE =
  /\b(?:and|also|plus)\b[^?]*\b(?:means?|explain|how does|what(?: i|')?s an?|what are|can (?:i|we)|should (?:i|we)|do (?:i|we) (?:have|need)|does (?:it|that))\b/i

export const asksMore = (text: string): boolean => MORE.test(text)
