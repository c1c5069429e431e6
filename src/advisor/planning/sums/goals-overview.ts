/** All goals together. */
import type { FinancialGoalItem } from '#contract/budget.ts'
import { byRow } from '#advisor/grounding/figures.ts'
import { listing, text } from '#advisor/grounding/pieces.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { goalProgress as findProgress, goalRemaining } from '#finance/goal.ts'
import { finishInTurn, orderGoals } from '#finance/goal-split.ts'
import { roundCents } from '#finance/money.ts'
import { saving } from './money-inputs.ts'

const NO_GOALS =
  'For that I need each goal with what it takes, and by when if you know. What are you saving for?'
export const goalsSplit = defineSum({
  name: 'goals-split',
  about: 'Several goals on one surplus: in which order, and how much for each.',
  inputs: {
    surplus: { ...saving, label: 'For goals a month', ask: 'How much a month is there for your goals?' },
  },
  results: ['each', 'months', 'total'],
  formula: 'one after the other with all of it, or the same part for each',
  assumptions: [
    'no interest is counted',
    'a cushion for emergencies comes first, then the goal nearest to done',
  ],
  compute(input, sheet, { snapshot }) {
    const open = orderGoals(snapshot.goals)
    const [first] = open
    if (!first) return snapshot.goals.length > 0 ? 'All of your goals are reached. Well done!' : NO_GOALS
    const spare = sheet.money('surplus', 'For goals a month', input.surplus)
    const each = sheet.sum(
      'each',
      'For each',
      roundCents(input.surplus / open.length),
      'the same part for each goal',
      [spare],
    )
    if (input.surplus === 0) return 'Nothing is left for goals right now. What could you put away each month?'
    const ends = finishInTurn(open, input.surplus)
    const count = sheet.fixed('Open goals', 'count', open.length, {
      kind: 'rule',
      name: 'Goals',
      text: 'your open goals',
    })
    const [soonest, last] = [ends[0] ?? null, ends.at(-1) ?? null]
    const firstDone =
      soonest === null
        ? null
        : sheet.time('months', 'First done in', soonest, 'what is missing divided by the amount')
    const allDone =
      last === null
        ? null
        : sheet.time('total', 'All done in', last, 'all that is missing divided by the amount')
    const name = nameOf(first.name)
    return {
      answer: [
        firstDone
          ? text`I'd take ${name} first: with all ${spare} a month it's done in ${firstDone}.`
          : text`I'd take ${name} first, though at ${spare} a month it won't be done in a lifetime.`,
        ...(open.length > 1 ? [text`Split evenly over ${count} goals, each gets ${each} a month.`] : []),
        ...(allDone && open.length > 1 ? [text`Everything is done in ${allDone}.`] : []),
      ],
      lines: [
        text`For each, split evenly: ${each} a month`,
        ...(firstDone ? [text`${name} first, done in: ${sheet.spell(firstDone)}`] : []),
        ...(allDone ? [text`All done in: ${sheet.spell(allDone)}`] : []),
      ],
      cards: [
        {
          kind: 'table',
          title: 'One after the other',
          formula: 'All of the monthly amount goes to one goal, then to the next',
          open: '/budget',
          columns: [
            { label: 'Goal', unit: 'text' },
            { label: 'Still to save', unit: 'money' },
            { label: 'Done in month', unit: 'count' },
          ],
          rows: open.map((goal, at) => [goal.name, goalRemaining(goal), ends[at] ?? null]),
        },
      ],
    }
  },
})

function progressOf(goal: FinancialGoalItem, at: number, sheet: Worksheet) {
  const source = byRow('financialGoalItems', goal)
  const have = sheet.row('There already', goal.currentAmount, source)
  const target = sheet.row('Target', goal.targetAmount, source)
  const name = at === 0 ? '' : String(at)
  const formula = 'what is there as a share of the target'
  return {
    name: nameOf(goal.name),
    have,
    target,
    share: sheet.share(`percent${name}`, 'Reached', findProgress(goal), formula, [have, target]),
    rest: sheet.sum(`remaining${name}`, 'To go', goalRemaining(goal), 'target minus what is there', [
      target,
      have,
    ]),
  }
}

export const goalProgress = defineSum({
  name: 'goal-progress',
  about: 'How far one goal, or every goal, has come.',
  inputs: {},
  results: ['percent', 'remaining'],
  formula: 'what is there as a share of the target',
  assumptions: [],
  compute(_input, sheet, { goal, snapshot }) {
    const goals = goal ? [goal] : snapshot.goals
    const [first, ...rest] = goals.map((row, at) => progressOf(row, at, sheet))
    if (!first) return NO_GOALS
    const others = listing(rest.slice(0, 2).map((row) => text`${row.name} ${row.share}`))
    return {
      answer: [
        first.rest.value === 0
          ? text`${first.name} is done: ${first.have} of ${first.target}, ${first.share}.`
          : text`${first.name} is ${first.share} there: ${first.have} of ${first.target}, so ${first.rest} to go.`,
        ...(rest.length > 0 ? [text`Of the others, ${others}.`] : []),
      ],
      lines: [first, ...rest].map(
        (row) => text`${row.name}: ${row.have} of ${row.target}, ${row.share}, ${row.rest} to go`,
      ),
      cards: [
        {
          kind: 'table',
          title: 'Your goals',
          formula: 'What is there as a share of the target',
          open: '/budget',
          columns: [
            { label: 'Goal', unit: 'text' },
            { label: 'There', unit: 'money' },
            { label: 'Target', unit: 'money' },
            { label: 'Reached', unit: 'percent' },
          ],
          rows: goals.map((row) => [
            row.name,
            row.currentAmount,
            row.targetAmount,
            Math.round(findProgress(row) * 10) / 10,
          ]),
        },
      ],
    }
  },
})
