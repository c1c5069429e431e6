/** From a sum of the chat to the same on the screen of plans, with its numbers in the address. */
import { planAddress } from '#contract/plan-address.ts'
import { readInputs, writeInputs } from '#contract/plan-fields.ts'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import type { DraftCard } from '#advisor/reply.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { monthAfter, NEW_GOAL } from '#finance/goals-plan.ts'
import { formatMoney, formatPercent, percentOf, sumMoney } from '#finance/money.ts'
import type { PlanKind } from '#finance/plan-facts.ts'

type Inputs = Record<string, number | string | undefined>
type Linked = [kind: PlanKind, inputs: Inputs]

interface Made {
  record: SumRecord
  snapshot: Snapshot
  /** The message. */
  text: string
}

/** Cards lead to the plan; a sum that has none gets one of its figures. */
export function linkToPlans(cards: readonly DraftCard[], made: Made): DraftCard[] {
  const plan = findPlan(made)
  if (plan === null) return [...cards]
  const shown = cards.length > 0 ? cards : [figuresCard(made.record)]
  return shown.map((card) => ({ ...card, plan }))
}

function figuresCard({ results }: SumRecord): DraftCard {
  return {
    kind: 'table',
    title: 'In figures',
    formula: 'What the sum came to',
    open: null,
    columns: [
      { label: 'Figure', unit: 'text' },
      { label: 'Value', unit: 'text' },
    ],
    rows: Object.values(results).map((figure) => [figure.label, print(figure)]),
  }
}

function print({ unit, value }: RecordedFigure): string {
  if (unit === 'money') return formatMoney(value)
  if (unit === 'percent') return formatPercent(value)
  const number = String(Math.round(value * 10) / 10)
  return unit === 'months' || unit === 'years' ? `${number} ${unit}` : number
}

/** The address of the plan that a sum belongs to; null for sums of other kinds. */
export function findPlan(made: Made): string | null {
  const linked = linkers[made.record.kind]?.(made) ?? null
  if (!linked) return null
  const [kind, inputs] = linked
  const given = Object.entries(inputs).filter(
    (entry): entry is [string, number | string] => entry[1] !== undefined,
  )
  const whole = given.map(([name, value]): [string, number | string] => [
    name,
    typeof value === 'number' && /month|age/i.test(name) && !name.startsWith('monthly')
      ? Math.round(value)
      : value,
  ])
  return planAddress(
    kind,
    readInputs(kind, Object.entries(writeInputs(kind, Object.fromEntries(whole)))).inputs,
  )
}

/** What was said, also when two were added up; what is stored or assumed the screen takes by itself. */
function said({ record }: Made, name: string): number | undefined {
  const given = record.inputs[name]
  if (!given) return undefined
  const { source, value } = given
  const isSaid = source.kind === 'words' || (source.kind === 'formula' && source.inputs.length === 0)
  return isSaid ? value : undefined
}

const valueOf = ({ record }: Made, name: string) => record.inputs[name]?.value

/** One stored debt, with what was said about it. */
function ofDebt(made: Made, more: (id: number) => Inputs): Linked | null {
  const id = made.record.rows?.debt
  if (id === undefined || !made.snapshot.liabilities.some((debt) => debt.id === id)) return null
  const owed = said(made, 'principal') ?? said(made, 'balance')
  return [
    'debts',
    { only: String(id), [`owed.${id}`]: owed, [`rate.${id}`]: said(made, 'rate'), ...more(id) },
  ]
}

const linkers: Partial<Record<string, (made: Made) => Linked | null>> = {
  'debt-payoff': (made) => [
    'debts',
    {
      monthly: valueOf(made, 'total'),
      extra: valueOf(made, 'extra'),
      lump: valueOf(made, 'once'),
      order: /snow ?ball|smallest|lowest balance/i.test(made.text) ? 'snowball' : undefined,
    },
  ],
  'debt-order': () => ['debts', {}],
  'extra-payment': (made) =>
    ofDebt(made, (id) => {
      const payment = made.record.results.payment?.value ?? valueOf(made, 'payment')
      const stored = made.snapshot.liabilities.find((debt) => debt.id === id)?.minimumPayment
      const extra = valueOf(made, 'extra') ?? 0
      const lump = valueOf(made, 'once')
      if (payment === undefined || payment === stored) return { extra, lump }
      return { monthly: sumMoney([payment, extra]), lump }
    }),
  'payoff-time': (made) => ofDebt(made, () => ({ monthly: valueOf(made, 'payment') })),
  'balance-transfer': (made) =>
    ofDebt(made, (id) => ({
      monthly: valueOf(made, 'payment'),
      move: id,
      moveFee: valueOf(made, 'fee'),
      moveRate: valueOf(made, 'newRate'),
      moveMonths: valueOf(made, 'promoMonths'),
    })),
  consolidation: (made) => {
    const debts = made.snapshot.liabilities.filter((debt) => debt.amount > 0 && debt.category !== 'Mortgage')
    if (debts.length === 0 || said(made, 'balance') !== undefined) return null
    return [
      'debts',
      {
        join: debts.map(({ id }) => id).join(','),
        joinRate: valueOf(made, 'newRate'),
        joinMonths: valueOf(made, 'newMonths'),
        joinFee: valueOf(made, 'fee'),
      },
    ]
  },
  affordability: (made) => ['house', pick(made, ['income', 'debts', 'rate', 'months', 'down', 'dues'])],
  'house-payment': (made) => {
    const price = valueOf(made, 'price')
    if (price === undefined) return null
    const share = valueOf(made, 'downPercent')
    const down = valueOf(made, 'down') ?? (share === undefined ? 0 : percentOf(price, share))
    return ['house', { price, down, ...pick(made, ['rate', 'months', 'tax', 'insurance', 'pmi', 'dues']) }]
  },
  'rent-or-buy': (made) => [
    'house',
    { ...pick(made, ['rent', 'price', 'down', 'rate', 'growth']), stay: said(made, 'years') },
  ],
  'goals-split': (made) => ['goals', pick(made, ['surplus'])],
  'goal-time': (made) => ofGoal(made, { monthly: valueOf(made, 'monthly') }),
  'goal-payment': (made) => {
    const months = Math.round(valueOf(made, 'months') ?? 0)
    return ofGoal(made, { by: monthAfter(made.snapshot.today, months) })
  },
  'retirement-odds': (made) => [
    'retirement',
    pick(made, ['age', 'retirementAge', 'savings', 'monthly', 'goal']),
  ],
  'emergency-fund': (made) => ['safety', pick(made, ['savings', 'expenses', 'months', 'monthly'])],
  runway: (made) => ['safety', pick(made, ['savings', 'expenses'])],
  'check-up': () => ['safety', {}],
}

const pick = (made: Made, names: readonly string[]): Inputs =>
  Object.fromEntries(names.map((name) => [name, said(made, name)]))

/** A stored goal, or one that is only tried out. Said for one goal, an amount is there for it. */
function ofGoal(made: Made, { monthly, by }: { monthly?: number | undefined; by?: string }): Linked {
  const stored = made.snapshot.goals.find(({ id }) => id === made.record.rows?.goal)
  const id = stored?.id ?? NEW_GOAL
  return [
    'goals',
    {
      [`target.${id}`]: stored ? said(made, 'target') : valueOf(made, 'target'),
      [`current.${id}`]: stored ? said(made, 'current') : valueOf(made, 'current'),
      [`monthly.${id}`]: monthly,
      [`by.${id}`]: by,
      surplus: said(made, 'monthly') ?? made.record.results.monthly?.value,
    },
  ]
}
