import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export interface ListEntry {
  name?: string
  category?: string
  source?: string
  amount?: number
  value?: number
  targetAmount?: number
  currentAmount?: number
  interestRate?: number
}

/** One labelled conversation, in the form of the public evaluation. */
export interface Conversation {
  id: string
  class: string
  turns: string[]
  expect: Record<string, unknown> & Partial<Record<ListName, ListEntry[]>>
  optional?: Record<string, unknown>
  forbid: string[]
  context?: { asked: string; prelude: string }
  voice: string
}

export type ListName = 'expenseItems' | 'incomeItems' | 'goals' | 'assets' | 'liabilities'

export function readConversations(file: string): Conversation[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ ...(JSON.parse(line) as Conversation), voice: basename(file, '.jsonl') }))
}

/** The conversations for work. The sealed ones are read by nothing but the final measurement. */
export function readOpenCorpus(): Conversation[] {
  const folder = join(import.meta.dirname, '../corpus')
  return globSync('open-*.jsonl', { cwd: folder })
    .toSorted()
    .flatMap((name) => readConversations(join(folder, name)))
}
