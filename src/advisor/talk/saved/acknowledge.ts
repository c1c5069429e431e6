import type { Fact } from '#advisor/facts.ts'
import { byFormula, type FigureSheet } from '#advisor/grounding/figures.ts'
import { listing, type Text, text } from '#advisor/grounding/pieces.ts'
import type { Block } from '#advisor/reply.ts'
import { factText } from './describe-fact.ts'
import { type Subject, subjectOf } from '#advisor/talk/interview/told-subject.ts'
import { sumMoney } from '#finance/money.ts'
import { rowName } from '#advisor/talk/row-name.ts'
import { type Scene, vary } from '#advisor/talk/scene.ts'

/** More of them are not told over again: each stands in the row of what was saved, below the message. */
const MOST_NAMED = 2

/** That facts were saved, from the fullest wording to the shortest; the first that leaves room is said. */
export interface Acknowledgement {
  full: Text
  short: Text
  /** The list, for the details when the short wording was said. */
  list: Block
}

/** Several of a kind in one word; their sum says more than each of them. */
const severals: Partial<Record<Subject, string>> = {
  pay: 'your pay',
  costs: 'monthly costs',
  owned: 'what you own',
  debt: 'debts',
  goals: 'your goals',
}

/** 'Income $74,000 a year, monthly costs of $6,060 and savings $9,000': several rows of a kind as one. */
function inShort(saved: readonly Fact[], sheet: FigureSheet): Text[] {
  const bySubject = Map.groupBy(saved, ({ change }) => subjectOf(change))
  return [...bySubject].flatMap(([subject, facts]) => {
    // A total says what its rows do.
    const totals = facts.filter(({ change }) => change.kind === 'profile')
    const told = totals.length > 0 ? totals : facts
    const several = subject && severals[subject]
    if (told.length < 2 || !several) return told.map((fact) => factText(fact, sheet))
    const amounts = told.flatMap(({ change }) => ('amount' in change && change.amount ? [change.amount] : []))
    if (amounts.length < told.length) return [[several]]
    const all = sheet.money('In all', sumMoney(amounts), byFormula('what you told added up', []))
    return [text`${several} of ${all}`]
  })
}

export function acknowledge({ saved, sheet, dialogue }: Scene): Acknowledgement | null {
  if (saved.length === 0) return null
  const items = saved.map((fact) => factText(fact, sheet))
  const gone = saved.flatMap(({ change }) => (change.kind === 'removal' ? [[rowName(change.name)]] : []))
  if (gone.length === saved.length)
    return { full: text`Removed: ${listing(gone)}.`, short: ['Removed.'], list: { kind: 'list', items } }
  const opening = vary(['Saved: ', 'Noted: ', 'Got it: '], dialogue)
  const short = text`${opening}${listing(inShort(saved, sheet))}.`
  return {
    full: saved.length > MOST_NAMED ? short : text`${opening}${listing(items)}.`,
    short,
    list: { kind: 'list', items },
  }
}

/** What 'it' and 'actually' refer to from now on: the newest first, a few at most. */
export function refocus(focus: readonly Fact[], saved: readonly Fact[]): Fact[] {
  return [...saved.toReversed(), ...focus].slice(0, 12)
}
