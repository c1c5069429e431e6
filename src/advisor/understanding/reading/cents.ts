import type { Token } from './tokens.ts'

/** 'Cents on the dollar', 'cents for each dollar' */
const OF_A_DOLLAR =
  /^cents? (?:a|an|per|each|every|for|on|of|to|out)(?: (?:of|the|a|an|each|every|my|one|1))* dollars?\b/
const CENTS = /^(?:cents?\b|cpm\b|¢|c (?:a|an|per|\/) )/

/** '58 cents a mile', '68 cpm', '62c a mile', '73¢'; '50 cents on the dollar' is a share. */
export function isCents(tokens: readonly Token[], next: number): boolean {
  const after = tokens
    .slice(next, next + 5)
    .map(({ word }) => word)
    .join(' ')
  return CENTS.test(after) && !OF_A_DOLLAR.test(after)
}

/** '50 cents on the dollar' are 50 percent. */
export const isOnTheDollar = (tokens: readonly Token[], next: number): boolean =>
  /^cents? on (?:the|a|each|every) dollar$/.test(
    tokens
      .slice(next, next + 4)
      .map(({ word }) => word)
      .join(' '),
  )
