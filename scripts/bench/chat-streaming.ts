import { fileURLToPath } from 'node:url'
import { describeRuns, median, type BenchRow } from '../lib/bench-row.ts'
import { say, type Streamed } from '../lib/chat/event-client.ts'
import { messageAt } from '../lib/chat/messages.ts'
import { type SignedIn, withSignedInUsers } from '../lib/chat/signed-in-users.ts'
import { tellFinances } from '../lib/chat/tell-finances.ts'
import { startTimedProvider, type TimedProvider } from '../lib/chat/timed-provider.ts'
import { findMark } from '../lib/chat/write-answer.ts'
import { keelFile, startFile } from '../lib/started-server.ts'

const STREAMS = 50
const TURNS = 300
const ROUNDS = 8
const limits = { beforeMs: 10, deltaMs: 1.5, ratio: 1.5 }

const relayFile = fileURLToPath(import.meta.resolve('../lib/chat/bare-relay.ts'))

interface Scene {
  provider: TimedProvider
  keel: string
  bare: string
  users: SignedIn[]
}

/** What Keel adds to the time of a language model: before it is asked, and from its first sentence to the reader. */
export default async function measureStreaming(): Promise<BenchRow[]> {
  return withSignedInUsers(STREAMS, async ({ dataDir, users }) => {
    const provider = await startTimedProvider()
    const model = { AI_PROVIDER: 'compatible', AI_BASE_URL: provider.url, AI_MODEL: 'timed' }
    const keel = await startFile(keelFile, { DATA_DIR: dataDir, ...model })
    const bare = await startFile(relayFile, { PROVIDER_URL: provider.url })
    try {
      for (const user of users) await tellFinances(keel.url, user)
      const scene = { provider, keel: keel.url, bare: bare.url, users }
      await warmUp(scene)
      return [...(await measureOne(scene)), ...(await measureMany(scene))]
    } finally {
      await keel.stop()
      await bare.stop()
      provider.close()
    }
  })
}

/** Servers that have answered for a while, as most have. */
async function warmUp(scene: Scene) {
  scene.provider.setPace({ together: STREAMS, pieceMs: 1, pieces: 30, withFigure: true })
  for (let round = 0; round < ROUNDS; round += 1) {
    await sayTogether(scene, scene.keel, round)
    await sayTogether(scene, scene.bare, round)
  }
}

async function measureOne({ provider, keel, users }: Scene): Promise<BenchRow[]> {
  provider.setPace({ together: 1, pieceMs: 2, pieces: 30, withFigure: true })
  const [before, delta]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn += 1) {
    const user = users[turn % users.length]
    const streamed = await say(keel, user?.cookie ?? '', messageAt(turn))
    before.push(provider.lastArrival() - streamed.sent)
    delta.push(delayOf(provider, streamed))
  }
  const judge = (figure: string, times: number[], limit: number): BenchRow => ({
    figure,
    value: describeRuns(times, 'ms', 2),
    limit: `${limit} ms`,
    ok: median(times) <= limit,
  })
  return [
    judge('Chat: from sending a message to the request at the model', before, limits.beforeMs),
    judge('Chat: from the last byte of the first sentence to its event', delta, limits.deltaMs),
  ]
}

/** Each with the same sentences in turns; then Keel alone with a figure in them, which a bare relay cannot print. */
async function measureMany(scene: Scene): Promise<BenchRow[]> {
  const [keel, bare, withFigure]: [number[], number[], number[]] = [[], [], []]
  const pace = { together: STREAMS, pieceMs: 20, pieces: 60 }
  for (let round = 0; round < ROUNDS; round += 1) {
    scene.provider.setPace({ ...pace, withFigure: false })
    keel.push(...(await sayTogether(scene, scene.keel, round)))
    bare.push(...(await sayTogether(scene, scene.bare, round)))
    scene.provider.setPace({ ...pace, withFigure: true })
    withFigure.push(...(await sayTogether(scene, scene.keel, round)))
  }
  const compare = (times: number[]) => ({
    ratio: median(times) / median(bare),
    text: `${describeRuns(times, 'ms', 2)} against ${describeRuns(bare, 'ms', 2)}`,
  })
  const [plain, figures] = [compare(keel), compare(withFigure)]
  return [
    {
      figure: `Chat: the same with ${STREAMS} streams at once, against a bare parse-and-relay`,
      value: `${plain.ratio.toFixed(2)} x: ${plain.text}`,
      limit: `${limits.ratio} x`,
      ok: plain.ratio <= limits.ratio,
    },
    {
      figure: `Chat: the same with a figure in every first sentence, its source sent before it`,
      value: `${figures.ratio.toFixed(2)} x: ${figures.text}`,
      limit: 'none',
      ok: true,
    },
  ]
}

async function sayTogether({ provider, users }: Scene, url: string, turn: number): Promise<number[]> {
  const streamed = await Promise.all(users.map(({ cookie }) => say(url, cookie, messageAt(turn))))
  return streamed.map((one) => delayOf(provider, one))
}

function delayOf(provider: TimedProvider, { firstDelta, text }: Streamed): number {
  const mark = findMark(text)
  if (mark === null || !text.includes('event: done') || text.includes('"notice":"'))
    throw new Error(`The answer of the model did not come through: ${text}`)
  return firstDelta - provider.endOf(mark)
}
