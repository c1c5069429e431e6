interface Limits {
  /** Of everybody together. */
  most: number
  mostEach: number
}

/** Work of many people: each person gets their turn after the others, and one at a time. */
export class FairQueue<Work extends { owner: number }> {
  readonly #limits: Limits
  /** Whose turn is next comes first. */
  readonly #waiting = new Map<number, Work[]>()
  readonly #busy = new Set<number>()
  #size = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get size(): number {
    return this.#size
  }

  /** False when there is no room. */
  add(work: Work): boolean {
    const own = this.#waiting.get(work.owner) ?? []
    if (this.#size >= this.#limits.most || own.length >= this.#limits.mostEach) return false
    this.#waiting.set(work.owner, [...own, work])
    this.#size += 1
    return true
  }

  /** What is to be done next; its owner gets nothing else until it is done. */
  take(): Work | undefined {
    for (const [owner, [next, ...rest]] of this.#waiting) {
      if (!next || this.#busy.has(owner)) continue
      this.#waiting.delete(owner)
      if (rest.length > 0) this.#waiting.set(owner, rest)
      this.#busy.add(owner)
      this.#size -= 1
      return next
    }
    return undefined
  }

  done({ owner }: Work): void {
    this.#busy.delete(owner)
  }

  /** Takes back what has waited too long; false when it does not wait any more. */
  remove(work: Work): boolean {
    const own = this.#waiting.get(work.owner) ?? []
    const rest = own.filter((other) => other !== work)
    if (rest.length === own.length) return false
    if (rest.length > 0) this.#waiting.set(work.owner, rest)
    else this.#waiting.delete(work.owner)
    this.#size -= 1
    return true
  }

  /** Everything that waits, which then waits no more. */
  empty(): Work[] {
    const all = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    this.#size = 0
    return all
  }
}
