import fc from 'fast-check'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerErrors } from './answer-errors.ts'
import { acceptOnlyJson, cleanJson } from './json-body.ts'

const app = Fastify()
acceptOnlyJson(app)
answerErrors(app)
app.post('/', async ({ body }) => ({ body }))

const send = (payload: string) =>
  app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': 'application/json' } })

test('what is read fast is what would be read with care', async () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('__proto__', 'constructor', '\u0001', 'é', '😀', '\\u0041', '\ud800', 'a"b'),
  )
  const json = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 4 }, word, fc.integer(), fc.array(tie('any')), fc.dictionary(word, tie('any'))),
  })).any
  await fc.assert(
    fc.asyncProperty(json, async (value) => {
      const text = JSON.stringify(value)
      fc.pre(!text.includes('\\u0000'))
      const { body } = (await send(text)).json()
      expect(body).toEqual(JSON.parse(JSON.stringify(cleanJson(JSON.parse(text), 0))))
    }),
    { numRuns: 300, seed: 5 },
  )
})

test.each([
  ['{"a":"\\u0000"}', 400, 'Text must not contain NUL characters'],
  ['['.repeat(50) + ']'.repeat(50), 400, 'The body is nested too deeply'],
  [`[${'1,'.repeat(10_001)}1]`, 400, 'A list in the body is too long'],
  ['{', 400, 'The body is not valid JSON'],
])('%.20s is refused', async (text, status, message) => {
  const answer = await send(text)
  expect([answer.statusCode, answer.json()]).toEqual([status, { message }])
})

test.each(['{"\\u005f_proto__":{"isAdmin":true},"a":1}', '{"__proto__":{"isAdmin":true},"a":1}'])(
  '%s reaches no prototype',
  async (text) => {
    const { body } = (await send(text)).json()
    expect(body).toEqual({ a: 1 })
  },
)
