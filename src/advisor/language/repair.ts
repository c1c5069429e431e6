import type { FigureBook, Tier } from './figure-book.ts'
import { isTraced, type Judged, judgeSentence } from './judge.ts'

const MOST_FIGURES = 120

/** What the model is asked: the failing sentences alone, numbered, with the figures it may use. */
export function describeFaults(failing: readonly Judged[], { entries }: FigureBook): string {
  const near: readonly Tier[] = ['result', 'rule', 'stored', 'input', 'evidence', 'ledger']
  const figures = near
    .flatMap((tier) => entries.filter((entry) => entry.tier === tier && entry.ref.includes('.')))
    .slice(0, MOST_FIGURES)
    .map(({ ref, figure }) => `[[${ref}]] ${figure.label}: ${figure.text}`)
  const lines = failing.map(
    ({ text, untraced }, at) =>
      `${at + 1}: ${text}\n   nothing stands behind: ${untraced.slice(0, 8).join(', ')}`,
  )
  return `Your answer is shown except for these sentences, in which a number or reference has no source. \
Write each of them again, on a line of its own that begins with its number and a colon, with known figures or \
without the number; write - to leave it out. Write nothing else.

${lines.join('\n')}

Known figures:
${figures.join('\n')}`
}

const LINE = /^\s*(\d{1,3})\s*[:.)]\s*(.*)$/

/** The answer with its failing sentences replaced; what is still wrong, or was not written again, is left out. */
export function mend(held: readonly Judged[], answer: string, book: FigureBook): Judged[] {
  const lines = answer.split('\n').flatMap((line): [number, string][] => {
    const [, number, text = ''] = LINE.exec(line) ?? []
    return number === undefined ? [] : [[Number(number), text.trim()]]
  })
  const written = new Map(lines)
  let failing = 0
  return held.flatMap((sentence) => {
    if (isTraced(sentence)) return [sentence]
    failing += 1
    const text = written.get(failing) ?? ''
    if (text === '' || /^[-–—]+$/.test(text)) return []
    const again = judgeSentence({ ...sentence, text: withoutMark(text) }, book)
    return isTraced(again) ? [again] : []
  })
}

const withoutMark = (text: string) => text.replace(/^(?:[-*•]\s+|Q:\s*)/, '')
