import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProviderName } from './model.ts'
import { TextTap } from './text-tap.ts'

function read(provider: ProviderName | null, parts: string[]) {
  const tap = new TextTap(provider)
  const taken = { text: '', others: '' }
  for (const part of parts) {
    const { text, others } = tap.push(part)
    taken.text += text
    taken.others += others
  }
  return { ...taken, others: taken.others + tap.rest }
}

const event = (data: object, name = '') => `${name}data: ${JSON.stringify(data)}\n\n`
const chunk = (delta: object, finish: string | null = null) =>
  event({ id: 'c1', choices: [{ index: 0, delta, finish_reason: finish }] })
const text = (content: string) => chunk({ content })

const call = chunk({ tool_calls: [{ index: 0, id: 'a', function: { name: 'net_worth', arguments: '{}' } }] })
const usage = event({ id: 'c1', choices: [], usage: { prompt_tokens: 1 } })
const end = `${chunk({}, 'stop')}${usage}data: [DONE]\n\n`

describe('takes the text out of a stream', () => {
  test('and leaves everything else', () => {
    const stream = `: a comment\n\n${text('All is ')}${text('well.')}${call}${end}`
    expect(read('compatible', [stream])).toEqual({
      text: 'All is well.',
      others: `: a comment\n\n${call}${end}`,
    })
  })

  test('wherever it is cut into pieces', () => {
    const stream = `${text('Grüße “an” ')}${call}${text('alle.\n\n')}${end}data: {"cut`
    const cuts = fc.array(fc.nat(stream.length)).map((places) => places.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(cuts, (places) => {
        const parts = [0, ...places].map((from, at) => stream.slice(from, places[at]))
        expect(read('openai', parts)).toEqual({
          text: 'Grüße “an” alle.\n\n',
          others: `${call}${end}data: {"cut`,
        })
      }),
    )
  })

  test('as Anthropic sends it', () => {
    const delta = (one: object) =>
      event({ type: 'content_block_delta', index: 0, delta: one }, 'event: content_block_delta\n')
    const input = delta({ type: 'input_json_delta', partial_json: '{"text":"no"}' })
    const stop = event({ type: 'message_stop' }, 'event: message_stop\n')
    const stream = [delta({ type: 'text_delta', text: 'All is well.' }), input, stop]
    expect(read('anthropic', stream)).toEqual({ text: 'All is well.', others: input + stop })
  })

  test('with lines that end as on Windows, without a blank after the colon, with a role in every event', () => {
    const stream = [
      text('One. ').replaceAll('\n', '\r\n'),
      text('Two. ').replace('data: ', 'data:'),
      chunk({ role: 'assistant', content: 'Three.', reasoning_content: null }),
    ]
    expect(read('compatible', stream)).toEqual({ text: 'One. Two. Three.', others: '' })
  })
})

describe('leaves to the SDK', () => {
  const strange = [
    ['text beside a call', chunk({ content: 'Wait.', tool_calls: [] })],
    ['text beside thoughts', chunk({ content: 'Wait.', reasoning_content: 'Hm.' })],
    ['text in parts', chunk({ content: [{ type: 'text', text: 'Wait.' }] })],
    ['a refusal', chunk({ refusal: 'No.' })],
    ['the last text', chunk({ content: 'Done.' }, 'stop')],
    ['an error', event({ error: { message: 'overloaded' } })],
    ['garbage', 'data: {"choices": [{"delta": \n\n'],
    ['what is no object', 'data: "text"\n\ndata: null\n\n'],
    ['a strange object', event({ choices: 'none' }) + event({ choices: [null] })],
  ] as const
  test.each(strange)('%s', (_, stream) => {
    expect(read('compatible', [stream])).toEqual({ text: '', others: stream })
  })

  test('everything of a provider that it does not know', () => {
    const stream = event({ candidates: [{ content: { parts: [{ text: 'All is well.' }] } }] })
    expect(read('google', [stream])).toEqual({ text: '', others: stream })
    expect(read(null, [text('An error page')])).toEqual({ text: '', others: text('An error page') })
  })
})
