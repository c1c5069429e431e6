import type { FastifyBaseLogger } from 'fastify'
import type { AdvisorUse, ReplyPart } from '#advisor/writer.ts'
import type { ChatEvent, ChatTurn } from '#contract/chat.ts'
import { isStoreAway } from '#server/db/errors.ts'
import { chooseWriter } from './choose-writer.ts'
import type { Services } from '#server/services.ts'
import type { Accepted } from './accept-message.ts'
import { addAdvisorUse } from '#server/features/conversation/advisor-use-store.ts'
import { brokenOff } from './broken-off.ts'
import { endTurn } from '#server/features/conversation/conversation-store.ts'
import { finishTurn } from './finish-turn.ts'
import { hearMessage } from './hear-message.ts'
import { setStatus } from '#server/features/conversation/messages/messages-store.ts'
import { writeReply } from './write-reply.ts'

/** What a turn is made with. */
export type TurnServices = Pick<
  Services,
  'db' | 'engine' | 'config' | 'clock' | 'advisors' | 'createWriter' | 'model' | 'breaker'
>

export interface Live {
  log: FastifyBaseLogger
  stop: AbortSignal
  publish: (event: ChatEvent) => void
}

/** Understands, stores and answers an accepted message. Whatever breaks, the message stays and can be tried again. */
export async function runTurn(services: TurnServices, accepted: Accepted, live: Live): Promise<ChatTurn> {
  const start = performance.now()
  const elapsed = () => Math.round(performance.now() - start)
  const advisor = services.advisors.for(accepted.userId)
  let writer = services.createWriter(advisor)
  try {
    const heard = await hearMessage(services, advisor, accepted)
    const show = (part: ReplyPart) => live.publish(toEvent(part))
    // A number to be changed is the built-in advisor's to compute: no language model is asked.
    if (!heard.turn.change) writer = await chooseWriter(services, { advisor, writer }, accepted)
    const answer = await writeReply(writer, heard.turn, { stop: live.stop, show })
    if (answer.use.model && answer.use.errorClass)
      live.log.warn(nameUse(answer.use), 'the language model did not answer')
    return await finishTurn(services, accepted, heard, { ...answer, durationMs: elapsed() })
  } catch (error) {
    live.log.error({ err: describeError(error) }, 'a chat turn failed')
    const use = { ...writer.use(), errorClass: nameOf(error), durationMs: elapsed() }
    await failTurn(services, accepted, use).catch((failure: unknown) =>
      live.log.error({ err: describeError(failure) }, 'a failed turn could not be noted'),
    )
    throw isStoreAway(error) ? error : brokenOff(error)
  }
}

const nameUse = ({ provider, model, errorClass }: AdvisorUse) => ({ provider, model, errorClass })

function toEvent(part: ReplyPart): ChatEvent {
  if (part.kind === 'figure') return { event: 'figure', data: part.figure }
  if (part.kind === 'card') return { event: 'card', data: part.card }
  if (part.kind === 'status') return { event: 'status', data: { text: part.text } }
  return { event: 'delta', data: { part: part.part, text: part.text } }
}

async function failTurn(
  { db, clock }: TurnServices,
  { userId, turn, message }: Accepted,
  use: AdvisorUse & { durationMs: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await endTurn(trx, userId, turn, null))) return
    await setStatus(trx, userId, message.id, 'failed')
    await addAdvisorUse(trx, userId, { ...use, answeredBy: 'builtin' }, clock())
  })
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'Unknown')

/** Where it happened, without the message, which may quote what the user said. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { name: 'Unknown' }
  const code = 'code' in error ? String(error.code) : undefined
  const lines = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return { name: error.name, code, stack: lines.join('\n') }
}
