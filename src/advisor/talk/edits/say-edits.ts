/** What was done on an order, first of all; what else was said and what comes of it now, after it. */
import { isDeepStrictEqual } from 'node:util'
import type { Edited } from '#advisor/advisor.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { byFormula, byWords, type FigureSheet } from '#advisor/grounding/figures.ts'
import { firstSentence, fits, joinSentences, sayShort } from '#advisor/grounding/fit.ts'
import { listing, quote, type Text, text } from '#advisor/grounding/pieces.ts'
import { addSums } from '#advisor/figures/sum-record.ts'
import { rowName } from '#advisor/talk/row-name.ts'
import { sumMoney } from '#finance/money.ts'
import { retellSum } from '#advisor/talk/retell-sum.ts'
import { type Move, type Scene, vary } from '#advisor/talk/scene.ts'
import { tellKnowledge } from '#advisor/talk/small-talk/knowledge.ts'
import { changeText, factText } from '#advisor/talk/saved/describe-fact.ts'
import { listStored } from '#advisor/talk/saved/stored-entries.ts'

const KEPT = byFormula('As it was kept until now.', [])
const AFTER = byFormula('what was kept, with what was paid or moved', [])

function goneText({ name, from, amount }: Edited['removed'][number], sheet: FigureSheet): Text {
  if (amount === null || amount === 0) return [rowName(name)]
  const per = from === 'expense' || from === 'income' ? ' a month' : ''
  return text`${rowName(name)} ${sheet.money(name, amount, KEPT)}${per}`
}

/** 'That leaves $2,600 on Visa, down from $3,100.', 'That makes it checking $1,300 and savings $13,000.' */
function sayMoved(moved: Edited['moved'], sheet: FigureSheet): Text[] {
  const now = (one: Edited['moved'][number]) => sheet.money(one.name, one.now, AFTER)
  const owed = moved
    .filter(({ isOwed }) => isOwed)
    .map((one): Text => {
      if (one.now === 0) return text`Well done: ${rowName(one.name)} is paid off.`
      const before = sheet.money(`${one.name} before`, one.before, KEPT)
      return text`That leaves ${now(one)} on ${rowName(one.name)}, ${one.now < one.before ? 'down' : 'up'} from ${before}.`
    })
  const owned = moved.filter(({ isOwed }) => !isOwed).map((one) => text`${rowName(one.name)} ${now(one)}`)
  return owned.length > 0 ? [...owed, text`That makes it ${listing(owned)}.`] : owed
}

/** All that is owed, where one of several debts has changed. */
function tellOwed({ snapshot, sheet }: Scene, { moved, removed }: Edited): Text {
  const debts = snapshot.liabilities.filter(({ amount }) => amount > 0)
  if (
    debts.length < 2 ||
    !(moved.some(({ isOwed }) => isOwed) || removed.some(({ from }) => from === 'liability'))
  )
    return []
  const owed = sumMoney(debts.map(({ amount }) => amount))
  return text`You owe ${sheet.money('Owed in all', owed, byFormula('your debts added up', []))} in all.`
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
  const { changes, removed, moved, already, unclear } = edited
  const gone = removed.map((one) => goneText(one, scene.sheet))
  const short = gone.length > 0 ? text`Removed: ${listing(gone)}.` : []
  const before =
    already.length > 0 ? text`Removed already: ${listing(already.map((name) => [rowName(name)]))}.` : []
  const isMoved = (change: Change) => 'name' in change && moved.some(({ name }) => name === change.name)
  const set = changes.filter(
    (change) => change.kind !== 'removal' && change.kind !== 'profile' && !isMoved(change),
  )
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
  return joinSentences([
    short,
    before,
    ...sayMoved(moved, scene.sheet),
    kept,
    ...unclear.map((one) => askWhich(scene, one)).slice(0, 1),
  ])
}

/** The order and what follows from it, where the message asks nothing else. */
export function answerEdits(scene: Scene, edited: Edited): Move {
  const isTold = (fact: Fact) => !edited.changes.some((change) => isDeepStrictEqual(change, fact.change))
  const done = sayEdits(scene, edited, scene.saved.filter(isTold))
  // Who asks only for what is kept has changed nothing.
  const isChanged = edited.unclear.length === 0 && edited.changes.length > 0
  const again = isChanged ? retellSum(scene, true) : null
  const { lead = [], more = [], details = [] } = again?.part ?? {}
  const next = lead.length > 0 ? lead : tellOwed(scene, edited)
  return {
    content: sayShort([done, next, more[0] ?? []], [done, next], [done]),
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
