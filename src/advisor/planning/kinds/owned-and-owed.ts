import { centsOf } from '#advisor/planning/given.ts'
import { cue, strongest } from '#advisor/planning/question/cues.ts'
import type { Question, Said } from '#advisor/planning/question/said.ts'

const owed = [
  cue('(?:owe|owing|owed|debts?|liabilit\\w+|loans?|mortgage|borrowed|card balances?)…#', 3),
  cue(
    '#…(?:owed|debts?|loans?|mortgage|liabilit\\w+|left on|in student|of credit|on (?:my|the|a|our) (?:\\w+ )?(?:card|visa|mastercard|mortgage|loan))',
    3,
  ),
]
const owned = [
  cue(
    '(?:own|have|worth|savings?|cash|checking|assets|401\\(k\\)|401k|ira|brokerage|investments?|house|home|car|got)…#',
    2,
  ),
  cue(
    '#…(?:in (?:my |a |the |our )?(?:savings?|cash|checking|bank|401|ira|brokerage|stocks|investments?|retirement)|house|home|car|assets|saved|invested)',
    3,
  ),
]

/** What a question says is owned and owed; null unless every amount of it is clear and both sides are there. */
export function readOwnedAndOwed({ said }: Question) {
  const amounts = said.filter((number) => number.kind === 'money' && number.period === null)
  const sides = amounts.map((number) => ({
    number,
    debt: strongest(owed, number.context),
    asset: strongest(owned, number.context),
  }))
  if (amounts.length < 2 || sides.some(({ debt, asset }) => debt === 0 && asset === 0)) return null
  const toItem = ({ value, quote }: Said) => ({ name: quote, category: 'Your words', amount: centsOf(value) })
  const liabilities = sides.filter(({ debt, asset }) => debt >= asset).map(({ number }) => toItem(number))
  const assets = sides.filter(({ debt, asset }) => debt < asset).map(({ number }) => toItem(number))
  return assets.length > 0 && liabilities.length > 0 ? { assets, liabilities } : null
}
