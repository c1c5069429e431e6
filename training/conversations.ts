/** Labelled conversations (eval/corpus/talk-*.txt): what a person writes, and what is meant by it. */
import { readFileSync } from 'node:fs'
import { readExpression, type Written } from './expressions.ts'

export interface Mark {
  start: number
  end: number
  /** F own and true, S supposed, O another's, P past, M market or rule, C count or other. */
  role: string
  slot: string | null
  /** By which expressions speak of it, in this message and later ones. */
  letter: string | null
  op: 'set' | 'add' | 'take' | 'scale'
  /** What is to be remembered: 'expense rent' */
  what: string | null
}

export interface Meant {
  intent: string
  from: number | null
  about: number[]
  inputs: { slot: string; value: Written }[]
  result: string | null
  /** The explanations that answer it, the best first: '= know pmi-removal'. */
  topics?: string[]
}

export interface Message {
  text: string
  marks: Mark[]
  meant: Meant[]
  /** What the advisor wrongly made of it, where later messages have that before them: '~ sum-of parts=a'. */
  mistaken?: Meant[]
}

/** What a message was answered with. */
export const answered = ({ meant, mistaken }: Message): Meant[] => mistaken ?? meant

export interface Conversation {
  id: string
  known: string[]
  messages: Message[]
}

const ops = { '+': 'add', '-': 'take', '*': 'scale' } as const

export function readConversations(file: string): Conversation[] {
  const conversations: Conversation[] = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const last = conversations.at(-1)
    if (line.startsWith('== ')) conversations.push({ id: line.slice(3), known: [], messages: [] })
    else if (line.startsWith('known:') && last)
      last.known = line
        .slice(6)
        .split(';')
        .map((part) => part.trim())
    else if (line.startsWith('> ')) last?.messages.push(readMessage(line.slice(2)))
    else if (line.startsWith('= ')) last?.messages.at(-1)?.meant.push(meantBy(line.slice(2), last.id))
    else if (line.startsWith('~')) addMistake(last?.messages.at(-1), line.slice(1).trim(), last?.id ?? '')
  }
  return conversations
}

/** '~' alone: nothing was made of it. */
function addMistake(message: Message | undefined, line: string, id: string): void {
  if (!message) return
  message.mistaken ??= []
  if (line !== '') message.mistaken.push(meantBy(line, id))
}

function readMessage(line: string): Message {
  const marks: Mark[] = []
  let text = ''
  let at = 0
  for (const match of line.matchAll(/\{([^{}]*)\}/g)) {
    text += line.slice(at, match.index).replaceAll('\\n', '\n')
    const [words = '', label = '', what] = (match[1] ?? '').split('|')
    const [role = 'C', ...targets] = label.trim().split(/\s+/)
    const target = targets.find((word) => !word.startsWith('@')) ?? ''
    const letter = targets.find((word) => word.startsWith('@'))
    const sign = target.charAt(0)
    marks.push({
      start: text.length,
      end: text.length + words.length,
      role,
      slot: target === '' ? null : target.replace(/^[-+*]/, ''),
      letter: letter?.slice(1) ?? null,
      op: sign === '+' || sign === '-' || sign === '*' ? ops[sign] : 'set',
      what: what?.trim() ?? null,
    })
    text += words
    at = match.index + match[0].length
  }
  return { text: text + line.slice(at).replaceAll('\\n', '\n'), marks, meant: [] }
}

function meantBy(line: string, id: string): Meant {
  try {
    return readMeant(line)
  } catch (error) {
    throw new Error(`${id}, '${line}': ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

function readMeant(line: string): Meant {
  const [main = '', result] = line.split('->').map((part) => part.trim())
  const [intent = '', ...args] = main.split(/\s+/)
  const meant: Meant = { intent, from: null, about: [], inputs: [], result: result ?? null }
  if (intent === 'know') return args.length === 0 ? meant : { ...meant, topics: args }
  for (const [place, arg] of args.entries()) {
    const sum = /^s(\d+)$/.exec(arg)
    const [slot, words] = arg.split('=')
    if (sum && args[place - 1] === 'from') meant.from = Number(sum[1])
    else if (sum) meant.about.push(Number(sum[1]))
    else if (slot && words) meant.inputs.push({ slot, value: readExpression(words) })
  }
  return meant
}
