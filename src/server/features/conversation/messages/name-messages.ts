import type { Figure } from '#contract/figures.ts'
import { fromFlag } from '#server/db/codec.ts'
import type { Trx } from '#server/db/database.ts'
import { type ListedMessage, listMessages, type MessageRow } from './messages-store.ts'

/** How far back words are looked for: an answer works with what was said a few turns ago at most. */
const LOOK_BACK = 20

/** Words of the user that figures stand on: only now it is known which message they are from, and of which day. */
export async function nameMessages(trx: Trx, message: MessageRow, figures: Figure[]): Promise<Figure[]> {
  const here = figures.map((figure) => nameMessage(figure, [message]))
  if (!here.some(isNameless)) return here
  const earlier = await listMessages(trx, message.userId, { limit: LOOK_BACK, before: message.id })
  const said = earlier.filter(({ isUser, status }) => fromFlag(isUser) && status !== 'replaced').toReversed()
  return here.map((figure) => nameMessage(figure, said))
}

const isNameless = ({ source }: Figure) => source.kind === 'words' && source.messageId === null

function nameMessage(figure: Figure, messages: ListedMessage[]): Figure {
  const { source } = figure
  if (source.kind !== 'words' || source.messageId !== null) return figure
  const found = messages.find(({ content }) => content.includes(source.quote))
  return found ? { ...figure, source: { ...source, messageId: found.id, at: found.createdAt } } : figure
}
