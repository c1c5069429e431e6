import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import type { Session } from '#advisor/minding/open-network.ts'
import type { Answer, Question } from '#advisor/minding/network.ts'

/** What the network's thread says through a port: first whether there is a network, then answers in order. */
export type NetworkMessage =
  | { kind: 'opened'; isThere: boolean }
  | { kind: 'answer'; output: Answer }
  | { kind: 'error'; error: unknown }

/** The network in its own thread; null where this machine cannot run it. */
export async function openRemoteSession(port: MessagePort): Promise<Session | null> {
  const waiting: PromiseWithResolvers<Answer>[] = []
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
  return {
    read: (question: Question) => {
      const answer = Promise.withResolvers<Answer>()
      waiting.push(answer)
      port.postMessage(question)
      return answer.promise
    },
    close: async () => port.close(),
  }
}
