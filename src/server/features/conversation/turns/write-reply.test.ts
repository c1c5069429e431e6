import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Turn } from '#advisor/advisor.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import type { Reply } from '#advisor/reply.ts'
import { builtInUse, partsOf, type ReplyPart, type ReplyWriter } from '#advisor/writer.ts'
import { MAX_REPLY_LENGTH } from '#contract/chat.ts'
import { readHtml, sanitizeHtml } from '#server/lib/sanitize-html.ts'
import { visibleLength } from '#server/lib/shorten-html.ts'
import { writeReply } from './write-reply.ts'

const replyOf = (content: string, details: string | null): Reply => ({
  content,
  details,
  cards: [],
  figures: [],
  dialogue: freshDialogue,
})

function writerOf(reply: Reply, parts: Iterable<ReplyPart>): ReplyWriter {
  return {
    provider: 'builtin',
    use: () => builtInUse,
    async *write() {
      yield* parts
      return { reply, notice: null, use: builtInUse }
    },
  }
}

/** Writes a reply to its end, or stops it after so many parts. */
async function write(writer: ReplyWriter, stopAfter = Infinity) {
  const parts: ReplyPart[] = []
  const stop = new AbortController()
  const show = (part: ReplyPart) => {
    if (parts.push(part) >= stopAfter) stop.abort()
  }
  const { shown } = await writeReply(writer, {} as Turn, { stop: stop.signal, show })
  return { ...shown, parts }
}

const say = (content: string, details: string | null = null) =>
  write(writerOf(replyOf(content, details), partsOf(replyOf(content, details))))

describe('the short answer', () => {
  const sentence = (length: number, start = 'A') => `${start}${' abcd'.repeat((length - 2) / 5)}.`

  test('of 200 characters stays as it is', async () => {
    const content = sentence(197) + '<em>abc</em>'
    expect(await say(content, '<p>More</p>')).toMatchObject({ content, details: '<p>More</p>' })
  })

  test('that is longer ends with a sentence, and the rest begins the working', async () => {
    const [one, two, three] = [sentence(102, 'A'), sentence(102, 'B'), sentence(22, 'C')]
    const { content, details, parts } = await say(`${one} ${two} ${three}`, '<p>More</p>')
    expect({ content, details }).toEqual({ content: one, details: `<p>${two} ${three}</p><p>More</p>` })
    expect(parts).toEqual([
      { kind: 'delta', part: 'content', text: `${one} ` },
      { kind: 'delta', part: 'details', text: `<p>${two} </p>` },
      { kind: 'delta', part: 'details', text: `<p>${three}</p>` },
      { kind: 'delta', part: 'details', text: '<p>More</p>' },
    ])
  })

  test('of one long sentence is its beginning, and the whole is in the working', async () => {
    const long = sentence(302)
    const { content, details } = await say(long)
    expect(content).toMatch(/^A( abcd)+…$/)
    expect(visibleLength(content)).toBeGreaterThan(MAX_REPLY_LENGTH - 6)
    expect(details).toBe(`<p>${long}</p>`)
  })
})

const figure = fc
  .tuple(
    fc.integer({ min: 1, max: 99 }),
    fc.constantFrom('$12', '2 years and 3 months', '$999,999,999,999.99'),
  )
  .map(([id, text]) => `<data value="f${id}">${text}</data>`)
const word = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('you', 'have', 'a', 'budget', 'savings', '&amp;', 'it&#39;s', '😀', 'é'),
  },
  { weight: 3, arbitrary: figure },
  {
    weight: 1,
    arbitrary: fc.constantFrom('<q>my blue car</q>', '<strong>very bold</strong>', '<em>so <q>it</q></em>'),
  },
  { weight: 1, arbitrary: fc.integer({ min: 150, max: 260 }).map((length) => 'x'.repeat(length)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('<p>block</p>', '<ul><li>x</li></ul>', '<img src=x>', '<script>1</script>'),
  },
)
const content = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ' ', ' ', '. ', '? ', ', ', '.')), {
    minLength: 1,
    maxLength: 90,
  })
  .map((words) => words.map(([one, end]) => one + end).join(''))
const figuresIn = (html: string) => html.match(/<data value="f\d+">[^<]*<\/data>/g) ?? []
const wordsIn = (html: string) => readHtml(html).match(/[\p{L}\p{N}]+/gu) ?? []

test('whoever writes, however long and whenever it is stopped: it fits, figures are whole, nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      content,
      fc.option(fc.constant('<p>More</p>')),
      fc.boolean(),
      fc.oneof(fc.constant(Infinity), fc.integer({ min: 1, max: 12 })),
      async (said, details, inOnePiece, stopAfter) => {
        const reply = replyOf(said, details)
        const parts: Iterable<ReplyPart> = inOnePiece
          ? [{ kind: 'delta', part: 'content', text: said }]
          : partsOf(reply)
        const shown = await write(writerOf(reply, parts), stopAfter)
        expect(visibleLength(shown.content)).toBeLessThanOrEqual(MAX_REPLY_LENGTH)
        expect(sanitizeHtml(shown.content)).toBe(shown.content)
        expect(shown.content.match(/<data/g)?.length ?? 0).toBe(figuresIn(shown.content).length)
        const clean = sanitizeHtml(said)
        for (const one of figuresIn(shown.content)) expect(figuresIn(clean)).toContain(one)
        if (stopAfter !== Infinity) return
        const all = `${shown.content} ${shown.details ?? ''}`
        for (const one of figuresIn(clean)) expect(figuresIn(all)).toContain(one)
        expect(wordsIn(clean).filter((one) => !readHtml(all).includes(one))).toEqual([])
      },
    ),
    { numRuns: 500 },
  )
})
