import type { Advisor, Hearing, Turn } from '#advisor/advisor.ts'
import { OutOfTime } from '#advisor/threads/out-of-time.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import type { Reply } from '#advisor/reply.ts'

/** A fact whose words are the whole message. */
export const factOf = (quote: string, change: Change, decision: Fact['decision'] = 'save'): Fact => ({
  change,
  decision,
  quote,
  span: { start: 0, end: quote.length },
})

/** Understands what a test has told it beforehand, and remembers what it was asked. */
export function createFakeAdvisor() {
  const meanings = new Map<string, (hearing: Hearing) => Change[]>()
  const questions = new Map<string, Change[]>()
  const faults = new Set<string>()
  const replies = new Map<string, Partial<Reply>>()
  const hearings: Hearing[] = []
  const turns: Turn[] = []
  let isCrowded = false

  const advisor: Advisor = {
    mind: async () => null,
    isGuarded: () => false,
    refuseChange() {
      if (!isCrowded) return null
      isCrowded = false
      throw new OutOfTime('crowded')
    },
    understand(hearing) {
      hearings.push(hearing)
      const { text } = hearing
      const saved = (meanings.get(text)?.(hearing) ?? []).map((change) => factOf(text, change))
      const asked = (questions.get(text) ?? []).map((change) => factOf(text, change, 'ask'))
      return { facts: [...saved, ...asked] }
    },
    respond(turn) {
      turns.push(turn)
      if (faults.has(turn.text)) throw new TypeError(`cannot read ${turn.text}`)
      const dialogue = { ...freshDialogue, focus: turn.understood.facts, lastContent: turn.text }
      const content = `You spoke. I kept ${turn.understood.facts.length > 0 ? 'something' : 'nothing'}.`
      return { content, details: null, cards: [], figures: [], dialogue, ...replies.get(turn.text) }
    },
    findRequest: (text) => (text === 'undo that' ? 'undo' : text === 'clear all' ? 'clear' : null),
  }

  return {
    advisor,
    hearings,
    turns,
    faults,
    /** The next number to be changed finds every thread taken. */
    crowd: () => void (isCrowded = true),
    /** What a sentence means: changes to be stored. */
    teach: (text: string, ...changes: Change[]) => void meanings.set(text, () => changes),
    /** The same, depending on what is known. */
    teachFrom: (text: string, find: (hearing: Hearing) => Change[]) => void meanings.set(text, find),
    /** What has to be asked about before it is stored. */
    teachDoubt: (text: string, ...changes: Change[]) => void questions.set(text, changes),
    answer: (text: string, reply: Partial<Reply>) => void replies.set(text, reply),
  }
}
