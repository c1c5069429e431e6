import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asset, balanceSheet } from '#contract/balance-sheet.ts'
import { allEndpoints } from '#server/testing/all-endpoints.ts'
import { chat, chatEvents } from '#contract/chat.ts'
import { z } from '#contract/zod.ts'
import { makeEncoder } from './encoder.ts'

/** Answers as handlers give them, for any schema of the contract; what a check refuses is left out later. */
function answersOf(schema: z.core.$ZodType, { junk }: { junk: boolean }): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const of = (inner: z.core.$ZodType) => answersOf(inner, { junk })
  switch (def.type) {
    case 'string':
      return fc.constantFrom('', 'Ann', ' blanks ', '2026-03-01', 'Europe/Berlin', '<b>"ü"</b>\u2028')
    case 'number':
      return 'format' in def && def.format
        ? fc.integer({ min: 1, max: 90 })
        : fc.constantFrom(0.5, 3, 12.345_678_9)
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'null':
      return fc.constant(null)
    case 'unknown':
      return fc.constantFrom(1, 'x', null, { a: [1] })
    case 'nullable':
      return fc.option(of(def.innerType))
    case 'optional':
      return fc.option(of(def.innerType), { nil: undefined })
    case 'default':
      return of(def.innerType)
    case 'array':
      return fc.array(of(def.element), { maxLength: 3 })
    case 'object': {
      const fields = Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, of(field)]))
      const extra = junk ? { passwordHash: fc.constant('secret'), userId: fc.constant(7) } : {}
      return fc.record({ ...(def.catchall ? {} : extra), ...fields })
    }
    case 'record': {
      const { values: keys } = def.keyType._zod
      return keys && !def.partial
        ? fc.record(Object.fromEntries([...keys].toReversed().map((key) => [String(key), of(def.valueType)])))
        : fc.dictionary(of(def.keyType) as fc.Arbitrary<string>, of(def.valueType), { maxKeys: 3 })
    }
    case 'pipe':
      return of(def.out)
    case 'union':
      return fc.oneof(...def.options.map(of))
    default:
      throw new Error(`No answers for ${def.type}`)
  }
}

const schemas: [string, z.core.$ZodType][] = [
  ...allEndpoints()
    .filter((endpoint) => !endpoint.produces)
    .map(({ method, path, response }): [string, z.core.$ZodType] => [`${method} ${path}`, response]),
  ...Object.entries(chatEvents),
]

/** What zod makes of an answer; null where it finds a size or a pattern wrong, which nobody checks twice. */
function encodeByZod(schema: z.core.$ZodType, answer: unknown): string | null {
  const encoded = z.safeEncode(schema, answer)
  return encoded.success ? JSON.stringify(encoded.data) : null
}

describe('the encoder of an answer', () => {
  test.each(schemas)('%s: writes what zod writes, to the byte', (_, schema) => {
    const encode = makeEncoder(schema)
    let compared = 0
    fc.assert(
      fc.property(answersOf(schema, { junk: false }), (answer) => {
        const expected = encodeByZod(schema, answer)
        if (expected === null) return
        compared += 1
        expect(JSON.stringify(encode(answer))).toBe(expected)
      }),
    )
    expect(compared).toBeGreaterThan(0)
  })

  test.each(schemas)('%s: lets nothing out that the contract does not name', (_, schema) => {
    const encode = makeEncoder(schema)
    fc.assert(
      fc.property(answersOf(schema, { junk: true }), (answer) => {
        expect(JSON.stringify(encode(answer))).not.toContain('passwordHash')
      }),
    )
  })

  const row = { id: 1, name: 'Car', value: 10_050, category: 'Vehicles', notes: null, updatedAt: '2026' }

  test('rows with more columns give the columns of the contract', () => {
    const stored = { ...row, userId: 7, passwordHash: 'secret', updated_at: 'x' }
    expect(makeEncoder(balanceSheet.listAssets.response)([stored])).toEqual([{ ...row, value: 100.5 }])
  })

  test.each([
    ['a missing field', { ...row, name: undefined }],
    ['a text for an amount', { ...row, value: '100' }],
    ['part of a cent', { ...row, value: 10.5 }],
    ['a category of nobody', { ...row, category: 'Castles' }],
    ['nothing', null],
    ['a list', 'Car'],
  ])('%s is our fault, not an answer', (_, answer) => {
    expect(() => makeEncoder(asset)(answer)).toThrow(/An answer is not what the contract says/)
  })

  test('a card that nobody knows is our fault, too', () => {
    const message = { id: 1, content: '', timestamp: '', isUserMessage: true, status: 'done', details: null }
    const cards = [{ kind: 'poem', title: '', formula: '', open: null }]
    const answer = [{ ...message, cards, figures: [], facts: [], notice: null }]
    expect(() => makeEncoder(chat.listMessages.response)(answer)).toThrow(/told apart by kind/)
  })
})
