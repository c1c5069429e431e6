/** 'What if rates drop a point': the rate of the sum, so much lower. */
import type { Action } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Settling } from './settling.ts'

const DOWN = 'drop\\w*|fall\\w*|fell|go(?:es)? down|come(?:s)? down|lower(?:ed)?|dip\\w*|cut|less'
const UP = 'rise\\w*|rose|go(?:es)? up|climb\\w*|jump\\w*|higher|increas\\w*|more'
const MOVED = new RegExp(String.raw`\b(?:rates?|interest|apr|it)\b[^.?!\d]{0,16}\b(?:(${DOWN})|${UP})\b`, 'i')
const POINTS =
  /\b(?:(half|quarter)(?: of)? (?:a |an )?|(a|an|one|another|two|three) (?:full |whole |entire )?|(\d+(?:\.\d+)?) ?)(?:percentage )?(?:points?|percent|%)/i
const sizes: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, two: 2, three: 3 }

export function movedRate({ text, head }: Settling): Action['inputs'] | null {
  const moved = MOVED.exec(text)
  const by = moved && POINTS.exec(text.slice(moved.index))
  if (!moved || !by || !head.inputs['rate'] || / to \$?\d/.test(text)) return null
  const [quote, part, count = '', digits] = by
  const value = digits === undefined ? (sizes[part ?? count] ?? 1) : Number(digits)
  const start = moved.index + by.index
  const end = start + quote.length
  const number: SaidNumber = { kind: 'percent', value, period: null, quote, start, end }
  const operator = moved[1] === undefined ? 'add' : 'take'
  return [
    {
      slot: 'rate',
      value: { kind: 'operation', operator, left: { kind: 'before' }, right: { kind: 'number', number } },
    },
  ]
}
