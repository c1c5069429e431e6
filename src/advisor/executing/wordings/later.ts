/** Goals and retirement: what is wanted, what is there, and what comes in anyway. */
import { type Action, endsOf, type Minded, startOf, type Value } from '#advisor/minding/minded.ts'
import { EARNED } from '#advisor/executing/said-words.ts'
import { wordsBefore } from './words-before.ts'

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

const PENSION = /\b(?:social security|ss|pension|annuity)\b[^.?!\d]{0,30}$/i
const FROM_PENSION = /^[^.?!,\d]{0,16}\b(?:from|by|in) (?:my |our )?(?:social security|ss|pension|annuity)\b/i

/** 'I want 5,200 a month, of which Social Security pays 1,900': what comes in anyway is no spending. */
export function withPension(action: Action, text: string): Action {
  const isPension = ({ slot, value }: Action['inputs'][number]) => {
    const end = endsOf(value).find((one) => startOf(one) !== null)
    if (slot !== 'spending' || end?.kind !== 'number') return false
    return PENSION.test(wordsBefore(end, text)) || FROM_PENSION.test(text.slice(end.number.end))
  }
  const inputs = action.inputs.map((one) => (isPension(one) ? { ...one, slot: 'otherIncome' } : one))
  return { ...action, inputs }
}

const PUT_AWAY =
  /\b(?:put|putting|save|saving|saves|contribute|contributing|invest|investing|sock|set)\b[^.?!,;\d]{0,16}$/i

/** 'I make 58k. if i put 10% away til 67': a month of that share, and not all of the pay at once. */
export function shareOfPay(action: Action, text: string, { numbers }: Minded): Action {
  const pay = numbers.find(({ kind, start }) => kind === 'money' && EARNED.test(text.slice(0, start)))
  const share = numbers.find(({ kind, start }) => kind === 'percent' && PUT_AWAY.test(text.slice(0, start)))
  if (!pay || !share) return action
  const number = (one: typeof pay): Value => ({ kind: 'number', number: one })
  const year: Value = {
    kind: 'operation',
    operator: 'times',
    left: number({ ...pay, period: null }),
    right: number(share),
  }
  const value: Value = {
    kind: 'operation',
    operator: 'over',
    left: year,
    right: { kind: 'constant', value: 12 },
  }
  const places = new Set([pay.start, share.start])
  const others = action.inputs.filter(
    ({ value: one }) => !endsOf(one).some((end) => places.has(startOf(end) ?? -1)),
  )
  return {
    ...action,
    inputs: [...others, { slot: action.intent === 'growth' ? 'contribution' : 'monthly', value }],
  }
}
