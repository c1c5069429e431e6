/** Renting against owning for some years, by costs that were all told. */
import { text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { compareRentOrOwn } from '#finance/rent-or-own.ts'
import { homeTerm, money, monthly, months, percent } from './loan-inputs.ts'

const rise = (label: string) => ({ label, unit: 'percent', min: -50, max: 50 }) as const

export const rentOrOwn = defineSum({
  name: 'rent-or-own',
  about: 'Rent that rises against a home that is bought and sold again, every cost as told.',
  inputs: {
    rent: { ...monthly('Rent a month'), ask: 'What is the rent a month?' },
    rentRise: rise('Rent rises a year'),
    price: { ...money('Price'), ask: 'What does the home cost?' },
    down: money('Down payment'),
    downPercent: percent('Down payment, share of the price', 100),
    closing: money('Costs of buying'),
    closingPercent: percent('Costs of buying, share of the price', 100),
    rate: { ...percent('Mortgage rate'), ask: 'What is the mortgage rate?' },
    months: homeTerm,
    upkeep: monthly('Tax, insurance and repairs a month'),
    growth: rise('Home gains a year'),
    selling: percent('Costs of the sale', 100),
    stay: { ...months('Time you’d stay'), ask: 'How many years would you stay?' },
  },
  results: ['difference', 'rent', 'cash', 'own', 'payment', 'sold', 'left'],
  formula: 'owning is all that is paid in, less the cash that the sale leaves; renting is all the rent',
  assumptions: ['the rent rises once a year', 'what is not told is left out'],
  compute(input, sheet) {
    if (input.price === 0) return 'What does the home cost?'
    const share = (percentage: number | undefined) => (input.price * (percentage ?? 0)) / 100
    const down = Math.min(input.price, input.down ?? Math.round(share(input.downPercent)))
    const closing = input.closing ?? Math.round(share(input.closingPercent))
    sheet.money('rent', 'Rent a month', input.rent)
    if (input.rentRise) sheet.percent('rentRise', 'Rent rises a year', input.rentRise)
    const price = sheet.money('price', 'Price', input.price)
    if (input.downPercent !== undefined) sheet.percent('downPercent', 'Share put down', input.downPercent)
    const put = sheet.aside('Down payment', down, 'its share of the price', [price])
    const costs = sheet.aside('Costs of buying', closing, 'as told', [price])
    const rate = sheet.percent('rate', 'Mortgage rate', input.rate)
    if (input.upkeep) sheet.money('upkeep', 'Tax, insurance and repairs a month', input.upkeep)
    if (input.growth) sheet.percent('growth', 'Home gains a year', input.growth)
    if (input.selling) sheet.percent('selling', 'Costs of the sale', input.selling)
    const time = sheet.months('stay', 'Time you’d stay', input.stay)
    const loan = { principal: input.price - down, rate: input.rate, months: input.months }
    const { growth = 0, selling = 0, rentRise = 0, upkeep = 0 } = input
    const made = compareRentOrOwn({ ...input, loan, down, closing, growth, selling, rentRise, upkeep })
    const rent = sheet.sum('rent', 'Rent in all', made.rent, 'the rent of every year')
    const payment = sheet.sum('payment', 'Loan payment', made.payment, 'the equal payment of the loan')
    const sold = sheet.sum('sold', 'Worth then', made.sold, 'the price with its gains')
    const left = sheet.sum('left', 'Owed then', made.left, 'the balance of the loan')
    const fee = sheet.aside('Costs of the sale', made.sellingCosts, 'their share of what it sells for', [
      sold,
    ])
    const cash = sheet.sum('cash', 'Cash from the sale', made.cash, 'worth then less costs and the loan', [
      sold,
      left,
    ])
    const paid = sheet.sum('paid', 'Paid in for owning', made.paid, 'down payment, costs and every month')
    const own = sheet.sum('own', 'Owning on balance', made.own, 'all that is paid in less that cash', [
      paid,
      cash,
    ])
    const gap = sheet.sum('difference', 'Difference', Math.abs(made.rent - made.own), 'both compared', [
      rent,
      own,
    ])
    return {
      answer: [
        text`Renting comes to ${rent} over ${time}, owning to ${own} on balance: ${made.own <= made.rent ? 'buying' : 'renting'} wins by ${gap}.`,
        text`The sale would leave you ${cash} in cash.`,
      ],
      lines: [
        text`Rent in all: ${rent}`,
        text`Down ${put}, costs of buying ${costs}, then ${payment} a month at ${rate}`,
        text`Paid in for owning: ${paid}`,
        text`Sold for ${sold}, less ${fee} of costs and ${left} still owed: ${cash}`,
        text`Owning on balance: ${own}`,
      ],
      notes: [text`It turns on what the home gains, which nobody knows beforehand.`],
    }
  },
})
