import type { Figure } from '#contract/figures.ts'
import { MAX_REPLY_LENGTH } from '#contract/chat.ts'
import { isFigure, type Piece, type Text } from '#advisor/grounding/pieces.ts'
import { printText, readText } from '#advisor/grounding/print.ts'
import type { ReplyPart } from '#advisor/writer.ts'
import type { Printed } from './print-sentence.ts'
import type { Sentence } from './split-markdown.ts'
import { visibleText } from './visible-text.ts'

/** Less is no answer: it then goes into the details as a whole. */
const LEAST = 40

interface Block {
  block: number
  kind: Sentence['kind']
  /** Sentences of each paragraph or point. */
  items: { item: number; html: string[] }[]
}

/**
 * Lays sentences out as they come: the first ones into the short answer while they fit, with room left for the
 * question at its end, and everything after them into the details, paragraph by paragraph.
 */
export class Page {
  readonly #room: number
  readonly #question: string
  #content: string[] = []
  #length = 0
  #isFull = false
  readonly #blocks: string[] = []
  #open: Block | null = null
  readonly #figures = new Map<string, Figure>()

  /** The question, as HTML, that the answer ends with; empty for none. */
  constructor(question = '') {
    this.#question = question
    this.#room = MAX_REPLY_LENGTH - (question === '' ? 0 : visibleText(question).length + 1)
  }

  *add(sentence: Sentence, printed: Printed): Generator<ReplyPart> {
    yield* this.name(printed.figures)
    if (this.#fits(sentence, printed)) {
      yield this.#say(printed.html, printed.visible.length)
      return
    }
    if (!this.#isFull) yield* this.#sayBeginning(printed)
    this.#isFull = true
    yield* this.#write(sentence, printed.html)
  }

  /** Figures that are about to be referred to. */
  *name(figures: readonly Figure[]): Generator<ReplyPart> {
    for (const figure of figures) {
      if (!this.#figures.has(figure.id)) yield { kind: 'figure', figure }
      this.#figures.set(figure.id, figure)
    }
  }

  /** The last paragraph, and the question. */
  *end(): Generator<ReplyPart> {
    if (this.#question !== '') yield this.#say(this.#question, 0)
    yield* this.#closeBlock()
  }

  get isEmpty(): boolean {
    return this.#length === 0 && this.#blocks.length === 0 && this.#open === null
  }

  get reply(): { content: string; details: string | null; figures: Figure[] } {
    return {
      content: this.#content.join(''),
      details: this.#blocks.length > 0 ? this.#blocks.join('') : null,
      figures: [...this.#figures.values()],
    }
  }

  #fits({ kind }: Sentence, { visible }: Printed): boolean {
    return !this.#isFull && kind === 'paragraph' && this.#length + 1 + visible.length <= this.#room
  }

  #say(html: string, length: number): ReplyPart {
    const text = this.#content.length === 0 ? html : ` ${html}`
    this.#content.push(text)
    this.#length += length + 1
    return { kind: 'delta', part: 'content', text }
  }

  /** An answer that begins with a long sentence shows as much of it as fits; the whole stands in the details. */
  *#sayBeginning({ pieces }: Printed): Generator<ReplyPart> {
    if (this.#length > 0 || this.#room < LEAST) return
    const short = shorten(pieces, this.#room - 1)
    yield this.#say(printText(short), readText(short).length)
  }

  *#write({ block, item, kind }: Sentence, html: string): Generator<ReplyPart> {
    if (this.#open?.block !== block) {
      yield* this.#closeBlock()
      this.#open = { block, kind, items: [] }
    }
    const last = this.#open.items.at(-1)
    if (last && (kind === 'paragraph' || last.item === item)) last.html.push(html)
    else this.#open.items.push({ item, html: [html] })
  }

  *#closeBlock(): Generator<ReplyPart> {
    if (!this.#open) return
    const { kind, items } = this.#open
    const texts = items.map((one) => one.html.join(' '))
    const text =
      kind === 'paragraph'
        ? `<p>${texts.join(' ')}</p>`
        : `<ul>${texts.map((one) => `<li>${one}</li>`).join('')}</ul>`
    this.#blocks.push(text)
    this.#open = null
    yield { kind: 'delta', part: 'details', text }
  }
}

/** Whole words and whole figures, and a sign that there is more. */
function shorten(pieces: Text, most: number): Text {
  const kept: Piece[] = []
  let left = most
  for (const piece of pieces) {
    const text = readText([piece])
    if (text.length > left) {
      if (typeof piece === 'string') kept.push(piece.slice(0, left).replace(/\s*\S*$/, ''))
      break
    }
    kept.push(piece)
    left -= text.length
  }
  const last = kept.at(-1)
  const end = typeof last === 'string' && !isFigure(last) ? [`${last.trimEnd()}…`] : ['…']
  return [...kept.slice(0, typeof last === 'string' ? -1 : undefined), ...end]
}
