import type { Figure } from '#contract/figures.ts'
import { MAX_REPLY_LENGTH } from '#contract/chat.ts'
import type { ReplyPart } from '#advisor/writer.ts'
import type { Judged } from './judge.ts'
import type { Sentence } from './split-markdown.ts'

interface Block {
  block: number
  kind: Sentence['kind']
  /** Sentences of each paragraph, point or row. */
  items: { item: number; html: string[] }[]
}

type Laid = Pick<Judged, 'kind' | 'block' | 'item' | 'html' | 'visible' | 'figures'>

/**
 * Lays sentences out as they come. The first paragraph is the short answer as far as it fits; everything after it goes
 * into the details, block by block. The question ends the short answer, or the details where it does not fit there.
 */
export class Page {
  #content: string[] = []
  #length = 0
  #lead: number | null = null
  #isFull = false
  readonly #blocks: string[] = []
  #open: Block | null = null
  #question: Laid | null = null
  readonly #figures = new Map<string, Figure>()

  /** Nothing stands where the answer should. */
  get hasNoLead(): boolean {
    return this.#length === 0
  }

  *add(sentence: Laid): Generator<ReplyPart> {
    if (sentence.visible.trim() === '') return
    if (sentence.kind === 'question') {
      // Two questions at once, and nobody knows which one a 'yes' answers: the last counts.
      this.#question = sentence
      return
    }
    yield* this.name(sentence.figures)
    const isText = sentence.kind !== 'heading' && sentence.kind !== 'table'
    if (this.#lead === null && isText) this.#lead = sentence.block
    const isLead = isText && sentence.block === this.#lead && !this.#isFull
    if (isLead && this.#hasRoomFor(sentence)) {
      yield this.#say(sentence)
      return
    }
    this.#isFull = true
    yield* this.#write(sentence)
  }

  /** The last block and what belongs to the whole answer, then the question. */
  *end(notes: readonly Laid[] = []): Generator<ReplyPart> {
    yield* this.#closeBlock()
    for (const note of notes) {
      yield* this.name(note.figures)
      yield this.#put(`<p>${note.html}</p>`)
    }
    if (!this.#question) return
    yield* this.name(this.#question.figures)
    if (this.#length + 1 + this.#question.visible.length <= MAX_REPLY_LENGTH) yield this.#say(this.#question)
    else yield this.#put(`<p>${this.#question.html}</p>`)
  }

  get question(): string | null {
    return this.#question?.visible ?? null
  }

  get reply(): { content: string; details: string | null; figures: Figure[] } {
    return {
      content: this.#content.join(''),
      details: this.#blocks.length > 0 ? this.#blocks.join('') : null,
      figures: [...this.#figures.values()],
    }
  }

  /** Figures that are about to be referred to. */
  *name(figures: readonly Figure[]): Generator<ReplyPart> {
    for (const figure of figures) {
      if (!this.#figures.has(figure.id)) yield { kind: 'figure', figure }
      this.#figures.set(figure.id, figure)
    }
  }

  /** Whoever shows the answer cuts a first sentence that is too long; of a list the first point leads. */
  #hasRoomFor({ visible, kind }: Laid): boolean {
    if (this.#length === 0) return true
    return kind === 'paragraph' && this.#length + 1 + visible.length <= MAX_REPLY_LENGTH
  }

  #say({ html, visible }: Laid): ReplyPart {
    const text = this.#content.length === 0 ? html : ` ${html}`
    this.#content.push(text)
    this.#length += visible.length + (this.#length > 0 ? 1 : 0)
    return { kind: 'delta', part: 'content', text }
  }

  #put(html: string): ReplyPart {
    this.#blocks.push(html)
    return { kind: 'delta', part: 'details', text: html }
  }

  *#write({ block, item, kind, html }: Laid): Generator<ReplyPart> {
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
    this.#open = null
    yield this.#put(
      layOut(
        kind,
        items.map(({ html }) => html.join(' ')),
      ),
    )
  }
}

function layOut(kind: Sentence['kind'], items: readonly string[]): string {
  if (kind === 'heading')
    return `<p><strong>${items.map((text) => text.replaceAll(/<\/?(?:strong|em)>/g, '')).join(' ')}</strong></p>`
  if (kind === 'table') return layOutTable(items.map((row) => row.split('\t')))
  if (kind === 'paragraph' || kind === 'question') return `<p>${items.join(' ')}</p>`
  const tag = kind === 'numbers' ? 'ol' : 'ul'
  return `<${tag}>${items.map((text) => `<li>${text}</li>`).join('')}</${tag}>`
}

function layOutTable([head = [], ...rows]: readonly string[][]): string {
  const cells = (row: readonly string[], tag: 'th' | 'td') =>
    `<tr>${head.map((_, at) => `<${tag}>${row[at] ?? ''}</${tag}>`).join('')}</tr>`
  return `<table><thead>${cells(head, 'th')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table>`
}
