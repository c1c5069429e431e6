import type { Figure } from '#contract/figures.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'

/**
 * Everything that an answer may refer to: figures as f1, f2 …, names of the user's rows as n1, n2 … Names may carry
 * digits: the model names them by reference, and they print as quotes.
 */
export class Known {
  /** Makes figures that are numbered on from those of the built-in answer. */
  readonly sheet: FigureSheet
  readonly #figures = new Map<string, Figure>()
  readonly #names = new Map<string, string>()
  readonly #namesById = new Map<string, string>()
  readonly #ids = new Set<string>()

  constructor(figures: readonly Figure[]) {
    const taken = Math.max(0, ...figures.map(({ id }) => Number(id.slice(1))))
    this.sheet = new FigureSheet(taken)
    for (const figure of figures) this.add(figure)
  }

  add(figure: Figure): Figure {
    this.#figures.set(figure.id, figure)
    this.#ids.add(figure.id)
    return figure
  }

  /** The reference to a name; the same one for the same name. */
  addName(name: string): string {
    const known = this.#names.get(name)
    if (known !== undefined) return known
    const id = `n${this.#names.size + 1}`
    this.#names.set(name, id)
    this.#namesById.set(id, name)
    this.#ids.add(id)
    return id
  }

  figure(id: string): Figure | null {
    return this.#figures.get(id) ?? null
  }

  name(id: string): string | null {
    return this.#namesById.get(id) ?? null
  }

  get figures(): Figure[] {
    return [...this.#figures.values()]
  }

  get names(): string[] {
    return [...this.#names.keys()]
  }

  get ids(): ReadonlySet<string> {
    return this.#ids
  }
}
