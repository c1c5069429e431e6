/** 'Lyle's truck: $33,300 at 7.75, $705 a month': what is paid right behind a debt is called after it. */
import type { Change } from '#advisor/facts.ts'
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'
import { nameless } from './naming-rules.ts'

/** Words that may stand between what is owed and what is paid for it. */
const FILLING = new RegExp(
  String.raw`^(?:[\s,;:.()@$%/*~-]|\b(?:and|at|on|a|an|the|my|our|its|it's|it|with|w|monthly|month|mo|payments?|payment's|` +
    String.raw`pmts?|pay|pays|paying|i|i'm|im|we|we're|they|take|takes|min|minimum|note|which|that|goes|go|is|of|for|` +
    String.raw`per|percent|apr|interest|rate|fixed|left|owed|still|to|about|around|like|each|equiv|bank)\b)*$`,
  'i',
)
const NUMBER = /\d[\d,.]*/g

/** Names of a debt that say of which kind it is by its category alone. */
const VAGUE = /^(?:balance|loans?|debts?|note|bank|principal|owed?|it|rate)$/i
const byCategory: Partial<Record<string, string>> = {
  Mortgage: 'Mortgage',
  'Auto Loans': 'Car loan',
  'Student Loans': 'Student loan',
  'Credit Cards': 'Credit card',
}

type Debt = Extract<Change, { kind: 'liability' }>

/** A fact with the amount that it is read from. */
interface Read {
  change: Change
  amount: Amount
}

const nameOf = ({ name, category }: Debt) => (VAGUE.test(name) ? byCategory[category] : name)

/** The debt right before an amount, with nothing between but its rate and words of paying. */
function debtBefore({ text, amounts }: Reading, amount: Amount, found: readonly Read[]): Debt | null {
  const debts = found.filter((one) => one.change.kind === 'liability' && one.amount.next <= amount.first)
  const last = debts.toSorted((one, other) => one.amount.first - other.amount.first).at(-1)
  if (last?.change.kind !== 'liability') return null
  const isOther = ({ first, next, kind }: Amount) =>
    first >= last.amount.next && next <= amount.first && (kind === 'money' || kind === 'age')
  const between = text.slice(last.amount.end, amount.start).replace(NUMBER, '')
  return !amounts.some(isOther) && FILLING.test(between) ? last.change : null
}

/** '5,000 on the Visa, 300 a month for the gym': what follows names it. */
const isNamedAfter = ({ text }: Reading, { end }: Amount, name: string) =>
  text
    .slice(end)
    .split(/[.;,\n]|\band\b/)[0]
    ?.toLowerCase()
    .includes(name.toLowerCase()) === true

export function withPaidDebts<One extends Read>(reading: Reading, found: readonly One[]): One[] {
  const taken = new Set(found.flatMap(({ change }) => (change.kind === 'expense' ? [change.name] : [])))
  return found.map((one) => {
    const { change, amount } = one
    if (change.kind !== 'expense' || change.id !== null) return one
    const debt = debtBefore(reading, amount, found)
    const name = debt && nameOf(debt)
    if (!name || name === nameless.liability || taken.has(name)) return one
    return isNamedAfter(reading, amount, change.name) ? one : { ...one, change: { ...change, name } }
  })
}
