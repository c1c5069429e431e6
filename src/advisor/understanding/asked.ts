import type { Dialogue, InterviewTopic } from '#advisor/dialogue.ts'
import { thingIn } from './naming.ts'
import { readMessage } from './reading.ts'
import type { Role } from './roles.ts'

/** What a message that is nothing but a number would be about. */
export interface Expected {
  role: Exclude<Role, 'none'> | 'retirementAge' | 'risk' | 'goals' | 'age'
  /** The thing asked about, where it is one: 'rent'. */
  name: string | null
}

const byTopic: Record<InterviewTopic, Expected['role']> = {
  goals: 'goals',
  income: 'income',
  expenses: 'expenseTotal',
  debt: 'debtTotal',
  savings: 'savings',
  assets: 'asset',
  risk: 'risk',
  retirementAge: 'retirementAge',
  birthYear: 'age',
}

const request = /\b(?:ask|asking|question|quiz|interview)\b/i

/** In order: the first that fits what the user wants to be asked. */
const requests: [RegExp, Expected['role']][] = [
  [/\brisk\b|toleran|aggressive|conservative/i, 'risk'],
  [
    /\b(?:what|which) age\b.*retir|retire(?:ment)? age|\bage\b.*\bretir|when .*\bretire|old .*\bretire|stop working/i,
    'retirementAge',
  ],
  [
    /nest egg|retirement (?:goal|target|number|savings goal)|(?:need|want|have|how much)\b.*\bretire/i,
    'retirementGoal',
  ],
  [/\bhow old\b|\bmy age\b|birth/i, 'age'],
  [/\bgoals?\b|saving for|hoping for|target/i, 'goals'],
  [/\bdebts?\b|\bowe\b in total|\bowe\b$|how much i owe\b(?! on)/i, 'debtTotal'],
  [/\bsavings?\b|\bsaved\b|put away|set aside/i, 'savings'],
  [
    /\bincome\b|salary|\bearn|\bmake\b|\bpaid\b|\bpay\b(?! for)|paycheck|wage|bring home|take[- ]home/i,
    'income',
  ],
  [
    /\bexpenses?\b|\bspend(?:ing)?\b(?! on)|outgoings|cost of living|living costs|total bills/i,
    'expenseTotal',
  ],
]

export function expectedOf({ asked, heard }: Dialogue): Expected | null {
  if (request.test(heard)) return fromRequest(heard)
  return asked?.kind === 'topic' ? { role: byTopic[asked.topic], name: null } : null
}

function fromRequest(heard: string): Expected | null {
  const { tokens } = readMessage(heard)
  const words = tokens.filter((token) => token.kind === 'word').map((token) => token.word)
  const owed = /\bowe|balance|left on|owing/i.test(heard)
  const valued = /\bworth\b|\bvalue/i.test(heard)
  const thing = thingIn(
    words,
    owed
      ? ['card', 'mortgage', 'autoLoan', 'studentLoan', 'medical', 'personalLoan', 'vehicle', 'house', 'tax']
      : valued
        ? ['house', 'vehicle', 'investments', 'retirementAccount', 'business', 'belongings']
        : ['rent', 'food', 'utilities', 'transport', 'insurance', 'family', 'living', 'housing'],
  )
  const name = thing ? nameIn(words, thing) : null
  if (name && owed) return { role: 'liability', name }
  if (name && valued) return { role: 'asset', name }
  const found = requests.find(([pattern]) => pattern.test(heard))
  if (name && !(found && found[1] !== 'expenseTotal' && found[1] !== 'income'))
    return { role: 'expenseItem', name }
  const held = found ? null : thingIn(words, ['retirementAccount', 'investments', 'cash'])
  if (held) return { role: 'asset', name: nameIn(words, held) }
  return found ? { role: found[1], name: null } : null
}

function nameIn(words: string[], thing: string): string {
  const at = words.findLastIndex((word) => thingIn([word]) === thing)
  const pair = words.findIndex((word, place) => thingIn([word, words[place + 1] ?? '']) === thing)
  const name = at >= 0 ? (words[at] ?? '') : words.slice(pair, pair + 2).join(' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
