import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { createBuiltInAdvisor } from '#advisor/built-in.ts'
import { inCurrency } from '#advisor/in-currency.ts'
import { createMind } from '#advisor/minding/network.ts'
import { openNetwork } from '#advisor/minding/open-network.ts'
import { builtInLearned } from '#advisor/understanding/learned/learned.ts'
import { answerCall, createUnpacker, type PackedCall } from './call.ts'
import { giveBack } from './give-back.ts'
import { openRemoteSession } from './remote-session.ts'
import type { ReaderMessage } from './reader.ts'
import { yieldToServer } from './yield-to-server.ts'

// A thread of its own: reads messages and writes answers. It may be ended at any moment, so it runs nothing native.
yieldToServer()
const say = (message: ReaderMessage) => parentPort?.postMessage(message)
const session = openRemoteSession(workerData as MessagePort)
builtInLearned()
const network = await openNetwork(undefined, () => session)
const advisor = createBuiltInAdvisor(network && createMind(network))
const unpack = createUnpacker()

async function answer(packed: PackedCall) {
  try {
    say({
      kind: 'answer',
      answer: await inCurrency(packed.currency, () => answerCall(advisor, unpack(packed))),
    })
  } catch (error) {
    say({ kind: 'error', error })
  }
}

parentPort?.on('message', (packed: PackedCall) => void answer(packed))
giveBack()
say({ kind: 'ready' })
