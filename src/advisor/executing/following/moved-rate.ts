/** 'What if rates drop a point': the rate of the sum, so much lower. */
import { type Action, endsOf, type Minded, startOf } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Settling } from './settling.ts'

const DOWN = 'drop\\w*|fall\\w*|fell|go(?:es)? down|come(?:s)? down|lower(?:ed)?|dip\\w*|cut|less'
const UP = 'rise\\w*|rose|go(?:es)? up|climb\\w*|jump\\w*|higher|increas\\w*|more'
const MOVED = new RegExp(String.raw`\b(rates?|interest|apr|it)\b[^.?!\d]{0,16}\b(?:(${DOWN})|${UP})\b`, 'i')
const SIZE = [
  String.raw`(half|quarter)(?: of)? (?:a |an )?`,
  '(a|an|one|another|two|three) (?:full |whole |entire )?',
  String.raw`(\d+(?:\.\d+)?) ?`,
].join('|')
const POINTS = new RegExp(String.raw`\b(?:${SIZE})(?:percentage )?(points?|percent|%)`, 'i')
/** 'It drops 25%' is no rate: what is no point is one only by its name, and where it is small. */
const MOST_PERCENT = 3
const sizes: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, two: 2, three: 3 }

export function movedRate({ text, minded, head }: Settling): Action['inputs'] | null {
  const moved = MOVED.exec(text)
  const by = moved && POINTS.exec(text.slice(moved.index))
  const rate = head.inputs['rate']
  if (!moved || !by || !rate || / to \$?\d/.test(text)) return null
  const [, name = '', down] = moved
  const [quote, part, count = '', digits, unit = ''] = by
  const value = digits === undefined ? (sizes[part ?? count] ?? 1) : Number(digits)
  const isRate = name.toLowerCase() !== 'it' && value <= MOST_PERCENT
  if (!(isRate || unit.startsWith('point')) || (down !== undefined && value >= rate.value)) return null
  const start = moved.index + by.index
  const end = start + quote.length
  if (isElsewhere(minded, start, end)) return null
  const number: SaidNumber = { kind: 'percent', value, period: null, quote, start, end }
  const operator = down === undefined ? 'add' : 'take'
  return [
    {
      slot: 'rate',
      value: { kind: 'operation', operator, left: { kind: 'before' }, right: { kind: 'number', number } },
    },
  ]
}

const SURE = 0.8

/** Whether a reading that is likely puts the number somewhere else. */
function isElsewhere({ readings: [first] }: Minded, start: number, end: number): boolean {
  const inputs = first && first.score >= SURE ? first.actions.flatMap((action) => action.inputs) : []
  return inputs.some(
    ({ slot, value }) =>
      slot !== 'rate' &&
      endsOf(value)
        .map(startOf)
        .some((at) => at !== null && at >= start && at < end),
  )
}
