/** 'How much cash is 10% down plus 3% for closing': two shares that are joined ask for what they come to together. */
import { type Action, endsOf } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'

/** What a share comes to, by the sum that works it out. */
const shares: Readonly<Partial<Record<string, string>>> = { 'percent-of': 'amount', 'down-payment': 'down' }
const JOINED = /\bplus\b|\+|\bon top\b/i

export function inAll(actions: readonly Action[], text: string): readonly Action[] {
  const parts = actions.flatMap(({ intent }) => shares[intent] ?? [])
  const percents = actions.flatMap(({ inputs }) =>
    inputs
      .filter(({ slot }) => slot === 'percent')
      .flatMap(({ value }) => endsOf(value))
      .flatMap((end) => (end.kind === 'number' ? [end.number] : [])),
  )
  const [first, second] = percents.toSorted((a, b) => a.start - b.start)
  if (!first || !second || percents.length !== 2 || parts.length !== 2 || actions.length !== 2) return actions
  if (!JOINED.test(text.slice(first.end, second.start))) return actions
  const inputs = parts.map((result) => ({ slot: 'parts', value: { kind: 'own', result } as const }))
  return [...actions, { ...bare('sum-of'), inputs }]
}
