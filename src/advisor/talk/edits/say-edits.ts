/** What was done on an order, first of all; what else was said and what comes of it now, after it. */
import { isDeepStrictEqual } from 'node:util'
import type { Edited } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import { byFormula, byWords, type FigureSheet } from '#advisor/grounding/figures.ts'
import { firstSentence, fits, joinSentences, sayShort } from '#advisor/grounding/fit.ts'
import { listing, quote, type Text, text } from '#advisor/grounding/pieces.ts'
import { addSums } from '#advisor/figures/sum-record.ts'
import { rowName } from '#advisor/talk/row-name.ts'
import { retellSum } from '#advisor/talk/retell-sum.ts'
import { type Move, type Scene, vary } from '#advisor/talk/scene.ts'
import { tellKnowledge } from '#advisor/talk/small-talk/knowledge.ts'
import { changeText, factText } from '#advisor/talk/saved/describe-fact.ts'
import { listStored } from '#advisor/talk/saved/stored-entries.ts'

const KEPT = byFormula('As it was kept until now.', [])

function goneText({ name, from, amount }: Edited['removed'][number], sheet: FigureSheet): Text {
  if (amount === null || amount === 0) return [rowName(name)]
  const per = from === 'expense' || from === 'income' ? ' a month' : ''
  return text`${rowName(name)} ${sheet.money(name, amount, KEPT)}${per}`
}

/** Why an order was not carried out, and what would be understood. */
function askWhich({ snapshot, sheet }: Scene, { said, among }: Edited['unclear'][number]): Text {
  if (among.length > 0)
    return text`Which of these do you mean: ${listing(
      among.map((name) => [rowName(name)]),
      ' or ',
    )}?`
  const entries = listStored(snapshot, sheet).map((entry) => entry.text)
  if (entries.length === 0) return ['There is nothing kept of yours yet, so nothing to remove.']
  const opening = text`I have nothing down as ${quote(said)}.`
  for (let count = entries.length; count > 0; count -= 1) {
    const way = joinSentences([opening, text`Kept are: ${listing(entries.slice(0, count))}.`, ['Which one?']])
    if (fits(way)) return way
  }
  return joinSentences([opening, ['Which entry do you mean?']])
}

/** More of them are not told over again: each stands below the message. */
const MOST_NAMED = 3

/** What was done, with what else was told, or what is not clear about it. */
export function sayEdits(scene: Scene, edited: Edited, told: readonly Fact[] = []): Text {
  const { changes, removed, already, unclear } = edited
  const gone = removed.map((one) => goneText(one, scene.sheet))
  const short = gone.length > 0 ? text`Removed: ${listing(gone)}.` : []
  const before =
    already.length > 0 ? text`Removed already: ${listing(already.map((name) => [rowName(name)]))}.` : []
  const set = changes.filter(({ kind }) => kind !== 'removal' && kind !== 'profile')
  const saved = [
    ...set.map((change) => changeText(change, scene.sheet, byWords(scene.text))),
    ...told.map((fact) => factText(fact, scene.sheet)),
  ]
  const kept: Text =
    saved.length > MOST_NAMED
      ? ['All of that is saved.']
      : saved.length > 0
        ? text`Saved: ${listing(saved)}.`
        : []
  return joinSentences([short, before, kept, ...unclear.map((one) => askWhich(scene, one)).slice(0, 1)])
}

/** The order and what follows from it, where the message asks nothing else. */
export function answerEdits(scene: Scene, edited: Edited): Move {
  const isTold = (fact: Fact) => !edited.changes.some((change) => isDeepStrictEqual(change, fact.change))
  const done = sayEdits(scene, edited, scene.saved.filter(isTold))
  const again = edited.unclear.length > 0 ? null : retellSum(scene, true)
  const { lead = [], more = [], details = [] } = again?.part ?? {}
  return {
    content: sayShort([done, lead, more[0] ?? []], [done, lead], [done]),
    details,
    dialogue: { asked: null, ...(again && { sums: addSums(scene.dialogue.sums, [again.made]) }) },
  }
}

/** The order before the answer to everything else. */
export function withEdits(scene: Scene, move: Move, edited: Edited): Move {
  const done = sayEdits(scene, edited)
  const content = sayShort([done, move.content], [done, firstSentence(move.content)], [done])
  return { ...move, content }
}

/** More of the list is worth more than the end of an answer. */
const FEW = 3

/** Everything that is kept, behind what else is answered. */
export function withListing(scene: Scene, move: Move): Move {
  const { cards = [] } = tellKnowledge(scene)
  const entries = listStored(scene.snapshot, scene.sheet).map((entry) => entry.text)
  const opening = vary(['I have down: ', 'On file: '], scene.dialogue)
  const ways = entries.map((_, left): Text => {
    const below = left === 0 ? '' : ' The rest is below.'
    return text`${opening}${listing(entries.slice(0, entries.length - left))}.${below}`
  })
  const below: Text =
    entries.length === 0 ? ['Nothing is kept of yours so far.'] : ['All that is kept is below.']
  const before = [move.content, firstSentence(move.content)]
  const fitting = before.flatMap((said) =>
    ways.slice(0, Math.max(1, ways.length - FEW)).map((way) => joinSentences([said, way])),
  )
  const brief = before.flatMap((said) => [...ways, below].map((way) => joinSentences([said, way])))
  const content = [...fitting, ...brief].find((way) => fits(way)) ?? below
  return { ...move, content, cards: [...(move.cards ?? []), ...cards] }
}
