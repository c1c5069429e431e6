import { z } from '#contract/zod.ts'
import type { DraftCard } from '#advisor/reply.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import type { Worksheet } from './worksheet.ts'

/** What a calculation says. */
export interface Worked {
  /** The short answer, most important sentence first. */
  answer: Text[]
  /** Every result, one on a line. */
  lines: Text[]
  /** What else matters, in sentences. */
  notes?: Text[]
  cards?: DraftCard[]
}

interface Description<Schema extends z.ZodMiniType> {
  name: string
  /** When to use it, for whoever chooses a calculator. */
  description: string
  input: Schema
  /** In words, without digits. */
  formula: string
  assumptions: readonly string[]
  compute: (input: z.output<Schema>, sheet: Worksheet) => Worked
}

/** One calculation: a schema, and one call into finance. It reads and changes nothing else. */
export interface Calculator {
  name: string
  description: string
  input: z.ZodMiniType
  formula: string
  assumptions: readonly string[]
  /** Checks the input, amounts in dollars, and computes; null when it does not fit the schema. */
  run: (input: unknown, sheet: Worksheet) => Worked | null
}

export function defineCalculator<Schema extends z.ZodMiniType>(description: Description<Schema>) {
  const run = (input: unknown, sheet: Worksheet) => {
    const read = z.safeParse(description.input, input)
    return read.success ? description.compute(read.data, sheet) : null
  }
  return { ...description, run }
}
