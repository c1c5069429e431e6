import type { Hearing } from '#advisor/advisor.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { type Cents, toCents } from '#finance/money.ts'
import { ASK } from '#advisor/understanding/certainty.ts'
import type { Judged } from '#advisor/understanding/classify.ts'
import { isComing } from './corrections.ts'
import { latest, nameOf } from './focus.ts'
import { type Named, nameAmounts } from '#advisor/understanding/names/naming.ts'
import { type Amount, isMoneyLike, isWordOnly, type Reading } from '#advisor/understanding/reading/reading.ts'
import type { Retold } from './relative-changes.ts'
import type { Role } from '#advisor/understanding/roles.ts'
import { isWritten } from '#advisor/understanding/names/rows.ts'
import { converted, isFlow, type SaidBefore, saidBefore } from './said-before.ts'
import { type Part, partChange, restOf, savingsSplit } from './split-parts.ts'
import { type ThingName, thingOf } from '#advisor/understanding/reading/things.ts'

/** Longer messages tell a story of their own. */
const LONGEST = 40
/** Further back a sum is hardly spoken of. */
const REACH = 4

const splitting = new RegExp(
  [
    String.raw`\b(?:of (?:it|that|this|which|them|it's|that's)|split|broken (?:down|out|up)|breaks? (?:down|out)|`,
    String.raw`made up of|(?:the )?(?:rest|remainder))\b|\dk? (?:is|are) (?:the|my|me|in|for|on)\b|`,
    String.raw`^[^\d]{0,20}\b(?:that's|thats|that is|those are)\b`,
  ].join(''),
  'i',
)
const REST = /\b(?:rest|remainder)\b/i
/** Names of what has parts. */
const collective = /(?:[^s]s|insurance|streaming|retirement|cash|childcare|food)$/i
/** Not supposed, and not of what is gone: 'sold 20k of it, 64 left'. */
const notFact = new RegExp(
  [
    String.raw`\b(?:sold|spent|took|pull|pulled|wired|gave|used|left|remaining|less|quit|forgiven|paid|cashed|if|might|`,
    String.raw`could|would|should|want|wants|plan|planning|thinking|used to|going to)\b|\?`,
  ].join(''),
  'i',
)

/** What was said in one sum, said again by its parts: 'that's 190 electric, 75 water', '9,100 of it's the car, the rest …'. */
export function readSplit(reading: Reading, hearing: Hearing, judged: readonly Judged[]): Retold | null {
  const { text, tokens, amounts } = reading
  if (tokens.length > LONGEST || notFact.test(text)) return null
  const isSplit = splitting.test(text)
  const money = amounts.filter((amount) => isMoneyLike(amount) && !isWordOnly(amount))
  if (money.length === 0) {
    const changes = !isSplit ? [] : restOwed(reading, hearing)
    return changes.length > 0 ? { changes, taken: [] } : null
  }
  // 'The bonus is 3,000, pay off Kohls and put the rest on the Visa': what pays debts is no part of them.
  const isOwed = money.every((amount) =>
    judged.some(
      (one) =>
        one.amount === amount &&
        one.role === 'liability' &&
        one.certainty >= ASK &&
        !isComing(reading, amount),
    ),
  )
  for (const fact of latest(hearing.dialogue.focus).slice(0, isSplit ? REACH : 1)) {
    if (!isSplit && (fact.change.kind === 'profile' || !collective.test(nameOf(fact.change)))) continue
    const lump = saidBefore(fact)
    const role = roleOf(fact.change)
    if (role === 'liability' && !isOwed && REST.test(text)) continue
    const parts = lump && role ? partsOf(reading, lump, role, money) : null
    if (!lump || !role || !parts || (role === 'income' && parts.some(isSpent))) continue
    const changes = changesOf(lump.fact, role, parts, hearing)
    if (changes.length > 0) return { changes, taken: money }
  }
  return null
}

const spent: ReadonlySet<ThingName> = new Set(['rent', 'housing', 'food', 'utilities', 'insurance', 'family'])

/** 'Rent 1,100, truck 380 and the rest is food', after the pay: what it goes to, and not where it comes from. */
const isSpent = ({ named }: Part) => named !== null && named.thing !== null && spent.has(named.thing)

type PartRole = 'asset' | 'liability' | 'expenseItem' | 'income'

const roles: Partial<Record<string, PartRole>> = { debt: 'liability', income: 'income', savings: 'asset' }

function roleOf(change: Change): PartRole | null {
  if (change.kind === 'asset' || change.kind === 'liability') return change.kind
  if (change.kind === 'expense') return 'expenseItem'
  if (change.kind !== 'profile') return null
  return roles[change.field] ?? null
}

const isNear = (one: Cents, other: Cents) => Math.abs(one - other) <= Math.max(one, other) * 0.002

/** The parts that make up the sum, the last perhaps 'the rest'; null when they do not. */
function partsOf(
  reading: Reading,
  lump: SaidBefore,
  role: PartRole,
  money: readonly Amount[],
): Part[] | null {
  const said = money.filter(({ value }) => value !== lump.value)
  const names = nameAmounts(reading, said, role satisfies Role)
  for (const times of [1, 1000]) {
    const parts = said.map((amount): Part => ({
      amount,
      value: sized(reading, lump, amount, times),
      named: ownName(reading, amount, names),
    }))
    const sum = parts.reduce((total, { value }) => total + value, 0)
    if (parts.length > 1 && isNear(sum, lump.stored) && areNamed(parts)) return parts
    const rest = sum < lump.stored && parts.length > 0 ? restOf(reading, lump.stored - sum) : null
    if (rest && isShare(sum, lump.stored) && areNamed(parts)) return [...parts, rest]
  }
  return null
}

/** 'Groceries 640, Target 350': where two would have one name, the word before the second is its own. */
function ownName(reading: Reading, amount: Amount, names: ReadonlyMap<Amount, Named>): Named | null {
  const named = names.get(amount) ?? null
  const isTaken = [...names].some(
    ([other, { name }]) => other.first < amount.first && name.toLowerCase() === named?.name.toLowerCase(),
  )
  const before = reading.tokens[amount.first - 1]
  if (!isTaken || before?.kind !== 'word') return named
  return { name: before.text.charAt(0).toUpperCase() + before.text.slice(1), thing: thingOf(before.word) }
}

/** '32 of it' of 40,000 */
function sized(reading: Reading, lump: SaidBefore, amount: Amount, times: number): Cents {
  if (times > 1 && (amount.formatted || amount.scaled || amount.value >= 1000)) return toCents(amount.value)
  return isFlow(lump.fact.change) && times === 1
    ? converted(lump, reading, amount)
    : toCents(amount.value * times)
}

/** A part is no crumb: 'it's 4.5 percent and the rest is principal'. */
const isShare = (sum: Cents, whole: Cents) => sum * 50 > whole

const areNamed = (parts: readonly Part[]) =>
  new Set(parts.map(({ named }) => named?.name.toLowerCase())).size === parts.length &&
  parts.every(({ named }) => named !== null)

function changesOf(lump: Fact, role: PartRole, parts: readonly Part[], hearing: Hearing): Change[] {
  const { change } = lump
  // The year's pay stays what it is, and so does all that is owed or saved.
  if (change.kind === 'profile') {
    if (change.field === 'savings') return savingsSplit(parts, change, hearing)
    return [change, ...parts.map((part) => partChange(part, role, change, hearing, null))]
  }
  if (change.kind === 'birthYear' || change.kind === 'removal' || change.id === null) return []
  const own = parts.find(({ named }) => named && isWritten(change.name, named.name))
  const changes = parts.map((part) =>
    partChange(part, role, change, hearing, part === own ? change.id : null),
  )
  return own
    ? changes
    : [{ kind: 'removal', from: change.kind, id: change.id, name: change.name }, ...changes]
}

/** 'I owe 14,600, cards and the car.' '9,100 is the car.' 'The rest is all Capital One.' */
function restOwed(reading: Reading, hearing: Hearing): Change[] {
  const { snapshot, dialogue } = hearing
  const { debt } = snapshot.profile
  const isSaid = dialogue.focus.some(({ change }) => change.kind === 'profile' && change.field === 'debt')
  const named = snapshot.liabilities.reduce((sum, { amount }) => sum + amount, 0)
  if (!isSaid || debt === null || named === 0 || named >= debt) return []
  const rest = restOf(reading, debt - named)
  const total: Change = { kind: 'profile', field: 'debt', value: debt }
  const change = rest && partChange(rest, 'liability', total, hearing, null)
  return change?.kind === 'liability' && change.id === null ? [total, change] : []
}
