/** Debts as a question tells them: balances, rates and minimum payments, each tied to its debt. */
import { centsOf } from '#advisor/planning/given.ts'
import type { Question, Said } from '#advisor/reading/question/said.ts'
import type { Debt } from '#finance/debt.ts'

const leftOfMinimum = /\bmin(?:imum)?s?\b[^#$%~=;?!]{0,40}?#/
const rightOfMinimum =
  /# (?:a month |monthly |per month )?(?:\w+ ){0,1}min(?:imum)?s?\b(?! ?(?:payments? )?(?:is |are |of |: ?)?\$)/
const debtNoun = new RegExp(
  [
    String.raw`\b(?:visa|master ?card|amex|american express|discover|chase|capital one|citi\w*|wells fargo|`,
    String.raw`(?:store|credit) card(?: [a-d])?|card(?: [a-d])?|(?:car|auto|truck|student|personal|home|payday|`,
    String.raw`family) loans?(?: [a-d])?|student debt|medical (?:bills?|debt)|hospital bill|mortgage|heloc|loan(?: [a-d])?|`,
    String.raw`line of credit|debt [a-d])\b`,
  ].join(''),
  'gi',
)
const ordinals = ['First debt', 'Second debt', 'Third debt', 'Fourth debt', 'Fifth debt', 'Sixth debt']

interface Neighbours {
  before: string
  after: string
}

const around = ({ text, said }: Question, number: Said): Neighbours => {
  const at = said.indexOf(number)
  return {
    before: text.slice(said[at - 1]?.end ?? 0, number.start),
    after: text.slice(number.end, said[at + 1]?.start ?? text.length),
  }
}

/** Amounts that the question calls minimum payments; a list of them says the word only once. */
function readMinimums(question: Question, total: number | undefined): Said[] {
  const minimums: Said[] = []
  let last = null as Said | null
  for (const number of question.said) {
    if (number.kind !== 'money' && number.kind !== 'bare') {
      if (number.kind === 'percent') last = null
      continue
    }
    const isTotal = total !== undefined && centsOf(number.value) === total
    const isNamed = leftOfMinimum.test(number.context) || rightOfMinimum.test(number.context)
    const between: string = last ? question.text.slice(last.end, number.start) : ''
    const continues: boolean = last !== null && !/[.?!]/.test(between) && !/#[^#$]*%/.test(number.context)
    last = !isTotal && (isNamed || continues) ? number : null
    if (last) minimums.push(last)
  }
  return minimums
}

/** Debts with balance and rate in the question itself; empty when it does not tell any. */
export function readDebts(question: Question, budget: readonly number[]): Debt[] {
  const minimums = readMinimums(question, budget[0])
  const balances = question.said.filter(
    (number) =>
      (number.kind === 'money' || (number.kind === 'bare' && number.value >= 100)) &&
      number.period === null &&
      !minimums.includes(number) &&
      !budget.includes(centsOf(number.value)),
  )
  const rates = question.said.filter((number) => number.kind === 'percent')
  if (balances.length === 0 || rates.length === 0) return []
  return balances.map((balance, at) => ({
    name: nameNear(around(question, balance)) ?? ordinals[at] ?? 'Another debt',
    amount: centsOf(balance.value),
    interestRate: partner(balance, balances, rates, at)?.value ?? 0,
    minimumPayment: centsOf(partner(balance, balances, minimums, at)?.value ?? 0),
  }))
}

/** The n-th of as many, or the next one before the following balance. */
function partner(
  balance: Said,
  balances: readonly Said[],
  others: readonly Said[],
  at: number,
): Said | undefined {
  if (others.length === balances.length) return others[at]
  const end = balances[at + 1]?.start ?? Infinity
  return others.find((other) => other.start > balance.start && other.start < end)
}

function nameNear({ before, after }: Neighbours): string | null {
  const clause = after.split(/[,;.(]/)[0] ?? ''
  const following = clause.match(debtNoun)?.[0]
  const preceding = before.match(debtNoun)?.at(-1)
  const found = /^\s*(?:on|in|of|for)?\s*(?:an?|my|the|our)?\s*$/i.test(clause.split(debtNoun)[0] ?? '')
    ? following
    : undefined
  const name = found ?? preceding ?? following
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : null
}
