/** Goals and retirement: what is wanted, what is there, and what comes in anyway. */
import { type Action, endsOf, type Minded, startOf, type Value } from '#advisor/minding/minded.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { findPensionAge, findPensions, isRise } from './retired.ts'
import { findShare } from './share-said.ts'

/** 'Born in 1988, what will I have at 65': the year says how old somebody is. */
export function sinceBirth(action: Action, text: string, { numbers }: Minded): Action {
  const born = numbers.find(
    ({ kind, start }) => kind === 'year' && /\bborn\b[^.?!\d]{0,12}$/i.test(text.slice(0, start)),
  )
  const stop = action.inputs.find(({ slot }) => slot === 'age')
  if (!born || !stop) return action
  const others = action.inputs.filter(({ slot }) => slot !== 'age' && slot !== 'retirementAge')
  const age: Value = { kind: 'number', number: born }
  return {
    ...action,
    inputs: [...others, { slot: 'age', value: age }, { slot: 'retirementAge', value: stop.value }],
  }
}

const HAVE = /\b(?:have|has|had|got|saved|already|put away|there is|with)\b[^.?!,;\d]{0,24}$/i
const FOR_A_THING = /^ (?:dollars |bucks )?(?:for|on) (?!it\b|that\b|this\b)/i

/** '18,000 for the wedding and 5,000 for the honeymoon': both are wanted, and nothing of it is there. */
export function bothWanted(action: Action, text: string): Action {
  const current = action.inputs.find(({ slot }) => slot === 'current')
  const target = action.inputs.find(({ slot }) => slot === 'target')
  if (!target || current?.value.kind !== 'number' || startOf(current.value) === null) return action
  const { start, end } = current.value.number
  if (HAVE.test(text.slice(0, start)) || !FOR_A_THING.test(text.slice(end))) return action
  const value: Value = { kind: 'operation', operator: 'add', left: target.value, right: current.value }
  const others = action.inputs.filter((one) => one !== current && one !== target)
  return { ...action, inputs: [{ slot: 'target', value }, ...others] }
}

/** Sums of a spending, with the input that takes what comes in beside it. */
const beside: Readonly<Record<string, string>> = {
  'four-percent': 'otherIncome',
  'nest-egg-life': 'pension',
  'pension-gap': 'pension',
}

/** 'I want 5,200 a month, of which Social Security pays 1,900': what comes in anyway is no spending. */
export function withPension(action: Action, text: string, { numbers }: Minded): Action {
  const slot = beside[action.intent]
  const pensions = new Set(findPensions(text, numbers).map(({ start }) => start))
  if (slot === undefined || pensions.size === 0) return action
  const isPension = ({ value }: Action['inputs'][number]) =>
    endsOf(value).some((end) => pensions.has(startOf(end) ?? -1))
  const others = action.inputs.filter((one) => !isPension(one))
  const named = numbers.filter(({ start }) => pensions.has(start))
  const pensionAge = findPensionAge(text, numbers)
  const start = slot === 'pension' && pensionAge ? [{ slot: 'pensionAge', number: pensionAge }] : []
  const said = [...named.map((number) => ({ slot, number })), ...start]
  return {
    ...action,
    inputs: [
      ...others.filter(({ value }) => start.length === 0 || startOf(value) !== pensionAge?.start),
      ...said.map(({ slot: name, number }) => ({ slot: name, value: { kind: 'number', number } as const })),
    ],
  }
}

const OWN_TERMS = /\b(?:no|without(?: any)?|zero) (?:growth|interest|inflation|return)\b/i

/** 'How long will it last', of a gap: what is spent and what comes in, so that either can change. */
export function ofGap(action: Action, text: string, sums: readonly SumRecord[]): Action {
  const gap = action.inputs.find(({ value }) => value.kind === 'figure' && value.name === 'gap')?.value
  const record = gap?.kind === 'figure' ? sums.find(({ id }) => id === gap.sum) : undefined
  if (record?.kind !== 'pension-gap') return action
  // A message with terms of its own asks for another sum than the one before.
  const isSame = action.inputs.every(({ value }) => value.kind === 'figure') && !OWN_TERMS.test(text)
  if (!isSame) return action
  // By the age at which work ends, savings have grown.
  const [portfolio, age] = record.results['then'] ? ['then', 'retirementAge'] : ['portfolio', 'age']
  const same = Object.fromEntries(['pension', 'pensionAge', 'rate', 'inflation'].map((name) => [name, name]))
  const told = Object.entries({ monthly: 'spending', portfolio, age, ...same }).filter(
    ([, name]) => record.inputs[name] !== undefined || record.results[name] !== undefined,
  )
  return {
    ...action,
    inputs: [
      ...action.inputs.filter(({ slot }) => !told.some(([name]) => name === slot)),
      ...told.map(([slot, name]) => ({ slot, value: { kind: 'figure', sum: record.id, name } as const })),
    ],
  }
}

/** 'At 5%, and what we take rises 3% a year': a rise of prices is no return. */
export function withRise(action: Action, text: string, { numbers }: Minded): Action {
  const rise = numbers.find((number) => isRise(text, number))
  const rate = numbers.find((number) => number.kind === 'percent' && number !== rise)
  if (!rise) return action
  const others = action.inputs.filter(
    ({ slot, value }) => slot !== 'rate' && startOf(value) !== rise.start && slot !== 'inflation',
  )
  const said = Object.entries({ rate, inflation: rise }).flatMap(([slot, number]) =>
    number ? [{ slot, value: { kind: 'number', number } as const }] : [],
  )
  return { ...action, inputs: [...others, ...said] }
}

const WORKING_AGES = { least: 18, most: 75 }
const STOP_AGES = { least: 50, most: 80 }
/** What is put in from now on, and nothing that is there. */
const BY_ITSELF =
  /\b(?:by itself|alone|only|just|from (?:zero|scratch|nothing)|kids?|child|baby|son|daughter)\b/i

const isWithin = (value: Value, { least, most }: typeof STOP_AGES) =>
  value.kind === 'number' && value.number.value >= least && value.number.value <= most

/** 'I'm 55, what if i go til 60 putting 850 a month in': until one stops, on top of what is there for that. */
export function untilStopping(action: Action, text: string): Action {
  const time = action.inputs.find(({ slot }) => slot === 'months')?.value
  const span = time?.kind === 'operation' && time.operator === 'times' ? time.left : time
  const isStarted = action.inputs.some(({ slot }) => slot === 'start')
  if (isStarted || span?.kind !== 'operation' || span.operator !== 'take' || BY_ITSELF.test(text))
    return action
  if (!isWithin(span.right, WORKING_AGES) || !isWithin(span.left, STOP_AGES)) return action
  const others = action.inputs.filter(({ slot }) => slot !== 'months')
  return {
    ...action,
    intent: 'retirement-projection',
    inputs: [
      ...others.map((one) => (one.slot === 'contribution' ? { ...one, slot: 'monthly' } : one)),
      { slot: 'age', value: span.right },
      { slot: 'retirementAge', value: span.left },
    ],
  }
}

/** 'We have 4,000 already', after what a goal takes each month: that anew, as nobody has said what they put by. */
export function asNeeded(action: Action, _: string, __: Minded, sums: readonly SumRecord[]): Action {
  const before = sums.find(({ id }) => id === action.from)
  const isSaid = action.inputs.some(({ slot }) => slot === 'monthly')
  return before?.kind === 'goal-payment' && !isSaid ? { ...action, intent: 'goal-payment' } : action
}

/** 'That's too much. what if i put in 15%', after what a goal takes each month: what that share of the pay comes to. */
export function asSaved(
  action: Action,
  text: string,
  { numbers }: Minded,
  sums: readonly SumRecord[],
): Action {
  const share = action.from === null ? undefined : findShare(text, numbers, sums)
  return share ? { ...action, intent: 'retirement-projection' } : action
}

/** So many years of pay that nobody said are no years: the rule has its own. */
export const saidYears = (action: Action): Action => ({
  ...action,
  inputs: action.inputs.filter(
    ({ slot, value }) => slot !== 'years' || endsOf(value).some((end) => startOf(end) !== null),
  ),
})
