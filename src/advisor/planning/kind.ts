import type { FigureSource } from '#contract/figures.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import type { Calculator, Worked } from './calculator.ts'
import type { Known } from './data/known.ts'
import type { Given } from './given.ts'
import type { Cue } from './question/cues.ts'
import type { SaidKind } from './question/said.ts'
import type { Slot } from './question/slots.ts'
import type { Worksheet } from './worksheet.ts'

/** A calculation that is ready to be done. */
export interface Plan {
  calculator: Pick<Calculator, 'name' | 'formula' | 'assumptions'>
  compute: (sheet: Worksheet) => Worked
  sources: Record<string, FigureSource | undefined>
}

/** A number that the calculation cannot do without. */
export interface Missing {
  slot: string
  ask: Text
}

export type Givens = Readonly<Record<string, Given | undefined>>

/** A kind of question: the words that ask it, what it needs, and the calculation that answers it. */
export interface Kind {
  name: string
  /** Over the whole message; they add up. */
  cues: readonly Cue[]
  /** Words that ask for something else. */
  not?: RegExp
  slots: Readonly<Record<string, Slot>>
  /** Other kinds whose words are often part of this one, and which it answers along the way. */
  covers?: readonly string[]
  /** Its words are too common to ask back by: it answers only when everything is there. */
  onlyComplete?: boolean
  /** Kinds of number that it reads by itself, besides its slots. */
  reads?: readonly SaidKind[]
  plan: (given: Givens, known: Known) => Plan | Missing
}

interface KindDescription<Need extends string, May extends string> extends Omit<Kind, 'slots' | 'plan'> {
  needs?: Record<Need, Slot & { ask: Text }>
  may?: Record<May, Slot>
  plan: (given: Record<Need, Given> & Partial<Record<May, Given>>, known: Known) => Plan | Missing
}

/** Asks for the first of its needs that nothing gives; plans when all are there. */
export function defineKind<Need extends string = never, May extends string = never>(
  description: KindDescription<Need, May>,
): Kind {
  const { needs, may, plan, ...rest } = description
  const needed = Object.entries<Slot & { ask: Text }>(needs ?? {})
  return {
    ...rest,
    slots: { ...needs, ...may },
    plan: (given, known) => {
      const missing = needed.find(([name]) => given[name] === undefined)
      if (missing) return { slot: missing[0], ask: missing[1].ask }
      // Every need was found just above.
      return plan(given as Record<Need, Given> & Partial<Record<May, Given>>, known)
    },
  }
}

/** Ties a calculator to its input. */
export function planWith<Input>(
  calculator: Plan['calculator'] & { compute: (input: Input, sheet: Worksheet) => Worked },
  input: NoInfer<Input>,
  given: Givens = {},
): Plan {
  const sources = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value?.source]))
  return { calculator, compute: (sheet) => calculator.compute(input, sheet), sources }
}
