import type { DistantAdvisor } from '#advisor/advisor.ts'
import type { FailureKind, LanguageModel } from '#advisor/language/model.ts'
import { notices } from '#advisor/language/notices.ts'
import type { OpenQuestion } from '#advisor/language/fact-desk.ts'
import { MOST_MESSAGES, type PastMessage } from '#advisor/language/history.ts'
import type { ReplyWriter } from '#advisor/writer.ts'
import type { Figure } from '#contract/figures.ts'
import { fromFlag } from '#server/db/codec.ts'
import { listMessages } from '#server/features/conversation/messages/messages-store.ts'
import { listFacts } from '#server/features/conversation/facts/store.ts'
import { readHtml } from '#server/lib/sanitize-html.ts'
import type { Services } from '#server/services.ts'
import { findSpentBudget } from '#server/features/language-model/budgets-store.ts'
import { isLanguageModelOn, keepPayload } from '#server/features/language-model/store.ts'

type Needs = Pick<Services, 'db' | 'config' | 'clock' | 'model' | 'breaker'>

/**
 * Who answers a message: the language model, when there is one, the user lets it, the budgets last and it has been
 * answering; else the built-in advisor, which says why.
 */
export async function chooseWriter(
  services: Needs,
  { advisor, writer }: { advisor: DistantAdvisor; writer: ReplyWriter },
  { userId, message }: { userId: number; message: { id: number } },
): Promise<ReplyWriter> {
  const { db, config, clock, model, breaker } = services
  if (!model || !config.language || !(await isLanguageModelOn(db, userId))) return writer
  const { budgets, timeoutMs, tools, limits } = config.language
  const spent = await findSpentBudget(db, userId, budgets, clock())
  if (spent)
    return withNotice(writer, spent === 'user' ? notices.userBudget : notices.serverBudget, 'OverBudget')
  if (!breaker.allows()) return withNotice(writer, notices.resting, 'Resting')
  // Loaded with the first message, so that Keel without a model starts as quickly as before.
  const { createModelWriter } = await import('#advisor/language/model-writer.ts')
  return createModelWriter({
    model,
    advisor,
    past: await listPast(services, userId, { before: message.id, limit: MOST_MESSAGES }),
    open: await listOpen(services, userId, message.id),
    tools,
    limits,
    timeoutMs,
    beforeSend: ({ address, body }) =>
      keepPayload(db, userId, { at: clock().toISOString(), ...nameModel(model), address, body }),
    onOutcome: (failure) => (failure && isAway(failure) ? breaker.failed() : breaker.succeeded()),
  })
}

const nameModel = ({ provider, name }: LanguageModel) => ({ provider, model: name })

const MOST_OPEN = 20

/** The other failures are answers, if bad ones. */
const answered = new Set<FailureKind>([
  'Ungrounded',
  'Empty',
  'ToolLoop',
  'UnknownEnd',
  'Refused',
  'OtherLanguage',
])
const isAway = (failure: FailureKind) => !answered.has(failure)

function withNotice(writer: ReplyWriter, notice: string, errorClass: string): ReplyWriter {
  return {
    provider: writer.provider,
    use: writer.use,
    async *write(turn, stop) {
      const written = yield* writer.write(turn, stop)
      return { ...written, notice, use: { ...written.use, errorClass } }
    },
  }
}

/** The last messages before this one that still stand. */
async function listPast(
  { db }: Needs,
  userId: number,
  page: { before: number; limit: number },
): Promise<PastMessage[]> {
  const rows = await listMessages(db, userId, page)
  return rows
    .filter(({ status }) => status === 'done' || status === 'stopped')
    .map(({ id, createdAt: at, isUser, content, details, figures }) => ({
      id,
      at,
      isUser: fromFlag(isUser),
      text: fromFlag(isUser) ? content : readHtml(`${content}\n\n${details ?? ''}`).trim(),
      ...(figures !== null && { figures: JSON.parse(figures) as Figure[] }),
    }))
}

/** What earlier messages left to be asked, the oldest first. */
async function listOpen({ db }: Needs, userId: number, messageId: number): Promise<OpenQuestion[]> {
  const asked = await listFacts(db, userId, { state: 'asked', limit: MOST_OPEN })
  return asked
    .toReversed()
    .flatMap(({ id, said, messageId: from }) =>
      said && from !== messageId ? [{ id: `q${id}`, fact: said }] : [],
    )
}
