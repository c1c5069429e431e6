/** 'What if I earned 90k', 'if I cut dining by 100': the budget with something changed. Nothing is stored. */
import type { ExpenseItem } from '#contract/budget.ts'
import { byWords } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { whatIfBudget } from '#advisor/planning/calculators/what-if-budget.ts'
import { findRow } from '#advisor/planning/data/find-row.ts'
import type { Known } from '#advisor/planning/data/known.ts'
import { monthlyExpenses, monthlyIncome } from '#advisor/planning/data/totals.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { perMonth, perYear } from '#advisor/planning/question/per-period.ts'
import type { Said } from '#advisor/planning/question/said.ts'
import { type Cents, percentOf } from '#finance/money.ts'

const less =
  /\b(?:cut\w*|reduc\w*|lower\w*|trim\w*|drop\w*|sav(?:e|ed|ing)|spen[dt] (?:\w+ )?less|less|slash\w*|stop\w*|cancel\w*|fewer|shav\w*|skip\w*|without|got rid|get rid|ditch\w*|eliminat\w*)\b/
const earning =
  /\b(?:earn\w*|mak(?:e|ing)|made|salary|income|paid|raise|pay (?:rise|bump|cut)|side (?:job|gig|hustle)|bring\w* in|got a job|new job|bonus)\b/
const more =
  /\b(?:more|extra|additional|another|on top|raise|increase\w*|went up|goes up|go up|rose|higher|side (?:job|gig|hustle))\b/

export const whatIfKind = defineKind({
  name: 'what-if',
  onlyComplete: true,
  reads: ['money', 'percent', 'bare'],
  cues: [
    cue(
      "what if|what would happen|what happens if|suppose|imagine|let us say|let's say|say i|how would|hypothetically",
      3,
    ),
    cue('\\bif (?:i|we|my|our)\\b', 2),
    cue('(?:earn\\w*|made|make|salary|income|paid|raise|got a job)…(?:\\$|%)', 3),
    cue(
      '(?:cut\\w*|reduc\\w*|lower\\w*|trim\\w*|drop\\w*|spen[dt]\\w*|cancel\\w*|stop\\w*|slash\\w*|skip\\w*|eliminat\\w*|got rid|ditch\\w*)…',
      2,
    ),
    cue(
      '(?:rent|groceries|dining|eating out|subscriptions?|expenses|bills?|spending)…(?:up|down|by|to|went|rose|less|more)',
      2,
    ),
    cue('side (?:job|gig|hustle)', 2),
    cue('(?:would|could) (?:i|we) (?:save|have left|keep)|be left|left over|savings? rate', 2),
  ],
  // Without a word that supposes something, the amounts are how things are.
  not: /^(?![^]*\b(?:if|would|could|might|suppose|supposing|imagine|assume|assuming|say|hypothetically|what about|how about|cut|cutting|cuts|trim|trimming|reduce|reducing|drop|dropped|dropping|lower|raise|raised|increase|instead|lose|less|more|extra|cancel|cancell?ed|cancell?ing|skip|skipping|stop|stopped|quit|gave up|without|switch)\b)|mortgage payment|\bloan|\bdebts?\b|\bcredit card|4% rule|28\/36|retire|net worth|goal|emergency|invest|%[^.?!]*~|~[^.?!]*%|extra payment|compound|afford a|lost my job|refinanc/,
  covers: ['budget-summary', 'savings-rate', 'spending'],
  plan(_given, known) {
    const income = monthlyIncome(known.snapshot)
    const expenses = monthlyExpenses(known.snapshot)
    if (!income) return { slot: 'income', ask: text`What is your income today, a month or a year?` }
    if (!expenses) return { slot: 'expenses', ask: text`What do you spend in a month today?` }
    const change = readChange(known, income.value, expenses.value)
    if (!change) return { slot: 'change', ask: text`What would change, and by how much?` }
    const source = byWords(change.quote)
    return planWith(
      whatIfBudget,
      {
        income: income.value,
        expenses: expenses.value,
        newIncome: change.income,
        newExpenses: change.expenses,
      },
      { income, expenses, newIncome: { value: 0, source }, newExpenses: { value: 0, source } },
    )
  },
})

interface Change {
  income: Cents
  expenses: Cents
  quote: string
}

function readChange({ question, snapshot }: Known, income: Cents, expenses: Cents): Change | null {
  const { gist } = question
  const number = question.said.find(
    (said) => said.kind === 'money' || said.kind === 'percent' || (said.kind === 'bare' && said.value >= 10),
  )
  const row = findRow(question.naming, snapshot.expenses, (item) => item.category)
  if (!number) {
    // 'if I cancelled the gym' takes the whole row away.
    return row && less.test(gist) ? { income, expenses: expenses - row.amount, quote: row.category } : null
  }
  const { quote } = number
  if (earning.test(gist) && !row && !/\bspen[dt]/.test(gist))
    return { income: newIncome(number, gist, income), expenses, quote }
  return { income, expenses: Math.max(0, newExpenses(number, gist, expenses, row)), quote }
}

function newIncome(number: Said, gist: string, income: Cents): Cents {
  const isLess = /\b(?:less|cut|drop\w*|lose|lost|reduc\w*)\b/.test(gist)
  if (number.kind === 'percent') return income + (isLess ? -1 : 1) * percentOf(income, number.value)
  const amount = centsOf(perYear(number) / 12)
  if (isLess) return Math.max(0, income - amount)
  return more.test(gist) ? income + amount : amount
}

function newExpenses(number: Said, gist: string, expenses: Cents, row: ExpenseItem | null): Cents {
  const before = row?.amount ?? expenses
  const amount = number.kind === 'percent' ? percentOf(before, number.value) : centsOf(perMonth(number))
  const setsTo =
    /\b(?:to|were|was|only|just) (?:only |just |about )?#/.test(number.context) && number.kind !== 'percent'
  const after = setsTo
    ? amount
    : less.test(gist)
      ? before - Math.min(amount, before)
      : more.test(gist)
        ? before + amount
        : row
          ? amount
          : before - Math.min(amount, before)
  return expenses - before + after
}
