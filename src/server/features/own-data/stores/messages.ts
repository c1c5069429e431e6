import {
  type Assumption,
  assumption,
  type AssumptionChange,
  assumptionChange,
} from '#contract/assumptions.ts'
import { card, type Card } from '#contract/cards.ts'
import { MAX_MESSAGE_LENGTH, messageStates } from '#contract/chat.ts'
import { type Figure, figure } from '#contract/figures.ts'
import { z } from '#contract/zod.ts'
import { fromFlag, toFlag } from '#server/db/codec.ts'
import { searchKey } from '#server/features/conversation/messages/messages-store.ts'
import { MAX_MESSAGES } from '#server/features/conversation/conversation-store.ts'
import { definePart, PAGE, pagesById } from '#server/features/own-data/part.ts'
import { renamePlanAddress } from '#server/features/own-data/rename-plan.ts'
import { renameAll, renameSource } from '#server/features/own-data/rename.ts'
import { fileId, kept, keptOrNull, moment } from '#server/features/own-data/shapes.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import { readHtml, sanitizeHtml } from '#server/lib/sanitize-html.ts'

const LONG = 100_000
/** To be cleaned and indexed, long replies take a millisecond each: others go in between. */
const AT_ONCE = 10

const row = z.object({
  id: fileId,
  createdAt: moment,
  isUserMessage: z.boolean(),
  content: kept(LONG),
  status: z.enum(messageStates),
  details: keptOrNull(LONG),
  cards: z.array(card).check(z.maxLength(50)),
  figures: z.array(figure).check(z.maxLength(1000)),
  /** Absent in files of earlier versions, and where there are none. */
  assumptions: z.optional(z.array(assumption).check(z.maxLength(200))),
  sumChange: z.optional(assumptionChange),
  notice: keptOrNull(2000),
  answers: z.nullable(fileId),
  replaces: z.nullable(fileId),
})
type Row = z.output<typeof row>

const readList = <Item>(json: string | null) => (json === null ? [] : (JSON.parse(json) as Item[]))
const writeList = (items: unknown[]) => (items.length > 0 ? JSON.stringify(items) : null)

export const messagesPart = definePart<Row>(Object.keys(row.shape), {
  name: 'messages',
  most: MAX_MESSAGES,
  schema: row.check(
    z.refine(
      ({ isUserMessage, content }) => !isUserMessage || content.length <= MAX_MESSAGE_LENGTH,
      `A message can have at most ${MAX_MESSAGE_LENGTH} characters`,
    ),
  ),
  async *read(db, userId) {
    const pages = pagesById((after) =>
      db
        .selectFrom('messages')
        .select(['id', 'createdAt', 'isUser', 'content', 'status', 'details', 'cards', 'figures'])
        .select(['assumptions', 'sumChange', 'notice', 'answers', 'replaces'])
        .where('userId', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    )
    for await (const rows of pages)
      yield rows.map(({ isUser, cards, figures, assumptions, sumChange, ...message }) => ({
        ...message,
        isUserMessage: fromFlag(isUser),
        cards: readList<Card>(cards),
        figures: readList<Figure>(figures),
        ...(assumptions !== null && { assumptions: readList<Assumption>(assumptions) }),
        ...(sumChange !== null && { sumChange: JSON.parse(sumChange) as AssumptionChange }),
      }))
  },
  restore: async ({ trx, userId, ids }, rows) => {
    const given = await ids.give(
      'message',
      rows.map(({ id }) => id),
    )
    const renamed = await renameAll(ids, rows, (message, name) => ({
      ...message,
      figures: message.figures.map((one) => ({ ...one, source: renameSource(one.source, name) })),
      cards: message.cards.map((one) =>
        one.plan ? { ...one, plan: renamePlanAddress(one.plan, name) } : one,
      ),
      answers: name.other('message', message.answers),
      replaces: name.other('message', message.replaces),
    }))
    for (let start = 0; start < renamed.length; start += AT_ONCE) {
      const stored = renamed
        .slice(start, start + AT_ONCE)
        .map((message) => toStored(message, given.get(message.id) ?? 0, userId))
      await trx.insertInto('messages').values(stored).execute()
      await letOthersRun()
    }
    const sent = rows.filter(({ isUserMessage }) => isUserMessage).length
    await trx
      .insertInto('conversations')
      .values({ userId, sent, received: rows.length - sent, stopRequested: 0 })
      .onConflict((conflict) =>
        conflict.column('userId').doUpdateSet((set) => ({
          sent: set('conversations.sent', '+', sent),
          received: set('conversations.received', '+', rows.length - sent),
        })),
      )
      .execute()
  },
  isUse: () => true,
})

function toStored(message: Row, id: number, userId: number) {
  const { isUserMessage, cards, figures, assumptions = [], sumChange, ...rest } = message
  const clean = isUserMessage ? rest : { ...rest, ...cleanReply(rest) }
  const visible = isUserMessage ? rest.content : readHtml(`${clean.content} ${clean.details ?? ''}`)
  return {
    ...clean,
    id,
    userId,
    isUser: toFlag(isUserMessage),
    searchKey: searchKey(visible),
    // Nobody is answering it any more, but it can be tried again.
    status: message.status === 'pending' ? ('failed' as const) : message.status,
    cards: writeList(cards.map(cleanCard)),
    figures: writeList(figures),
    assumptions: writeList(assumptions),
    sumChange: sumChange ? JSON.stringify(sumChange) : null,
  }
}

/** A file may come from anywhere: what is shown as HTML is cleaned like a reply of a language model. */
const cleanReply = ({ content, details }: Pick<Row, 'content' | 'details'>) => ({
  content: sanitizeHtml(content),
  details: details === null ? null : sanitizeHtml(details),
})

const cleanCard = (shown: Card): Card =>
  shown.kind === 'plan'
    ? {
        ...shown,
        steps: shown.steps.map((step) => ({
          ...step,
          title: sanitizeHtml(step.title),
          reason: sanitizeHtml(step.reason),
        })),
      }
    : shown
