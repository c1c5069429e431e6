import type { Figure } from '#contract/figures.ts'
import { isFigure, listing, quote, type Text, text } from '#advisor/grounding/pieces.ts'
import { printText, readText } from '#advisor/grounding/print.ts'
import type { FactDesk } from './fact-desk.ts'
import type { Judged } from './judge.ts'
import type { Workbench } from './workbench.ts'

type Note = Pick<Judged, 'kind' | 'block' | 'item' | 'html' | 'visible' | 'figures'>

/** What an answer must tell, whether or not the model did: what was assumed, and what was left out. */
export function answerNotes(bench: Workbench, desk: FactDesk, printed: readonly Figure[]): Note[] {
  const key = ({ label, value }: Pick<Figure, 'label' | 'value'>) => `${label} ${value}`
  const shown = new Set(printed.map((figure) => key(figure)))
  const used = bench.made.filter(({ results }) =>
    Object.values(results).some((figure) => shown.has(key(figure))),
  )
  const assumed = used.flatMap(({ id }) => bench.assumed.get(id) ?? [])
  const unsaid = [...new Map(assumed.map((figure) => [key(figure), figure])).values()].filter(
    (figure) => !shown.has(key(figure)),
  )
  const notes: Text[] = []
  if (unsaid.length > 0)
    notes.push(
      text`Assumed: ${listing(unsaid.map((figure) => text`${figure.label.toLowerCase()} ${figure}`))}. Tell me yours and I work it out again.`,
    )
  if (desk.left.length > 0)
    notes.push(
      text`Not kept as yours: ${listing(desk.left.map(({ quote: words, reason }) => text`${quote(words)} (${reason})`))}.`,
    )
  return notes.map((note) => ({
    kind: 'paragraph',
    block: -1,
    item: 0,
    html: printText(note),
    visible: readText(note),
    figures: note.filter(isFigure),
  }))
}
