import type { FigureSource } from '#contract/figures.ts'
import type { Spending } from '#advisor/snapshot.ts'
import { quote, type Text, text } from '#advisor/grounding/pieces.ts'
import { isIncomeCategory } from '#finance/spending.ts'
import { payeeKey } from '#finance/payee.ts'
import { nextFrom, type RecurringPeriod } from '#finance/recurring.ts'
import type { Move, Scene } from '#advisor/talk/scene.ts'
import { recurringCard, sayDay } from './spending-words.ts'
import { readWaitedFor, type SpendingQuestion } from './transaction-questions.ts'

type Recurring = Spending['recurring'][number]
type Bill = Extract<SpendingQuestion, { kind: 'next bill' }>

const rhythms: Record<RecurringPeriod, string> = {
  week: 'every week',
  'two weeks': 'every two weeks',
  'half month': 'twice a month',
  month: 'every month',
  quarter: 'every three months',
  year: 'every year',
}

/** When pay comes next: what is called income, or else whatever comes in again and again. */
export function sayNextPay(scene: Scene, { recurring }: Spending): Move {
  const named = recurring.filter(({ category }) => category !== null && isIncomeCategory(category))
  const found = named.length > 0 ? named : recurring
  return sayNext(scene, found, {
    none: ['I see no pay in your transactions that keeps coming, so I cannot say when the next is due.'],
    lead: ['Your next pay should come'],
    about: 'pay',
    title: 'What comes in',
  })
}

export function sayNextBill(scene: Scene, { recurring }: Spending, bill: Bill): Move {
  const { said, payee } = bill
  const found = recurring.filter((one) => isMeant(one, bill))
  const what: Text = payee === null ? [said] : [quote(said)]
  return sayNext(scene, found, {
    none: text`I see no payment for ${what} in your transactions that keeps coming, so I cannot say when the next is due.`,
    lead: text`The next payment for ${what} should come`,
    about: said,
    title: 'What is paid again',
  })
}

const isMeant = ({ category, payee }: Recurring, asked: Bill) =>
  asked.payee === null
    ? category !== null && asked.categories.includes(category)
    : ` ${payeeKey(payee)} `.includes(` ${asked.payee}`)

interface Words {
  none: Text
  lead: Text
  /** The user's own word for it. */
  about: string
  title: string
}

function sayNext({ sheet, snapshot }: Scene, found: Recurring[], words: Words): Move {
  const coming = found
    .map((one) => ({ ...one, nextDate: nextFrom(one, snapshot.today) }))
    .toSorted((one, other) => (one.nextDate < other.nextDate ? -1 : 1))
  const [first] = coming
  if (!first) return { content: words.none, dialogue: { asked: null } }
  const source = sourceOf(first, words.about)
  const amount = sheet.money('Amount of the last one', Math.abs(first.amount), source)
  const day = sayDay(sheet, first.nextDate, source)
  const last = sayDay(sheet, first.lastDate, source)
  return {
    content: text`${words.lead} on ${day}: ${amount}, which comes ${rhythms[first.period]}. The last one was on ${last}.`,
    cards: [recurringCard(words.title, coming)],
    dialogue: { asked: null },
  }
}

/** The name on the statement without the numbers behind it, which change from one to the next. */
const searchFor = (payee: string) => payee.split(/\s+(?=\S*\d)/, 1)[0] || payee

const sourceOf = ({ payee, amount, count }: Recurring, about: string): FigureSource => ({
  kind: 'transactions',
  count,
  about,
  filter: { search: searchFor(payee), kind: amount < 0 ? 'out' : 'in' },
})

/** Without transactions nobody knows when something is due, and the way there is worth a word. */
export function sayUnseen({ text: said }: Scene): Move | null {
  const waited = readWaitedFor(said)
  if (waited === null) return null
  const what = waited === 'pay' ? 'when you are paid' : `when your ${waited} is due`
  return {
    content: [
      `I cannot see ${what}: I have no transactions of yours. Import your bank's file on the Transactions page, and` +
        ` I find what repeats and when it comes next.`,
    ],
    dialogue: { asked: null },
  }
}
