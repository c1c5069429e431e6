import type { Spending } from '#advisor/snapshot.ts'
import type { Period } from '#advisor/talk/spending/asked-period.ts'
import {
  mayAskAboutSpending,
  readSpendingQuestion,
  type SpendingQuestion,
} from '#advisor/talk/spending/transaction-questions.ts'
import { daysInMonth, type PlainDate } from '#finance/dates.ts'
import { sumMoney } from '#finance/money.ts'
import { type CategoryMonth, monthsInFull, UNCATEGORISED } from '#finance/spending.ts'
import { listPayeeKeys } from '#server/features/imports/payees-store.ts'
import { listTransactions, summarizeTransactions } from '#server/features/transactions/list-store.ts'
import {
  addUpDays,
  findFirstDay,
  findLastDay,
  readMonths,
} from '#server/features/transactions/months-store.ts'
import { listRecurring } from '#server/features/transactions/recurring-store.ts'
import type { Services } from '#server/services.ts'

type Store = Pick<Services, 'db' | 'engine'>

const SHOWN = 6
const PAYEES_LISTED = 200
const MOST_PAYEES = 20_000
/** Far more than anybody uses, though a file may bring a category per row. */
const MOST_CATEGORIES = 2000

/** What a question about transactions is answered from; null for any other message, and where there are none. */
export async function readSpending(
  store: Store,
  userId: number,
  text: string,
  today: PlainDate,
): Promise<Spending | null> {
  if (!mayAskAboutSpending(text, today)) return null
  const [first, last] = [await findFirstDay(store.db, userId), await findLastDay(store.db, userId)]
  if (!first || !last) return null
  const totals = await readMonths(store, userId)
  // The newest are asked about.
  const categories = [...new Set(totals.toReversed().map(({ category }) => category))]
    .filter((name) => name !== UNCATEGORISED)
    .slice(0, MOST_CATEGORIES)
  const question = readSpendingQuestion(text, {
    today,
    lastDay: last.date,
    months: monthsInFull({ first: first.date, last: last.date, today }),
    categories,
    payees: await listPayeeKeys(store.db, userId, MOST_PAYEES),
  })
  if (!question) return null
  const recurring = (await listRecurring(store.db, userId, today)).filter(
    ({ isActive, amount }) => isActive && (question.kind === 'next pay' ? amount > 0 : amount < 0),
  )
  return { question, totals, recurring, ...(await readRows(store, userId, question, totals)) }
}

/** The months that a question is about; null for what comes again and again. */
function periodOf(question: SpendingQuestion): Period | null {
  if ('period' in question) return question.period
  return 'month' in question ? { from: question.month, to: question.month } : null
}

async function readRows({ db }: Store, userId: number, question: SpendingQuestion, totals: CategoryMonth[]) {
  const period = periodOf(question)
  if (!period) return { rows: [], count: 0, total: 0 }
  const { from, to } = period
  const days = period.days ?? {
    from: `${from}-01`,
    to: `${to}-${daysInMonth(Number(to.slice(0, 4)), Number(to.slice(5)))}`,
  }
  const categories: readonly string[] = question.kind === 'spent' ? question.categories : []
  const payee = question.kind === 'spent' ? question.payee : null
  const filters =
    categories.length > 0
      ? categories.map((category) => ({ ...days, category }))
      : [{ ...days, ...(payee !== null && { search: payee }) }]
  const found = await Promise.all(
    filters.map((filter) =>
      listTransactions(db, userId, {
        ...filter,
        ...(categories.length === 0 && { kind: 'out' as const }),
        skip: 0,
        limit: PAYEES_LISTED,
      }),
    ),
  )
  const rows = found
    .flat()
    .filter(({ isTransfer }) => !isTransfer)
    .toSorted((one, other) => one.amount - other.amount)
    .slice(0, SHOWN)
    .map(({ date, payee: name, category, amount }) => ({ date, payee: name, category, amount }))
  return { rows, ...(await addUp()) }

  /** Counted by the same rules as the monthly totals, so that the reply agrees with the screens. */
  async function addUp() {
    if (payee !== null) {
      const { total: count, spent } = await summarizeTransactions(db, userId, {
        ...days,
        search: payee,
        kind: 'out',
      })
      return { count, total: spent }
    }
    const all = period?.days
      ? await addUpDays(db, userId, days)
      : totals.filter(({ month }) => month >= from && month <= to)
    const spent = all.filter((one) =>
      categories.length === 0 ? one.spent !== 0 : categories.includes(one.category),
    )
    return {
      count: spent.reduce((sum, one) => sum + one.count, 0),
      total: sumMoney(spent.map((one) => one.spent)),
    }
  }
}
