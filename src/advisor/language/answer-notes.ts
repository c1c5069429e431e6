import type { Assumption } from '#contract/assumptions.ts'
import type { Figure } from '#contract/figures.ts'
import { listAssumptions } from '#advisor/executing/changing/list-assumptions.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { isFigure, listing, quote, type Text, text } from '#advisor/grounding/pieces.ts'
import { printText, readText } from '#advisor/grounding/print.ts'
import type { FactDesk } from './fact-desk.ts'
import type { Judged } from './judge.ts'
import type { Workbench } from './workbench.ts'

type Note = Pick<Judged, 'kind' | 'block' | 'item' | 'html' | 'visible' | 'figures'>

const keyOf = ({ label, value }: Pick<Figure, 'label' | 'value'>) => `${label} ${value}`

/** Sums of this turn with a result that the answer prints. */
function usedSums({ made }: Workbench, printed: readonly Figure[]): SumRecord[] {
  const shown = new Set(printed.map(keyOf))
  return made.filter(({ results }) => Object.values(results).some((figure) => shown.has(keyOf(figure))))
}

/** What the answer rests on that nobody gave: each can be changed in the reply. */
export const answerAssumptions = (bench: Workbench, printed: readonly Figure[]): Assumption[] =>
  usedSums(bench, printed).flatMap((record) => {
    const assumed = bench.assumed.get(record.id) ?? []
    return listAssumptions(
      record,
      assumed.map(({ name }) => name),
    )
  })

/** What an answer must tell, whether or not the model did: what was assumed, and what was left out. */
export function answerNotes(bench: Workbench, desk: FactDesk, printed: readonly Figure[]): Note[] {
  const shown = new Set(printed.map(keyOf))
  // What can be changed under the reply stands there, once.
  const changeable = new Set(answerAssumptions(bench, printed).map(({ sum, input }) => `${sum} ${input}`))
  const assumed = usedSums(bench, printed).flatMap(({ id }) =>
    (bench.assumed.get(id) ?? []).filter(({ name }) => !changeable.has(`${id} ${name}`)),
  )
  const unsaid = [...new Map(assumed.map(({ figure }) => [keyOf(figure), figure])).values()].filter(
    (figure) => !shown.has(keyOf(figure)),
  )
  const notes: Text[] = []
  if (unsaid.length > 0)
    notes.push(
      text`Assumed: ${listing(unsaid.map((figure) => text`${figure.label.toLowerCase()} ${figure}`))}. Tell me yours and I work it out again.`,
    )
  // What was misread is stored as what it is, and no concern of the reader's.
  const left = desk.left.filter(({ reason }) => reason !== 'misread')
  if (left.length > 0)
    notes.push(
      text`Not kept as yours: ${listing(left.map(({ quote: words, reason }) => text`${quote(words)} (${reason})`))}.`,
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
