import type { Change, RowChange } from '#advisor/facts.ts'
import { isAgain, type Scene } from './correction-scene.ts'
import { linkCandidates } from './link-features.ts'
import { builtInLearned } from '#advisor/understanding/learned/learned.ts'
import { sharesOf } from '#advisor/understanding/learned/network.ts'
import { ASK } from '#advisor/understanding/certainty.ts'
import { paySaid } from '#advisor/understanding/money/household.ts'
import type { Amount } from '#advisor/understanding/reading/reading.ts'
import { toCents, toDollars } from '#finance/money.ts'
import type { SaidBefore } from './said-before.ts'

/** What was said before and an amount of a later message sets right. */
export interface Link {
  before: SaidBefore
  certainty: number
}

/** What an amount is a new figure of: 'it's 3,100 now', 'the other one is 26,050'. Null when it stands for itself. */
export function linkOf(scene: Scene, amount: Amount): Link | null {
  const told =
    deniedBefore(scene, amount) ??
    payOfSame(scene, amount) ??
    goalOfSame(scene, amount) ??
    paidDown(scene, amount)
  if (told) return { before: told, certainty: 1 }
  if (totalOf(scene, amount)) return null
  const candidates = linkCandidates(scene, amount)
  const { links } = builtInLearned()
  const shares = sharesOf(Float64Array.from(candidates, ({ facts }) => links.score(facts)[0] ?? 0))
  const best = shares.indexOf(Math.max(...shares))
  const before = candidates[best]?.before ?? null
  return before && { before, certainty: shares[best] ?? 0 }
}

/** 'Not 65, 68': the one new figure is of what is denied. */
function deniedBefore({ known, denied, fresh }: Scene, amount: Amount): SaidBefore | null {
  const [only, another] = fresh
  if (only !== amount || another) return null
  return known.find((before) => denied.some((other) => isAgain(before, other))) ?? null
}

/** 'He makes 71,500', where his pay is known by itself. */
function payOfSame({ reading, known }: Scene, amount: Amount): SaidBefore | null {
  const name = paySaid(reading, amount)
  const isSame = ({ fact: { change } }: SaidBefore) => change.kind === 'income' && change.name === name
  return name === null ? null : (known.find(isSame) ?? null)
}

/** 'Make the target 15', 'Make it 14,000', 'bump it to 12': of the goal that was spoken of. */
const SET_ANEW = new RegExp(
  String.raw`\b(?:make|bump|raise|change|set|lower|move|push|cut|put) (?:it|that|this|(?:the|my|our) (?:target|goal|` +
    String.raw`number))(?: up| down)?(?: to| at)?(?: like| about| around)? \$?$`,
  'i',
)

const SO_FAR = /^ (?:in (?:there|it)|towards? (?:it|that))\b/i

function goalOfSame({ reading, known, judged, fresh }: Scene, amount: Amount): SaidBefore | null {
  const { role, certainty = 0 } = judged(amount) ?? {}
  const goals = known.filter(({ fact: { change } }) => change.kind === 'goal')
  const isSetAnew = certainty >= ASK && SET_ANEW.test(reading.text.slice(0, amount.start))
  const [last] = known
  if (isSetAnew && role === 'goalTarget' && last) return last === goals[0] ? last : null
  // 'I've got 2,750 in there so far'
  if (role === 'goalCurrent' && last && SO_FAR.test(reading.text.slice(amount.end)))
    return last === goals[0] ? last : null
  // 'We are at 7,500 of the 20,000' says which by what it needs.
  const needed = fresh.find(({ first }) => first > amount.next && first <= amount.next + 2)
  const isOf = needed && /^ of (?:the |our |my )?\$?$/.test(reading.text.slice(amount.end, needed.start))
  return (isOf && goals.find(({ fact }) => needsThat(fact.change, toCents(needed.value)))) || null
}

/** 'Paid from checking, it's down to 4,600', after a debt. */
const PAID_DOWN = /\b(?:paid|sent|threw)\b[^.?!\d]*\b(?:it's|it is|its) (?:now )?down to \$?$/i

const paidDown = ({ reading, known: [last] }: Scene, amount: Amount) =>
  last?.fact.change.kind === 'liability' && PAID_DOWN.test(reading.text.slice(0, amount.start)) ? last : null

const needsThat = (change: Change, value: number) => change.kind === 'goal' && change.targetAmount === value

/** 'Rent 1,200, food 400.' 'That's 1,600': the sum of several is none of them, but their total. */
export function totalOf({ known }: Scene, { value }: Amount): RowChange['kind'] | null {
  const byKind = Map.groupBy(
    known.map(({ fact: { change }, stored }) => ({ kind: change.kind, stored })),
    ({ kind }) => kind,
  )
  for (const [kind, rows] of byKind) {
    const sum = toDollars(rows.reduce((total, { stored }) => total + stored, 0))
    if (!isRow(kind) || rows.length < 2) continue
    if (Math.abs(sum - value) < sum * 0.005) return kind
  }
  return null
}

const isRow = (kind: Change['kind']): kind is RowChange['kind'] =>
  kind !== 'profile' && kind !== 'removal' && kind !== 'birthYear'
