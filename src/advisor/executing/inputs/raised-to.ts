/** 'I pay 265. If I bump that to 350': what is paid then, and not what comes on top. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, startOf, type Value } from '#advisor/minding/minded.ts'

const IN_ALL = /\b(?:to|at|pay|paying|paid|make it|do)\s*(?:about |around |like |maybe )?\$?$/i
const ON_TOP = /\b(?:extra|more|additional|on top|another|add(?:ed|ing)?)\b/i
const EITHER = /\b(?:or|vs|versus)\b/i

const MAKE_IT =
  /\b(?:make (?:it|that)|(?:bump|raise|up|get) (?:it |that |this )?(?:up )?to)\s*(?:about |around )?\$?$/i

/** 'And if I make it 1,000', of what all debts get each month: that, and nothing that is paid once. */
const asTotal = (inputs: Action['inputs'], text: string): Action['inputs'] =>
  inputs.map((one) =>
    (one.slot === 'once' || one.slot === 'extra') && MAKE_IT.test(text.slice(0, startOf(one.value) ?? 0))
      ? { ...one, slot: 'total' }
      : one,
  )

export function raisedTo({ intent, inputs }: Action, text: string, from: SumRecord | null): Action['inputs'] {
  if (intent === 'debt-payoff' && from?.kind === intent) return asTotal(inputs, text)
  const extra = inputs.find(({ slot }) => slot === 'extra')
  const start = extra ? startOf(extra.value) : null
  if (intent !== 'extra-payment' || !extra || extra.value.kind !== 'number' || start === null) return inputs
  const said = inputs.find(({ slot }) => slot === 'payment')
  const clause = text.slice(Math.max(0, start - NEAR), extra.value.number.end + NEAR)
  if (ON_TOP.test(clause)) return inputs
  const paid = said?.value.kind === 'number' && startOf(said.value) !== null ? said.value.number : null
  const amount = extra.value.number
  if (paid && EITHER.test(text.slice(Math.min(paid.end, amount.end), Math.max(paid.start, amount.start)))) {
    const [less, more] = paid.value < amount.value ? [said?.value, extra.value] : [extra.value, said?.value]
    return less && more ? withExtra(inputs, less, more) : inputs
  }
  const usual = paid ? said?.value : paymentOf(from, amount.value)
  const isRaised = usual && IN_ALL.test(text.slice(0, start)) && (!paid || paid.value < amount.value)
  return isRaised ? withExtra(inputs, usual, extra.value) : inputs
}

/** Letters around a number that speak of it. */
const NEAR = 24

function withExtra(inputs: Action['inputs'], payment: Value, total: Value): Action['inputs'] {
  const extra: Value = { kind: 'operation', operator: 'take', left: total, right: payment }
  return [
    ...inputs.filter(({ slot }) => slot !== 'extra' && slot !== 'payment'),
    { slot: 'payment', value: payment },
    { slot: 'extra', value: extra },
  ]
}

/** The payment of the sum before, where more than that is paid. */
function paymentOf(from: SumRecord | null, amount: number): Value | undefined {
  const payment = from?.results['payment'] ?? from?.inputs['payment']
  const isMore = from && payment && payment.unit === 'money' && payment.value < amount * 100
  return isMore ? { kind: 'figure', sum: from.id, name: 'payment' } : undefined
}
