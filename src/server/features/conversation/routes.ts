import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ADVISOR_USE_DAYS, advisorUse } from '#contract/advisor-use.ts'
import { chat, type ChatTurn, type Message } from '#contract/chat.ts'
import { readTogether } from '#server/db/read-together.ts'
import { findRepeat } from '#server/features/repeats/store.ts'
import { runEvery } from '#server/lib/run-every.ts'
import { acceptsEvents, EventStream } from '#server/lib/event-stream.ts'
import { notFound } from '#server/lib/http-error.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { findAccepted, readTurn, RepeatedMessage } from './turns/answer-again.ts'
import { type Accepted, acceptMessage, acceptRetry } from './turns/accept-message.ts'
import { listAdvisorUses, sumAdvisorUses } from './advisor-use-store.ts'
import { clearConversation } from './clear-conversation.ts'
import { countMessages, requestStop } from './conversation-store.ts'
import { encodeEvents } from './turns/encode-events.ts'
import { giveUpTurns } from './turns/give-up-turns.ts'
import type { Page } from './messages/messages-store.ts'
import { readPage } from './messages/page-store.ts'
import { searchMessages } from './messages/search-store.ts'
import type { TurnServices } from './turns/run-turn.ts'
import { createTurns } from './turns/turns.ts'
import { viewMessage, viewMessages, viewPage } from './messages/view-messages.ts'

type Needs = TurnServices & Pick<Services, 'presence' | 'secret'>

/** How long a user may wait for 'Try again' after the process that answered was killed. */
const GIVE_UP_SECONDS = 2

// oxlint-disable-next-line no-empty-function -- there is nothing more to tell
async function* none() {}

export function chatRoutes(app: FastifyInstance, services: Needs) {
  const { db, engine, clock } = services
  const turns = createTurns(services)
  app.addHook('onReady', () => giveUpTurns(services))
  runEvery(app, GIVE_UP_SECONDS, () => giveUpTurns(services))
  app.addHook('onClose', () => turns.finish())
  for (const name of ['readers', 'running', 'waiting', 'overdue'] as const)
    app.addGauge({ name: `advisor_${name}`, read: () => services.advisors.measure()[name] })

  route(app, chat.listMessages, async ({ user, query: { search, ...page } }) => {
    const { counts, messages } = search
      ? await findMessages(user.id, { search, ...page })
      : await listMessages(user.id, page)
    // Whoever opens the chat is about to write: load the advisor already.
    services.advisors.warm()
    const headers = { 'x-messages-sent': counts.sent, 'x-messages-received': counts.received }
    return { body: messages, headers }
  })

  async function listMessages(userId: number, page: Page) {
    const found = await readPage(db, userId, page)
    return { counts: found.counts, messages: await viewPage(db, userId, found) }
  }

  const findMessages = (userId: number, query: Page & { search: string }) =>
    readTogether(services, async (trx) => {
      const [counts, rows] = await Promise.all([
        countMessages(trx, userId),
        searchMessages(trx, engine, userId, query),
      ])
      return { counts, messages: await viewMessages(trx, userId, rows) }
    })

  async function viewAccepted({ userId, message, isRetry }: Accepted): Promise<Message> {
    // Nothing has been taken from a new one yet, and the turn waits for the store.
    if (!isRetry) return viewMessage(message, [])
    const [viewed] = await readTogether(services, (trx) => viewMessages(trx, userId, [message]))
    if (!viewed) throw notFound('Message')
    return viewed
  }

  async function answer(accepted: Accepted, request: FastifyRequest): Promise<ChatTurn | EventStream> {
    const turn = turns.start(accepted, request.log)
    if (!acceptsEvents(request)) return turn.done
    const userMessage = await viewAccepted(accepted)
    return new EventStream(encodeEvents({ event: 'accepted', data: { userMessage } }, turn.events))
  }

  /** What was accepted before is answered as it was then; where that broke off, it is tried again. */
  async function answerAgain(userId: number, itemId: number | null, request: FastifyRequest) {
    const message = await findAccepted(services, userId, itemId)
    if (message.status === 'failed') return answer(await acceptRetry(services, userId, message.id), request)
    const turn = await readTurn(services, message)
    if (!acceptsEvents(request)) return turn
    return new EventStream(encodeEvents({ event: 'done', data: turn }, none()))
  }

  const findSent = (userId: number, clientId: string | undefined) =>
    clientId === undefined ? undefined : findRepeat(db, userId, clientId)

  route(app, chat.send, async ({ user, body, request }) => {
    const sent = await findSent(user.id, body.clientId)
    if (sent) return answerAgain(user.id, sent.itemId, request)
    try {
      return await answer(await acceptMessage(services, user.id, body), request)
    } catch (error) {
      if (!(error instanceof RepeatedMessage)) throw error
      return answerAgain(user.id, (await findSent(user.id, body.clientId))?.itemId ?? null, request)
    }
  })

  route(app, chat.retry, async ({ user, id, request }) =>
    answer(await acceptRetry(services, user.id, id), request),
  )

  route(app, chat.stop, async ({ user }) => {
    turns.stop(user.id)
    await requestStop(db, user.id)
    return {}
  })

  route(app, advisorUse.list, ({ query }) => listAdvisorUses(db, query))

  route(app, advisorUse.summary, () =>
    sumAdvisorUses(db, new Date(clock().getTime() - ADVISOR_USE_DAYS * 24 * 3600 * 1000)),
  )

  route(app, chat.clear, async ({ user }) => {
    await clearConversation(services, user.id)
    return {}
  })
}
