const SECRET =
  /\b(?:routing|account|acct|card) (?:nr|no|num|number|#)\b[^.?!]*\d{4}|\brouting\b.*\d{6}|\bssn\b[^.?!]*\d{3}|social security (?:nr|no|number)\b.*\d{3}|\b(?:password|pin|cvv|login) (?:is|:)|\b\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{4}\b/i

/** Numbers of accounts, cards and people: never needed, never kept. */
export const tellsSecret = (text: string) => SECRET.test(text)
