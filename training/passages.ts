/** '{{1450|expenseItem|rent}}': whose and what an amount is, without a question. */
import { readNumbers } from '#advisor/reading/numbers.ts'
import type { WordPieces } from '#advisor/minding/word-pieces.ts'
import type { Mark } from './conversations.ts'
import { type Example, toExample, nothingKnown } from './examples.ts'

/** What somebody wants to have by retirement is no nest egg yet: the talk calls what is there so. */
const whatOf: Record<string, string> = {
  expenseItem: 'expense',
  income: 'income',
  savings: 'savings',
  asset: 'asset',
  liability: 'liability',
  goalTarget: 'goal',
  goalCurrent: 'saved',
  expenseTotal: 'expenses',
  debtTotal: 'debt',
}
/** Nothing is known of a number, or only that it is not one's own. */
const UNKNOWN = -1
const NOT_OWN = -2

export function passageExample(
  voice: string,
  line: string,
  pieces: WordPieces,
  random: () => number,
): Example {
  const said: Mark[] = []
  let text = ''
  let at = 0
  for (const match of line.matchAll(/\{\{([^{}|]*)\|([^{}|]*)(?:\|[^{}]*)?\}\}/g)) {
    text += line.slice(at, match.index)
    const [, words = '', kind = ''] = match
    said.push({
      start: text.length,
      end: text.length + words.length,
      slot: null,
      letter: null,
      op: 'set',
      role: kind === 'none' ? '?' : 'F',
      what: whatOf[kind] ?? null,
    })
    text += words
    at = match.index + match[0].length
  }
  text += line.slice(at)
  const example = toExample(
    { ...nothingKnown, voice, text, marks: said, meant: [], variant: 0 },
    pieces,
    random,
  )
  const numbers = readNumbers(text)
  const roles = example.roles.map((role, i) => {
    const number = numbers[i]
    const mark = said.find(({ start, end }) => number && start < number.end && number.start < end)
    return mark === undefined ? UNKNOWN : mark.role === '?' ? NOT_OWN : role
  })
  return { ...example, roles, intents: [-1] }
}
