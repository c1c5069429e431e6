const SECRET = new RegExp(
  [
    String.raw`\b(?:routing|account|acct|card) (?:nr|no|num|number|#)\b[^.?!]*\d{4}|\brouting\b.*\d{6}|\bssn\b[^.?!]*\d{3}`,
    String.raw`social security (?:nr|no|number)\b.*\d{3}|\b(?:password|pin|cvv|login) (?:is|:)`,
    String.raw`\b\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{4}\b`,
  ].join('|'),
  'i',
)

/** Numbers of accounts, cards and people: never needed, never kept. */
export const tellsSecret = (text: string) => SECRET.test(text)
