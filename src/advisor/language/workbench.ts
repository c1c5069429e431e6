import type { Turn } from '#advisor/advisor.ts'
import type { Card } from '#contract/cards.ts'
import type { Figure } from '#contract/figures.ts'
import { nextId, type SumRecord } from '#advisor/figures/sum-record.ts'
import { isFigure, type Text } from '#advisor/grounding/pieces.ts'
import { printCard } from '#advisor/grounding/print.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { addRows, addTotals } from './book-data.ts'
import type { FigureBook } from './figure-book.ts'
import type { Sources } from './resolve.ts'
import type { MadeSum } from './run-sum.ts'
import { keepOrder } from './row-refs.ts'
import type { SaidNumbers } from './said.ts'

/** What the tools of one turn work on: the figures, what was said, and the sums made so far. */
export class Workbench implements Sources {
  readonly turn: Turn
  readonly book: FigureBook
  readonly said: SaidNumbers
  /** Everything stored, with what the model has added in this turn. */
  #snapshot: Snapshot
  readonly made: SumRecord[] = []
  /** Sums of the built-in answer: keel1, keel2. */
  readonly own: SumRecord[] = []
  readonly #cards = new Map<string, Card[]>()
  /** Figures that nobody gave, by sum: an answer that uses the sum shows them. */
  readonly assumed = new Map<string, { name: string; figure: Figure }[]>()

  constructor(turn: Turn, book: FigureBook, said: SaidNumbers) {
    this.turn = turn
    this.#snapshot = turn.snapshot
    this.book = book
    this.said = said
  }

  get snapshot(): Snapshot {
    return this.#snapshot
  }

  set snapshot(next: Snapshot) {
    keepOrder(next, this.#snapshot)
    this.#snapshot = next
  }

  get today() {
    return this.snapshot.today
  }

  /** Sums of the conversation; those of the built-in answer are no part of it until it is the answer. */
  get sums(): readonly SumRecord[] {
    return [...this.turn.dialogue.sums, ...this.made]
  }

  get nextId(): string {
    return nextId(this.sums)
  }

  findSum(id: string): SumRecord | null {
    return [...this.sums, ...this.own].find((sum) => sum.id === id.trim()) ?? null
  }

  /** Takes the sums of the built-in answer that this one rests on into the talk, under ids that last. */
  adopt(printed: readonly Figure[]): SumRecord[] {
    const shown = new Set(printed.map(({ label, value }) => `${label} ${value}`))
    const { used } = this.book
    const rests = ({ id, results }: SumRecord) =>
      used.has(id) || Object.values(results).some(({ label, value }) => shown.has(`${label} ${value}`))
    const taken = Math.max(0, ...this.sums.map(({ id }) => Number(/^k(\d+)$/.exec(id)?.[1] ?? 0)))
    const adopted = this.own.filter(rests).map((sum, at) => ({ ...sum, id: `k${taken + at + 1}` }))
    return [...this.made, ...adopted]
  }

  /** Puts a sum into the book: its results, its inputs, and whatever else its sentences name. */
  keep({ record, worked, inputs, results }: MadeSum): void {
    const { id } = record
    this.made.push(record)
    for (const [name, figure] of results) this.book.add(`${id}.${name}`, figure, 'result')
    for (const figure of inputs) {
      const name = inputName(record, figure)
      // A result may have the name of an input: the payment that was given, and the one that it takes.
      if (!this.book.find(`${id}.${name}`)) this.book.add(`${id}.${name}`, figure, 'input')
      this.book.add(`${id}.in.${name}`, figure, 'input')
    }
    const known = new Set([...inputs, ...results.values()].map((figure) => figure.id))
    const lines: Text[] = [...worked.answer, ...worked.lines, ...(worked.notes ?? [])]
    const others = lines.flat().filter(isFigure)
    for (const figure of others) if (!known.has(figure.id)) this.book.add(`${id}.also`, figure, 'aside')
    this.assumed.set(
      id,
      inputs
        .filter(({ source }) => source.kind === 'rule')
        .map((figure) => ({ name: inputName(record, figure), figure })),
    )
    this.#cards.set(id, (worked.cards ?? []).map(printCard))
  }

  /** Rows and totals once more, after a fact was taken in: the lines that have changed. */
  tellAgain(): string[] {
    const before = this.#told
    this.#told = this.#tell()
    return this.#told.filter((line) => !before.includes(line))
  }

  /** What is stored, in lines. */
  #tell = () => [
    ...addRows(this.book, this.snapshot, { most: Number.POSITIVE_INFINITY }).map(({ line }) => line),
    ...addTotals(this.book, this.snapshot),
  ]
  #told: string[] = []

  cardsOf(id: string): readonly Card[] {
    return this.#cards.get(id) ?? []
  }
}

/** What the sum calls this input, by its source. */
const inputName = ({ inputs }: SumRecord, { source, label }: Figure) =>
  Object.keys(inputs).find((name) => inputs[name]?.source === source && inputs[name].label === label) ??
  Object.keys(inputs).find((name) => inputs[name]?.source === source) ??
  label.toLowerCase().replaceAll(/\W+/g, '')
