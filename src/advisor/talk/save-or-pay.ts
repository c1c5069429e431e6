/** 'Should I save or pay that first': by the debt that costs most, and by how far the savings go. */
import { byRow } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { monthlyExpenses, savings } from '#advisor/planning/data/totals.ts'
import type { Scene } from './scene.ts'
import type { Part } from './tell-sum.ts'

const TOPIC = 'save-or-pay-debt'
/** Nearness from which that is what is asked. */
const NEAR = 0.46
/** A rate from which a debt comes before more savings. */
const DEAR = 10

/** The usual order in the user's own figures; null where they are not known, or something else is asked. */
export function saveOrPay({ snapshot, minded, sheet }: Scene): Part | null {
  const nearest = minded?.topics[0]
  const [dearest] = snapshot.liabilities
    .filter(({ amount, interestRate }) => amount > 0 && (interestRate ?? 0) >= DEAR)
    .toSorted((one, other) => (other.interestRate ?? 0) - (one.interestRate ?? 0))
  if (nearest?.id !== TOPIC || nearest.score < NEAR || minded?.numbers.length || !dearest) return null
  const rate = sheet.percent('Interest a year', dearest.interestRate ?? 0, byRow('liabilities', dearest))
  const owed = sheet.money('Balance', dearest.amount, byRow('liabilities', dearest))
  const [spent, has] = [monthlyExpenses(snapshot), savings(snapshot)]
  const month = spent && sheet.money('Expenses a month', spent.value, spent.source)
  const there = has && sheet.money('Savings', has.value, has.source)
  const isThin = spent !== null && (has?.value ?? 0) < spent.value
  const lead: Text =
    month && isThin
      ? text`First a month of bills in cash, ${month}. Then everything spare on ${nameOf(dearest.name)}: ${rate} is far more than savings earn.`
      : month && there
        ? text`${nameOf(dearest.name)} first: ${rate} is far more than savings earn, and your ${there} already covers a month of bills.`
        : text`${nameOf(dearest.name)} first, once a month of bills is in cash: ${rate} is far more than savings earn.`
  const state: Text =
    isThin && there
      ? text`You have ${there} of it, and owe ${owed}.`
      : text`With ${owed} gone, build the full cushion.`
  return { lead, more: [state], details: [], cards: [] }
}
