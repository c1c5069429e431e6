import { byFormula } from '#advisor/grounding/figures.ts'
import type { Figure } from '#contract/figures.ts'
import { z } from '#contract/zod.ts'
import { type Expression, parseExpression, type Sign } from './expression.ts'
import type { ModelTool } from './model.ts'
import { resolve } from './resolve.ts'
import type { Valued } from './valued.ts'
import type { Workbench } from './workbench.ts'
import { findWritten, isShare } from './written-numbers.ts'

const wanted = ['money', 'percent', 'months', 'years', 'times', 'count'] as const

const input = z.strictObject({
  expression: z.string().check(z.minLength(1), z.maxLength(300)),
  as: z.optional(z.enum(wanted)),
  label: z.string().check(z.minLength(1), z.maxLength(120)),
})

const properties = {
  expression: {
    type: 'string',
    description:
      'Figures by reference with + - * / and brackets: (s1.interest - s2.interest) / 12, said"20%" of debt1.amount',
  },
  as: {
    type: 'string',
    enum: wanted,
    description: 'Unit of the result, where the expression does not tell; it is printed with it.',
  },
  label: { type: 'string', description: 'What it is, in a few words: Interest saved a year.' },
}

export const calcTool: Omit<ModelTool, 'run'> = {
  name: 'calc',
  description:
    'Arithmetic with figures that are known: shares, differences, per month, per year. Numbers of its own are ' +
    'only 1, 2, 10, 12, 52 and 100. Gives value.',
  schema: { type: 'object', additionalProperties: false, properties, required: ['expression', 'label'] },
}

const isPlain = (one: Expression, value: number) =>
  one.kind === 'number' && one.value === value && !one.isPercent

/** A label that counts something keeps its words alone; no calculation is lost for it. */
function withoutNumbers(label: string): string {
  const kept = findWritten(label)
    .filter(({ start, end }) => !isShare(label.slice(start, end)))
    .reduceRight((text, { start, end }) => `${text.slice(0, start)}${text.slice(end)}`, label)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /\p{L}/u.test(kept) ? kept : 'Worked out'
}

export function callCalc(written: unknown, bench: Workbench): object {
  const read = z.safeParse(input, written)
  if (!read.success) return { error: 'It needs an expression and a label, and nothing else but as.' }
  const { expression, as } = read.data
  const label = withoutNumbers(read.data.label)
  const parsed = parseExpression(expression)
  if (!parsed) return { error: `expression: ${JSON.stringify(expression)} cannot be read.` }
  const known = bench.book.entries.length
  const valued = resolve(parsed, null, bench)
  if (typeof valued === 'string') return { error: `expression: ${valued}.` }
  if (!Number.isFinite(valued.value) || Math.abs(valued.value) > 1e14)
    return { error: 'expression: too large.' }
  const { sheet } = bench.book
  const ends = (sign: Sign, value: number) =>
    parsed.kind === 'operation' && parsed.sign === sign && isPlain(parsed.right, value)
  const figure = toFigure(valued, as)
  const id = bench.nextId
  const { unit, value, source } = figure
  bench.made.push({ id, kind: 'calc', inputs: {}, results: { value: { label, unit, value, source } } })
  const assumed = bench.book.entries.slice(known).filter(({ ref }) => ref === 'assumed')
  bench.assumed.set(
    id,
    assumed.map((entry) => ({ name: 'assumed', figure: entry.figure })),
  )
  const { per } = valued
  bench.book.add(`${id}.value`, figure, 'result', unit === 'money' ? per : null)
  return { sum: id, results: { [`${id}.value`]: figure.text } }

  function toFigure(one: Valued, unit: (typeof wanted)[number] | undefined): Figure {
    const from = one.source.kind === 'formula' ? one.source : byFormula(label, [])
    const ratio = one.unit === 'money' ? one.value / 100 : one.value
    // 'x / y * 100' is in percent already.
    if (unit === 'percent')
      return sheet.percent(label, one.unit === 'number' && !ends('*', 100) ? one.value * 100 : ratio, from, 1)
    // 'months / 12' is in years already.
    if (unit === 'years')
      return sheet.years(label, one.unit === 'months' && !ends('/', 12) ? one.value / 12 : ratio, from)
    if (unit === 'months') return sheet.months(label, ratio, from)
    if (unit === 'times') return sheet.number(label, 'ratio', ratio, from)
    if (unit === 'count') return sheet.number(label, 'count', ratio, from)
    // '0.85% of 100', in dollars, is so many cents.
    if (one.unit === 'percent' && unit === 'money') return sheet.money(label, Math.round(one.value), from)
    if (one.unit === 'money' || unit === 'money')
      return sheet.money(label, Math.round(one.unit === 'money' ? one.value : one.value * 100), from)
    if (one.unit === 'percent') return sheet.percent(label, one.value, from)
    if (one.unit === 'months') return sheet.months(label, one.value, from)
    return sheet.number(label, one.unit === 'age' ? 'age' : 'ratio', one.value, from)
  }
}
