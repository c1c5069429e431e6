import type { DatabaseSync } from 'node:sqlite'

/** A transaction that shares its commit with others. */
export interface Member {
  /** Whether it comes after others in the same SQLite transaction. */
  isNested: boolean
  hasBegun: boolean
  /** Its part is done, and it waits for the commit with the others. */
  hasEnded: boolean
}

interface Group {
  size: number
  committed: PromiseWithResolvers<void>
  timer: NodeJS.Immediate
}

/** Nobody waits for more than this many others. */
const MOST_MEMBERS = 64

/**
 * The one connection that writes. Transactions take turns; those that end within the same round of events are committed
 * together, since the flush to disk costs more than everything else. No transaction counts as stored before that flush,
 * and a rollback affects no other transaction.
 */
export class GroupCommit {
  readonly #database: DatabaseSync
  readonly #waiting: (() => void)[] = []
  #isTaken = false
  #group: Group | null = null
  /** The group has waited long enough: it is committed before the next one gets its turn. */
  #isDue = false

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  async takeTurn(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isTaken = true
  }

  endTurn(): void {
    if (this.#isDue) this.commit()
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isTaken = false
  }

  begin(member: Member): void {
    // After some failures (a full disk) SQLite itself gives up the whole transaction.
    if (this.#group && !this.#database.isTransaction) this.commit()
    member.isNested = this.#group !== null
    this.#database.exec(member.isNested ? 'savepoint member' : 'begin')
    member.hasBegun = true
  }

  /** Ends a member's turn; resolves when what it wrote is on the disk. */
  end(member: Member): Promise<void> {
    if (member.isNested) this.#database.exec('release member')
    member.hasEnded = true
    const group = (this.#group ??= this.#open())
    group.size += 1
    if (group.size >= MOST_MEMBERS) this.#isDue = true
    this.endTurn()
    return group.committed.promise
  }

  rollBack(member: Member): void {
    if (member.hasEnded || !this.#database.isTransaction) return
    this.#database.exec(member.isNested ? 'rollback to member; release member' : 'rollback')
  }

  /** What has ended so far is written now. */
  commit(): void {
    const group = this.#group
    if (!group) return
    this.#group = null
    this.#isDue = false
    clearImmediate(group.timer)
    try {
      this.#database.exec('commit')
      group.committed.resolve()
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback')
      group.committed.reject(error)
    }
  }

  #open(): Group {
    const timer = setImmediate(() => {
      if (this.#isTaken) this.#isDue = true
      else this.commit()
    })
    return { size: 0, committed: Promise.withResolvers<void>(), timer }
  }
}
