/** '19.50 an hour, 40 hours a week': pay by the hour as an input that counts months or years. */
import { type Action, endsOf, type Minded, type Value } from '#advisor/minding/minded.ts'
import { FULL_TIME } from '#advisor/planning/sums/pay.ts'
import { LONG_WEEK } from '#advisor/executing/periods/by-the-week.ts'

const pays: ReadonlySet<string> = new Set(['income', 'salary', 'pay'])

/** Weeks and months that the mind wrote beside it go: an hour's pay says by itself what a month has. */
export function byHours(inputs: Action['inputs'], numbers: Minded['numbers']): Action['inputs'] {
  return inputs.map(({ slot, value }) => {
    const ends = pays.has(slot) && value.kind === 'operation' ? endsOf(value) : []
    const rate = ends.find((end) => end.kind === 'number' && end.number.period === 'hour')
    const isOnlyPay = ends.every(
      (end) =>
        end === rate || end.kind === 'constant' || (end.kind === 'number' && end.number.kind === 'hours'),
    )
    return rate && isOnlyPay ? { slot, value: forHours(rate, numbers) } : { slot, value }
  })
}

function forHours(rate: Value, numbers: Minded['numbers']): Value {
  const week = numbers.find(({ kind, value }) => kind === 'hours' && value <= LONG_WEEK)?.value ?? FULL_TIME
  if (week === FULL_TIME) return rate
  const worked: Value = {
    kind: 'operation',
    operator: 'times',
    left: rate,
    right: { kind: 'constant', value: week },
  }
  return { kind: 'operation', operator: 'over', left: worked, right: { kind: 'constant', value: FULL_TIME } }
}

const isHours = (end: Value) => end.kind === 'number' && end.number.kind === 'hours'

/** '22 hrs a week at 17.25': beside hours a bare number is what an hour pays. */
export function paidHours({ intent, inputs }: Action): Action['inputs'] {
  if (intent !== 'product' || !inputs.flatMap(({ value }) => endsOf(value)).some(isHours)) return inputs
  return inputs.map(({ slot, value }) => ({ slot, value: asMoney(value) }))
}

function asMoney(value: Value): Value {
  if (value.kind === 'operation') return { ...value, left: asMoney(value.left), right: asMoney(value.right) }
  const isBare =
    value.kind === 'number' && value.number.kind === 'number' && !Number.isInteger(value.number.value)
  return isBare ? { ...value, number: { ...value.number, kind: 'money' } } : value
}
