/** Messages that only make sense with the one before: the answer to a question, or the same question with a new number. */
import type { Turn } from '#advisor/advisor.ts'
import type { Kind } from './kind.ts'
import { allKinds } from './kinds/all-kinds.ts'
import { bindNumbers } from './question/bind.ts'
import { readQuestion } from './question/read-question.ts'
import type { Said } from './question/said.ts'
import { recall, readTold, remember } from './told.ts'
import { lookUp } from './data/known.ts'
import { gather } from './answer-kind.ts'

/** A question with everything that was told for it. */
export interface Resumed {
  kind: Kind
  text: string
}

const kindNamed = (name: string) => allKinds.find((kind) => kind.name === name) ?? null

/** How a bare answer reads as a part of the question, where no slot takes it. */
const leads: Record<string, string> = { contribution: 'I contribute' }

/** The message as the answer to what the advisor asked for; null when it does not answer. */
export function resumeAsked({ text, snapshot, dialogue }: Turn): Resumed | null {
  const { asked } = dialogue
  if (asked?.kind !== 'slot') return null
  const kind = kindNamed(asked.intent)
  if (!kind) return null
  const slot = kind.slots[asked.slot]
  if (slot)
    return readTold(slot, text, snapshot.today)
      ? { kind, text: remember(asked.text, asked.slot, text) }
      : null
  if (readQuestion(text).said.length === 0) return null
  const { question, told } = recall(asked.text)
  const longer = `${question} ${leads[asked.slot] ?? ''} ${text}`.replaceAll(/ {2,}/g, ' ')
  return { kind, text: told.reduce((all, line) => remember(all, line.slot, line.words), longer) }
}

const again =
  /^(?:(?:ok|okay|and|so|but|hm+|now|then|alright)[,.]? )*(?:what about|how about|what if|and (?:if|at|with|for|over)|if|make it|make that|try|with|at|for|over|same (?:but|with|for)|instead|using|what would)\b|\binstead\b/

/** The question answered last with another number in it; null when the message is not that. */
export function resumeLast({ text, snapshot, dialogue }: Turn): Resumed | null {
  const last = dialogue.lastIntent
  const kind = last && kindNamed(last.intent)
  const changed = readQuestion(text)
  if (!kind || changed.said.length === 0 || changed.gist.length > 120 || !again.test(changed.gist))
    return null
  const { question } = recall(last.text)
  const known = lookUp(readQuestion(question), snapshot)
  const before = gather(kind, known, new Map())
  const bound = bindNumbers(kind.slots, changed.said, snapshot.today)
  const byQuote = new Map(
    Array.from(bound, ([name, { source }]) => [source.kind === 'words' ? source.quote : '', name]),
  )
  const wasSaid = (name: string) => before.get(name)?.source.kind === 'words'
  const taken = changed.said.flatMap((said): [string, string][] => {
    const clear = byQuote.get(said.quote)
    const name = clear !== undefined && wasSaid(clear) ? clear : (onlySlotFor(kind, said, before) ?? clear)
    return name === undefined ? [] : [[name, quoteWithPeriod(said)]]
  })
  if (taken.length === 0) return null
  return { kind, text: taken.reduce((all, [name, words]) => remember(all, name, words), last.text) }
}

const quoteWithPeriod = ({ quote, period }: Said) =>
  period === 'year' || period === 'week' ? `${quote} a ${period}` : quote

/** The one slot of this kind of number that the question itself filled. */
function onlySlotFor(kind: Kind, said: Said, before: ReturnType<typeof gather>): string | null {
  const fitting = Object.entries(kind.slots).filter(([name, slot]) => {
    if (before.get(name)?.source.kind !== 'words') return false
    return (
      slot.type === said.kind || (said.kind === 'bare' && (slot.type === 'money' ? said.value >= 10 : true))
    )
  })
  const flows = fitting.filter(([, slot]) => slot.per !== undefined)
  const chosen = fitting.length === 1 ? fitting : flows.length === 1 ? flows : []
  return chosen[0]?.[0] ?? null
}
