/** 'What is it worth in 25 years, and what if I leave it 35?': the same sum with another of its values. */
import { type Action, endsOf, type Minded, startOf, type Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { PlainDate } from '#finance/dates.ts'
import { isUsual } from '#advisor/executing/is-usual.ts'

/** Words before a number that make it another value: 'what if I go up to 240', '$325 a month or with $425'. */
const OTHERWISE = new RegExp(
  String.raw`\b(?:what (?:if|about|at)|if (?:i|we|he|she|they)|or|vs|versus|rather than|` +
    String.raw`compared (?:to|with)|(?:not|n't) start until)\b[^.?!;]{0,40}$`,
  'i',
)
/** Two rates are compared wherever they stand. */
const COMPARED = /\b(?:difference|gap|apart|compared?|how much (?:more|less|better|worse))\b/i
/** Values of one input do not differ by more than so many times. */
const ALIKE = 6
const MOST_YEARS = 60

/** The actions, with a second sum for a number that only another value of an input can be. */
export function withAlternative(
  actions: readonly Action[],
  { numbers }: Minded,
  text: string,
  today: PlainDate,
): readonly Action[] {
  const [only, ...others] = actions
  const isOne = only && others.length === 0 && only.from === null && findSum(only.intent)
  if (!isOne) return actions
  const plans = eachPlan(only, text)
  if (plans) return plans
  const used = new Set(only.inputs.flatMap(({ value }) => endsOf(value)).map(startOf))
  const values = new Set(numbers.filter(({ start }) => used.has(start)).map(({ value }) => value))
  const left = numbers.filter(
    ({ start, kind, value }) => !used.has(start) && kind !== 'factor' && !values.has(value),
  )
  const [number, ...more] = left
  const deadline = byThen(only, number, text)
  if (deadline) return [only, deadline]
  // Said twice, it is one number all the same.
  if (!number || more.some(({ value }) => value !== number.value)) return actions
  const found = only.inputs.flatMap(({ slot, value }) =>
    endsOf(value).flatMap((end) => {
      const said = startOf(end) === null || end.kind !== 'number' ? null : end.number
      const other = said && isOther(number, said, text) ? asLike(number, said) : null
      return other && isUsual(only.intent, slot, { kind: 'number', number: other }, today)
        ? [{ slot, value, end, other }]
        : []
    }),
  )
  const [place, ...places] = found
  if (!place || places.length > 0) return actions
  const replaced = { slot: place.slot, value: replace(place.value, place.end, place.other) }
  const other = { ...only, inputs: only.inputs.map((one) => (one.value === place.value ? replaced : one)) }
  return number.start < (startOf(place.end) ?? 0) ? [other, only] : [only, other]
}

const INSTEAD = /^[^.?!,\d]{0,16}\binstead\b/i

function isOther(number: SaidNumber, said: SaidNumber, text: string): boolean {
  // 'I pay 260. How many months if I pay 340 instead': the first is the other one.
  if (number.start < said.start) return INSTEAD.test(text.slice(said.end))
  return OTHERWISE.test(text.slice(0, number.start)) || (number.kind === 'percent' && COMPARED.test(text))
}

/** A number as another value of what was said: '35' beside '25 years' is years. */
function asLike(number: SaidNumber, said: SaidNumber): SaidNumber | null {
  const isYears = said.kind === 'months' && /\b(?:years?|yrs?)\b/i.test(said.quote)
  const isBare = number.kind === 'number' && number.period === null
  const like =
    isYears && isBare && number.value <= MOST_YEARS
      ? { ...number, kind: said.kind, value: number.value * 12 }
      : number
  const isMoney = ({ kind }: SaidNumber) => kind === 'money' || kind === 'number'
  const isSameKind = like.kind === said.kind || (isMoney(like) && isMoney(said))
  const isSamePeriod = (like.period ?? said.period) === (said.period ?? like.period)
  const times = like.value / said.value
  return isSameKind && isSamePeriod && times > 1 / ALIKE && times < ALIKE && times !== 1 ? like : null
}

const replace = (value: Value, end: Value, number: SaidNumber): Value =>
  value === end
    ? { kind: 'number', number }
    : value.kind === 'operation'
      ? { ...value, left: replace(value.left, end, number), right: replace(value.right, end, number) }
      : value

const PLANS = /\b(?:two plans|two ways|each (?:take|plan|way|one)|compare|either)\b/i

/** 'Compare two plans: $520 a month and $650 a month': a sum for each, and not for both together. */
function eachPlan(action: Action, text: string): Action[] | null {
  const sum = findSum(action.intent)
  if (!sum || !PLANS.test(text)) return null
  const isPlan = ({ slot, value }: Action['inputs'][number]) =>
    sum.inputs[slot]?.adds === true && sum.inputs[slot]?.per === 'month' && startOf(value) !== null
  const [one, other, ...more] = action.inputs.filter(isPlan)
  if (!one || !other || one.slot !== other.slot || more.length > 0) return null
  const without = (gone: typeof one) => ({
    ...action,
    inputs: action.inputs.filter((input) => input !== gone),
  })
  return [without(other), without(one)]
}

const IN_A_YEAR = /\b(?:in|within) (?:exactly |about |just )?(?:a|one) year\b/i
const A_MONTH = /\bhow much\b[^.?!]*\b(?:a|per|each|every) month\b/i

/** 'And how much a month to have it in exactly a year?' */
function byThen({ intent, inputs }: Action, number: SaidNumber | undefined, text: string): Action | null {
  if (intent !== 'goal-time' || !A_MONTH.test(text)) return null
  const kept = inputs.filter(({ slot }) => slot !== 'monthly')
  const value: Value | null =
    number?.kind === 'months'
      ? { kind: 'number', number }
      : number === undefined && IN_A_YEAR.test(text)
        ? { kind: 'constant', value: 12 }
        : null
  if (!value) return null
  const months = { slot: 'months', value }
  return { intent: 'goal-payment', from: null, about: [], inputs: [...kept, months], wanted: null }
}
