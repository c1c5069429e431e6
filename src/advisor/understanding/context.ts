import type { Fact } from '#advisor/facts.ts'
import { thingsNamed } from './focus.ts'
import { type Reading, readMessage } from './reading.ts'

/** A message together with the one before it, for amounts whose subject was named there. */
export interface InContext {
  reading: Reading
  /** Where the message starts. */
  offset: number
}

const LONGEST = 40

/** 'We bought a house in 2016.' 'It is worth 385,000.' Null when the message names its own subjects. */
export function readInContext(reading: Reading, heard: string): InContext | null {
  if (heard.trim() === '' || reading.tokens.length > LONGEST) return null
  const named = thingsNamed(reading.tokens).filter((thing) => thing !== 'debt' && thing !== 'personalLoan')
  if (named.length > 0) return null
  const before = readMessage(heard)
  if (before.tokens.length > LONGEST * 2 || thingsNamed(before.tokens).length === 0) return null
  const head = `${heard.trimEnd()}\n`
  return { reading: readMessage(head + reading.text), offset: head.length }
}

/** A fact read in context, with its place in the message itself. */
export function shift(fact: Fact, offset: number): Fact {
  const { start, end } = fact.span
  return { ...fact, span: { start: Math.max(0, start - offset), end: Math.max(0, end - offset) } }
}
