/** 'Its the cards. 3 of them, 22000 total at like 27%': what several debts come to is kept as one. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import type { MindedNumber } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import type { LiabilityCategory } from '#finance/balance-sheet.ts'
import { isFrom } from './same-thing.ts'

/** From this on a number is the user's own. */
const OWN = 0.9
const HIGHEST_RATE = 60

const kinds: readonly { words: RegExp; name: string; category: LiabilityCategory }[] = [
  { words: /\b(?:credit )?cards\b/i, name: 'Credit cards', category: 'Credit Cards' },
  { words: /\bstudent loans\b/i, name: 'Student loans', category: 'Student Loans' },
]
const TOTAL = /^[\s,]*(?:in )?(?:total|altogether|all together|combined|between them|all in)\b/i
/** 'I owe 18,700 across four cards' */
const ACROSS =
  /^[\s,]*(?:across|between|spread over|spread across|over) (?:\w+ ){0,2}(?:cards|student loans)\b/i
const RATE =
  /^[\s,]*(?:in )?(?:total|altogether|all together|combined|between them|all in)?[\s,]*(?:at|@)\W*(?:like|about|around|roughly)?\W*$/i

const isMoney = ({ kind }: MindedNumber) => kind === 'money' || kind === 'number'

/** Where the clause of a number begins. */
const clauseBefore = (text: string, { start }: MindedNumber) =>
  /[^.,;!?\n]*$/.exec(text.slice(0, start))?.[0] ?? ''

const isOfAll = ({ change }: Fact) => change.kind === 'profile' && change.field === 'debt'

/** Facts with the total of several debts of one kind, where nobody has read it otherwise or it was taken for all debt. */
export function withDebtTotal(
  facts: readonly Fact[],
  reading: Reading,
  { text, minded, snapshot }: Hearing,
): Fact[] {
  const numbers = minded?.numbers ?? []
  const total = numbers.find(
    (number) =>
      isMoney(number) &&
      number.own >= OWN &&
      (TOTAL.test(text.slice(number.end)) || ACROSS.test(text.slice(number.end))),
  )
  const across = total && ACROSS.exec(text.slice(total.end))?.[0]
  const kind = kinds.find(({ words }) => total && words.test(across ?? text.slice(0, total.start)))
  if (!total || !kind) return [...facts]
  const read = facts.filter((fact) => isFrom(fact, total, reading))
  const isMistaken = read.every(isOfAll) && kind.words.test(across ?? clauseBefore(text, total))
  if (read.length > 0 && !isMistaken) return [...facts]
  const rate = numbers.find(
    ({ kind: unit, start, value }) =>
      unit === 'percent' &&
      start > total.end &&
      value < HIGHEST_RATE &&
      RATE.test(text.slice(total.end, start)),
  )
  const row = snapshot.liabilities.find(({ name }) => kind.words.test(name))
  return [
    ...facts.filter((fact) => !read.includes(fact)),
    {
      change: {
        kind: 'liability',
        id: row?.id ?? null,
        name: row?.name ?? kind.name,
        amount: centsOf(total.value),
        category: kind.category,
        ...(rate && { interestRate: rate.value }),
      },
      decision: 'save',
      quote: text.slice(total.start, rate?.end ?? total.end),
      span: { start: total.start, end: rate?.end ?? total.end },
    },
  ]
}
