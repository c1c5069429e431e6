import type { Figure } from '#contract/figures.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'

/**
 * Where a figure stands, the nearest first: a plain number of the answer that fits several figures means the first of
 * them. `printed` are figures of earlier replies, `ledger` those of earlier sums.
 */
export const tiers = [
  'result',
  'input',
  'aside',
  'said',
  'evidence',
  'rule',
  'stored',
  'before',
  'printed',
  'ledger',
] as const
export type Tier = (typeof tiers)[number]

const near = new Set<Tier>(['result', 'input', 'aside'])

export interface Entry {
  /** s4.months, debt1.rate, profile.income: what the model writes. */
  ref: string
  figure: Figure
  tier: Tier
  /** How often an amount comes, where that is known. */
  per: 'month' | 'year' | null
}

/** Everything that the answer of one turn may refer to or print. */
export class FigureBook {
  /** Makes figures that are numbered on from those of the built-in answer. */
  readonly sheet: FigureSheet
  /** Names of the user's rows, which may carry digits of their own. */
  readonly names = new Set<string>()
  /** Shares in words that sums of this turn were made with: half, third. */
  readonly shares = new Set<string>()
  readonly #entries: Entry[] = []
  readonly #byRef = new Map<string, Entry>()
  readonly #reworded = new Map<string, Figure>()

  constructor(taken: readonly Figure[]) {
    this.sheet = new FigureSheet(Math.max(0, ...taken.map(({ id }) => Number(id.slice(1)))))
  }

  add(ref: string, figure: Figure, tier: Tier, per: Entry['per'] = null): Entry {
    const entry = { ref, figure, tier, per }
    this.#entries.push(entry)
    if (!this.#byRef.has(ref.toLowerCase())) this.#byRef.set(ref.toLowerCase(), entry)
    return entry
  }

  /** What an earlier turn has computed and this one works with may be said again without its reference. */
  use(ref: string): void {
    const entry = this.find(ref)
    if (entry && !near.has(entry.tier)) this.#entries.push({ ...entry, tier: 'aside' })
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
