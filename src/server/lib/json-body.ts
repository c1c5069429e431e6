import type { FastifyInstance } from 'fastify'
import { badRequest } from './http-error.ts'

/** Far deeper than any body of ours, far shallower than the stack. */
const MAX_DEPTH = 40

/** Longer than any list we take; checking a million entries one by one would keep everyone else waiting. */
const MAX_ENTRIES = 10_000

/**
 * Bodies are JSON and nothing else. An empty one counts as none, since a client may name the type all the same.
 * Keys that could reach a prototype are dropped like any other unknown field.
 */
export function acceptOnlyJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : read(text.toString()))
    } catch (error) {
      done(error as Error)
    }
  })
}

function read(text: string): unknown {
  const value = parse(text)
  if (!isPlain(text)) return cleanJson(value, 0)
  checkShape(value, 0)
  return value
}

/** Without escapes by number, halves of letters and the names of prototypes, no text in it can need cleaning. */
const isPlain = (text: string) =>
  !text.includes('\\u') && !text.includes('__proto__') && !text.includes('constructor') && text.isWellFormed()

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The body is not valid JSON')
  }
}

function checkShape(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH) throw badRequest('The body is nested too deeply')
  if (Array.isArray(value) && value.length > MAX_ENTRIES) throw badRequest('A list in the body is too long')
  for (const item of Object.values(value)) checkShape(item, depth + 1)
}

/** PostgreSQL cannot store NUL and neither engine half a surrogate pair: the first is refused, the second mended. */
export function cleanJson(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH) throw badRequest('The body is nested too deeply')
  if (Array.isArray(value) && value.length > MAX_ENTRIES) throw badRequest('A list in the body is too long')
  if (Array.isArray(value)) return value.map((item) => cleanJson(item, depth + 1))
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__' && key !== 'constructor')
  return Object.fromEntries(entries.map(([key, item]) => [cleanText(key), cleanJson(item, depth + 1)]))
}

export function cleanText(text: string): string {
  if (text.includes('\0')) throw badRequest('Text must not contain NUL characters')
  return text.toWellFormed()
}
