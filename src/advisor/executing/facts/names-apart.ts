/** New costs of one name are told apart by the words behind them. */
import type { Fact } from '#advisor/facts.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'

const NEXT_WORDS = /^\s+([a-z][a-z ]{1,20}?)\s*(?:[,.;\n]|\band\b|$)/i

/** '400 fun, 120 subs': of two new costs with one name, the one that another word follows is called by that. */
export function withNamesApart(facts: readonly Fact[], text: string): Fact[] {
  const isCost = ({ change }: Fact) => change.kind === 'expense' && change.id === null
  const nameOf = ({ change }: Fact) => ('name' in change ? change.name.toLowerCase() : '')
  const isShared = (fact: Fact) =>
    isCost(fact) && facts.some((other) => other !== fact && isCost(other) && nameOf(other) === nameOf(fact))
  return facts.map((fact) => {
    const { change } = fact
    if (change.kind !== 'expense' || !isShared(fact)) return fact
    const [, word] = NEXT_WORDS.exec(afterAmount(text, change.amount)) ?? []
    const name = word?.trim()
    if (!name || name.toLowerCase() === nameOf(fact)) return fact
    return { ...fact, change: { ...change, name: name.charAt(0).toUpperCase() + name.slice(1) } }
  })
}

/** The text behind an amount of so many cents. */
function afterAmount(text: string, cents: number): string {
  const number = readNumbers(text).find(({ value }) => centsOf(value) === cents)
  return number ? text.slice(number.end) : ''
}
