/** 'They want it up to 950', of support of 780: less than nothing less to pay is more to pay. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import { evaluate, type Scope } from '#advisor/executing/evaluate.ts'

const others: Readonly<Record<string, string>> = {
  lessExpense: 'moreExpense',
  moreExpense: 'lessExpense',
  lessIncome: 'moreIncome',
  moreIncome: 'lessIncome',
}

export const otherWay = (inputs: Action['inputs'], sum: Sum, scope: Scope): Action['inputs'] =>
  inputs.map((input) => {
    const { slot, value } = input
    const [way, wanted] = [others[slot], sum.inputs[slot]]
    if (!way || !wanted || value.kind !== 'operation' || value.operator !== 'take') return input
    const swapped: Value = { ...value, left: value.right, right: value.left }
    const cents = (one: Value) => evaluate(one, wanted, scope)?.value ?? 0
    return cents(value) <= 0 && cents(swapped) > 0 ? { slot: way, value: swapped } : input
  })
