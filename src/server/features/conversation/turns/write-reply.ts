import type { Turn } from '#advisor/advisor.ts'
import type { Reply } from '#advisor/reply.ts'
import { splitSentences } from '#advisor/split-html.ts'
import type { AdvisorUse, ReplyPart, ReplyWriter, Settlement, Written } from '#advisor/writer.ts'
import type { Card } from '#contract/cards.ts'
import { sanitizeHtml } from '#server/lib/sanitize-html.ts'
import { fitReply, ShortAnswer, toParagraph } from './short-answer.ts'

export type Shown = Omit<Reply, 'dialogue'>

export interface Answer {
  shown: Shown
  /** Null when the user stopped it: the talk then stands where it stood. */
  dialogue: Reply['dialogue'] | null
  notice: string | null
  use: AdvisorUse
  /** What becomes of the facts of the message; null where they stay as they were understood. */
  settled: Settlement | null
}

/**
 * Lets a reply be written, cleans every part, keeps the short answer short and passes it on. What was shown is what
 * remains when it is stopped; a reply that comes to its end counts as a whole.
 */
export async function writeReply(
  writer: ReplyWriter,
  turn: Turn,
  { stop, show }: { stop: AbortSignal; show: (part: ReplyPart) => void },
): Promise<Answer> {
  const nothing: Shown = { content: '', details: null, cards: [], figures: [] }
  let shown = structuredClone(nothing)
  const stopped = new Promise<'stopped'>((resolve) => {
    stop.addEventListener('abort', () => resolve('stopped'), { once: true })
    if (stop.aborted) resolve('stopped')
  })
  let answer = new ShortAnswer()
  const parts = writer.write(turn, stop)
  for (;;) {
    const next = await Promise.race([stopped, parts.next()])
    if (next === 'stopped') {
      // Not awaited: it may be waiting for a provider that never answers.
      parts.return(undefined as never).catch(() => {})
      return {
        shown,
        dialogue: null,
        notice: null,
        use: { ...writer.use(), errorClass: 'Stopped' },
        settled: null,
      }
    }
    if (next.done) return finishReply(next.value)
    if (next.value.kind === 'status') {
      shown = structuredClone(nothing)
      answer = new ShortAnswer()
      show(next.value)
      continue
    }
    for (const part of placePart(answer, cleanPart(next.value))) {
      addPart(shown, part)
      show(part)
    }
  }
}

function finishReply({ reply: { dialogue, ...reply }, notice, use, settled }: Written): Answer {
  const { content, details, cards, figures, assumptions = [] } = reply
  const shown = {
    ...fitReply(sanitizeHtml(content), details === null ? null : sanitizeHtml(details)),
    cards: cards.map(cleanCard),
    figures,
    assumptions,
  }
  return { shown, dialogue, notice, use, settled: settled ?? null }
}

function cleanPart(part: ReplyPart): ReplyPart {
  if (part.kind === 'delta') return { ...part, text: sanitizeHtml(part.text) }
  return part.kind === 'card' ? { ...part, card: cleanCard(part.card) } : part
}

/** Sentences of a short answer that is full are shown in the working. */
function placePart(answer: ShortAnswer, part: ReplyPart): ReplyPart[] {
  if (part.kind !== 'delta' || part.part !== 'content') return [part]
  return splitSentences(part.text).flatMap((sentence): ReplyPart[] => {
    const { content, details } = answer.add(sentence)
    return [
      ...(content === '' ? [] : [{ ...part, text: content }]),
      ...(details === '' ? [] : [{ ...part, part: 'details' as const, text: toParagraph(details) }]),
    ]
  })
}

/** Only the steps of a plan are HTML; everything else in a card is shown as plain text. */
function cleanCard(card: Card): Card {
  if (card.kind !== 'plan') return card
  const steps = card.steps.map(({ title, reason, open }) => ({
    title: sanitizeHtml(title),
    reason: sanitizeHtml(reason),
    open,
  }))
  return { ...card, steps }
}

function addPart(shown: Shown, part: ReplyPart) {
  if (part.kind === 'figure') shown.figures.push(part.figure)
  else if (part.kind === 'card') shown.cards.push(part.card)
  else if (part.kind === 'status') return
  else if (part.part === 'content') shown.content += part.text
  else shown.details = (shown.details ?? '') + part.text
}
