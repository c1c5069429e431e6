import { setTimeout as wait } from 'node:timers/promises'
import type { BenchRow } from '../lib/bench-row.ts'
import { messageAt } from '../lib/chat/messages.ts'
import { withSignedInUsers } from '../lib/chat/signed-in-users.ts'
import { tellFinances } from '../lib/chat/tell-finances.ts'
import { readMemory } from '../lib/server-usage.ts'
import { keelFile, startFile } from '../lib/started-server.ts'

const LIMIT_MIB = 150
const TURNS = 100
const USERS = 10
const SETTLE_MS = 2000

/** What a server that serves pages grows by when somebody opens the chat, and when people have talked a while. */
export default async function measureOpening(): Promise<BenchRow[]> {
  return withSignedInUsers(USERS, async ({ dataDir, users }) => {
    const keel = await startFile(keelFile, { DATA_DIR: dataDir })
    const call = async (path: string, cookie: string, body?: object) => {
      const headers = { cookie, 'content-type': 'application/json' }
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      const answer = await fetch(keel.url + path, init)
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
      await answer.text()
    }
    try {
      for (const user of users) await tellFinances(keel.url, user)
      await wait(SETTLE_MS)
      const before = readMemory(keel.pid)
      await call('/api/messages', users[0]?.cookie ?? '')
      await wait(SETTLE_MS)
      const opened = readMemory(keel.pid)
      for (let turn = 0; turn < TURNS; turn += 1)
        await call('/api/chat', users[turn % USERS]?.cookie ?? '', { message: messageAt(turn) })
      const talked = readMemory(keel.pid)
      return [
        {
          figure: `Chat: memory (resident) that it adds when opened, and after ${TURNS} turns`,
          value: `${(opened - before).toFixed(0)} and ${(talked - before).toFixed(0)} MiB on ${before.toFixed(0)}`,
          limit: `${LIMIT_MIB} MiB`,
          ok: talked - before <= LIMIT_MIB,
        },
      ]
    } finally {
      await keel.stop()
    }
  })
}
