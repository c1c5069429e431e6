/** The two shares that lenders go by, of a house payment that is told. */
import type { Action } from '#advisor/minding/minded.ts'
import { Placing } from './placing.ts'
import type { Spelling } from './spelling.ts'
import { writeSum } from './write-sum.ts'

const HOUSE = {
  before:
    /\b(?:house|housing|mortgage|rent)(?: payment)?(?: (?:is|of|at|would|be|costs|were|was|runs))* \$?$/i,
  after: /^[^.?!,]{0,16}\b(?:house|housing|mortgage|rent)\b/i,
}
const GROSS = {
  before: /\b(?:make|earn|gross|income|bring in|salary)\b[^.?!,]{0,20}$/i,
  after: /^[^.?!,]{0,24}\b(?:gross|before tax\w*|salary|income)\b/i,
}
const SHARES = /\bpercent\w*|\bratios?\b|%/i

/** 'We gross 9,200, pay 640 on our cars; with a 2,700 house payment, what percent is housing, and housing plus cars?' */
export function bothShares({ text, numbers, snapshot }: Spelling): Action[] | null {
  if (!SHARES.test(text) || !/\b(?:house|housing|mortgage) (?:payment|cost)/i.test(text)) return null
  const said = new Placing(text, numbers)
  for (const line of [28, 36]) {
    said.percent({ least: line, most: line })
    said.count({ least: line, most: line })
  }
  const income = said.money({ ...GROSS, least: 1500 })
  const house = said.money({ ...HOUSE, most: 15_000 })
  const debts = said.moneys({ most: 6000 })
  if (!house || debts.length === 0 || !(income || snapshot.profile.income) || !said.isDone) return null
  const whole = income ?? ({ kind: 'total', name: 'income' } as const)
  return [
    writeSum('housing-ratio', { part: house, whole }),
    writeSum('debt-to-income', { part: [house, ...debts], whole }),
    writeSum('affordability', { income: whole, debts }),
  ]
}
