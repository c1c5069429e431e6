/** Labelled conversations (eval/corpus/talk-*.txt): what a person writes, and what is meant by it. */
import { readFileSync } from 'node:fs'

export interface Mark {
  start: number
  end: number
  /** F own and true, S supposed, O another's, P past, M market or rule, C count or other. */
  role: string
  slot: string | null
  op: 'set' | 'add' | 'take' | 'scale'
  /** What is to be remembered: 'expense rent' */
  what: string | null
}

export interface Meant {
  intent: string
  from: number | null
  about: number[]
  rows: { slot: string; name: string }[]
  figures: { slot: string; sum: number; figure: string }[]
  result: string | null
}

export interface Message {
  text: string
  marks: Mark[]
  meant: Meant[]
}

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
    else if (line.startsWith('= ')) last?.messages.at(-1)?.meant.push(readMeant(line.slice(2)))
  }
  return conversations
}

function readMessage(line: string): Message {
  const marks: Mark[] = []
  let text = ''
  let at = 0
  for (const match of line.matchAll(/\{([^{}]*)\}/g)) {
    text += line.slice(at, match.index)
    const [words = '', label = '', what] = (match[1] ?? '').split('|')
    const [role = 'C', slot = ''] = label.trim().split(/\s+/)
    const sign = slot.charAt(0)
    const op = sign === '+' || sign === '-' || sign === '*' ? ops[sign] : 'set'
    marks.push({
      start: text.length,
      end: text.length + words.length,
      role,
      slot: slot === '' ? null : slot.replace(/^[-+*]/, ''),
      op,
      what: what?.trim() ?? null,
    })
    text += words
    at = match.index + match[0].length
  }
  return { text: text + line.slice(at), marks, meant: [] }
}

function readMeant(line: string): Meant {
  const [main = '', result] = line.split('->').map((part) => part.trim())
  const [intent = '', ...args] = main.split(/\s+/)
  const meant: Meant = { intent, from: null, about: [], rows: [], figures: [], result: result ?? null }
  for (const [place, arg] of args.entries()) {
    const sum = /^s(\d+)$/.exec(arg)
    const bound = /^(\w+)=(?:r:(.+)|s(\d+)\.(\w+))$/.exec(arg)
    if (sum && args[place - 1] === 'from') meant.from = Number(sum[1])
    else if (sum) meant.about.push(Number(sum[1]))
    else if (bound?.[2]) meant.rows.push({ slot: bound[1] ?? '', name: bound[2].replaceAll('_', ' ') })
    else if (bound?.[3])
      meant.figures.push({ slot: bound[1] ?? '', sum: Number(bound[3]), figure: bound[4] ?? '' })
  }
  return meant
}
