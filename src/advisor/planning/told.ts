/** What was told in answer to the advisor's own questions, kept behind the question it belongs to. */
import { byWords } from '#advisor/grounding/figures.ts'
import type { PlainDate } from '#finance/dates.ts'
import type { Given } from './given.ts'
import type { Kind } from './kind.ts'
import { valueFor } from './question/bind.ts'
import { readQuestion } from './question/read-question.ts'
import type { Said } from './question/said.ts'
import type { Slot } from './question/slots.ts'

const MARK = '\n» '
const none = /^\W*(?:none|nothing|zero|no|nope|not? any(?:thing)?|nil)\b/i

interface ToldLine {
  slot: string
  words: string
}

export const remember = (text: string, slot: string, words: string) =>
  `${text}${MARK}${slot}: ${words.replaceAll('\n', ' ')}`

/** The question itself, and what was told since. */
export function recall(text: string): { question: string; told: ToldLine[] } {
  const [question = '', ...lines] = text.split(MARK)
  const told = lines.map((line) => {
    const colon = line.indexOf(': ')
    return { slot: line.slice(0, colon), words: line.slice(colon + 2) }
  })
  return { question, told }
}

/** The value that some words give a slot; null when they hold no fitting number. */
export function readTold(slot: Slot, words: string, today: PlainDate): Given | null {
  const { said } = readQuestion(words)
  const number = said.find((found) => fits(slot, found))
  if (number) return { value: valueFor(slot, withUnit(slot, number), today), source: byWords(words) }
  return slot.type === 'money' && none.test(words) ? { value: 0, source: byWords(words) } : null
}

function fits({ type }: Slot, { kind }: Said): boolean {
  if (kind === 'bare') return true
  return kind === type || (type === 'months' && kind === 'year') || (type === 'age' && kind === 'months')
}

/** '48' payments, or '30' years. */
function withUnit({ type, bareUnit }: Slot, said: Said): Said {
  if (type === 'age' && said.kind === 'months') return { ...said, value: said.value / 12 }
  if (type !== 'months' || said.kind !== 'bare') return said
  return bareUnit === 'months' || said.value > 50 ? { ...said, kind: 'months' } : said
}

/** All told values of a kind's slots. */
export function readAllTold(kind: Kind, told: readonly ToldLine[], today: PlainDate): Map<string, Given> {
  return new Map(
    told.flatMap(({ slot, words }): [string, Given][] => {
      const known = kind.slots[slot]
      const given = known ? readTold(known, words, today) : null
      return given ? [[slot, given]] : []
    }),
  )
}
