/** 'What if the house only appraises at 380', after what is owed was held against it. */
import type { Action } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import { newestOf } from '#advisor/executing/of-sum.ts'

const APPRAISED = new RegExp(
  String.raw`\b(?:house|home|place|condo|townhouse|property|it|appraisal)\b(?: (?:only|just|really|is|was|gets?|got))* ` +
    String.raw`(?:apprais(?:es|ed)|valued|comes in|came in|worth|sells|sold)(?: (?:at|for|only|like|about))* \$?$`,
  'i',
)
const values: Readonly<Record<string, string>> = { 'loan-to-value': 'whole', equity: 'value' }

export function appraised({ text, minded: { numbers }, sums }: Talk): Action | null {
  const [number, ...more] = numbers
  if (!/\bif\b|\bwhat\b|\bhow\b|\?/i.test(text)) return null
  if (!number || more.length > 0 || !APPRAISED.test(text.slice(0, number.start))) return null
  const sum = newestOf(sums, ...Object.keys(values))
  const slot = sum && values[sum.kind]
  if (!sum || slot === undefined || (number.kind !== 'money' && number.kind !== 'number')) return null
  return { ...bare(sum.kind), from: sum.id, inputs: [{ slot, value: { kind: 'number', number } }] }
}
