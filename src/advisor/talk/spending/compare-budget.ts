import type { TableCard } from '#contract/cards.ts'
import type { Figure, FigureSource } from '#contract/figures.ts'
import { byFormula, byRow } from '#advisor/grounding/figures.ts'
import { type Text, text } from '#advisor/grounding/pieces.ts'
import type { Spending } from '#advisor/snapshot.ts'
import { subtractMoney, sumMoney } from '#finance/money.ts'
import { comparePlan, type Month, monthOf, type PlanLine } from '#finance/spending.ts'
import { isCalled } from './asked-names.ts'
import type { Move, Scene } from '#advisor/talk/scene.ts'
import { daysOf, plainPeriod, sayName, sayPeriod } from './spending-words.ts'

/** A month beside the budget, or what one part of it is called. */
export function sayBudget(scene: Scene, spending: Spending, month: Month, said: string): Move {
  const { sheet, snapshot } = scene
  const period = { from: month, to: month }
  const when = sayPeriod(scene, period)
  if (snapshot.expenses.length === 0)
    return {
      content: [
        'Your budget has no expenses yet. The Transactions page can propose them from what you really spend.',
      ],
      dialogue: { asked: null },
    }
  const isMeant = ({ category }: { category: string }) => said === '' || isCalled(category, said)
  const lines = comparePlan(spending.totals, snapshot.expenses, month).filter(isMeant)
  const real = sumMoney(lines.map((line) => line.real))
  const own = spending.totals.filter((total) => total.month === month && isMeant(total))
  const names = new Set(own.map(({ category }) => category))
  const [category] = names
  const source: FigureSource = {
    kind: 'transactions',
    count: own.reduce((count, total) => count + total.count, 0),
    about: [...(said === '' ? [] : [said]), plainPeriod(period)].join(', '),
    filter: {
      ...daysOf(period),
      ...(said !== '' && names.size === 1 && category !== undefined && { category }),
    },
  }
  const spent = sheet.money('Spent', real, source)
  const rows = snapshot.expenses
    .filter(isMeant)
    .map(({ id, category: name, amount }) => sheet.money(name, amount, byRow('expenseItems', { id, name })))
  if (rows.length === 0)
    return {
      content: text`Your budget has no row for ${sayName(said)}. You spent ${spent} on it ${when}.`,
      cards: [linesCard(lines)],
      dialogue: { asked: null },
    }
  const planned = sumMoney(lines.map((line) => line.planned))
  const plan = sheet.money('Planned', planned, byFormula('The expenses of your budget added up.', rows))
  const gap = sheet.money(
    'Difference',
    Math.abs(subtractMoney(real, planned)),
    byFormula('What was spent less what was planned.', [spent, plan]),
  )
  const what: Text = said === '' ? [] : text` for ${sayName(said)}`
  return {
    content: text`${verdict(real - planned, gap, month < monthOf(snapshot.today))}${what} ${when}: you spent ${spent} of the ${plan} you planned.`,
    cards: [linesCard(lines)],
    dialogue: { asked: null },
  }
}

function verdict(over: number, gap: Figure, isPast: boolean): Text {
  const lead = isPast ? 'You were' : 'You are'
  if (over === 0) return [`${lead} exactly on budget`]
  return [`${lead} `, gap, over > 0 ? ' over budget' : ' under budget']
}

function linesCard(lines: PlanLine[]): TableCard {
  const over = lines.filter((line) => line.over > 0)
  return {
    kind: 'table',
    title: over.length > 0 ? 'Over the plan' : 'Planned and real',
    formula: 'Your budget beside the transactions of the month, category by category.',
    open: '/transactions',
    columns: [
      { label: 'Category', unit: 'text' },
      { label: 'Planned', unit: 'money' },
      { label: 'Real', unit: 'money' },
    ],
    rows: (over.length > 0 ? over : lines)
      .slice(0, 8)
      .map((line) => [line.category, line.planned, line.real]),
  }
}
