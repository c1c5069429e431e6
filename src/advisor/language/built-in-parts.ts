import type { Reply } from '#advisor/reply.ts'
import { splitSentences } from '#advisor/split-html.ts'
import { visibleText } from './visible-text.ts'

/** The question that the built-in answer ends with, as HTML; empty when it asks nothing that the talk waits for. */
export function questionOf({ content, dialogue }: Reply): string {
  if (!dialogue.asked) return ''
  const asking = splitSentences(content).findLast((sentence) => visibleText(sentence).trim().endsWith('?'))
  return asking?.trim() ?? ''
}

/** Ids of the figures that HTML of ours names, once each. */
export const referencesIn = (html: string) => [
  ...new Set([...html.matchAll(/<data value="(f\d+)">/g)].map(([, id = '']) => id)),
]
