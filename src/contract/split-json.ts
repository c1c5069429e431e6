/** Of an object of lists, such as { "a": 1, "rows": [{…}, {…}] }: the rows of its lists, and its other values. */
export type Entry =
  | { kind: 'row'; key: string; row: unknown; letters: number }
  | { kind: 'value'; key: string; value: unknown }

const BROKEN = 'The text is not an object of lists'
const QUOTE = 34
const BACKSLASH = 92

/**
 * Reads a long JSON text as it comes and gives each row as soon as it is whole. Throws where the text is no such
 * object, ends early, or has a value longer than `mostLetters`.
 */
export async function* splitJson(chunks: AsyncIterable<string>, mostLetters: number): AsyncGenerator<Entry> {
  const reader = new Reader(chunks, mostLetters)
  await reader.expect('{')
  if (await reader.accept('}')) {
    await reader.expectEnd()
    return
  }
  do {
    const key: unknown = JSON.parse(await reader.takeValue())
    if (typeof key !== 'string') throw new SyntaxError(BROKEN)
    await reader.expect(':')
    if (await reader.accept('[')) {
      if (await reader.accept(']')) continue
      do {
        const text = await reader.takeValue()
        yield { kind: 'row', key, row: JSON.parse(text), letters: text.length }
      } while (await reader.accept(','))
      await reader.expect(']')
    } else yield { kind: 'value', key, value: JSON.parse(await reader.takeValue()) }
  } while (await reader.accept(','))
  await reader.expect('}')
  await reader.expectEnd()
}

class Reader {
  readonly #chunks: AsyncIterator<string>
  readonly #mostLetters: number
  #text = ''
  #at = 0

  constructor(chunks: AsyncIterable<string>, mostLetters: number) {
    this.#chunks = chunks[Symbol.asyncIterator]()
    this.#mostLetters = mostLetters
  }

  /** Whether this sign comes next, after blanks; it is taken then. */
  async accept(sign: string): Promise<boolean> {
    if ((await this.#next()) !== sign) return false
    this.#at += 1
    return true
  }

  async expect(sign: string): Promise<void> {
    if (!(await this.accept(sign))) throw new SyntaxError(BROKEN)
  }

  async expectEnd(): Promise<void> {
    if ((await this.#next()) !== undefined) throw new SyntaxError(BROKEN)
  }

  /** The text of the value that comes next. */
  async takeValue(): Promise<string> {
    if ((await this.#next()) === undefined) throw new SyntaxError(BROKEN)
    for (;;) {
      const end = endOfValue(this.#text, this.#at)
      if (end >= 0) {
        const value = this.#text.slice(this.#at, end)
        this.#at = end
        return value
      }
      if (this.#text.length - this.#at > this.#mostLetters) throw new SyntaxError(BROKEN)
      if (!(await this.#more())) throw new SyntaxError(BROKEN)
    }
  }

  async #next(): Promise<string | undefined> {
    for (;;) {
      while (this.#at < this.#text.length && isBlank(this.#text.charCodeAt(this.#at))) this.#at += 1
      if (this.#at < this.#text.length) return this.#text[this.#at]
      if (!(await this.#more())) return undefined
    }
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#chunks.next()
    if (done) return false
    this.#text = this.#text.slice(this.#at) + value
    this.#at = 0
    return true
  }
}

/** A byte order mark counts as one, too. */
const isBlank = (code: number) => code === 32 || code === 10 || code === 13 || code === 9 || code === 0xfe_ff

/** Where the value that begins here ends; -1 when more text is needed to tell. */
function endOfValue(text: string, from: number): number {
  const first = text[from]
  if (first === '"') return endOfString(text, from)
  if (first !== '{' && first !== '[') {
    const length = text.slice(from).search(/[\s,\]}:]/)
    return length < 0 ? -1 : from + length
  }
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') {
      const end = endOfString(text, at)
      if (end < 0) return -1
      at = end - 1
    } else if (sign === '{' || sign === '[') depth += 1
    else if ((sign === '}' || sign === ']') && (depth -= 1) === 0) return at + 1
  }
  return -1
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH) at += 1
    else if (code === QUOTE) return at + 1
  }
  return -1
}
