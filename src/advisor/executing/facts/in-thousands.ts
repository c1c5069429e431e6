/** 'House is 320, we have 40 to put down': what is there for it is kept in the thousands that go without saying. */
import type { Fact } from '#advisor/facts.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { withThousands } from '#advisor/reading/purchase-thousands.ts'
import { toCents } from '#finance/money.ts'

export function inThousands(facts: readonly Fact[], text: string): Fact[] {
  const said = readNumbers(text)
  const meant = new Map(
    withThousands(text, said).flatMap(({ kind, value }, at) => {
      const before = said[at]?.value ?? value
      return kind === 'money' && before !== value ? [[toCents(before), toCents(value)] as const] : []
    }),
  )
  return facts.map((fact) => {
    const { change } = fact
    if (change.kind !== 'profile' || typeof change.value !== 'number') return fact
    const value = meant.get(change.value)
    return value === undefined ? fact : { ...fact, change: { ...change, value } }
  })
}
