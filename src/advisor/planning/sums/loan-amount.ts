import type { Figure } from '#contract/figures.ts'
import type { Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { type Cents, percentOf, subtractMoney } from '#finance/money.ts'
import { isSaidNow } from './loan-inputs.ts'

interface Purchase {
  principal?: Cents | undefined
  price?: Cents | undefined
  down?: Cents | undefined
  downPercent?: number | undefined
}

export interface LoanAmount {
  amount: Cents
  figure: Figure
  down: Cents
}

/** What is borrowed: as said, or what the down payment leaves of the price; null when neither is known. */
export function showLoan(input: Purchase, sheet: Worksheet, household: Household): LoanAmount | null {
  const { principal } = input
  const isNow = (slot: string) => isSaidNow(slot, sheet, household)
  // 'What if I put 5,000 down': then what was to be borrowed is the price.
  const isPutDown = isNow('down') && !isNow('principal') && input.price === undefined
  const price = isPutDown ? principal : input.price
  if (price === undefined || (isNow('principal') && !isNow('price'))) {
    if (principal === undefined) return null
    return { amount: principal, figure: sheet.money('principal', 'Loan', principal), down: 0 }
  }
  const cost = sheet.money(isPutDown ? 'principal' : 'price', 'Price', price)
  const isShare =
    input.downPercent !== undefined && (input.down === undefined || (isNow('downPercent') && !isNow('down')))
  const down = Math.min(price, isShare ? percentOf(price, input.downPercent ?? 0) : (input.down ?? 0))
  const share = isShare ? sheet.percent('downPercent', 'Share put down', input.downPercent ?? 0) : null
  const paid = share
    ? sheet.sum('down', 'Down payment', down, 'its share of the price', [cost, share])
    : sheet.money('down', 'Down payment', down)
  const amount = subtractMoney(price, down)
  return { amount, figure: sheet.sum('loan', 'Loan', amount, 'price minus down payment', [cost, paid]), down }
}
