/** The same saving begun now or some years later. */
import { text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { futureValue } from '#finance/growth.ts'
import { subtractMoney } from '#finance/money.ts'
import { growthRate, term } from './inputs.ts'
import { money, monthly, months } from './money-inputs.ts'

export const waitingToStart = defineSum({
  name: 'waiting-to-start',
  about: 'What a wait costs: the same amount a month from now on, and from a later day on.',
  inputs: {
    contribution: { ...monthly('Added each month'), ask: 'How much would go in each month?' },
    start: money('There already'),
    rate: growthRate,
    months: term,
    later: { ...months('Time when begun later'), ask: 'How long would it run when begun later?' },
  },
  results: ['difference', 'now', 'then', 'paidIn', 'paidInThen'],
  formula: 'both are grown to the same day, and the later one is taken off the earlier one',
  assumptions: ['the return is the same every year', 'contributions go in at the end of each month'],
  compute(input, sheet) {
    if (input.later >= input.months) return 'Begun later it has to run for a shorter time. How long?'
    const adding = sheet.money('contribution', 'Added each month', input.contribution)
    if (input.start) sheet.money('start', 'There already', input.start)
    const rate = sheet.percent('rate', 'Return a year', input.rate)
    const long = sheet.months('months', 'Time', input.months)
    const short = sheet.months('later', 'Time when begun later', input.later)
    const terms = { contribution: input.contribution, rate: input.rate }
    const held = input.start ?? 0
    const early = futureValue({ ...terms, start: held, months: input.months })
    // What is there already grows all the time; only the new money waits.
    const grown = futureValue({ start: held, rate: input.rate, months: input.months })
    const late = grown + futureValue({ ...terms, start: 0, months: input.later })
    const now = sheet.sum('now', 'Begun now', early, 'put in and grown', [adding, rate, long])
    const then = sheet.sum('then', 'Begun later', late, 'put in and grown', [adding, rate, short])
    const cost = sheet.sum('difference', 'What the wait costs', subtractMoney(early, late), 'both compared', [
      now,
      then,
    ])
    const paid = sheet.sum('paidIn', 'Put in', input.contribution * input.months, 'all contributions', [
      adding,
      long,
    ])
    const less = sheet.sum(
      'paidInThen',
      'Put in when begun later',
      input.contribution * input.later,
      'all contributions',
      [adding, short],
    )
    return {
      answer: [text`Begun now it comes to ${now}, begun later to ${then}: the wait costs ${cost}.`],
      lines: [
        text`${adding} a month for ${long} at ${rate}: ${now}, of which ${paid} is put in`,
        text`For ${short}: ${then}, of which ${less} is put in`,
        text`What the wait costs: ${cost}`,
      ],
      notes: [text`The first years count most, because they grow the longest.`],
    }
  },
})
