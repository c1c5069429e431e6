import type { Figure, FigureSource } from '#contract/figures.ts'
import type { Spending } from '#advisor/snapshot.ts'
import { byFormula } from '#advisor/grounding/figures.ts'
import { quote, type Text, text } from '#advisor/grounding/pieces.ts'
import { monthsBetween } from '#finance/dates.ts'
import { roundCents, sumMoney } from '#finance/money.ts'
import { monthOf } from '#finance/spending.ts'
import { isCalled } from './asked-names.ts'
import type { Period } from './asked-period.ts'
import { sayBudget } from './compare-budget.ts'
import { sayWhy } from './compare-months.ts'
import { sayBiggest } from './say-biggest.ts'
import { sayNextBill, sayNextPay, sayUnseen } from './say-next-payment.ts'
import type { Move, Scene } from '#advisor/talk/scene.ts'
import { daysOf, plainPeriod, recurringCard, rowsCard, sayName, sayPeriod } from './spending-words.ts'

/**
 * Answers from transactions, each figure traced to the very rows. Names of payees stand in the cards alone: what is
 * said in a reply may go to a language model with a later message, and a bank's file is nobody else's business.
 */
export function saySpending(scene: Scene): Move | null {
  const { spending } = scene.snapshot
  if (!spending) return sayUnseen(scene)
  switch (spending.question.kind) {
    case 'spent':
      return saySpent(scene, spending, spending.question)
    case 'subscriptions':
      return saySubscriptions(scene, spending, spending.question.isAll)
    case 'biggest':
      return sayBiggest(scene, spending, spending.question.period)
    case 'next pay':
      return sayNextPay(scene, spending)
    case 'next bill':
      return sayNextBill(scene, spending, spending.question)
    case 'month':
      return sayWhy(scene, spending, spending.question.month)
    case 'budget':
      break
  }
  return sayBudget(scene, spending, spending.question.month, spending.question.said)
}

function saySpent(
  scene: Scene,
  spending: Spending,
  asked: Extract<Spending['question'], { kind: 'spent' }>,
): Move {
  const { period, categories, payee, said } = asked
  const about = [said || 'all spending', plainPeriod(period)].join(', ')
  const [category] = categories
  const source: FigureSource = {
    kind: 'transactions',
    count: spending.count,
    about,
    filter: {
      ...daysOf(period),
      ...(category !== undefined && categories.length === 1 && { category }),
      ...(payee !== null && { search: payee }),
      ...(categories.length === 0 && payee === null && { kind: 'out' as const }),
    },
  }
  const when = sayPeriod(scene, period)
  const what: Text = said === '' ? [] : payee === null ? [' on ', sayName(said)] : [' at ', quote(said)]
  if (spending.count === 0) {
    const none: Text = payee === null ? what : text` for ${quote(said)}`
    return { content: text`I see no transactions${none} ${when}.`, dialogue: { asked: null } }
  }
  const total = scene.sheet.money('Spent', spending.total, source)
  const count = scene.sheet.number('Transactions', 'count', spending.count, source)
  const entries = spending.count === 1 ? text`one transaction` : text`${count} transactions`
  return {
    content: text`You spent ${total}${what} ${when}, in ${entries}.${sayMean(scene, total, period)}`,
    cards: [rowsCard('The largest of them', spending)],
    dialogue: { asked: null },
  }
}

/** What several months that are over come to on average. */
function sayMean({ sheet, snapshot }: Scene, total: Figure, { from, to, days }: Period): Text {
  if (days || from === to || to >= monthOf(snapshot.today)) return []
  const months = monthsBetween(`${from}-01`, `${to}-01`) + 1
  const count = sheet.number('Months', 'months', months, byFormula('The time that was asked about.', []))
  const mean = sheet.money(
    'A month',
    roundCents(total.value / months),
    byFormula('What was spent by the number of months.', [total, count]),
  )
  return text` That is ${mean} a month.`
}

type Recurring = Spending['recurring']

const isSubscription = ({ category }: Recurring[number]) =>
  category !== null && isCalled(category, 'subscriptions')

function saySubscriptions({ sheet }: Scene, { recurring }: Spending, isAll: boolean): Move {
  if (recurring.length === 0)
    return {
      content: ['I see no payment that comes again and again in your transactions yet.'],
      dialogue: { asked: null },
    }
  const add = (some: Recurring, formula: string) => {
    const inputs = some.map(({ monthly }) =>
      sheet.money(
        'A month',
        Math.abs(monthly),
        byFormula('A payment that repeats, as an average month.', []),
      ),
    )
    const source = byFormula(formula, inputs)
    return {
      count: sheet.number('Recurring payments', 'count', some.length, source),
      total: sheet.money('Together a month', sumMoney(some.map(({ monthly }) => Math.abs(monthly))), source),
    }
  }
  const all = add(recurring, 'Payments that repeat in your transactions, each as an average month.')
  const repeats: Text =
    recurring.length === 1
      ? text`a single payment repeats, ${all.total} a month`
      : text`${all.count} payments repeat, ${all.total} a month together`
  const own = isAll ? [] : recurring.filter(isSubscription)
  const others = recurring.filter((one) => !own.includes(one))
  if (own.length === 0)
    return {
      content: text`In your transactions ${repeats}. The table says when each comes next.`,
      cards: [recurringCard('Subscriptions and bills', recurring)],
      dialogue: { asked: null },
    }
  const subscriptions = add(own, 'What repeats and is called a subscription, each as an average month.')
  const lead: Text =
    own.length === 1
      ? text`You have one subscription, ${subscriptions.total} a month.`
      : text`You have ${subscriptions.count} subscriptions, ${subscriptions.total} a month together.`
  return {
    content: others.length === 0 ? lead : text`${lead} With bills and all else, ${repeats}.`,
    cards: [
      recurringCard('Subscriptions', own),
      ...(others.length === 0 ? [] : [recurringCard('What else repeats', others)]),
    ],
    dialogue: { asked: null },
  }
}
