/** The pay of a household as it is stored and was heard, source by source. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { CLOSE } from '#advisor/planning/data/pay-basis.ts'
import { timesPerYear } from '#advisor/understanding/money/flows.ts'
import { isLeftOf, saysNet } from '#advisor/understanding/money/net-pay.ts'
import { isAddition, saysSecond } from '#advisor/understanding/later/additions.ts'
import { isAnothersPay, isOwnPay } from '#advisor/understanding/names/row-names.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import { type Cents, sumMoney, toCents } from '#finance/money.ts'
import type { KnownPay, Person, Source } from './settle-pay.ts'
import { earnerOf, personNamed, type ToldPay } from './told-pay.ts'

export type Row = Extract<Change, { kind: 'income' }>
export const isRow = (change: Change): change is Row => change.kind === 'income'

/** What is stored, source by source; the pay of a profile without rows is the user's own. */
export function knownPay(hearing: Hearing, facts: readonly Fact[]): KnownPay {
  const { profile, income } = hearing.snapshot
  const { takeHome = null, incomeBasis = null } = profile
  const named = facts.find(
    ({ change }) =>
      isRow(change) && change.id === null && Math.abs(change.amount * 12 - (profile.income ?? 0)) <= CLOSE,
  )?.change
  const only: Source[] = profile.income
    ? [
        {
          id: null,
          name: named && 'name' in named ? named.name : 'Salary',
          person: 'me',
          yearly: profile.income,
        },
      ]
    : []
  const rows = income.map(({ id, source, amount }): Source => ({
    id,
    name: source,
    person: isAnothersPay(source) ? 'them' : 'me',
    yearly: amount * 12,
  }))
  const sources = rows.length > 0 ? rows : only
  const left = (person: Person) => leftHeard(person, sources, hearing)
  return { sources, basis: incomeBasis, takeHome, left: { me: left('me'), them: left('them') } }
}

const HEARD_NET = /\b(?:clears?|nets?|see|after tax(?:es)?)\b/i

/** What one of two was heard to bring home: only the sum of both is stored. */
function leftHeard(person: Person, sources: readonly Source[], { dialogue }: Hearing): Cents | null {
  const gross = sumMoney(sources.map((source) => (source.person === person ? source.yearly : 0)))
  const months = dialogue.numbers
    .filter(({ words, kind }) => /^(?:money|number)$/.test(kind) && (saysNet(words) || HEARD_NET.test(words)))
    .filter(({ words }) => (personNamed(words) ?? 'me') === person)
    .map(({ value, period }) => toCents((value * timesPerYear[period ?? 'month']) / 12))
  return months.find((month) => isLeftOf(month * 12, gross)) ?? null
}

/** Which of the known sources an amount speaks of: its holder says so, or the row that the fact was read for. */
export function placeOf(
  told: ToldPay,
  row: Row | undefined,
  { text, tokens }: Reading,
  { sources }: KnownPay,
): number | null {
  if (told.isShare) return null
  const person = told.holder === 'them' ? 'them' : 'me'
  const read = sources.findIndex(({ id }) => id !== null && id === row?.id)
  if (read >= 0 && (told.holder === null || sources[read]?.person === person)) return read
  const isMore = row?.id === null && (isSource(row.name) || isAddition(text) || saysSecond({ tokens }))
  const own = sources.flatMap((source, at) => (source.person === person ? [at] : []))
  if (isMore && (person === 'me' || isSource(row.name))) return null
  const [first = null, another] = own
  if (another === undefined) return first
  const [pay = null, second] = own.filter((at) => isOwnPay(sources[at]?.name ?? ''))
  return second === undefined ? pay : null
}

/** 'Taxes', 'Work', 'Salary 2': words around an amount that name no source. */
const NO_NAME =
  /^(?:works?|working|tax(?:es)?|pay|paychecks?|salary|income|wages?|job|months?|weeks?|gross|net|home|hand)(?: \d)?$/i

/** A name of its own, and not that of whoever earns it. */
export const isSource = (name: string) => !NO_NAME.test(name) && !isOwnPay(name) && !isAnothersPay(name)

export function nameOf(told: ToldPay, row: Row | undefined, reading: Reading): string {
  const earner = earnerOf(reading, told.amount)
  if (row && isSource(row.name)) return row.name
  if (told.holder === 'them') return earner !== null && isAnothersPay(earner) ? earner : "Partner's pay"
  if (told.isShare) return 'Pay'
  return told.holder === 'me' ? 'My pay' : 'Salary'
}
