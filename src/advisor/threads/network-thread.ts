import { type MessagePort, parentPort } from 'node:worker_threads'
import { openSession, type Session } from '#advisor/minding/open-network.ts'
import { giveBack } from './give-back.ts'
import type { NetworkCall, NetworkMessage } from './remote-session.ts'
import { yieldToServer } from './yield-to-server.ts'

/** A reader to be served, or the end. */
export type NetworkOrder = { kind: 'connect'; port: MessagePort } | { kind: 'close' }

// A thread of its own for the network. Ending it during a run would abort the whole process: it ends by itself.
yieldToServer()
const opening = openSession().then((session) => {
  giveBack()
  return session
})
const ports = new Set<MessagePort>()
let last: Promise<unknown> = opening

function run(session: Session, call: NetworkCall) {
  if (call.kind === 'read') return session.read(call.question)
  if (call.kind === 'weigh') return session.weigh(call.ids)
  return call.kind === 'find' ? session.find(call.message) : session.hear(call.parts)
}

/** One run after the other. Of a reader that is gone by then, nothing is run. */
function serve(port: MessagePort) {
  const say = (message: NetworkMessage) => port.postMessage(message)
  async function answer(call: NetworkCall) {
    const session = await opening
    if (!session || !ports.has(port)) return
    try {
      say({ kind: 'answer', output: await run(session, call) })
    } catch (error) {
      say({ kind: 'error', error })
    }
  }
  ports.add(port)
  port.on('close', () => ports.delete(port))
  last = last.then(async () => say({ kind: 'opened', isThere: (await opening) !== null }))
  port.on('message', (call: NetworkCall) => {
    last = last.then(() => answer(call))
  })
}

async function end() {
  for (const port of ports) port.close()
  await last
  await (await opening)?.close()
  parentPort?.close()
}

parentPort?.on('message', (order: NetworkOrder) => {
  if (order.kind === 'connect') serve(order.port)
  else void end()
})
