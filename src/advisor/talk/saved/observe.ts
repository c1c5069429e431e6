/** What was just told comes to something: what is left, or what debts cost. */
import type { Change } from '#advisor/facts.ts'
import { byFormula, byRow } from '#advisor/grounding/figures.ts'
import { joinSentences } from '#advisor/grounding/fit.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { householdLines } from '#advisor/planning/data/household-lines.ts'
import { paidOnDebt } from '#advisor/planning/data/paid-on-debt.ts'
import { profileBasis } from '#advisor/planning/data/pay-basis.ts'
import { hasWholeBudget, monthlyExpenses, monthlyPay, savings } from '#advisor/planning/data/totals.ts'
import { monthlyInterest } from '#finance/interest.ts'
import { payOffLoan } from '#finance/loan-payoff.ts'
import { subtractMoney, sumMoney } from '#finance/money.ts'
import { rowName } from '#advisor/talk/row-name.ts'
import type { Scene } from '#advisor/talk/scene.ts'
import { subjectOf } from '#advisor/talk/interview/told-subject.ts'

/** A subscription alone is not what a month takes: below this share of the pay nothing is said to be left. */
const SOME_COSTS = 0.15

/** Pay and costs, both known, one of them just told. */
function tellLeft({ saved, snapshot, sheet }: Scene): Text | null {
  const isTold = saved.some(
    ({ change }) =>
      change.kind === 'expense' ||
      change.kind === 'income' ||
      (change.kind === 'removal' && (change.from === 'expense' || change.from === 'income')) ||
      (change.kind === 'profile' && (change.field === 'income' || change.field === 'expenses')),
  )
  const [pay, costs] = [monthlyPay(snapshot), monthlyExpenses(snapshot)]
  if (!isTold || !pay || !costs) return null
  if (snapshot.profile.expenses === null && costs.value < pay.value * SOME_COSTS) return null
  const from = [
    sheet.money('Income a month', pay.value, pay.source),
    sheet.money('Expenses a month', costs.value, costs.source),
  ]
  const rest = subtractMoney(pay.value, costs.value)
  const left = sheet.money('Left a month', Math.abs(rest), byFormula('income minus expenses', from))
  if (rest < 0) return text`That’s ${left} a month more than comes in.`
  const isNet = snapshot.takeHome !== undefined || profileBasis(snapshot) === 'net'
  if (!hasWholeBudget(snapshot)) return text`That leaves ${left} a month for everything else.`
  return snapshot.income.length === 0 && !isNet
    ? text`That leaves ${left} a month, less whatever tax still comes off.`
    : text`That leaves ${left} a month.`
}

/** What is put by against what goes out, both known, one of them just told, and no pay beside them. */
function tellCovered({ saved, snapshot, sheet, dialogue }: Scene): Text | null {
  const isTold = saved.some(({ change }) => ['costs', 'savings'].includes(subjectOf(change) ?? ''))
  const [cash, costs] = [savings(snapshot), monthlyExpenses(snapshot)]
  // A rent alone is not what a month takes.
  const isWhole = snapshot.profile.expenses !== null || snapshot.expenses.length > 1
  const hasPay = monthlyPay(snapshot) !== null && dialogue.feeling !== 'jobloss'
  if (!isTold || !isWhole || hasPay || !cash?.value || !costs?.value) return null
  const months = sheet.months(
    'Months covered',
    Math.round((cash.value / costs.value) * 10) / 10,
    byFormula('savings divided by monthly expenses', [
      sheet.money('Savings', cash.value, cash.source),
      sheet.money('Expenses a month', costs.value, costs.source),
    ]),
  )
  return text`Your savings would carry that for about ${months}.`
}

/** Debts of which one was just told with its rate. */
function tellOwed({ saved, snapshot, sheet }: Scene): Text | null {
  const isTold = saved.some(({ change }) => change.kind === 'liability' && change.interestRate !== undefined)
  const debts = snapshot.liabilities.filter(({ amount }) => amount > 0)
  if (!isTold || debts.length < 2) return null
  const owed = sheet.money(
    'Owed in all',
    sumMoney(debts.map(({ amount }) => amount)),
    byFormula('your debts added up', []),
  )
  // What one of them costs is not what all of them do.
  if (debts.some(({ interestRate }) => !interestRate)) return text`That’s ${owed} in all.`
  const cost = sheet.money(
    'Interest a month',
    sumMoney(debts.map(({ amount, interestRate }) => monthlyInterest(amount, interestRate))),
    byFormula('a month of each debt’s interest added up', []),
  )
  return text`That’s ${owed} in all, and ${cost} of interest a month.`
}

/** So many costs are a list, of which people want to know what they come to. */
const LIST = 3

/** Costs told in a list: all of them together, and the largest. */
function tellSpent({ saved, snapshot, sheet }: Scene): Text | null {
  const told = saved.filter(({ change }) => subjectOf(change) === 'costs')
  const [costs, largest] = [
    monthlyExpenses(snapshot),
    snapshot.expenses.toSorted((one, other) => other.amount - one.amount)[0],
  ]
  if (told.length < LIST || !costs || !largest) return null
  const all = sheet.money('Expenses a month', costs.value, costs.source)
  const most = sheet.money(
    largest.category,
    largest.amount,
    byRow('expenseItems', { id: largest.id, name: largest.category }),
  )
  return text`${all} a month goes out, the most for ${rowName(largest.category)}: ${most}.`
}

/** Several things owned or owed, told at once: what they come to, and what is left of one after the other. */
function tellWorth({ saved, snapshot, sheet }: Scene): Text | null {
  const count = (...about: string[]) =>
    saved.filter(({ change }) => about.includes(subjectOf(change) ?? '')).length
  const [isOwnedTold, isOwedTold] = [count('owned', 'savings') > 1, count('debt') > 1]
  if ((!isOwnedTold && !isOwedTold) || saved.some(({ change }) => hasRate(change))) return null
  const { owned, owed } = householdLines(snapshot)
  const [assets, debts] = [owned, owed].map((lines) => sumMoney(lines.map(({ amount }) => amount))) as [
    number,
    number,
  ]
  const own = sheet.money('Owned in all', assets, byFormula('all that you own added up', []))
  const owe = sheet.money('Owed in all', debts, byFormula('your debts added up', []))
  if (assets === 0 || debts === 0)
    return isOwedTold ? text`You owe ${owe} in all.` : text`You own ${own} in all.`
  const worth = sheet.money(
    'Net worth',
    Math.abs(assets - debts),
    byFormula('what you own minus what you owe', []),
  )
  const said = isOwedTold ? text`You owe ${owe} in all` : text`You own ${own} in all`
  return debts > assets
    ? text`${said}, ${worth} more owed than owned.`
    : text`${said}, so your net worth is ${worth}.`
}

const hasRate = (change: Change) => change.kind === 'liability' && change.interestRate !== undefined

/** A debt of which the last that was missing was just told: '29%, and i pay 180'. */
function tellGone({ saved, snapshot, sheet }: Scene): Text | null {
  const told = saved.flatMap(({ change }) =>
    change.kind === 'liability' && (change.interestRate !== undefined || change.minimumPayment !== undefined)
      ? [change.name]
      : [],
  )
  const [debt, another] = snapshot.liabilities.filter(({ amount }) => amount > 0)
  if (!debt || another || !told.includes(debt.name) || !debt.interestRate || debt.category === 'Mortgage')
    return null
  const paid = paidOnDebt(debt, snapshot)
  const payoff = paid && payOffLoan({ principal: debt.amount, rate: debt.interestRate, payment: paid.value })
  if (!paid || !payoff?.paysOff) return null
  const payment = sheet.money('Payment a month', paid.value, paid.source)
  const months = sheet.months(
    'Months to pay it off',
    payoff.months,
    byFormula('interest is added, then the payment taken off, until nothing is owed', [payment]),
  )
  return text`At ${payment} a month it’s gone in ${months}.`
}

export function observe(scene: Scene): Text | null {
  const left = tellCovered(scene) ?? tellLeft(scene)
  const costs = [tellSpent(scene), left].filter((one) => one !== null)
  return tellGone(scene) ?? (costs.length > 0 ? joinSentences(costs) : (tellWorth(scene) ?? tellOwed(scene)))
}
