import { expect, test } from 'vitest'
import { readOwnData } from './own-data-file.ts'
import { LETTERS_AT_ONCE, OWN_DATA_FORMAT, ROWS_AT_ONCE } from './own-data.ts'

async function* cut(text: string) {
  for (let at = 0; at < text.length; at += 5000) yield text.slice(at, at + 5000)
}

async function readAll(file: unknown) {
  const batches = []
  const reader = readOwnData(cut(typeof file === 'string' ? file : JSON.stringify(file)))
  for (;;) {
    const { done, value } = await reader.next()
    if (done) return { batches, counts: value }
    batches.push(value)
  }
}

const head = { format: OWN_DATA_FORMAT, version: 1 }

test('rows come in lots of one part, none too many and none too long', async () => {
  const messages = Array.from({ length: ROWS_AT_ONCE + 1 }, (_, id) => ({ id }))
  const facts = Array.from({ length: 3 }, () => 'x'.repeat(LETTERS_AT_ONCE / 2))
  const { batches, counts } = await readAll({ ...head, messages, facts, counts: { messages: 101, facts: 3 } })
  expect(batches.map(({ part, rows }) => [part, rows.length])).toEqual([
    ['messages', 100],
    ['messages', 1],
    ['facts', 1],
    ['facts', 1],
    ['facts', 1],
  ])
  expect(counts).toEqual({ messages: 101, facts: 3 })
})

const whole = JSON.stringify({ ...head, messages: [{ id: 1 }], counts: { messages: 1 } })

test.each([
  ['a picture', '\u0089PNG\r\n\u001A\n', 'not a file that Keel has made'],
  ['nothing', '', 'not a file that Keel has made'],
  ['JSON of something else', '{"transactions":[{"amount":1}]}', 'not a file that Keel has made'],
  ['another format', { format: 'other', version: 1, counts: {} }, 'not a file that Keel has made'],
  ['a list', '[1,2]', 'not a file that Keel has made'],
  ['one of a newer version', { format: OWN_DATA_FORMAT, version: 2, counts: {} }, 'made by a newer Keel'],
  ['one with a part of the future', { ...head, dreams: [{}], counts: {} }, 'made by a newer Keel'],
  ['one that was cut', whole.slice(0, -20), 'not whole'],
  ['one that was cut in a row', whole.slice(0, 60), 'not whole'],
  ['one without its counts', { ...head, messages: [{ id: 1 }] }, 'not whole'],
  ['one that lacks a row', { ...head, messages: [], counts: { messages: 1 } }, 'not whole'],
  ['one with a row too many', { ...head, messages: [{}, {}], counts: { messages: 1 } }, 'not whole'],
])('%s is refused in a sentence', async (_, file, sentence) => {
  await expect(readAll(file)).rejects.toThrow(sentence)
})

test('the whole one is read', async () => {
  expect((await readAll(whole)).batches).toEqual([{ part: 'messages', rows: [{ id: 1 }] }])
})
