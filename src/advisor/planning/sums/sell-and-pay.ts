/** Something is sold, and what it brings goes to debts. */
import { byRow } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { netWorth } from '#finance/balance-sheet.ts'
import { subtractMoney, sumMoney } from '#finance/money.ts'
import { money } from './money-inputs.ts'

export const sellAndPay = defineSum({
  name: 'sell-and-pay',
  about:
    'Selling something that is owned and paying debts with it: what is left of them, and net worth after.',
  inputs: {
    price: { ...money('Sold for'), ask: 'What would it sell for?' },
    worth: {
      ...money('Listed at'),
      stored: ({ asset }) => (asset ? { value: asset.value, source: byRow('assets', asset) } : null),
      ask: 'What do you have it listed at?',
    },
    owed: { ...money('Owed on the first debt'), ask: 'Which debt would it pay off?' },
    owed2: money('Owed on the second debt'),
  },
  results: ['after', 'left', 'rest', 'networth'],
  formula:
    'the price pays the first debt, what is over the second; net worth changes by price less listed value',
  assumptions: ['no costs of the sale', 'what is over stays as cash'],
  compute(input, sheet, { snapshot }) {
    const price = sheet.money('price', 'Sold for', input.price)
    const worth = sheet.money('worth', 'Listed at', input.worth)
    const owed = sheet.money('owed', 'Owed on the first debt', input.owed)
    const second = input.owed2 ?? 0
    const toFirst = Math.min(input.price, input.owed)
    const toSecond = Math.min(second, input.price - toFirst)
    const now = netWorth(snapshot.assets, snapshot.liabilities).netWorth
    const today = sheet.sum('networth', 'Net worth now', now, 'all that is owned less all that is owed', [])
    const change = subtractMoney(input.price, input.worth)
    const after = sheet.sum(
      'after',
      'Net worth after',
      sumMoney([now, change]),
      'now, with the price for it',
      [today, price, worth],
    )
    const left = sheet.sum(
      'left',
      second > 0 ? 'Left on the second debt' : 'Left on the debt',
      second > 0 ? second - toSecond : input.owed - toFirst,
      'what is owed less what the sale pays',
      [price, owed],
    )
    const over = input.price - toFirst - toSecond
    const rest = sheet.sum('rest', 'Cash left', over, 'the price less what it pays', [price, owed])
    const lines: Text[] = [
      text`Net worth now: ${today}`,
      text`Pays off: ${sheet.aside('Paid on the first', toFirst, 'as far as it goes')} of the ${owed}`,
    ]
    if (second > 0) {
      const debt = sheet.money('owed2', 'Owed on the second debt', second)
      lines.push(
        text`Then ${sheet.aside('Paid on the second', toSecond, 'what is over')} of the ${debt}, which leaves ${left}`,
      )
    }
    if (over > 0) lines.push(text`Cash left: ${rest}`)
    return {
      answer: [
        text`Your net worth goes from ${today} to ${after}; ${left} is left on the ${second > 0 ? 'second debt' : 'debt'}.`,
      ],
      lines: [...lines, text`Net worth after: ${after}`],
      notes: [],
    }
  },
})
