import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { FigureBook } from './figure-book.ts'
import { isTraced, judgeSentence } from './judge.ts'
import { MarkdownSplitter } from './split-markdown.ts'
import type { Step } from './text-queue.ts'

export const startStatus = 'Reading your message and figures…'
const MOST = 140

/** What is being done, for a reader who waits: in the model's own words where they hold, else by what it called. */
export function tellStep({ calls }: Step, said: string, book: FigureBook): string {
  const splitter = new MarkdownSplitter()
  const sentences = [...splitter.push(said), ...splitter.end()].map((one) => judgeSentence(one, book))
  const own = sentences
    .filter((one) => isTraced(one))
    .map(({ visible }) => visible)
    .join(' ')
    .trim()
  if (own !== '') return own.length <= MOST ? own : `${own.slice(0, MOST - 1).trimEnd()}…`
  const sums = [...new Set(calls)].filter((name) => findSum(name)).map((name) => name.replaceAll('-', ' '))
  return sums.length > 0 ? `Working out: ${sums.slice(0, 3).join(', ')}…` : 'Looking it up…'
}
