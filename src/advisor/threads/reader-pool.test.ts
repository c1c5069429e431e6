import { expect, test } from 'vitest'
import type { SetAlarm } from './alarm.ts'
import type { PackedCall } from './call.ts'
import { type Answered, type Reader, ReaderPool } from './reader-pool.ts'

const times = { deadlineMs: 1, waitMs: 2, patienceMs: 3, idleMs: 4 }

/** A pool of readers that answer when the test says so, with alarms that ring when it says so. */
function createPool({ most = 2 } = {}) {
  const readers: FakeReader[] = []
  const alarms = new Set<{ milliseconds: number; ring: () => void }>()
  const setAlarm: SetAlarm = (milliseconds, ring) => {
    const alarm = { milliseconds, ring }
    alarms.add(alarm)
    return () => alarms.delete(alarm)
  }
  const open = () => {
    const reader = new FakeReader()
    readers.push(reader)
    return reader
  }
  const pool = new ReaderPool({ open, most, ...times, setAlarm })
  const ring = (which: keyof typeof times) => {
    for (const alarm of alarms) {
      if (alarm.milliseconds !== times[which]) continue
      alarms.delete(alarm)
      alarm.ring()
    }
  }
  /** Tests look at how it ends after it has. */
  const ask = (owner: number, text: string) => {
    const answer = pool.ask(owner, { method: 'findRequest', argument: text, currency: 'USD', snapshot: null })
    answer.catch(() => {})
    return answer
  }
  return { pool, ask, readers, ring, alarms }
}

class FakeReader implements Reader {
  readonly #ready = Promise.withResolvers<void>()
  readonly #gone = Promise.withResolvers<void>()
  readonly ready = this.#ready.promise
  readonly gone = this.#gone.promise
  asked: unknown[] = []
  isEnded = false
  #answer = Promise.withResolvers<Answered>()

  start = () => (this.#ready.resolve(), settle())
  fail = (error: Error) => (this.#ready.reject(error), settle())
  answer = (answered: Answered) => (this.#answer.resolve(answered), settle())
  say = (answer: unknown) => this.answer({ kind: 'answer', answer })
  break = (error: Error) => (this.#answer.reject(error), settle())

  ask({ argument }: PackedCall) {
    this.asked.push(argument)
    this.#answer = Promise.withResolvers()
    return this.#answer.promise
  }

  end() {
    this.isEnded = true
    this.#gone.resolve()
  }
}

/** Lets everything happen that waits for nothing else. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('the first call opens a reader, and a second is opened only for who waits long', async () => {
  const { pool, ask, readers, ring } = createPool()
  const [first, second] = [ask(1, 'a'), ask(2, 'b')]
  expect(readers).toHaveLength(1)
  await readers[0]?.start()
  expect(pool.measure()).toEqual({ readers: 1, running: 1, waiting: 1, overdue: 0 })
  ring('patienceMs')
  ring('patienceMs')
  expect(readers).toHaveLength(2)
  await readers[1]?.start()
  await readers[1]?.say('for b')
  await readers[0]?.say('for a')
  expect(await Promise.all([first, second])).toEqual(['for a', 'for b'])
  ring('idleMs')
  expect(readers.map(({ isEnded }) => isEnded)).toEqual([false, true])
})

test('past its deadline a call ends with its reader, and those who wait get another one', async () => {
  const { pool, ask, readers, ring } = createPool({ most: 1 })
  const [slow, other] = [ask(1, 'slow'), ask(2, 'other')]
  await readers[0]?.start()
  ring('deadlineMs')
  await expect(slow).rejects.toMatchObject({ name: 'OutOfTime', reason: 'slow' })
  expect([readers[0]?.isEnded, readers.length, pool.measure().overdue]).toEqual([true, 2, 1])
  await readers[1]?.start()
  expect(readers[1]?.asked).toEqual(['other'])
  await readers[1]?.say('here')
  expect(await other).toBe('here')
})

test('who waits too long is told, and is not read later', async () => {
  const { ask, readers, ring } = createPool({ most: 1 })
  const [first, second] = [ask(1, 'a'), ask(2, 'b')]
  await readers[0]?.start()
  ring('waitMs')
  await expect(second).rejects.toMatchObject({ name: 'OutOfTime', reason: 'crowded' })
  await readers[0]?.say('for a')
  expect([await first, readers[0]?.asked]).toEqual(['for a', ['a']])
})

test('a crowd is turned away at once, and one person cannot be it', async () => {
  const { pool, ask, readers } = createPool({ most: 1 })
  const mine = Array.from({ length: 5 }, () => ask(1, 'mine'))
  await expect(mine[4]).rejects.toMatchObject({ reason: 'crowded' })
  const others = Array.from({ length: 197 }, (_, at) => ask(at + 2, 'other'))
  await expect(others.at(-1)).rejects.toMatchObject({ reason: 'crowded' })
  const left = [...mine.slice(0, 4), ...others.slice(0, -1)].map((call) => call.catch(() => 'closed'))
  await readers[0]?.start()
  await pool.close()
  await readers[0]?.break(new Error('ended'))
  expect(new Set(await Promise.all(left))).toEqual(new Set(['closed']))
  await expect(ask(1, 'late')).rejects.toMatchObject({ reason: 'crowded' })
})

test('an error in a call is the call’s own; a reader that breaks is replaced', async () => {
  const { ask, readers } = createPool()
  const first = ask(1, 'a')
  await readers[0]?.start()
  await readers[0]?.answer({ kind: 'error', error: new TypeError('odd') })
  await expect(first).rejects.toThrow(TypeError)
  const second = ask(1, 'b')
  await readers[0]?.break(new Error('out of memory'))
  await expect(second).rejects.toThrow('out of memory')
  expect([readers[0]?.isEnded, readers.length]).toEqual([true, 1])
  const third = ask(1, 'c')
  await readers[1]?.start()
  await readers[1]?.say('back')
  expect(await third).toBe('back')
})

test('a reader that cannot start leaves nobody waiting, and the next call tries again', async () => {
  const { pool, ask, readers, alarms } = createPool()
  const first = ask(1, 'a')
  await readers[0]?.fail(new Error('no such file'))
  await expect(first).rejects.toThrow('no such file')
  expect([pool.measure().waiting, alarms.size]).toEqual([0, 0])
  void ask(1, 'b')
  expect(readers).toHaveLength(2)
})

test('warming opens one reader, however often, and none after the end', async () => {
  const { pool, readers } = createPool()
  pool.warm()
  pool.warm()
  expect(readers).toHaveLength(1)
  await pool.close()
  pool.warm()
  expect(readers).toHaveLength(1)
})
