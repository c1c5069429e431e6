import { createLedger, type Ledger, sumVerdicts, type Verdict } from './ledger.ts'

/** Well below what one user may have. */
const LIVE = 200

interface Person {
  cookie: string
}

interface Answer {
  status: number
  body: unknown
}

/** One user who adds and deletes without pause, through whichever server is named at the moment. */
interface Worker {
  person: Person
  ledger: Ledger
  live: { name: string; id: number }[]
}

export type Load = ReturnType<typeof createLoad>

export function createLoad(people: Person[], urlOf: (index: number) => string) {
  const workers = people.map((person): Worker => ({ person, ledger: createLedger(), live: [] }))
  const state = { isRunning: false, ended: Promise.resolve<unknown>(undefined) }
  const statuses = new Map<number, number>()

  async function send(index: number, method: string, path: string, body?: object): Promise<Answer | null> {
    try {
      const response = await fetch(`${urlOf(index)}${path}`, {
        method,
        headers: {
          cookie: workers[index]?.person.cookie ?? '',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      })
      const answer = { status: response.status, body: (await response.json()) as unknown }
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      return answer
    } catch {
      return null
    }
  }

  async function write(index: number, worker: Worker) {
    const oldest = worker.live.length > LIVE ? worker.live.shift() : undefined
    if (oldest) {
      const answer = await send(index, 'DELETE', `/api/assets/${oldest.id}`)
      worker.ledger.noteRemoved(oldest.name, outcomeOf(answer))
      return answer
    }
    const name = worker.ledger.newName()
    const answer = await send(index, 'POST', '/api/assets', { name, value: 1, category: 'Other Assets' })
    const id = idOf(answer)
    worker.ledger.noteAdded(name, outcomeOf(answer), id)
    if (id !== null) worker.live.push({ name, id })
    return answer
  }

  /** Who gets no answer has to wait a moment, as people do. */
  async function work(index: number, worker: Worker) {
    while (state.isRunning) {
      const answer = await write(index, worker)
      if (!answer || answer.status >= 500) await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  return {
    start() {
      state.isRunning = true
      state.ended = Promise.all(workers.map((worker, index) => work(index, worker)))
    },
    async stop() {
      state.isRunning = false
      await state.ended
    },
    /** One write now, and what it was answered with. */
    writeOnce: async (index = 0) => {
      const worker = workers[index]
      return worker ? ((await write(index, worker))?.status ?? null) : null
    },
    read: async (index = 0) => (await send(index, 'GET', '/api/assets'))?.status ?? null,
    statuses,
    async compare(): Promise<Verdict> {
      const verdicts = workers.map(async ({ ledger }, index) => {
        const answer = await send(index, 'GET', '/api/assets')
        if (answer?.status !== 200)
          throw new Error(`The assets could not be read: ${answer?.status ?? 'no answer'}`)
        return ledger.compare((answer.body as { name: string }[]).map(({ name }) => name))
      })
      return sumVerdicts(await Promise.all(verdicts))
    },
  }
}

/** A server that is going away may have stored what it could no longer answer; a refusal is a word. */
function outcomeOf(answer: Answer | null) {
  if (!answer || answer.status >= 500) return 'unknown'
  return answer.status < 300 ? 'yes' : 'no'
}

const idOf = (answer: Answer | null) => (answer?.status === 201 ? (answer.body as { id: number }).id : null)
