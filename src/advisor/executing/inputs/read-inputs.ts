import { type Action } from '#advisor/minding/minded.ts'
import { inOnePeriod } from '#advisor/executing/periods/same-period.ts'
import { alreadyCorrected } from './already-corrected.ts'
import { inItsPlace } from './in-its-place.ts'
import { keptSince } from './kept-since.ts'
import { withLeftOver } from './left-over.ts'
import { openRate } from './open-rate.ts'
import { ownDebt } from './own-debt.ts'
import { partOfTakeHome } from './part-of-take-home.ts'
import { preferSaid } from './prefer-said.ts'
import { paidOff } from './paid-off.ts'
import { restsOn } from './rests-on.ts'
import { paidTogether } from './together.ts'
import { timesSaid } from './times-said.ts'
import { addedTo, whatIsLeft } from './what-is-left.ts'
import { countedOnce } from './counted-once.ts'
import { withoutRefuted } from './refuted.ts'
import { allCosts } from './own-costs.ts'
import { ownIncome } from './own-income.ts'
import type { Asking } from '#advisor/executing/asking.ts'

/** What an action says of each input, made plain by the words around its numbers. */
export function readInputs(asking: Asking): Action['inputs'] {
  const { sum, action, numbers, text, snapshot, sums, from, isSure = false } = asking
  const told = alreadyCorrected(withLeftOver(asking), snapshot, { sums, from })
  const read = paidTogether({ inputs: told })
  const intent = sum.name
  const open = whatIsLeft({ intent, inputs: addedTo({ intent, inputs: read }, numbers) }, text, sums)
  // Of a sure reading all stands but what no reading can say: what was stored since, and how often something comes.
  if (isSure) {
    const kept = timesSaid({ ...action, inputs: keptSince(open, from, snapshot) }, sums)
    return ofHousehold(inOnePeriod({ ...action, inputs: kept }, asking), asking)
  }
  const steps: ((inputs: Action['inputs']) => Action['inputs'])[] = [
    (inputs) => openRate(inputs, sum, numbers, text),
    (inputs) => preferSaid({ ...action, inputs }, sum, numbers, text, snapshot.today),
    (inputs) => ownDebt(paidOff(inputs, sum, text, snapshot, sums), sum, text, snapshot),
    (inputs) => keptSince(inputs, from, snapshot),
    (inputs) => restsOn(inputs, asking),
    (inputs) => timesSaid({ ...action, inputs }, sums),
    (inputs) => inOnePeriod({ ...action, inputs }, asking),
    (inputs) => ofHousehold(inputs, asking),
  ]
  return steps.reduce((inputs, step) => step(inputs), open)
}

/** What comes in and goes out of one's own household: all that is stored, with what the message changes of it. */
const ofHousehold = (inputs: Action['inputs'], asking: Asking) =>
  partOfTakeHome(
    inItsPlace(
      allCosts(ownIncome(countedOnce(withoutRefuted(inputs, asking), asking), asking), asking),
      asking,
    ),
    asking,
  )
