/** Names that carry digits without being figures of the user: an answer may print them as they stand. */
export const namesWithDigits: readonly string[] = [
  '401(k)',
  '403(b)',
  '911',
  '988',
  '211',
  '1-800-GAMBLER',
  '1-800-799-7233',
  '1-800-388-2227',
]
