/** A debt that is settled for a part of it. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { percentOf, percentShare, subtractMoney } from '#finance/money.ts'
import { assumed, balance } from './inputs.ts'
import { money, monthly, percent } from './money-inputs.ts'

export const settlement = defineSum({
  name: 'settlement',
  about: 'Settling a debt for less than is owed: what it saves, after tax on what is forgiven.',
  inputs: {
    balance,
    offer: { ...money('Paid to settle it'), ask: 'What would they take to settle it?' },
    percent: {
      ...percent('Tax bracket', 0, 60),
      assume: assumed(22, 'Tax bracket', 'the federal bracket of many full-time workers'),
    },
    savings: money('Saved for it'),
    monthly: monthly('Put aside each month'),
  },
  results: ['saved', 'tax', 'net', 'share', 'months'],
  formula: 'what is owed minus the offer, less the tax on the part that is forgiven',
  assumptions: [
    'what is forgiven is taxed as income, as it mostly is',
    'no state tax, no fee of a settlement firm',
  ],
  compute(input, sheet) {
    if (input.offer >= input.balance)
      return 'The offer is no less than what is owed. How much is owed in all?'
    const owed = sheet.money('balance', 'Owed today', input.balance)
    const offer = sheet.money('offer', 'Paid to settle it', input.offer)
    const rate = sheet.percent('percent', 'Tax bracket', input.percent)
    const gone = subtractMoney(input.balance, input.offer)
    const due = percentOf(gone, input.percent)
    const saved = sheet.sum('saved', 'Forgiven', gone, 'what is owed minus the offer', [owed, offer])
    const tax = sheet.sum('tax', 'Tax on it', due, 'the bracket’s share of what is forgiven', [saved, rate])
    const net = sheet.sum(
      'net',
      'Saved after tax',
      subtractMoney(gone, due),
      'what is forgiven minus its tax',
      [saved, tax],
    )
    const share = sheet.share(
      'share',
      'Paid of the debt',
      percentShare(input.offer, input.balance),
      'the offer by what is owed',
      [offer, owed],
    )
    const lines: Text[] = [
      text`The offer is ${share} of what you owe`,
      text`Forgiven: ${saved}`,
      text`Tax on that at ${rate}: ${tax}`,
      text`Saved in the end: ${net}`,
    ]
    const answer: Text[] = [
      text`${offer} settles ${owed}, so ${saved} is forgiven. That part mostly counts as income: about ${tax} of tax at ${rate}, which leaves ${net} saved.`,
    ]
    const missing = Math.max(0, subtractMoney(input.offer, input.savings ?? 0))
    if (input.savings !== undefined) {
      const have = sheet.money('savings', 'Saved for it', input.savings)
      const short = sheet.aside('Still to find', missing, 'the offer minus what is saved', [offer, have])
      lines.push(missing > 0 ? text`Still to find: ${short}` : text`Your ${have} covers it`)
    }
    if (input.monthly && missing > 0) {
      const paying = sheet.money('monthly', 'Put aside each month', input.monthly)
      const time = sheet.time(
        'months',
        'There in',
        Math.ceil(missing / input.monthly),
        'what is missing by what is put aside',
        [offer, paying],
      )
      answer.unshift(text`At ${paying} a month you have the ${offer} in ${sheet.spell(time)}.`)
      lines.push(text`The offer together in: ${sheet.spell(time)}`)
    }
    return {
      answer,
      lines,
      notes: [
        text`Get it on paper that this settles the debt in full before you pay, and expect a mark on your credit report.`,
        text`Nothing is due on what is forgiven in bankruptcy, or where you owed more than you owned at that moment.`,
      ],
    }
  },
})
