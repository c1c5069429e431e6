/** A repair against the payments of another car. */
import { byRule } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { loanPayment } from '#finance/loan.ts'
import { subtractMoney } from '#finance/money.ts'
import { assumed } from './inputs.ts'
import { money, months, percent } from './loan-inputs.ts'

const A_YEAR = 12
const thumb = byRule(
  'Repair or replace',
  'a repair is commonly held against a year of payments on another car',
)

export const repairOrReplace = defineSum({
  name: 'repair-or-replace',
  about: 'Whether a car is worth its repair, against what another one costs.',
  inputs: {
    repair: { ...money('Repair'), ask: 'What would the repair cost?' },
    price: { ...money('Another car'), ask: 'What would another car cost?' },
    down: { ...money('Put down or traded in'), assume: assumed(0, 'Down payment', 'nothing put down') },
    rate: { ...percent('Interest a year'), assume: assumed(7, 'Rate of a car loan', 'a usual rate') },
    months: { ...months('Term'), assume: assumed(60, 'Term of a car loan', 'the usual term') },
  },
  results: ['months', 'payment', 'year', 'apart'],
  formula: 'the repair divided by the payment on the other car',
  assumptions: [
    'the repaired car then runs as long as it is hoped to',
    'insurance of a newer car mostly costs more',
  ],
  compute(input, sheet) {
    const loan = Math.max(0, subtractMoney(input.price, input.down))
    if (input.repair === 0 || loan === 0) return 'What would the repair cost, and what another car?'
    const repair = sheet.money('repair', 'Repair', input.repair)
    const price = sheet.money('price', 'Another car', input.price)
    if (input.down > 0) sheet.money('down', 'Put down or traded in', input.down)
    const rate = sheet.percent('rate', 'Interest a year', input.rate)
    const term = sheet.months('months', 'Term', input.months)
    const each = loanPayment({ principal: loan, rate: input.rate, months: input.months })
    if (each === 0) return 'What would the repair cost, and what another car?'
    const payment = sheet.sum('payment', 'Payment a month', each, 'the equal payment of the term')
    const year = sheet.sum('year', 'Payments of a year', each * A_YEAR, 'a year of them', [payment])
    const apart = sheet.sum(
      'apart',
      'Price less repair',
      subtractMoney(input.price, input.repair),
      'the other car minus the repair',
      [price, repair],
    )
    const count = sheet.time(
      'months',
      'Months of payments',
      Math.ceil(input.repair / each),
      'the repair divided by the payment',
      [repair, payment],
    )
    const mark = sheet.fixed('Months of a year', 'count', A_YEAR, thumb)
    const same = text`${repair} is ${count} of the ${payment} a month that ${price} costs at ${rate} over ${term}`
    const lines: Text[] = [
      text`Payments of a year: ${year}`,
      text`The other car costs more by: ${apart}`,
      text`A repair is commonly worth it up to ${mark} months of payments`,
    ]
    return {
      answer:
        input.repair <= each * A_YEAR
          ? [text`Fix it, if it then runs a year or more: ${same}.`]
          : [text`Another car is worth a look: ${same}.`],
      lines,
      notes: [text`Get another quote first; rust, a dead engine or safety faults speak for replacing it.`],
    }
  },
})
