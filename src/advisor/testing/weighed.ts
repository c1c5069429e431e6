import { hideForeign } from '#advisor/understanding/foreign.ts'
import { isMoneyLike, type Reading, readMessage } from '#advisor/understanding/reading/reading.ts'
import { type HeardBesides, type WeighedAmounts, weighedIn } from '#advisor/understanding/reading/weighed.ts'
import { type Role, roles } from '#advisor/understanding/roles.ts'

/** How sure the judge is of what a test has it say, where the test does not say that, too. */
const SURE = 0.97

/** What the judge hears of a message that tells nothing but its amounts. */
export const nothingBesides: HeardBesides = {
  risk: { low: 0, medium: 0, high: 0 },
  onlyDebts: 0,
  noDebts: 0,
  noSavings: 0,
}

type Said = Role | { role: Role; share: number }

/** What the judge would make of a message, without a network: one role for each amount of money, in their order. */
export function weighedBy(text: string, said: readonly Said[]): WeighedAmounts {
  const reading = readMessage(hideForeign(text))
  const each = reading.amounts.filter(isMoneyLike).map(({ start }, at) => {
    const one = said[at] ?? 'none'
    const { role, share } = typeof one === 'string' ? { role: one, share: SURE } : one
    const rest = (1 - share) / (roles.length - 1)
    return { start, shares: roles.map((other) => (other === role ? share : rest)) }
  })
  return { text: reading.text, alone: each, after: each, details: [], besides: nothingBesides }
}

/** A message as it is read with these words of the judge. */
export function readingBy(text: string, said: readonly Said[]): Reading {
  const reading = readMessage(hideForeign(text))
  return { ...reading, ...weighedIn(reading.text, weighedBy(text, said)) }
}
