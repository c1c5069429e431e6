import type { Card } from '#contract/cards.ts'
import { z } from '#contract/zod.ts'
import { isFigure, type Text } from '#advisor/grounding/pieces.ts'
import { figuresOf, printCard } from '#advisor/grounding/print.ts'
import type { Calculator, Worked } from '#advisor/planning/calculator.ts'
import { Worksheet } from '#advisor/planning/worksheet.ts'
import { figureData } from './figure-data.ts'
import type { Known } from './known.ts'
import type { ModelTool } from './model.ts'
import { traceInput } from './trace-input.ts'

/** A turn needs one or two; a model that asks for more is going round in circles. */
const MOST_CALLS = 12

export interface ToolBox {
  tools: ModelTool[]
  /** What the calculations of this turn drew. */
  cards: Card[]
}

/** Calculators as tools. They know the figures of this turn and reach nothing else: no store, no other user. */
export function createToolBox(
  calculators: readonly Calculator[],
  known: Known,
  said: readonly string[],
): ToolBox {
  const cards: Card[] = []
  let calls = 0
  const calculate = (calculator: Calculator, input: unknown) => {
    calls += 1
    if (calls > MOST_CALLS) return { error: 'No more calculations. Answer with what you have.' }
    const { sources, untraced } = traceInput(input, known, said)
    if (untraced.length > 0) {
      const where = untraced.slice(0, 10).join(', ')
      return { error: `Not a number of the user: ${where}. Use the numbers of the data, or ask the user.` }
    }
    const sheet = new Worksheet(known.sheet, sources)
    const worked = runSafely(calculator, input, sheet)
    if (!worked) return { error: 'The input does not fit the schema.' }
    cards.push(...(worked.cards ?? []).map((card) => printCard(card)))
    return describeWork(calculator, worked, sheet, known)
  }
  const tools = calculators.map((calculator) => ({
    name: calculator.name,
    description: calculator.description,
    schema: schemaOf(calculator),
    run: (input: unknown) => calculate(calculator, input),
  }))
  return { tools, cards }
}

/** Odd but valid numbers may lead a formula into a wall, which is the model's to hear about, not the user's. */
function runSafely(calculator: Calculator, input: unknown, sheet: Worksheet): Worked | null {
  try {
    return calculator.run(input, sheet)
  } catch {
    return null
  }
}

const schemas = new WeakMap<Calculator, object>()

/** Made once for each calculator: they do not change. */
function schemaOf(calculator: Calculator): object {
  const known = schemas.get(calculator)
  if (known) return known
  const { $schema: _, ...schema } = z.toJSONSchema(calculator.input, { io: 'input' })
  schemas.set(calculator, schema)
  return schema
}

function describeWork(calculator: Calculator, worked: Worked, sheet: Worksheet, known: Known) {
  const lines = [...worked.answer, ...worked.lines, ...(worked.notes ?? [])]
  const drawn = figuresOf({ content: [], details: [], cards: worked.cards ?? [] })
  const used = [...sheet.inputs, ...sheet.results.values(), ...lines.flat().filter(isFigure), ...drawn]
  const figures = new Map(used.map((figure) => [figure.id, known.add(figure)]))
  return {
    formula: calculator.formula,
    assumptions: calculator.assumptions,
    lines: lines.map((line) => toReferences(line, known)),
    figures: [...figures.values()].map((figure) => figureData(figure)),
  }
}

/** 'You save [[f3]].' */
export const toReferences = (text: Text, known: Known) =>
  text
    .map((piece) => {
      if (typeof piece === 'string') return piece
      return isFigure(piece) ? `[[${piece.id}]]` : `[[${known.addName(piece.quoted)}]]`
    })
    .join('')
