/** 'When does the pmi go away', from the terms of the loan. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { amountsIn, fill, findSaid, others, percentsIn, timesIn } from './fill.ts'

const PMI = /\b(?:pmi|(?:private )?mortgage insurance)\b/i
const WHEN = new RegExp(
  String.raw`\b(?:when|how (?:long|soon|many (?:months|years))|how much (?:more|longer)|until|till)\b|` +
    String.raw`\bcan (?:i|we) (?:drop|cancel|remove|get rid of|lose|stop)\b|` +
    String.raw`\b(?:drop|cancel|remove|get rid of)\b[^.?!]*\b(?:yet|now)\b`,
  'i',
)
const OWED = /\b(?:owe|owing|balance|left|loan|mortgage)\b(?: \w+){0,3} $/i
const OWED_AFTER = /^ ?(?:left|still owed|balance|loan|mortgage)\b/i
const DOWN_BEFORE = /\b(?:put|down(?: ?payment)?(?: of| was)?)(?: down)? $/i
const DOWN_AFTER = /^ ?(?:dollars |bucks )?(?:down|as a down ?payment)\b/i
const EXTRA = /^[^.?!\d]{0,12}\b(?:extra|more|additional|on top)\b/i
const EXTRA_BEFORE = /\b(?:extra|additional|more)(?: of)? $/i
const FEE = /\b(?:pmi|insurance)\b(?: \w+){0,2} $/i
const FEE_AFTER = /^[^.?!,\d]{0,12}\b(?:pmi|mortgage insurance)\b/i
const MOST_A_MONTH = 12_000

const terms = (text: string, numbers: readonly SaidNumber[]): Action | null => {
  const amounts = amountsIn(numbers)
  const percents = percentsIn(numbers)
  const downPercent = findSaid(percents, text, { before: DOWN_BEFORE, after: DOWN_AFTER })
  const extra = findSaid(amounts, text, { before: EXTRA_BEFORE, after: EXTRA })
  const monthly = findSaid(others(amounts, extra), text, { before: FEE, after: FEE_AFTER })
  const ofLoan = others(amounts, extra, monthly)
  const payment = ofLoan.find(
    ({ value, period }) =>
      period === 'month' ||
      (value <= MOST_A_MONTH &&
        period !== 'year' &&
        value < 0.02 * Math.max(...ofLoan.map((one) => one.value))),
  )
  const down = findSaid(others(ofLoan, payment), text, { before: DOWN_BEFORE, after: DOWN_AFTER })
  const balance = findSaid(others(ofLoan, payment, down), text, { before: OWED, after: OWED_AFTER })
  const [price, ...more] = others(ofLoan, payment, down, balance)
  const [rate, ...rates] = others(percents, downPercent).filter(({ value }) => value < 20)
  if (more.length > 0 || rates.length > 0) return null
  const months = timesIn(numbers).find(({ value }) => value >= 60)
  return fill('mortgage-insurance', {
    price,
    down,
    downPercent,
    balance,
    rate,
    months,
    payment,
    extra,
    monthly,
  })
}

/** 'And with 200 extra a month?' */
function withExtra(text: string, numbers: readonly SaidNumber[], last: SumRecord | undefined): Action | null {
  if (last?.kind !== 'mortgage-insurance' || last.missing !== undefined) return null
  const [extra, ...more] = amountsIn(numbers)
  const isExtra = extra && findSaid([extra], text, { before: EXTRA_BEFORE, after: EXTRA })
  return isExtra && more.length === 0 ? { ...fill('mortgage-insurance', { extra }), from: last.id } : null
}

/** 'When would the pmi be gone', after the payment of a house: by the terms of that one. */
function ofHouse(numbers: readonly SaidNumber[], sums: readonly SumRecord[]): Action | null {
  const house = sums.findLast(
    ({ kind, inputs, missing }) => kind === 'house-payment' && inputs['price'] && !missing,
  )
  return house && numbers.length === 0 ? { ...fill('mortgage-insurance', {}), from: house.id } : null
}

const ON_TOP = /^\W*(?:(?:and|ok|so) )?(?:plus|with|and|add|adding|what about|counting|including)\b/i

export function pmi(text: string, numbers: readonly SaidNumber[], sums: readonly SumRecord[]): Action | null {
  const extra = withExtra(text, numbers, sums.at(-1))
  if (extra || !PMI.test(text)) return extra
  const counted = ON_TOP.test(text) ? ofHouse(numbers, sums) : null
  // 'Plus pmi?' is the same house with it.
  if (!WHEN.test(text)) return counted && { ...counted, intent: 'house-payment' }
  return amountsIn(numbers).length > 0 ? terms(text, numbers) : ofHouse(numbers, sums)
}
