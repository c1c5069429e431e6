import { expect } from 'vitest'
import type { Dialogue } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import { byFormula, FigureSheet } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { respond } from '#advisor/talk/respond.ts'
import type { Answered, AnswerQuestion } from '#advisor/talk/scene.ts'
import { faultsOf } from './checks.ts'
import { factOf, newTurn, seen } from './turns.ts'

export const income = factOf({ kind: 'profile', field: 'income', value: 8_500_000 }, 'I make 85k')
export const rent = factOf({ kind: 'expense', id: null, name: 'Rent', amount: 145_000 }, 'rent is 1,450')

export const noAnswer: AnswerQuestion = () => null

/** A calculator that answers anything with a question mark in it. */
export const calculator: AnswerQuestion = (turn): Answered | null => {
  if (!turn.text.includes('?')) return null
  const worth = new FigureSheet().money(
    'net worth',
    123_400,
    byFormula('what you own minus what you owe', []),
  )
  const draft = {
    content: text`Your net worth is ${worth}.`,
    details: [{ kind: 'paragraph' as const, text: ['Assets minus debts.'] }],
    cards: [],
  }
  return { intent: 'net-worth', draft, asked: null, confidence: 0.9 }
}

interface Said {
  facts?: Fact[]
  snapshot?: Partial<Snapshot>
  dialogue?: Partial<Dialogue>
  answer?: AnswerQuestion
}

export function say(message: string, { answer = noAnswer, ...circumstances }: Said = {}) {
  const reply = respond(newTurn(message, circumstances), answer)
  expect(faultsOf(reply)).toEqual([])
  return { ...reply, said: seen(reply.content) }
}

/** Says one thing after another; each reply is the next one's past. */
export function converse(messages: readonly (string | [string, Fact[]])[], circumstances: Said = {}) {
  let dialogue = circumstances.dialogue ?? {}
  return messages.map((entry) => {
    const [message, facts] = typeof entry === 'string' ? [entry, []] : entry
    const reply = say(message, { ...circumstances, facts, dialogue })
    dialogue = reply.dialogue
    return reply
  })
}
