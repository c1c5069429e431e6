import { overlaps, type Fact } from '#advisor/facts.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { perMonth } from '#advisor/reading/question/per-period.ts'

/** A line of a pasted list: a name, then its amount. */
const LINE = /^[ \t]*([\p{L}][\p{L}\p{N} &+/'’().-]{1,38}?)[ \t]*[:=–-]?[ \t]*$/u
/** From this on the mind alone is believed. */
const CERTAIN = 0.9

/** Costs in lines of a list that only the mind has read. */
export function addLines(facts: readonly Fact[], minded: Minded | null, text: string): Fact[] {
  if (!minded || !text.includes('\n')) return [...facts]
  const missed = minded.numbers.filter(
    (number) =>
      number.what === 'expense' && number.own >= CERTAIN && !facts.some(({ span }) => overlaps(number, span)),
  )
  const lines = missed.flatMap((number): Fact[] => {
    const start = text.lastIndexOf('\n', number.start - 1) + 1
    const name = LINE.exec(text.slice(start, number.start))?.[1]?.trim()
    const rest = text.slice(number.end).split('\n')[0] ?? ''
    if (name === undefined || /[\p{L}\p{N}]/u.test(rest)) return []
    const amount = centsOf(perMonth(number))
    const capital = name.charAt(0).toUpperCase() + name.slice(1)
    return [
      {
        change: { kind: 'expense', id: null, name: capital, amount },
        decision: 'save',
        quote: text.slice(start, number.end).trim(),
        span: { start, end: number.end },
      },
    ]
  })
  return [...facts, ...lines]
}
