/** How statements say which way money went, in place of a sign or beside it. */
const DIRECTIONS: Readonly<Record<string, 1 | -1>> = {
  debit: -1,
  dr: -1,
  d: -1,
  dbit: -1,
  af: -1,
  soll: -1,
  s: -1,
  withdrawal: -1,
  out: -1,
  expense: -1,
  sale: -1,
  purchase: -1,
  credit: 1,
  cr: 1,
  c: 1,
  crdt: 1,
  bij: 1,
  haben: 1,
  h: 1,
  deposit: 1,
  in: 1,
  income: 1,
  return: 1,
  refund: 1,
}

/** Out or in, where a cell says so and nothing else. */
export function directionOf(text: string): 1 | -1 | null {
  const word = text.trim().toLowerCase()
  return Object.hasOwn(DIRECTIONS, word) ? (DIRECTIONS[word] ?? null) : null
}

/** 'Sale' is money out on a card's statement and money in on a shop's. */
export const isClear = (text: string) =>
  /^(?:purchase|debit|credit|withdrawal|expense|income|soll|haben|dbit|crdt)$/i.test(text.trim())
