import { type Action } from '#advisor/minding/minded.ts'
import { allNamed } from './all-named.ts'
import { asNamed } from './as-named.ts'
import { asPlanned } from './as-planned.ts'
import { asWithdrawal } from './as-withdrawal.ts'
import { withoutThat } from './before-that.ts'
import { besideStored } from './beside-stored.ts'
import { countNamed } from './count-named.ts'
import { countOnce, heardAndKept, saidAndMeant, withinAll, withoutToldTotal } from './count-once.ts'
import { cutTo } from './cut-to.ts'
import { inPlaceOf } from './in-place-of.ts'
import { inItsPlace } from './in-its-place.ts'
import { inOrOut } from './in-or-out.ts'
import { inShort } from './in-short.ts'
import { fromTheirPeriods } from './from-its-period.ts'
import { houseCosts } from './house-costs.ts'
import { heardAges } from './heard-ages.ts'
import { mendNumbers } from '#advisor/executing/mended-number.ts'
import { byHours, hourlyPay, paidHours } from './by-the-hour.ts'
import { cannotBe } from './cannot-be.ts'
import { byTheWeek } from '#advisor/executing/periods/by-the-week.ts'
import { namedAmount } from './named-amount.ts'
import { withLeftOver } from './left-over.ts'
import { partOfSavings } from './not-for-it.ts'
import { onTop } from './on-top.ts'
import { onePay } from './one-pay.ts'
import { ownDebt } from './own-debt.ts'
import { inOnePeriod } from '#advisor/executing/periods/one-period.ts'
import { paidOnOther } from '#advisor/executing/other-one.ts'
import { othersPay } from './others-pay.ts'
import { otherWay } from './other-way.ts'
import { percentSaid } from './percent-said.ts'
import { preferSaid } from './prefer-said.ts'
import { withoutPrice } from './priced.ts'
import { asProfit } from './profit.ts'
import { paidIn } from './paid-in.ts'
import { paidOff } from './paid-off.ts'
import { payAnew } from './pay-anew.ts'
import { payOfAll } from './pay-of-all.ts'
import { putDown } from './put-down.ts'
import { raisedTo } from './raised-to.ts'
import { rateToldNow } from './rate-told-now.ts'
import { rolledIn } from './rolled-in.ts'
import { sameRhythm } from './same-rhythm.ts'
import { whatCutsSave } from './of-the-difference.ts'
import { heardJobless } from './heard-jobless.ts'
import { saidAnew } from './said-anew.ts'
import { shareOfPay } from './share-of-pay.ts'
import { restsOn } from './rests-on.ts'
import { stillTheSame } from './still-the-same.ts'
import { sharedBills } from './shared-bills.ts'
import { besideAtHome, paidToBoth, takenHome } from './taken-home.ts'
import { timesSaid } from './times-said.ts'
import { untilGrown } from './until-grown.ts'
import { untilAge } from './until-age.ts'
import { notTheLeast, usualPayment } from './usual-payment.ts'
import { fromBoth, withMatch } from './with-match.ts'
import { keptSince } from './kept-since.ts'
import { wholePay } from './whole-pay.ts'
import { yearlyBonus } from './yearly-bonus.ts'
import type { Asking } from '#advisor/executing/asking.ts'

/** What an action says of each input, made plain by the words around its numbers. */
export function readInputs(asking: Asking): Action['inputs'] {
  const { sum, action, numbers, text, snapshot, sums, from } = asking
  const steps: ((inputs: Action['inputs']) => Action['inputs'])[] = [
    (inputs) => stillTheSame(inputs, text, from),
    (inputs) => inPlaceOf(inputs, text, from),
    (inputs) => withoutThat(inputs, text, sums),
    (inputs) => asNamed(inputs, sum, numbers, text, sums),
    (inputs) => mendNumbers(inputs, numbers, text),
    (inputs) => inShort(inputs, text, asking.heard ?? [], sums),
    (inputs) => namedAmount({ ...action, inputs }, text, asking.heard ?? []),
    (inputs) => withoutPrice({ ...action, inputs }, numbers, text),
    (inputs) => yearlyBonus(inputs, sum, text),
    (inputs) => onePay(inputs, sum, text),
    (inputs) => payAnew(inputs, from),
    (inputs) => (sum.name === 'offers' ? sameRhythm(inputs) : inputs),
    (inputs) => (sum.name === 'sum-of' ? withoutToldTotal(inputs, numbers, text) : inputs),
    (inputs) => countOnce(saidAndMeant(withinAll(inputs, numbers, text), sums), sum, numbers, text),
    (inputs) => takenHome(heardAndKept(inputs, snapshot), sum, snapshot),
    (inputs) => besideAtHome(inputs, sum, from, snapshot),
    (inputs) => (from ? inputs : paidToBoth(inputs, sum, text, snapshot)),
    (inputs) => payOfAll(inputs, sum, text, snapshot),
    (inputs) => (action.from ? inputs : sharedBills(inputs, sum, snapshot)),
    (inputs) => houseCosts(inputs, sum, numbers, text, sums),
    (inputs) => percentSaid({ ...action, inputs }, text),
    (inputs) => preferSaid({ ...action, inputs }, sum, numbers, text, snapshot.today),
    (inputs) => inItsPlace({ ...action, inputs }, sum, text, snapshot.today, from),
    (inputs) => cutTo({ ...action, inputs }, sum, text),
    (inputs) => inOrOut(inputs, sum, text),
    (inputs) => partOfSavings(inputs, text),
    (inputs) => allNamed(inputs, sum, text, snapshot),
    (inputs) => ownDebt(paidOff(inputs, sum, text, snapshot, sums), sum, text, snapshot),
    (inputs) => rateToldNow(inputs, sum, numbers, snapshot),
    (inputs) => rolledIn(inputs, sum, text, sums),
    (inputs) => besideStored(inputs, sum, text, snapshot),
    (inputs) => saidAnew(inputs, sum, numbers, text, asking),
    (inputs) =>
      sum.name === 'what-if'
        ? otherWay(othersPay(inputs, text), sum, { snapshot, sums, before: null })
        : inputs,
    (inputs) => heardJobless(inputs, sum, from ? [] : (asking.heard ?? [])),
    (inputs) => keptSince(inputs, from, snapshot),
    (inputs) => wholePay({ ...action, inputs }, text, sums),
    (inputs) => usualPayment({ ...action, inputs }, text),
    (inputs) => notTheLeast({ ...action, inputs }, text, numbers),
    (inputs) => (sum.inputs['payment'] ? paidOnOther(inputs, text, sums, asking.heard ?? []) : inputs),
    (inputs) => raisedTo({ ...action, inputs }, text, from),
    (inputs) => asPlanned({ ...action, inputs }, asking),
    (inputs) => shareOfPay(inputs, asking),
    (inputs) => fromBoth(withMatch(inputs, text, from), sums),
    (inputs) => untilGrown(untilAge(inputs, asking), asking),
    (inputs) => heardAges({ ...action, inputs }, numbers, text, asking.heard ?? []),
    (inputs) => paidIn(inputs, sum, sums),
    (inputs) => putDown(cannotBe(inputs, asking), sum, numbers, text),
    (inputs) => restsOn(whatCutsSave(inputs, text, sums), asking),
    (inputs) => (from ? inputs : onTop(inputs, sum, text, asking.heard ?? [])),
    (inputs) => countNamed(inputs, sum, asking),
    (inputs) => asProfit({ ...action, inputs }, text),
    (inputs) => asWithdrawal({ ...action, inputs }, text, from),
    (inputs) => fromTheirPeriods(inputs, sums),
    (inputs) => byHours(hourlyPay({ ...action, inputs }, numbers), numbers),
    (inputs) => paidHours({ ...action, inputs }, text),
    (inputs) => byTheWeek({ ...action, inputs }, text, sums),
    (inputs) => timesSaid({ ...action, inputs }, sums),
    (inputs) => inOnePeriod({ ...action, inputs }, text, sums, snapshot.profile.income),
  ]
  return steps.reduce((inputs, step) => step(inputs), withLeftOver(asking))
}
