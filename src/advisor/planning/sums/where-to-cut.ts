/** 'I want to save 300 more, where would you cut': cuts that come to just so much, the easiest first. */
import type { Figure } from '#contract/figures.ts'
import { listing, text, type Text } from '#advisor/grounding/pieces.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'

interface Cost {
  category: string
  amount: Figure
}

/** A cost up to this goes altogether; of a larger one half is cut first. */
const SMALL = 10_000
const LEAST = 10

/** What is to be freed each month, where the message says one amount. */
export function amountToFree(said: string): number | null {
  const amounts = readNumbers(said).filter(
    ({ kind, period, value }) =>
      (kind === 'money' || kind === 'number') && value >= LEAST && (period === null || period === 'month'),
  )
  const [one, ...more] = amounts
  return one && more.length === 0 ? centsOf(one.value) : null
}

/** The cuts, in their order, until they come to the amount; the last of them takes what is still missing. */
export function cutsFor(wanted: number, costs: readonly { amount: number }[]): number[] {
  const steps = costs.map(({ amount }) => (amount <= SMALL ? amount : Math.round(amount / 2)))
  const cuts = steps.map(() => 0)
  let missing = wanted
  // Where halves do not do, the rest of them goes, too.
  for (const all of [steps, costs.map(({ amount }, at) => amount - (steps[at] ?? 0))])
    for (const [at, most] of all.entries()) {
      const cut = Math.min(most, missing)
      cuts[at] = (cuts[at] ?? 0) + cut
      missing -= cut
    }
  return cuts
}

/** The list in words; null where nothing flexible is known. */
export function tellCutsFor(wanted: number, costs: readonly Cost[], sheet: Worksheet): Text[] | null {
  const cuts = cutsFor(
    wanted,
    costs.map(({ amount }) => ({ amount: amount.value })),
  )
  const taken = costs.flatMap(({ category, amount }, at) => {
    const value = cuts[at] ?? 0
    if (value === 0) return []
    const cut = sheet.aside(`Off ${category}`, value, 'what is cut of it', [amount])
    return [
      value === amount.value ? text`all ${cut} of ${nameOf(category)}` : text`${cut} off ${nameOf(category)}`,
    ]
  })
  if (taken.length === 0) return null
  const sum = cuts.reduce((total, value) => total + value, 0)
  const all = sheet.aside(
    'Cut in all',
    sum,
    'the cuts added up',
    costs.map(({ amount }) => amount),
  )
  if (sum >= wanted) return [text`I’d take ${listing(taken)}: that’s ${all} a month.`]
  const rest = sheet.aside('Still missing', wanted - sum, 'what was wanted, less the cuts', [all])
  return [
    text`Even ${listing(taken)} come to ${all} a month only.`,
    text`The other ${rest} would have to come off the big bills, or from more pay.`,
  ]
}

const ASKING = /\b(?:where|what|which|how)\b/i
const MAY = /\b(?:should|would|could|can|do|to|might)\b/i
const SUPPOSING = /\bif\b/i
const CUTTING = /\b(?:cut|trim|slash|get rid of|drop|give up|find (?:it|that))\b/i

const behind = (pattern: RegExp, said: string): string | null => {
  const found = pattern.exec(said)
  return found && said.slice(found.index + found[0].length)
}

/** 'Where would you cut', and no 'what would be left if i cut it'. */
function asksForCuts(sentence: string): boolean {
  const asked = behind(ASKING, sentence)
  const advised = asked === null ? null : behind(MAY, asked)
  return advised !== null && CUTTING.test(advised) && !SUPPOSING.test(advised)
}

/** Whether cuts are asked for that come to an amount of the message. */
export const asksWhereToCut = (said: string) =>
  said.split(/[.?!]/).some(asksForCuts) && amountToFree(said) !== null
