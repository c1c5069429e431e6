/** 'Credit cards 23,000', then the Visa and the Discover one by one: what is named is a part of what was told in one sum. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Change, Fact, Removal } from '#advisor/facts.ts'
import { isCollective } from '#advisor/understanding/names/rows.ts'
import { sumMoney } from '#finance/money.ts'

/** 'I also got a Discover, 800' comes on top. */
const MORE = /\b(?:another|also|new|more|besides|on top|in addition|extra|forgot|opened)\b/i
/** So little of the sum may be left over by rounding. */
const CRUMB = 0.02

const isOfDebt = (change: Change): change is Debt | Removal =>
  change.kind === 'liability' || (change.kind === 'removal' && change.from === 'liability')
type Debt = Extract<Change, { kind: 'liability' }>

/** With what is left of such a sum; without it where the parts come to all of it. */
export function withRestOfLumps(facts: readonly Fact[], { text, snapshot }: Hearing): Fact[] {
  if (MORE.test(text)) return [...facts]
  const told = facts.flatMap(({ change, decision }) =>
    decision === 'save' && change.kind === 'liability' ? [change] : [],
  )
  const lumps = snapshot.liabilities.filter(
    ({ id, name }) => isCollective(name) && !facts.some(({ change }) => isOfDebt(change) && change.id === id),
  )
  const rest = lumps.flatMap((lump): Fact[] => {
    const { id, name, category, amount } = lump
    const parts = told.filter((change) => change.id === null && change.category === category)
    const sum = sumMoney(parts.map((part) => part.amount ?? 0))
    const first = facts.find(({ change }) => change === parts[0])
    if (!first || sum === 0 || (parts.length === 1 && sum > amount)) return []
    const change: Change =
      amount - sum > amount * CRUMB
        ? { kind: 'liability', id, name, category, amount: amount - sum }
        : { kind: 'removal', from: 'liability', id, name }
    return [{ ...first, change }]
  })
  return [...facts, ...rest]
}
