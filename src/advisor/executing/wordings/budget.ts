/** What is left, and what is there for a bad month. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Minded, startOf, type Value } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { periodOf } from '#advisor/executing/periods/period-of.ts'

/** Without a period so much in benefits is a month's; less may as well be a week's. */
const LEAST_BENEFIT = 1000

const NO_PAY = /\b(?:job|work|laid off|fired|quit|last|pay|income|unemploy\w+)\b/i

/** 'I have 12k and spend 3,000. is that enough' asks for a cushion, and for no time without pay. */
export function asCushion(action: Action, text: string): Action {
  const isCushion = /\benough\b/i.test(text) && !NO_PAY.test(text)
  return isCushion ? { ...action, intent: 'emergency-fund' } : action
}

const ASKS = /\?|\b(?:how|what|when|can|could|if|last|run out|survive|enough)\b/i
const LEAVES =
  /\b(?:quit(?:ting)?|los(?:e|ing|t)|laid off|layoffs?|let go|fired|leav(?:e|ing)|stop(?:ping)?|between jobs|off work)\b/i

/** 'I make 4,350, spend 2,985, 2,100 in savings' tells a budget, and asks for no time without pay. */
export function asBudget(action: Action, text: string): Action {
  const slots = new Set(action.inputs.map(({ slot }) => slot))
  if (!slots.has('income') || !slots.has('expenses') || ASKS.test(text) || LEAVES.test(text)) return action
  return {
    ...action,
    intent: 'budget-summary',
    inputs: action.inputs.filter(({ slot }) => slot === 'income' || slot === 'expenses'),
  }
}

/** 'With the truck, what do I have left': a payment that was worked out comes on top of what goes out. */
export function withPayment(action: Action, text: string): Action {
  const isNew = /\bwith (?:the|that|this|a)\b/i.test(text)
  const inputs = action.inputs.map((one) =>
    isNew && one.slot === 'lessExpense' && one.value.kind === 'figure' && one.value.name === 'payment'
      ? { ...one, slot: 'moreExpense' }
      : one,
  )
  return { ...action, inputs }
}

const COMES_IN =
  /^ ?(?:(?:a|per|each|every) (?:month|week|year) )?(?:of )?(?:take[- ]?home|net|after tax(?:es)?|coming in)\b/i
const HOME = /\b(?:rent|housing|apartment|place|house)\b/i

/** 'Can we do it on 8,200 a month take home with bills of 6,400': what is lived on comes in, and is no cost. */
export function onPay(action: Action, text: string): Action {
  const comes = ({ value }: Action['inputs'][number]) =>
    value.kind === 'number' && startOf(value) !== null && COMES_IN.test(text.slice(value.number.end))
  const pay = action.inputs.find((one) => one.slot === 'amount' && comes(one))
  if (!pay) return action
  const income = { ...pay, slot: 'income' }
  const spent = action.inputs.filter(({ slot }) => slot === 'expenses')
  if (spent.length > 0)
    return { ...action, intent: 'budget-summary', wanted: null, inputs: [income, ...spent] }
  return HOME.test(text) && action.inputs.every((one) => one === pay || one.slot === 'income')
    ? { ...action, intent: 'rent-budget', wanted: null, inputs: [income] }
    : action
}

const BENEFIT_BEFORE = /\b(?:unemployment|jobless|edd|disability|severance)\b[^.?!;\d]{0,40}$/i
const BENEFIT_AFTER =
  /^(?:(?!\b(?:and|but)\b)[^.?!,;\d]){0,24}\b(?:in|of|from|on)? ?(?:unemployment|jobless|disability)\b/i
const NOT_LASTING = /\b(?:severance|disability)\b/i
const BETWEEN = /^[^.?!\d]{0,40}$/

/** 'Unemployment is 430 a week for 26 weeks': what comes in for a while only, and how long it does. */
export function withBenefits(action: Action, text: string, { numbers }: Minded): Action {
  const ofBenefit = (place: number) => BENEFIT_BEFORE.test(text.slice(0, place))
  const isBetween = (from: number, to: number) => to > from && BETWEEN.test(text.slice(from, to))
  const times = numbers.filter(({ kind }) => kind === 'months')
  const amounts = numbers.filter(
    ({ kind, period, value }) => kind === 'money' && (period !== null || value >= LEAST_BENEFIT),
  )
  // 'Severance is 12 weeks at 1,650 a week' says the time first.
  const before = times.find(
    ({ start, end }) => ofBenefit(start) && amounts.some((one) => isBetween(end, one.start)),
  )
  const amount =
    (before && amounts.find(({ start }) => isBetween(before.end, start))) ??
    amounts.find(({ start }) => ofBenefit(start)) ??
    amounts.find(({ end }) => BENEFIT_AFTER.test(text.slice(end)))
  if (!amount) return action
  const time = before ?? times.find(({ start }) => isBetween(amount.end, start))
  // Severance and disability pay may go on for as long as is asked about.
  if (!time && NOT_LASTING.test(text)) return action
  const places = new Set([amount.start, ...(time ? [time.start] : [])])
  const others = action.inputs.filter(
    ({ value }) => !endsOf(value).some((end) => places.has(startOf(end) ?? -1)),
  )
  const said = Object.entries({ benefits: amount, benefitMonths: time }).flatMap(([slot, number]) =>
    number ? [{ slot, value: { kind: 'number', number } as const }] : [],
  )
  return { ...action, inputs: [...others, ...said] }
}

/** 'With that buyout money': what comes once is there to live on, and no pay of twelve months. */
export function onceAsSavings(action: Action, sums: readonly SumRecord[]): Action {
  const isOnce = (value: Value) =>
    value.kind === 'operation' &&
    value.operator === 'over' &&
    value.left.kind === 'figure' &&
    value.right.kind === 'constant' &&
    periodOf(value.left, sums) === null
  return {
    ...action,
    inputs: action.inputs.map((one) =>
      one.slot === 'income' && one.value.kind === 'operation' && isOnce(one.value)
        ? { slot: 'savings', value: one.value.left }
        : one,
    ),
  }
}

const COSTS = /\b(?:come|comes|cost|costs|add up|adds up|amount|amounts|total|run|runs)\b/i
const KEEPS = /\b(?:left|save|saved|savings|keep|extra|remain\w*)\b/i

/** 'What does that come to over 5 years', after a cost that fits: the cost, and not what it leaves. */
export function ofCost(action: Action, text: string, _: Minded, sums: readonly SumRecord[]): Action {
  if (!COSTS.test(text) || KEEPS.test(text)) return action
  const isOfCost = (value: Value) =>
    value.kind === 'figure' &&
    value.name === 'left' &&
    sums.some(({ id, kind }) => id === value.sum && kind === 'afford-monthly')
  const times = action.inputs.filter(({ slot }) => slot === 'months')
  const left = action.inputs.find(({ value }) => isOfCost(value))
  if (!left || left.value.kind !== 'figure' || times.length === 0) return action
  const amount = { slot: 'amount', value: { ...left.value, name: 'amount' } }
  return {
    ...action,
    intent: 'product',
    inputs: [amount, ...times.map((one) => ({ ...one, slot: 'times' }))],
  }
}

/** 'How much am I short of 6 months', after how long the savings last: what a cushion of so many still lacks. */
export function shortOfMonths(
  action: Action,
  _: string,
  { numbers }: Minded,
  sums: readonly SumRecord[],
): Action {
  const last = sums.at(-1)
  const time = numbers.find(({ kind }) => kind === 'months')
  if (action.wanted !== 'gap' || last?.kind !== 'runway' || !time) return action
  const months: Value = { kind: 'number', number: time }
  return { ...action, intent: 'emergency-fund', from: last.id, inputs: [{ slot: 'months', value: months }] }
}

/** Nobody wants more months of bills than that. */
const MOST_MONTHS = 60

/** How many months a cushion is to last is what a time says, and no amount of money and no plain twelve. */
export function cushionTime(action: Action, text: string): Action {
  // 'A year of bills' is said without a number.
  if (/\byear\b/i.test(text)) return action
  const isTime = (end: Value) =>
    end.kind === 'before' ||
    (end.kind === 'figure' && end.name === 'months') ||
    (end.kind === 'number' &&
      (end.number.kind === 'months' || (end.number.kind === 'number' && end.number.value <= MOST_MONTHS)))
  const inputs = action.inputs.filter(({ slot, value }) => slot !== 'months' || endsOf(value).some(isTime))
  return inputs.length === action.inputs.length ? action : { ...action, inputs }
}

const CAN_SAVE =
  /\b(?:can|could) (?:i|we) (?:really |actually |afford to )?(?:save|put away|put aside|set aside)\b[^.?!\d]{0,16}$/i

/** 'Can i save 300 on insurance' asks for a way to spend less. */
const CHEAPER = /^[^.?!]{0,16}\b(?:on|off|by|if|with)\b/i

/** 'Can i save 300 a month': whether the month has room for it; it is neither all that goes out nor a cost by itself. */
export function asRoom(action: Action, text: string, { numbers }: Minded): Action {
  const [amount, another] = numbers
  if (!amount || another || !CAN_SAVE.test(text.slice(0, amount.start))) return action
  if (CHEAPER.test(text.slice(amount.end))) return action
  return {
    ...bare('afford-monthly'),
    inputs: [{ slot: 'amount', value: { kind: 'number', number: amount } }],
  }
}
