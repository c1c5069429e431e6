import { endpoints } from './endpoint.ts'
import { instant, nothing, pageQuery } from './fields.ts'
import { z } from './zod.ts'

/**
 * Saved; waiting for the user's yes; declined; undone; replaced by a later message of the user; or forgotten, which
 * leaves only the date.
 */
export const factStates = ['saved', 'asked', 'declined', 'undone', 'replaced', 'forgotten'] as const
export type FactState = (typeof factStates)[number]

/** Where a fact is stored: a field of the profile, or a row of a list. */
export const factPlaces = [
  'profile',
  'birthYear',
  'expenseItems',
  'incomeItems',
  'financialGoalItems',
  'assets',
  'liabilities',
] as const
export type FactPlace = (typeof factPlaces)[number]

/** One thing the advisor took from a sentence of the user. */
export const savedFact = z.object({
  id: z.int(),
  /** Null once the conversation was cleared. */
  messageId: z.nullable(z.int()),
  /** When it was said; of a forgotten one, when it was forgotten. */
  at: instant,
  state: z.enum(factStates),
  place: z.enum(factPlaces),
  /** The field of the profile. */
  field: z.nullable(z.string()),
  /** The row in its list. */
  itemId: z.nullable(z.int()),
  /** 'income $85,000 a year'; null once forgotten. */
  text: z.nullable(z.string()),
  /** The user's words; null once forgotten. */
  quote: z.nullable(z.string()),
  /** False when the value has been changed since, so that taking it back would lose that change. */
  canUndo: z.boolean(),
})
export type SavedFact = z.output<typeof savedFact>

export const facts = endpoints({
  list: {
    method: 'GET',
    path: '/api/facts',
    access: 'user',
    summary: 'What the advisor took from the conversation, newest first, with the words it came from',
    query: pageQuery,
    response: z.array(savedFact),
  },
  undo: {
    method: 'POST',
    path: '/api/facts/:id/undo',
    access: 'user',
    summary: 'Set back what a fact changed; 409 when the value has been changed since',
    response: savedFact,
  },
  confirm: {
    method: 'POST',
    path: '/api/facts/:id/confirm',
    access: 'user',
    summary: 'Store a fact that the advisor asked about, or decline it',
    body: z.object({ correct: z.boolean('correct must be true or false') }),
    response: savedFact,
  },
  forget: {
    method: 'DELETE',
    path: '/api/facts/:id',
    access: 'user',
    summary: 'Undo a fact where that is possible and erase its value and quote',
    response: nothing,
  },
})
