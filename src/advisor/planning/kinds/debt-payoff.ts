import type { Liability } from '#contract/balance-sheet.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { debtPayoff } from '#advisor/planning/calculators/debt-payoff.ts'
import { findRows } from '#advisor/planning/data/find-row.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import type { Question } from '#advisor/planning/question/said.ts'
import type { Debt } from '#finance/debt.ts'
import { minimumsByName, readDebts, readMinimums } from './debt-words.ts'

const isMinimum = /\bmin(?:imum)?s?\b\.?(?: payments?)?(?: is| are| due| of|:|=| about)* #/

export const debtPayoffKind = defineKind({
  name: 'debt-payoff',
  reads: ['money', 'percent', 'bare'],
  cues: [
    cue('avalanche|snowball', 6),
    cue('debt ?free|out of debt|free of debt', 4),
    cue(
      '(?:pay|clear|wipe|knock|get rid)\\w*…(?:off|out|of)?…(?:all|everything|every|both|debts|cards|loans|them)',
      3,
    ),
    cue('everything is paid|all (?:of )?(?:my|the|our|these) (?:debts|cards|loans)|my debts', 3),
    cue('highest (?:rate|interest|apr)|smallest (?:balance|debt)|lowest balance|largest rate', 3),
    cue('(?:two|three|four|five|several|= |both) (?:\\w+ )?(?:debts|cards|loans)', 2),
    cue('(?:toward|towards|on|at|for) (?:my |the |our |all )?(?:debts?|them)', 1),
    cue('\\$ (?:a|per|each|every) month', 1),
    cue('debt (?:payoff|repayment|plan)|pay(?:ing)? (?:off|down) (?:my |our )?debts?\\b', 3),
  ],
  not: /^[^$]*(?:what|which|the) order[^$]*$|^[^$]*which (?:debt|card|loan|one)[^$]*first[^$]*$|refinanc|consolidat\w+ (?:loan|them|my)|net worth|debt to income/,
  covers: [
    'payoff-time',
    'minimum-payment',
    'extra-payment',
    'debt-order',
    'loan-payment',
    'interest-cost',
    'payment-to-clear',
  ],
  may: {
    total: {
      type: 'money',
      per: 'month',
      avoid: isMinimum,
      cues: [
        cue(
          '(?:put|pay\\w*|afford|throw\\w*|have|budget\\w*|spend\\w*|can|devot\\w*|allocat\\w*|spare|total\\w*|use|send\\w*|with|at)…#',
          2,
        ),
        cue(
          '#…(?:in total|total|altogether|toward\\w*|for debts?|across|all of|in all|for (?:all|everything|both))',
          4,
        ),
        cue('(?:total|altogether|in all)…#', 3),
      ],
    },
    extra: {
      type: 'money',
      per: 'month',
      avoid: isMinimum,
      cues: [
        cue('(?:extra|additional|on top|another|more)…#', 7),
        cue(
          '#…(?:extra|on top|additional|more (?:than|a month|each|per)|beyond|above (?:the|my)|over (?:the|my) min)',
          7,
        ),
      ],
    },
  },
  plan(given, { question, snapshot }) {
    const budget = given.extra
      ? { extra: given.extra.value }
      : given.total
        ? { total: given.total.value }
        : null
    const debts = findDebts(question, snapshot.liabilities, [given.total?.value, given.extra?.value])
    if (debts.length === 0)
      return { slot: 'debts', ask: text`Which debts do you have? Balance and rate of each, please.` }
    if (!budget) {
      return {
        slot: 'total',
        ask: text`How much can you put toward your debts each month, minimums included?`,
      }
    }
    return planWith(debtPayoff, { debts, budget, orders: readOrders(question.gist) }, given)
  },
})

/** Debts of the question, else the stored ones: those it names when there are several, or all of them. */
function findDebts(question: Question, stored: readonly Liability[], budget: (number | undefined)[]): Debt[] {
  const amounts = budget.filter((amount) => amount !== undefined)
  const said = readDebts(question, amounts)
  const open = stored.filter((debt) => debt.amount > 0)
  if (said.length > 1 || open.length === 0) return said
  const named = findRows(question.naming, open, (debt) => debt.name)
  const chosen = named.length > 1 ? named : open
  const minimums = minimumsByName(
    question,
    readMinimums(question, amounts[0]),
    chosen.map((debt) => debt.name),
  )
  return chosen.map(({ name, amount, interestRate, minimumPayment }) => ({
    name,
    amount,
    interestRate,
    minimumPayment: minimums.get(name) ?? minimumPayment,
  }))
}

function readOrders(gist: string): ('avalanche' | 'snowball')[] {
  const avalanche = /avalanche|highest (?:interest|rate|apr)/.test(gist)
  const snowball = /snowball|(?:smallest|lowest) (?:balance|debt)/.test(gist)
  if (avalanche === snowball) return ['avalanche', 'snowball']
  return avalanche ? ['avalanche'] : ['snowball']
}
