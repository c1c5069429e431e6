import { buildApp } from '#server/app.ts'
import type { Services } from '#server/services.ts'
import { describeRuns, median, type BenchRow } from '../lib/bench-row.ts'
import { copyConversation } from '../lib/chat/copy-conversation.ts'
import { messageAt } from '../lib/chat/messages.ts'
import { type SignedIn, withSignedInUsers } from '../lib/chat/signed-in-users.ts'
import { keelFile, startFile } from '../lib/started-server.ts'

const [FEW, MANY] = [100, 100_000]
const LIMIT = 1.2
const PAGE = 50
/** Turns that are copied. With those that are timed, both users stay below their turns a minute. */
const TALK = 10

interface Times {
  few: number[]
  many: number[]
}

/** Opening a long conversation, and saying something in it, against a short one in the same store. */
export default async function measureChatSize(): Promise<BenchRow[]> {
  return withSignedInUsers(2, async ({ dataDir, users }) => timeBoth(dataDir, users), fill)
}

/** Both say the same; then it is repeated, to a different length. */
async function fill(services: Services, users: SignedIn[]) {
  const app = buildApp(services)
  for (const [at, { userId, cookie }] of users.entries()) {
    for (let turn = 0; turn < TALK; turn += 1) {
      const payload = { message: messageAt(turn) }
      const answer = await app.inject({ method: 'POST', url: '/api/chat', headers: { cookie }, payload })
      if (answer.statusCode !== 200) throw new Error(`A turn was answered with ${answer.statusCode}.`)
    }
    await copyConversation(services, userId, at === 0 ? FEW : MANY)
  }
  await app.close()
}

async function timeBoth(dataDir: string, [few, many]: SignedIn[]): Promise<BenchRow[]> {
  if (!few || !many) throw new Error('Two conversations are compared.')
  const { url, stop } = await startFile(keelFile, { DATA_DIR: dataDir })
  const inTurns = async (
    runs: number,
    warmUp: number,
    time: (who: SignedIn, turn: number) => Promise<number>,
  ) => {
    const times: Times = { few: [], many: [] }
    for (let run = -warmUp; run < runs; run += 1) {
      const pair = [await time(few, run + warmUp), await time(many, run + warmUp)] as const
      if (run < 0) continue
      times.few.push(pair[0])
      times.many.push(pair[1])
    }
    return times
  }
  try {
    const opening = await inTurns(300, 40, (who) => timeOpening(url, who))
    const turns = await inTurns(40, 5, (who, turn) => timeTurn(url, who, turn))
    return [
      judge('opening a chat with 100,000 messages', opening),
      judge('a turn after 100,000 messages', turns),
    ]
  } finally {
    await stop()
  }
}

/** What the screen asks for when it is opened. */
async function timeOpening(url: string, { cookie }: SignedIn): Promise<number> {
  const before = performance.now()
  const answer = await fetch(`${url}/api/messages?limit=${PAGE}`, { headers: { cookie } })
  const messages = (await answer.json()) as unknown[]
  const taken = performance.now() - before
  if (messages.length !== PAGE) throw new Error(`${messages.length} messages instead of ${PAGE}.`)
  return taken
}

async function timeTurn(url: string, { cookie }: SignedIn, turn: number): Promise<number> {
  const headers = { cookie, 'content-type': 'application/json' }
  const body = JSON.stringify({ message: messageAt(turn) })
  const before = performance.now()
  const answer = await fetch(`${url}/api/chat`, { method: 'POST', headers, body })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`A turn was answered with ${answer.status}: ${text}`)
  return performance.now() - before
}

function judge(what: string, { few, many }: Times): BenchRow {
  const ratio = median(many) / median(few)
  return {
    figure: `Chat: ${what}, against 100`,
    value: `${ratio.toFixed(2)} x: ${describeRuns(many, 'ms', 2)} against ${describeRuns(few, 'ms', 2)}`,
    limit: `${LIMIT} x`,
    ok: ratio <= LIMIT,
  }
}
