/** A sum in words: its result first, the working below. */
import type { Assumption } from '#contract/assumptions.ts'
import type { Outcome } from '#advisor/executing/outcome.ts'
import { askedResults } from '#advisor/executing/acts/asked-figures.ts'
import { findOdd } from '#advisor/executing/find-odd.ts'
import { listAssumptions } from '#advisor/executing/changing/list-assumptions.ts'
import { difference } from '#advisor/figures/show.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import { isFigure, listing, text, type Text } from '#advisor/grounding/pieces.ts'
import { whence } from '#advisor/planning/compose.ts'
import { linkToPlans } from '#advisor/planning/plan-link.ts'
import type { Block, DraftCard } from '#advisor/reply.ts'
import type { Scene } from './scene.ts'

/** What one question adds to the reply. */
export interface Part {
  /** A human word, before anything else. */
  warm?: Text
  /** The result: never left out. */
  lead?: Text
  /** Worth saying where there is room. */
  more: Text[]
  details: Block[]
  cards: DraftCard[]
  /** What it rests on that nobody gave. */
  assumptions?: Assumption[]
}

/** 'No, the 640 is the pension': what was read wrong before is nothing to compare with. */
const CORRECTING =
  /^\W*(?:no|nope|nah|wrong|that (?:can'?t|cant|isn'?t|is not)|that'?s (?:not|wrong)|thats (?:not|wrong)|i (?:said|meant|mean))\b/i

/** 'No, I said a bad month': what was made of it was never so. */
const SAID = /\bi (?:already )?(?:said|meant|mean|told you)\b/i

export const paragraph = (words: Text): Block => ({ kind: 'paragraph', text: words })

export function tellSum(
  { sheet, snapshot, text: said }: Scene,
  { made, before, wanted, told }: Extract<Outcome, { kind: 'sum' }>,
): Part {
  const { worked, remarks, sum, inputs, assumed } = made
  const odd = findOdd(sheet, made.record)
  const sentences = told ?? (wanted ? [wanted, ...worked.answer] : worked.answer)
  const [lead, ...more] = odd ? [odd] : sentences
  const isMended = CORRECTING.test(said) && !(before && !SAID.test(said) && isOneNew(before, made.record))
  const change = before && !odd && !isMended ? changeFrom(sheet, before, made.record, lead ?? []) : []
  const used = inputs.map((figure) => text`${figure.label}: ${figure}, ${whence(figure)}`)
  const assumptions = listAssumptions(
    made.record,
    assumed.map(({ name }) => name),
  )
  const fixed = assumed.filter(({ name }) => !assumptions.some(({ input }) => input === name))
  const taken = fixed.map(({ label, figure }) => text`${label.toLowerCase()} ${figure}`)
  const notes = (worked.notes ?? []).slice(0, 1)
  const asked = new Set(askedResults(said, made.record).map((name) => made.record.results[name]?.label))
  const [first, rest] = partition(
    more,
    (words) => told !== undefined || words.some((piece) => isFigure(piece) && asked.has(piece.label)),
  )
  return {
    ...(lead && { lead }),
    more: odd ? [] : [...first, ...remarks, ...change, ...(told ? [] : notes), ...rest],
    details: [
      ...(taken.length > 0
        ? [paragraph(text`I assumed ${listing(taken)}. Tell me yours and I work it out again.`)]
        : []),
      { kind: 'list', items: worked.lines },
      ...[...remarks, ...(worked.notes ?? [])].map((note) => paragraph(note)),
      ...(used.length > 0 ? [paragraph(text`Worked from:`), { kind: 'list', items: used } as const] : []),
      paragraph(text`How: ${sum.formula}.`),
      ...(sum.assumptions.length > 0
        ? [paragraph(text`Taken for granted: ${sum.assumptions.join('; ')}.`)]
        : []),
    ],
    cards: linkToPlans(worked.cards ?? [], {
      record: made.record,
      snapshot,
      text: made.record.words ?? said,
    }),
    assumptions,
  }
}

/** 'No, the mortgage is at 3.4%': the same sum with one number that is right now. */
function isOneNew({ inputs: then }: SumRecord, { inputs: now }: SumRecord): boolean {
  const names = Object.keys({ ...then, ...now })
  const changed = names.filter((name) => then[name]?.value !== now[name]?.value)
  return changed.length === 1 && changed.every((name) => then[name] && now[name])
}

/** What is asked for comes before remarks, whatever else is worth saying. */
const partition = (sentences: readonly Text[], isFirst: (words: Text) => boolean): [Text[], Text[]] => [
  sentences.filter((words) => isFirst(words)),
  sentences.filter((words) => !isFirst(words)),
]

const HALF = 0.5

/** 'That is 18 months sooner.': of the figure that is told first, else of the main one. */
export function changeFrom(sheet: FigureSheet, then: SumRecord, now: SumRecord, lead: Text = []): Text[] {
  const results = Object.entries(now.results)
  const first = lead.find((piece) => isFigure(piece))
  const told = results.find(([, { label }]) => label === first?.label)
  const [name, figure] = told ?? results[0] ?? []
  // 'It does not run out' is no less of anything.
  const isSame =
    name !== undefined && (told ? then.results[name] !== undefined : name === Object.keys(then.results)[0])
  const old = isSame ? then.results[name] : undefined
  if (!figure || !old || old.unit !== figure.unit || old.value === figure.value) return []
  const isTime = figure.unit === 'months' || figure.unit === 'years'
  // Days are no months.
  if (figure.unit === 'months' && Math.abs(figure.value - old.value) < HALF) return []
  const gap = difference(sheet, 'Difference', figure, old)
  const isLess = figure.value < old.value
  const word = isTime ? (isLess ? 'sooner' : 'longer') : isLess ? 'less' : 'more'
  return [text`That's ${gap} ${word} than before.`]
}
