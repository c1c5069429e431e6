/** 'We want to buy in 2 years', 'we put away 1,400 a month', 'how much will we have by then': a plan told in parts. */
import { bare } from '#advisor/executing/bare-action.ts'
import { asInputs } from '#advisor/executing/of-sum.ts'
import { THEN, toldPlan } from '#advisor/executing/told-plan.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const HAVE = /\b(?:how much|what)\b[^?.]*\b(?:have|saved|save up|(?:that|it|this) be)\b/i
const OTHER = /\b(?:left|owe|short|need|spend|should|have to|enough)\b/i

export function byThen(talk: Talk): Action | null {
  const { text, minded } = talk
  if (!THEN.test(text) || !HAVE.test(text) || OTHER.test(text)) return null
  const [number, ...more] = minded.numbers
  // 'If we do 1,600 a month instead, what will we have by then'.
  if (more.length > 0 || (number && number.period !== 'month')) return null
  const plan = toldPlan(talk)
  const monthly: Value | null = number ? { kind: 'number', number } : plan.monthly
  if (!monthly || !plan.months) return null
  return { ...bare('saved-by'), inputs: asInputs({ monthly, months: plan.months, start: plan.start }) }
}
