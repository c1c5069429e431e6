import { expect } from 'vitest'
import type { Dialogue } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import { respond } from '#advisor/talk/respond.ts'
import { type Meant, mindedAs } from '#advisor/testing/minded.ts'
import { faultsOf } from './checks.ts'
import { newTurn, seen } from './turns.ts'

interface Said {
  text: string
  intents: Parameters<typeof mindedAs>[1]
  meant?: Meant[]
  rest?: Parameters<typeof mindedAs>[3]
  facts?: Fact[]
  dialogue?: Partial<Dialogue>
}

/** The reply to a message of which a mind has made this. */
export function say({ text, intents, meant, rest, facts = [], dialogue = {} }: Said) {
  const minded = mindedAs(text, intents, meant, rest)
  const reply = respond({ ...newTurn(text, { dialogue, facts }), minded })
  expect(faultsOf(reply)).toEqual([])
  return { ...reply, said: seen(reply.content), more: seen(reply.details ?? '') }
}

export const card: Said = {
  text: '6,000 at 22% paying 250',
  intents: ['payoff-time'],
  meant: ['balance', 'rate', 'payment'],
}
