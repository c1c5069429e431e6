/** What is put in each month until one stops, and what may be drawn of it. */
import type { Action } from '#advisor/minding/minded.ts'
import { findRows } from '#advisor/planning/data/find-row.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { Placing } from './placing.ts'
import type { Spelling } from './spelling.ts'
import { assetRow, own, writeSum } from './write-sum.ts'

const PUT_IN =
  /\b(?:at the )?end of (?:each|every) month\b|\bmonth'?s end\b|\b(?:a|per|each|every) month\b|\bmonthly\b|\badd\w*|\bgo(?:es|ing) in\b/i
const MATCHED = {
  before: /\b(?:employer|company|boss|work|job|agency|hospital|they|match\w*)\b[^.?!,]{0,24}$/i,
  after: /^[^.?!,]{0,24}\b(?:from|by) (?:my |the )?(?:employer|company|boss|work|job)|^[^.?!,]{0,12}\bmatch/i,
}
const DRAWN = /\b(?:4 ?%|four[- ]percent|4 percent)/i
const PRICES = { before: /\b(?:inflation|prices?)\b[^.?!%]*$/i, after: /^[^.?!,]{0,8}\binflation\b/i }

/** 'I'm 48 and quit at the age I gave you, 1,150 a month into the 401(k), 4.5% after inflation; then 4% of it a month' */
export function nestEgg({ text, numbers, snapshot }: Spelling): Action[] | null {
  if (!DRAWN.test(text) || !PUT_IN.test(text)) return null
  const said = new Placing(text, numbers)
  const inflation = said.percent({ ...PRICES, most: 10 })
  const drawn = said.percent({ least: 4, most: 4 })
  const rate = said.percent({ most: 15 })
  const ages: SaidNumber[] = []
  for (let age = said.age({ least: 18, most: 80 }); age; age = said.age({ least: 18, most: 80 }))
    ages.push(age)
  const [now, stop, ...other] = ages.toSorted((a, b) => a.value - b.value)
  const match = said.money({ ...MATCHED, most: 3000 })
  const monthly = said.money({ most: 8000 })
  const more = match ?? said.money({ most: 3000 })
  const start = said.money({ least: 500 })
  const months = said.months({ least: 24 })
  const accounts = findRows(text, snapshot.assets, ({ name }) => name)
  const isTimed = months !== undefined || (now !== undefined && (stop ?? snapshot.profile.retirementAge))
  if (!drawn || !rate || !monthly || inflation || other.length > 0 || !isTimed || !said.isDone) return null
  const asMonthly = (one: SaidNumber): SaidNumber => ({
    ...one,
    kind: 'money',
    period: one.period ?? 'month',
  })
  return [
    writeSum('retirement-projection', {
      savings: start ?? accounts.map(assetRow),
      monthly: more ? [asMonthly(monthly), asMonthly(more)] : asMonthly(monthly),
      age: now,
      retirementAge: stop,
      years: months,
      rate,
    }),
    writeSum('four-percent', { portfolio: own('value') }),
  ]
}
