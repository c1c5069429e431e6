/** Month loops in dollars and floating point, written apart from src/finance. */

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
export const level = (principal: number, rate: number, count: number) => {
  const monthly = rate / 1200
  return monthly === 0 ? principal / count : (principal * monthly) / (1 - (1 + monthly) ** -count)
}

export function payDown(principal: number, rate: number, payment: number) {
  let balance = principal
  let interest = 0
  let count = 0
  while (balance > 0.005 && count < 5000) {
    const added = (balance * rate) / 1200
    interest += added
    balance = balance + added - payment
    count += 1
  }
  return { count, interest }
}

export function grow(start: number, monthly: number, rate: number, count: number, atStart = false) {
  let balance = start
  for (let month = 0; month < count; month++) {
    balance = atStart ? (balance + monthly) * (1 + rate / 1200) : balance * (1 + rate / 1200) + monthly
  }
  return balance
}

export interface NaiveDebt {
  amount: number
  rate: number
  minimum: number
}

export function payAll(debts: NaiveDebt[], total: number, order: 'avalanche' | 'snowball') {
  const open = debts.map((debt) => ({ ...debt }))
  const queue = open.toSorted((a, b) => (order === 'avalanche' ? b.rate - a.rate : a.amount - b.amount))
  let interest = 0
  let count = 0
  while (open.some((debt) => debt.amount > 0.005) && count < 2000) {
    let left = total
    for (const debt of open) {
      const added = (debt.amount * debt.rate) / 1200
      interest += added
      debt.amount += added
      const paid = Math.min(debt.amount, debt.minimum)
      debt.amount -= paid
      left -= paid
    }
    for (const debt of queue) {
      const paid = Math.min(left, debt.amount)
      debt.amount -= paid
      left -= paid
    }
    count += 1
  }
  return { count, interest }
}
