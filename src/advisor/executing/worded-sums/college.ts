/** 'She is 4, how much a month for college': the years until a child is grown. */
import type { Action, Minded, Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { amountsIn, findSaid, percentsIn } from './fill.ts'

const COLLEGE = /\b(?:college|university|529|degree)\b/i
const STARTS_AT = 18
const CHILD_BEFORE = new RegExp(
  String.raw`\b(?:(?:she|he|kid|child|son|daughter|boy|girl|baby|grand\w+|niece|nephew|twins?|oldest|youngest)(?:'?s| is| are|s are)?|` +
    String.raw`is now|turn(?:s|ed|ing)|aged?) (?:only |just |now |about |almost |going on |turning )?$`,
  'i',
)
const CHILD_AFTER = /^[ -]?(?:(?:years?|yrs?|yr)[ -]?olds?|yo\b|y\/o\b)/i
const HOW_MUCH = /\bhow much\b|\bwhat\b[^.?!]*\b(?:save|need|put|month)\b|\bon track\b|\benough\b/i
const SAVED =
  /\b(?:have|has|got|saved|there'?s|already|in (?:the|a|her|his|their) (?:529|account|fund))\b[^.?!,\d]{0,24}$/i
const SAVED_AFTER =
  /^[^.?!,\d]{0,12}\b(?:saved|so far|already|in (?:the|a|her|his|their) (?:529|account|fund))\b/i
const A_YEAR = /^[^.?!,\d]{0,12}\b(?:a|per|each|every) (?:year|yr)\b|^ ?\/ ?(?:yr|year)\b/i
/** No year of college costs so much that it would be said without 'a year'. */
const LEAST_TOTAL = 60_000

const value = (number: SaidNumber): Value => ({ kind: 'number', number })
const constant = (of: number): Value => ({ kind: 'constant', value: of })

/** From the age of a child to the usual one. */
const untilGrown = (age: number): Value => ({
  kind: 'operation',
  operator: 'times',
  left: constant(STARTS_AT - age),
  right: constant(12),
})

const ageOf = (text: string, numbers: readonly SaidNumber[]) =>
  findSaid(
    numbers.filter(
      ({ kind, value: years }) =>
        (kind === 'age' || kind === 'number' || kind === 'months') && years < STARTS_AT * 12,
    ),
    text,
    { before: CHILD_BEFORE, after: CHILD_AFTER },
  )

export function college(text: string, numbers: readonly SaidNumber[]): Action | null {
  const said = COLLEGE.test(text) && HOW_MUCH.test(text) ? ageOf(text, numbers) : undefined
  if (!said) return null
  const age = said.kind === 'months' ? said.value / 12 : said.value
  if (age >= STARTS_AT) return null
  const amounts = amountsIn(numbers)
  const current = findSaid(amounts, text, { before: SAVED, after: SAVED_AFTER })
  const rest = amounts.filter((one) => one !== current)
  const monthly = rest.find(({ period }) => period === 'month')
  const [cost, ...more] = rest.filter((one) => one !== monthly)
  if (more.length > 0) return null
  const [rate, ...rates] = percentsIn(numbers)
  if (rates.length > 0) return null
  const inputs = (named: Record<string, Value | undefined>): Action['inputs'] =>
    Object.entries(named).flatMap(([slot, one]) => (one ? [{ slot, value: one }] : []))
  const shared = { current: current && value(current), rate: rate && value(rate) }
  if (cost && isTotal(cost, text))
    return {
      ...bare('goal-payment'),
      inputs: inputs({ ...shared, target: value(cost), months: untilGrown(age) }),
    }
  return {
    ...bare('college'),
    inputs: inputs({
      ...shared,
      cost: cost && value(cost),
      monthly: monthly && value(monthly),
      until: untilGrown(age),
    }),
  }
}

const isTotal = (cost: SaidNumber, text: string) =>
  cost.period === null && cost.value >= LEAST_TOTAL && !A_YEAR.test(text.slice(cost.end))

/** '100k for college' is all of it, and no year. */
export function ofTotal(action: Action, text: string, { numbers }: Minded): Action {
  const cost = action.inputs.find(({ slot, value: said }) => slot === 'cost' && said.kind === 'number')?.value
  if (cost?.kind !== 'number' || !numbers.some(({ start }) => start === cost.number.start)) return action
  if (!isTotal(cost.number, text)) return action
  const kept = action.inputs.filter(({ slot }) => slot === 'current' || slot === 'rate')
  const until = action.inputs
    .filter(({ slot }) => slot === 'until')
    .map((one) => ({ ...one, slot: 'months' }))
  if (until.length === 0) return action
  return { ...action, intent: 'goal-payment', inputs: [...kept, { slot: 'target', value: cost }, ...until] }
}
