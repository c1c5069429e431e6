import { join } from 'node:path'
import { type BenchRow } from '../lib/bench-row.ts'
import { askMemory } from '../lib/chat/ask-memory.ts'
import { messageAt } from '../lib/chat/messages.ts'
import { type SignedIn, withSignedInUsers } from '../lib/chat/signed-in-users.ts'
import { keelFile, startFile } from '../lib/started-server.ts'

const TURNS = 10_000
const SAMPLES = 10
/** As many as keep everybody below their turns a minute. */
const USERS = 250
/** At most so much more than half-way: of what is in use that is about 200 bytes a turn. */
const limits = { heap: 1.02, resident: 1.05 }

const preload = import.meta.resolve('../lib/chat/report-memory.ts')

/** Whether a server that goes on answering keeps something of every turn. */
export default async function measureChatMemory(): Promise<BenchRow[]> {
  return withSignedInUsers(USERS, async ({ dataDir, users }) => {
    const socket = join(dataDir, 'memory.sock')
    const options = { NODE_OPTIONS: `--import=${preload}`, MEMORY_SOCKET: socket }
    const keel = await startFile(keelFile, { DATA_DIR: dataDir, ...options })
    try {
      const samples: { heap: number; resident: number }[] = []
      for (let turn = 0; turn < TURNS; turn += 1) {
        await takeTurn(keel.url, users, turn)
        if ((turn + 1) % (TURNS / SAMPLES) === 0) samples.push(await askMemory(socket))
      }
      const [heap, resident] = [samples.map((one) => one.heap), samples.map((one) => one.resident)]
      return [judge('in use', heap, limits.heap), judge('resident', resident, limits.resident)]
    } finally {
      await keel.stop()
    }
  })
}

async function takeTurn(url: string, users: SignedIn[], turn: number) {
  const { cookie = '' } = users[turn % users.length] ?? {}
  const message = messageAt(Math.floor(turn / users.length))
  const answer = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  })
  if (!answer.ok) throw new Error(`A turn was answered with ${answer.status}: ${await answer.text()}`)
  await answer.text()
}

function judge(kind: string, samples: number[], limit: number): BenchRow {
  const [middle = Number.NaN, last = Number.NaN] = [samples[SAMPLES / 2 - 1], samples.at(-1)]
  return {
    figure: `Chat: memory ${kind} after 10,000 turns, against 5,000`,
    value: `${(last / middle).toFixed(3)} x: ${samples.map((sample) => sample.toFixed(1)).join(', ')} MiB`,
    limit: `${limit} x`,
    ok: last / middle <= limit,
  }
}
