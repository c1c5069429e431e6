/** Questions about retirement that say all of their numbers. */
import type { Action } from '#advisor/minding/minded.ts'
import { findRows } from '#advisor/planning/data/find-row.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { Placing } from './placing.ts'
import type { Spelling } from './spelling.ts'
import { assetRow, own, reckon, writeSum } from './write-sum.ts'

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

const RULE = /\b(?:4 ?%|four[- ]percent|4 percent) rule\b|\bthe rule\b/i
const BENEFIT = {
  before: /\b(?:social security|pension|ssa?|benefits?|rental?|comes? in)\b[^.?!]{0,40}$/i,
  after: /^[^.?!]{0,40}\b(?:social security|pension|rent from)\b/i,
}

/** 'We spend what my profile says; Social Security covers 1,900 of it: what nest egg, and how far are we from it?' */
export function payOut({ text, numbers, snapshot }: Spelling): Action[] | null {
  if (!RULE.test(text) || !/\b(?:social security|pension)\b/i.test(text)) return null
  const said = new Placing(text, numbers)
  said.percent({ least: 4, most: 4 })
  said.count({ least: 4, most: 4 })
  const benefits = said.moneys({ ...BENEFIT, most: 9000 })
  const spent = said.money({ least: 200, most: 200_000 })
  const portfolio = said.money({ least: 5000 })
  const { expenses } = snapshot.profile
  if (benefits.length === 0 || !(spent || expenses || snapshot.expenses.length > 1) || !said.isDone)
    return null
  const named = findRows(text, snapshot.assets, ({ name }) => name)
  const invested = snapshot.assets.filter(({ category }) => INVESTED.has(category))
  const isShort = /\b(?:short|far|missing|away|off|gap|more|need)\b/i.test(text)
  const accounts = named.length > 0 ? named : invested
  const yearly = (one: SaidNumber) =>
    one.period === 'year'
      ? one
      : reckon({ ...one, kind: 'money', period: null }, 'times', { kind: 'constant', value: 12 })
  const year = { kind: 'constant', value: 12 } as const
  return [
    writeSum('four-percent', {
      spending: spent
        ? spent.value > 20_000
          ? spent
          : yearly(spent)
        : reckon({ kind: 'total', name: 'expenses' }, 'times', year),
      otherIncome: benefits.map(yearly),
      portfolio: portfolio ?? (isShort && accounts.length > 0 ? accounts.map(assetRow) : undefined),
    }),
  ]
}

const INVESTED: ReadonlySet<string> = new Set(['Retirement Accounts', 'Investments'])
