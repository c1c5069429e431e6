import { byWords } from '#advisor/grounding/figures.ts'
import type { SumRecord, SumRows } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
import type { Household, Input, Sum } from '#advisor/planning/sum.ts'
import { age } from '#advisor/planning/sums/money-inputs.ts'
import { belongs } from './inputs/belongs.ts'
import { countApart } from './inputs/count-apart.ts'
import { findHousehold, rowsOf } from './find-household.ts'
import { keepSaid } from './following/leaves.ts'
import { heardAge } from './inputs/heard-age.ts'
import { heardBenefit } from './inputs/heard-benefit.ts'
import { inherit, termsOf } from './inherit.ts'
import { type Made, makeSum } from './make-sum.ts'
import { resultPeriod } from './periods/period-of.ts'
import { oneMore, relative, whole } from './following/relative.ts'
import { slotValue } from './slot-value.ts'
import { standIn } from './inputs/that.ts'
import { paidTogether } from './inputs/together.ts'
import { toldBefore } from './inputs/told-before.ts'
import type { Valued } from '#advisor/planning/to-value.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Asking } from './asking.ts'
import { readInputs } from './inputs/read-inputs.ts'
import { wholePayment } from './inputs/whole-payment.ts'
import { findDown } from '#advisor/reading/purchase-thousands.ts'
import { roundCents, toCents } from '#finance/money.ts'

/** Makes a sum with what the message says, else what the earlier sum had, else what is stored, else a default. */
export function runSum(asking: Asking, id: string, alternative = 0): Made {
  const { sum, action, sums, from, sheet } = asking
  const household = findHousehold(asking)
  const isSettled = action.per !== undefined
  const inputs = isSettled ? action.inputs : readInputs(asking)
  const per = isSettled ? action.per : resultPeriod({ ...action, inputs }, sums, from)
  const { given, said } = gather(asking, inputs, household, alternative)
  return makeSum(sum, given, household, sheet, {
    id,
    per,
    isSettled,
    said,
    ...(from && { from: from.id }),
  })
}

/** How many sums a message asks for by saying several values for one input: 'at 6% and at 7%'. */
export function countAlternatives({ sum, action }: Asking): number {
  const inputs = paidTogether(action)
  const several = Object.entries(sum.inputs).map(([name, input]) =>
    input.adds ? 1 : inputs.filter(({ slot }) => slot === name).length,
  )
  return Math.min(3, Math.max(1, ...several))
}

/** Each input by the ladder: said, pointed at, as before, stored, assumed. */
function gather(
  asking: Asking,
  inputs: Action['inputs'],
  household: Household,
  alternative: number,
): { given: Map<string, Valued>; said: Record<string, Value> } {
  const { sum, snapshot, sums, from, text } = asking
  // What words or a sure reading gave its place is neither refused nor changed.
  const isPlaced = asking.action.isPlaced ?? asking.isSure ?? false
  const before = from ? inherit(sum, from) : termsOf(sum, inputs, sums)
  // Another debt has a balance and a rate of its own.
  const isOtherDebt =
    household.debt !== null && from?.rows?.debt !== undefined && !isSameDebt(rowsOf(household), from.rows)
  if (isOtherDebt) for (const [name, { source }] of before) if (source.kind === 'row') before.delete(name)
  // What a home that was asked about would be lent at is not what a card costs.
  const isOwed = inputs.some(({ value }) => value.kind === 'row' && value.row.list === 'liabilities')
  if (isOwed) for (const [name, { source }] of before) if (source.kind === 'rule') before.delete(name)
  // '300 more' on a debt comes on top of its stored payment, too.
  const isThere = (name: string) =>
    (from?.kind === sum.name && before.has(name)) || (name === 'payment' && household.debt !== null)
  // 'And then another 310', of what the last sum left: taken off that, not added to what was taken off before.
  const goesOn = inputs.some(
    ({ value }) => value.kind === 'figure' && from?.results[value.name] !== undefined,
  )
  const isChanged = (name: string, { unit }: Input, all: readonly Value[]) =>
    unit === 'money' && isThere(name) && all.length === 1 && !goesOn
  // How old somebody is counts where another age is spoken of, and for a limit that goes by it.
  const isAgeCounted =
    sum.name === 'plan-room' ||
    ['retirementAge', 'pensionAge', 'until'].some(
      (name) => sum.inputs[name]?.assume || before.has(name) || inputs.some(({ slot }) => slot === name),
    )
  const given = new Map<string, Valued>()
  const said: Record<string, Value> = {}
  const asHeard = (number: SaidNumber) =>
    'words' in number ? number : (hearNumbers(text, [number])[0] ?? number)
  for (const [name, input] of Object.entries(sum.inputs)) {
    const stored = input.stored?.(household) ?? null
    const base: Valued | null =
      before.get(name) ??
      (stored ? { ...stored, unit: input.unit } : null) ??
      (input.assume ? { ...input.assume, unit: input.unit } : null)
    const values = inputs
      .filter(({ slot }) => slot === name)
      .map(({ value }) => value)
      .filter(
        (value, _, all) => isPlaced || belongs(name, value, { ...asking, input, stored, count: all.length }),
      )
      .map((value) => whole(value, text))
      .map((value, _, all) => {
        if (isPlaced || !isChanged(name, input, all) || (name === 'extra' && !FURTHER.test(text)))
          return value
        return sum.name === 'sum-of' ? oneMore(value, text) : relative(value, text)
      })
    const isSaid = values.some((value) => endsOf(value).some((end) => startOf(end) !== null))
    const free = name === freeRate(sum, text) && !isSaid ? FREE.exec(text)?.[0] : undefined
    const nothing =
      free ??
      (isPaidIn(name) ? (NO_MORE.exec(text) ?? (isSaid ? null : UNTOUCHED.exec(text)))?.[0] : undefined)
    const told = slotValue(values, input, { snapshot, sums, before: base }, alternative)
    const spoken = told ? joinValues(input.adds ? values : values.slice(alternative).slice(0, 1)) : null
    const kept = spoken
      ? keepSaid(spoken, name, from, asHeard)
      : from?.kind === sum.name && !told
        ? from.said?.[name]
        : null
    if (kept && nothing === undefined) said[name] = kept
    const value =
      (nothing === undefined ? null : { value: 0, unit: input.unit, source: byWords(nothing) }) ??
      told ??
      base ??
      (name === 'benefit' && sum.name === 'social-security' ? heardBenefit(asking.heard ?? []) : null) ??
      (name === 'age' && input.label === age.label && isAgeCounted ? heardAge(asking.heard ?? []) : null) ??
      // What is said and makes no sense is asked for again, and nothing else taken for it.
      (values.length === 0 ? standIn(sum, name, sums.findLast(isReady)) : null) ??
      (POINTS.test(text) ? toldBefore(name, input, sums) : null)
    const isTooLittle =
      name === 'income' && stored !== null && value && value.value * MUCH_LESS < stored.value
    if (value) given.set(name, toTheCent(isTooLittle ? { ...stored, unit: input.unit } : value, input))
  }
  const spent = given.get('expenses')
  if (sum.name === 'afford-monthly' && spent)
    given.set('expenses', countApart(spent, { ...asking.action, inputs }, sum, asking))
  wholePayment(given, sum, text)
  const down =
    sum.name === 'borrowing-power' && !given.has('down') ? findDown(text, asking.numbers) : undefined
  if (down) given.set('down', { value: toCents(down.value), unit: 'money', source: byWords(down.quote) })
  return { given, said }
}

const joinValues = (values: readonly Value[]): Value | null =>
  values.length === 0
    ? null
    : values.reduce((left, right) => ({ kind: 'operation', operator: 'add', left, right }))

/** What arithmetic left below a cent is nothing to a loan, a plan or a goal. */
const toTheCent = (value: Valued, { keepsFraction }: Input): Valued =>
  value.unit === 'money' && !keepsFraction ? { ...value, value: roundCents(value.value) } : value

/** '350 extra' is all that goes on top; '50 more' comes on top of that. */
const FURTHER = /\b(?:more|another|less|on top)\b/i

const isSameDebt = (a: SumRows, b: SumRows) => a.debt === b.debt && String(a.debts) === String(b.debts)

const FREE = new RegExp(
  String.raw`\b(?:no|zero|without(?: any)?|forget(?:ting)?|ignor(?:e|ing)|not counting)(?: the)? (?:interest|growth)\b|` +
    String.raw`\binterest[- ]free\b|\b(?:earn(?:s|ed|ing)?|made|makes?|pa(?:ys?|id)) (?:nothing|zero|no interest)\b` +
    String.raw`(?! (?:down|but|extra|more|else|except)\b)`,
  'i',
)

/** 'The savings make nothing', of savings and a debt: not what the debt costs. */
const freeRate = ({ inputs }: Sum, text: string) =>
  inputs['savingsRate'] && /^(?:earn|ma[dk]e)/i.test(FREE.exec(text)?.[0] ?? '') ? 'savingsRate' : 'rate'

/** 'Without further contributions' puts nothing in, whatever is stored. */
const PAID_IN = 'contribut(?:ions?|ing)|adding(?: (?:any|anything))?|deposits?|putting in|going in|goes in'
const NO_MORE = new RegExp(
  String.raw`\b(?:no|without(?: any)?|not|if I stop|stop)\b[^.,?]{0,20}\b(?:${PAID_IN})\b`,
  'i',
)
const UNTOUCHED = /\bnever touch\b|\bleave it alone\b|\blet it sit\b/i
const isPaidIn = (name: string) => name === 'monthly' || name === 'contribution'

/** An hour's pay taken for a month's is so much less than what is stored. */
const MUCH_LESS = 12

/** 'Can i afford that' speaks of the sums before it. */
const POINTS = /\b(?:that|those|this|it)\b/i

const isReady = ({ missing }: SumRecord) => missing === undefined
