import { expect } from 'vitest'
import type { Dialogue } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { respond } from '#advisor/talk/respond.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { faultsOf } from './checks.ts'
import { factOf, newTurn, seen } from './turns.ts'

export const income = factOf({ kind: 'profile', field: 'income', value: 8_500_000 }, 'I make 85k')
export const rent = factOf({ kind: 'expense', id: null, name: 'Rent', amount: 145_000 }, 'rent is 1,450')

interface Said {
  facts?: Fact[]
  snapshot?: Partial<Snapshot>
  dialogue?: Partial<Dialogue>
  /** The sum that is asked for. */
  sum?: string
  cry?: number
}

export function say(message: string, { sum, cry = 0, ...circumstances }: Said = {}) {
  const minded = sum === undefined ? null : mindedAs(message, [sum], [], { cry })
  const reply = respond({ ...newTurn(message, circumstances), minded })
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
