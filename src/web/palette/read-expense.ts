import { type Cents, parseMoney } from '#finance/money.ts'
import { anySign } from '#web/lib/currency.ts'

export interface TypedExpense {
  label: string
  amount: Cents
}

const MAX_LABEL = 200
const AMOUNT = String.raw`((?:${anySign})?\d[\d,]*(?:\.\d{1,2})?)`
const LAST = new RegExp(`^(?:add\\s+)?(\\D.*?)\\s+${AMOUNT}$`, 'i')
const FIRST = new RegExp(`^(?:add\\s+)?${AMOUNT}\\s+(?:for\\s+|on\\s+)?(\\D.*)$`, 'i')

/** What begins like this asks something, or goes on with something that was asked. */
const QUESTION_WORDS = [
  'what|how|which|who|why|when|where|can|could|should|would|will|is|are|do|does|did|if|and|or|but',
  'with|over|at|my|i|we|the|pay|save|owe|earn|make',
].join('|')
const QUESTION = new RegExp(String.raw`^(?:${QUESTION_WORDS})\b`, 'i')

/** 'coffee 40', 'add $1,200 for rent': a name and an amount and nothing else, else null. */
export function readExpense(typed: string): TypedExpense | null {
  const text = typed.trim()
  const last = LAST.exec(text)
  const first = FIRST.exec(text)
  const [label = '', amount = ''] = last ? [last[1], last[2]] : first ? [first[2], first[1]] : []
  const cents = parseMoney(amount)
  if (cents === null || cents <= 0 || label.length > MAX_LABEL) return null
  if (QUESTION.test(label) || /[?\d]/.test(label)) return null
  return label.split(/\s+/).length <= 3 ? { label: capitalise(label.trim()), amount: cents } : null
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
