import type { Figure } from '#contract/figures.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { wordsOf } from './nearest.ts'

/** Where a figure stands: `printed` are figures of earlier replies, `ledger` those of earlier sums. */
export type Tier =
  | 'result'
  | 'input'
  | 'aside'
  | 'said'
  | 'evidence'
  | 'rule'
  | 'stored'
  | 'before'
  | 'printed'
  | 'ledger'

const near = new Set<Tier>(['result', 'input', 'aside'])

export interface Entry {
  /** s4.months, debt1.rate, profile.income: what the model writes. */
  ref: string
  figure: Figure
  tier: Tier
  /** How often an amount comes, where that is known. */
  per: 'month' | 'year' | null
  /** Of a number that was said: the words around it. */
  about?: string
}

/** Everything that the answer of one turn may refer to or print. */
export class FigureBook {
  /** Makes figures that are numbered on from those of the built-in answer. */
  readonly sheet: FigureSheet
  /** Names of the user's rows, which may carry digits of their own. */
  readonly names = new Set<string>()
  /** Shares in words that sums of this turn were made with: half, third. */
  readonly shares = new Set<string>()
  /** Sums and rows that something was worked out with. */
  readonly used = new Set<string>()
  /** Whether anything of the message is kept, so that the answer may say so. */
  isSaved = () => true
  readonly #entries: Entry[] = []
  readonly #byRef = new Map<string, Entry>()
  readonly #reworded = new Map<string, Figure>()
  /** What the message is about. */
  topic = ''
  readonly #told: string[] = []
  #lately: ReadonlySet<string> | null = null
  /** The head of the table that is being written, by its block. */
  readonly heads = new Map<number, string[]>()

  constructor(taken: readonly Figure[]) {
    this.sheet = new FigureSheet(Math.max(0, ...taken.map(({ id }) => Number(id.slice(1)))))
  }

  add(ref: string, figure: Figure, tier: Tier, per: Entry['per'] = null, about?: string): Entry {
    const entry = { ref, figure, tier, per, ...(about !== undefined && { about }) }
    this.#entries.push(entry)
    if (!this.#byRef.has(ref.toLowerCase())) this.#byRef.set(ref.toLowerCase(), entry)
    return entry
  }

  /** What is stored now: a value that has changed since is what its reference means from here on. */
  renew(ref: string, figure: Figure, per: Entry['per'] = null): Entry {
    const before = this.find(ref)
    if (before?.figure.value === figure.value) return before
    const entry = this.add(ref, figure, 'stored', per)
    this.#byRef.set(ref.toLowerCase(), entry)
    return entry
  }

  /** What an earlier turn has computed and this one works with may be said again without its reference. */
  use(ref: string): void {
    const entry = this.find(ref)
    this.used.add(ref.toLowerCase().replace(/\..*$/, ''))
    if (entry && !near.has(entry.tier)) this.#entries.push({ ...entry, tier: 'aside' })
  }

  /** What a sentence says is known when the next one is read. */
  hear(sentence: string): void {
    this.#told.push(sentence)
    this.#lately = null
  }

  /** Words of the message and of the last sentences. */
  get lately(): ReadonlySet<string> {
    this.#lately ??= wordsOf(`${this.topic} ${this.#told.slice(-2).join(' ')}`)
    return this.#lately
  }

  find(ref: string): Entry | null {
    return this.#byRef.get(ref.toLowerCase()) ?? null
  }

  /** The figure as the answer writes it; the same one each time it is written so. */
  reword(figure: Figure, text: string): Figure {
    if (figure.text === text) return figure
    const key = `${figure.id} ${text} ${JSON.stringify(figure.source)}`
    const known = this.#reworded.get(key) ?? this.sheet.reworded(figure, text)
    this.#reworded.set(key, known)
    return known
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }
}
