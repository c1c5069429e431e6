/** 'How much interest at 60', after a loan over 72 months: a part is asked of the same loan with another number. */
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { isLending } from '#advisor/executing/inherit.ts'
import { isSaidFigure } from '#advisor/executing/named-sums.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { isReady } from '#advisor/executing/of-sum.ts'
import type { Talk } from '#advisor/executing/talk.ts'

/** Right before a number that takes the place of another. */
const WITH = /\b(?:at|over|for|with|in|on|if (?:it'?s|its|i do|i pay)|on the)(?: the| a)? \$?$/i
/** A number further from the one before it than so many times is something else. */
const FARTHEST = 3

export function partAnew({ text, minded: { numbers, readings }, sums }: Talk): Action | null {
  const [action, ...others] = readings[0]?.actions ?? []
  const [said, ...more] = numbers
  if (action?.intent !== 'part' || others.length > 0 || !said || more.length > 0) return null
  const number = asMeant(said, text)
  const record = sums.find(({ id }) => id === (action.about[0] ?? sums.at(-1)?.id))
  if (!record || !isReady(record) || !isLending(record.kind) || !WITH.test(text.slice(0, number.start)))
    return null
  const figures = [...Object.values(record.inputs), ...Object.values(record.results)]
  const slot = figures.some((figure) => isSaidFigure(figure, number)) ? null : slotFor(record, number)
  if (slot === null) return null
  return {
    ...bare(record.kind),
    from: record.id,
    inputs: [{ slot, value: { kind: 'number', number } }],
    wanted: action.wanted,
  }
}

/** No loan has an age: 'at 60' are months, and 'at 6' is a rate. */
function asMeant(said: SaidNumber, text: string): SaidNumber {
  if (said.kind !== 'age' && said.kind !== 'number') return said
  const isRate = said.value < HIGHEST_RATE && /\bat $/i.test(text.slice(0, said.start))
  return { ...said, kind: isRate ? 'percent' : 'number' }
}
const HIGHEST_RATE = 36

/** How far a number is from a figure, in times; a bare one may be months, years or a rate. */
function farFrom({ unit, value }: RecordedFigure, { kind, value: said }: SaidNumber): number {
  const apart = (one: number) => Math.max(one / value, value / one)
  if (kind === 'number' && unit === 'months') return Math.min(apart(said), apart(said * 12))
  if (kind === 'number' && unit === 'percent') return apart(said)
  if (unit === 'money' && (kind === 'money' || kind === 'number')) return apart(said * 100)
  return unit === kind ? apart(said) : Infinity
}

/** The input that the number is most like. */
function slotFor({ inputs }: SumRecord, number: SaidNumber): string | null {
  const [nearest] = Object.entries(inputs)
    .filter(([, { value, source }]) => value > 0 && source.kind !== 'formula')
    .map(([name, figure]) => ({ name, far: farFrom(figure, number) }))
    .filter(({ far }) => far <= FARTHEST)
    .toSorted((one, other) => one.far - other.far)
  return nearest?.name ?? null
}
