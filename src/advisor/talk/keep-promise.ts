/** 'I can pay 200', after 'tell me what you can send there, and I can say when it’s gone': then it is said. */
import { bare } from '#advisor/executing/bare-action.ts'
import { asInputs } from '#advisor/executing/of-sum.ts'
import type { Action } from '#advisor/minding/minded.ts'
import { isAsking } from './is-asking.ts'
import { asksForPayment } from './interview/lead-on.ts'
import { sayMinded } from './say-minded.ts'
import type { Move, Scene } from './scene.ts'

/** Nothing but a number and how sure somebody is of it, or what can be paid. */
const PAID = new RegExp(
  String.raw`^\W*(?:(?:i|we|can|could|might|pay|send|do|put|afford|maybe|probably|about|around|like|say|just|only|up to|prob|` +
    String.raw`id|i'd) )*\$?[\d,.]+(?: ?(?:dollars|bucks|a month|per month|each month|every month|monthly|/mo|/month|mo|maybe|` +
    String.raw`i think|i guess|tops|max))*\W*$`,
  'i',
)

function promised({ minded, text, wording, dialogue, snapshot, understood }: Scene): Action | null {
  const [number, another] = minded?.numbers ?? []
  const [debt, ...more] = snapshot.liabilities.filter(({ amount }) => amount > 0)
  if (!number || another || !debt?.interestRate || more.length > 0) return null
  const isPaid = number.kind === 'money' || number.kind === 'number'
  const isAnswer = understood.facts.length === 0 && PAID.test(text) && !isAsking(text, wording)
  if (!isPaid || !isAnswer || !asksForPayment(dialogue)) return null
  const row = { kind: 'row', row: { list: 'liabilities', id: debt.id, name: debt.name } } as const
  return {
    ...bare('payoff-time'),
    inputs: asInputs({ balance: row, rate: row, payment: { kind: 'number', number } }),
  }
}

export function keepPromise(scene: Scene): Move | null {
  const action = promised(scene)
  if (!action || !scene.minded) return null
  return sayMinded({ ...scene, minded: { ...scene.minded, readings: [{ actions: [action], score: 1 }] } })
}
