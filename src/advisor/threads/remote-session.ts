import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import type { Session } from '#advisor/minding/open-network.ts'
import type { Answer, Composition, Question } from '#advisor/minding/network.ts'
import type { Judgement } from '#advisor/minding/weigh-amounts.ts'

/** What the network's thread is asked. */
export type NetworkCall =
  | { kind: 'read'; question: Question }
  | { kind: 'find'; message: Composition }
  | { kind: 'hear'; parts: readonly (readonly number[])[] }
  | { kind: 'weigh'; ids: readonly number[] }

type Output = Answer | Judgement | Float32Array | number

/** What the network's thread says through a port: first whether there is a network, then answers in order. */
export type NetworkMessage =
  | { kind: 'opened'; isThere: boolean }
  | { kind: 'answer'; output: Output }
  | { kind: 'error'; error: unknown }

/** The network in its own thread; null where this machine cannot run it. */
export async function openRemoteSession(port: MessagePort): Promise<Session | null> {
  const waiting: PromiseWithResolvers<Output>[] = []
  port.on('close', () => {
    throw new Error('The thread of the network has ended')
  })
  const [opened] = (await once(port, 'message')) as [NetworkMessage]
  if (opened.kind !== 'opened' || !opened.isThere) return null
  port.on('message', (message: NetworkMessage) => {
    const next = waiting.shift()
    if (message.kind === 'answer') next?.resolve(message.output)
    else next?.reject(message.kind === 'error' ? message.error : new Error('Not an answer'))
  })
  function ask<Said extends Output>(call: NetworkCall): Promise<Said> {
    const answer = Promise.withResolvers<Output>()
    waiting.push(answer)
    port.postMessage(call)
    return answer.promise as Promise<Said>
  }
  return {
    read: (question) => ask<Answer>({ kind: 'read', question }),
    find: (message) => ask<Float32Array>({ kind: 'find', message }),
    hear: (parts) => ask<number>({ kind: 'hear', parts }),
    weigh: (ids) => ask<Judgement>({ kind: 'weigh', ids }),
    close: async () => port.close(),
  }
}
