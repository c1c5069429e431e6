import { type SetAlarm, setAlarm as setRealAlarm } from './alarm.ts'
import type { PackedCall } from './call.ts'
import { FairQueue } from './fair-queue.ts'
import { OutOfTime } from './out-of-time.ts'

export type Answered = { kind: 'answer'; answer: unknown } | { kind: 'error'; error: unknown }

/** A thread that reads messages, one call at a time. */
export interface Reader {
  /** When it can be asked; fails when it cannot be started. */
  ready: Promise<void>
  /** When it is gone, whatever ended it. */
  gone: Promise<void>
  /** Its answer, or the error that it met; fails only when the reader itself breaks. */
  ask(call: PackedCall): Promise<Answered>
  /** Ends it in the middle of whatever it does. */
  end(): void
}

interface Work {
  owner: number
  call: PackedCall
  answer: PromiseWithResolvers<unknown>
  /** Nobody waits for it any more. */
  forget: () => void
}

export interface PoolOptions {
  open: () => Reader
  /** Readers at once. */
  most: number
  /** So long a call may take. */
  deadlineMs: number
  /** So long it may wait before that, and so long before another reader is opened for it. */
  waitMs: number
  patienceMs: number
  /** A reader beyond the first that has nothing to do for so long ends. */
  idleMs: number
  setAlarm?: SetAlarm
}

const limits = { most: 200, mostEach: 4 }

/** Readers for everybody: a call that takes too long ends with its reader, and the others go on with theirs. */
export class ReaderPool {
  readonly #options: PoolOptions
  readonly #setAlarm: SetAlarm
  readonly #queue = new FairQueue<Work>(limits)
  readonly #readers = new Set<Reader>()
  /** Those that wait for work, each with what ends its idling. */
  readonly #free = new Map<Reader, () => void>()
  #opening = 0
  #running = 0
  #overdue = 0
  #isClosed = false

  constructor(options: PoolOptions) {
    this.#options = options
    this.#setAlarm = options.setAlarm ?? setRealAlarm
  }

  measure() {
    const [readers, running, waiting] = [this.#readers.size, this.#running, this.#queue.size]
    return { readers, running, waiting, overdue: this.#overdue }
  }

  /** Opens the first reader ahead of the first call. */
  warm(): void {
    if (this.#readers.size === 0 && !this.#isClosed) this.#open()
  }

  ask(owner: number, call: PackedCall): Promise<unknown> {
    const work: Work = { owner, call, answer: Promise.withResolvers(), forget: () => {} }
    if (this.#isClosed || !this.#queue.add(work)) return Promise.reject(new OutOfTime('crowded'))
    const { waitMs, patienceMs, most } = this.#options
    const giveUp = this.#setAlarm(waitMs, () => {
      if (this.#queue.remove(work)) work.answer.reject(new OutOfTime('crowded'))
    })
    const openAnother = this.#setAlarm(patienceMs, () => {
      if (this.#opening === 0 && this.#readers.size < most) this.#open()
    })
    work.forget = () => {
      giveUp()
      openAnother()
    }
    this.warm()
    this.#handOut()
    return work.answer.promise.finally(() => work.forget())
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { answer } of this.#queue.empty()) answer.reject(new OutOfTime('crowded'))
    const readers = [...this.#readers]
    for (const reader of readers) this.#end(reader)
    await Promise.all(readers.map(({ gone }) => gone))
  }

  #open(): void {
    const reader = this.#options.open()
    this.#readers.add(reader)
    this.#opening += 1
    const isOpen = () => this.#readers.has(reader)
    reader.ready
      .finally(() => void (this.#opening -= 1))
      .then(
        () => isOpen() && this.#rest(reader),
        (error: unknown) => this.#failToOpen(reader, error),
      )
    void reader.gone.then(() => this.#end(reader))
  }

  /** Without a reader nobody would ever hear; with another one they only wait longer. */
  #failToOpen(reader: Reader, error: unknown): void {
    this.#end(reader)
    if (this.#readers.size === 0) for (const { answer } of this.#queue.empty()) answer.reject(error)
  }

  #handOut(): void {
    // Who worked last goes on, so that the others can end.
    for (const [reader, wakeUp] of [...this.#free].toReversed()) {
      const work = this.#queue.take()
      if (!work) return
      this.#free.delete(reader)
      wakeUp()
      work.forget()
      void this.#run(reader, work)
    }
  }

  async #run(reader: Reader, work: Work): Promise<void> {
    const { deadlineMs } = this.#options
    const late = Promise.withResolvers<never>()
    const cancel = this.#setAlarm(deadlineMs, () => late.reject(new OutOfTime('slow')))
    this.#running += 1
    try {
      const answered = await Promise.race([reader.ask(work.call), late.promise])
      if (answered.kind === 'answer') work.answer.resolve(answered.answer)
      else work.answer.reject(answered.error)
    } catch (error) {
      if (error instanceof OutOfTime) this.#overdue += 1
      this.#end(reader)
      work.answer.reject(error)
    }
    cancel()
    this.#running -= 1
    this.#queue.done(work)
    if (this.#readers.has(reader)) this.#rest(reader)
    else if (this.#queue.size > 0) this.warm()
  }

  #rest(reader: Reader): void {
    const wakeUp = this.#setAlarm(this.#options.idleMs, () => {
      if (this.#readers.size > 1) this.#end(reader)
    })
    this.#free.set(reader, wakeUp)
    this.#handOut()
  }

  #end(reader: Reader): void {
    this.#free.get(reader)?.()
    this.#free.delete(reader)
    this.#readers.delete(reader)
    reader.end()
  }
}
