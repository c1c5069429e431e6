/** A sentence of the model's Markdown, without the marks of its line. A heading, a row or a question is one. */
export interface Sentence {
  text: string
  /** Sentences of one paragraph, list or table have the same block; those of one point or row the same item. */
  block: number
  item: number
  kind: 'paragraph' | 'list' | 'numbers' | 'heading' | 'table' | 'question'
}

/** Not the points of 'e.g.' and 'i.e.', nor those inside a word or figure. */
const END = /(?<!\b(?:e\.g|i\.e|vs|approx|incl|U\.S|a\.m|p\.m|Mr|Mrs|Ms|Dr|St))[.!?]+["”’)*_\]]*\s+/
const MARKS = /^[ \t]*(?:[-*•+][ \t]+|\d{1,3}[.)][ \t]+|#{1,6}[ \t]+|>[ \t]?|\**Q:\**[ \t]*)/
/** The start of a line that may still become one of the marks, or a rule or fence. */
const UNDECIDED = /^\s*(?:[-*•+#>`=_~|]*|\d{0,3}[.)]?|\**Q?)\s*$/
const RULE = /^\s*(?:[-*_=]{3,}|`{3,}.*|~{3,}.*)\s*$/
/** The line under the head of a table. */
const UNDER_HEAD = /^\s*\|?[\s:|-]*-[\s:|-]*\|[\s:|-]*$/
const LIST = /^[ \t]*(?:[-*•+]|\d{1,3}[.)])[ \t]/
const isWhole = new Set<Sentence['kind']>(['heading', 'table', 'question'])

function kindOf(line: string): Sentence['kind'] {
  if (LIST.test(line)) return /^\s*\d/.test(line) ? 'numbers' : 'list'
  if (/^\s*#/.test(line)) return 'heading'
  if (/^\s*\|/.test(line)) return 'table'
  return /^\s*\**Q:/.test(line) ? 'question' : 'paragraph'
}

/** Longer than any sentence; a model that ends none must not make us keep it all. */
const MOST = 2000

/** Cuts a stream of Markdown into sentences as soon as each is complete. */
export class MarkdownSplitter {
  #rest = ''
  #block: number
  #item = 0
  #kind: Sentence['kind'] = 'paragraph'
  #atLineStart = true

  /** The number of the first block. */
  constructor(block = 0) {
    this.#block = block
  }

  /** What is complete with the next piece of the stream. */
  push(piece: string): Sentence[] {
    this.#rest += piece.replaceAll('\r', '')
    return this.#take(false)
  }

  /** What is left when the stream has ended. */
  end(): Sentence[] {
    return this.#take(true)
  }

  #take(isEnd: boolean): Sentence[] {
    const found: Sentence[] = []
    for (;;) {
      if (this.#atLineStart && !this.#readLineStart(isEnd)) break
      const cut = this.#findCut(isEnd)
      if (cut === null) break
      const text = this.#rest.slice(0, cut).trim()
      const endsLine = this.#rest.slice(0, cut).includes('\n')
      this.#rest = this.#rest.slice(cut)
      this.#atLineStart = endsLine
      if (text !== '')
        found.push({
          text: text.replaceAll('\n', ' '),
          block: this.#block,
          item: this.#item,
          kind: this.#kind,
        })
      if (this.#rest === '') break
    }
    return found
  }

  /** Takes the marks off a new line; false while it cannot be told yet what they are. */
  #readLineStart(isEnd: boolean): boolean {
    for (;;) {
      const newline = this.#rest.indexOf('\n')
      const line = newline < 0 ? this.#rest : this.#rest.slice(0, newline)
      if (newline < 0 && !isEnd && UNDECIDED.test(line)) return false
      if ((newline >= 0 || isEnd) && (line.trim() === '' || RULE.test(line))) {
        this.#rest = this.#rest.slice(line.length + 1)
        this.#startBlock('paragraph')
        if (this.#rest === '') return false
        continue
      }
      if (this.#kind === 'table' && UNDER_HEAD.test(line)) {
        if (newline < 0 && !isEnd) return false
        this.#rest = this.#rest.slice(line.length + 1)
        if (this.#rest === '') return false
        continue
      }
      this.#readMarks(line)
      return this.#rest !== ''
    }
  }

  #readMarks(line: string) {
    const kind = kindOf(line)
    if (kind !== this.#kind || kind === 'heading') this.#startBlock(kind)
    if (kind !== 'paragraph') this.#item += 1
    this.#rest = this.#rest.replace(MARKS, '')
    this.#atLineStart = false
  }

  #startBlock(kind: Sentence['kind']) {
    this.#block += 1
    this.#kind = kind
  }

  /** Where the next sentence ends, its blanks included; null while it does not. */
  #findCut(isEnd: boolean): number | null {
    const newline = this.#rest.indexOf('\n')
    const line = newline < 0 ? this.#rest : this.#rest.slice(0, newline + 1)
    const end = isWhole.has(this.#kind) ? null : END.exec(line)
    if (end) return end.index + end[0].length
    if (newline >= 0) return newline + 1
    if (isEnd || this.#rest.length > MOST) return this.#rest.length > 0 ? this.#rest.length : null
    return null
  }
}
