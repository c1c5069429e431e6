/** 'So am I going to be ok or not': what is stored says it, and no sum that was made before. */
import { byFormula } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { joinSentences, sayShort } from '#advisor/grounding/fit.ts'
import { basisOf } from '#advisor/planning/data/pay-basis.ts'
import { monthlyExpenses, monthlyPay, portfolio, savings, totalDebt } from '#advisor/planning/data/totals.ts'
import { percentShare } from '#finance/money.ts'
import { askTopic } from './interview/ask.ts'
import type { Move, Scene } from './scene.ts'

const FILLER =
  String.raw`(?:(?:so|ok|okay|and|but|well|then|now|honestly|please|just|tell me|be honest|` +
  String.raw`(?:do )?(?:you|u) think)\W+)*`
const WILL_BE =
  String.raw`(?:(?:am i|are we|im|i'm|we're|were|i am|we are)(?: going to| gonna) be|will (?:i|we) be|` +
  String.raw`(?:i|we)(?:'ll| will) be|are we|am i(?=.*\b(?:or not|financially|money)))`
const OK = String.raw`(?:ok(?:ay)?|alright|all right|fine|safe|secure)`
const BEHIND =
  String.raw`(?:\W+(?:or (?:not|no|what)|financially|money ?wise|in the end|long term|here|now|then|though|` +
  String.raw`at all|you think|dear))*`
const ASKED = new RegExp(String.raw`^\W*${FILLER}${WILL_BE}(?: really| actually)? ${OK}${BEHIND}\W*$`, 'i')

/** Months of bills that a household should have at hand, and the share of its pay that should be left. */
const CUSHION = 3
const THIN = 5

export const sayBeOk = (scene: Scene): Move | null => (ASKED.test(scene.text) ? tellBeOk(scene) : null)

/** Whether what is stored carries its owner; null where nothing is. */
export function tellBeOk(scene: Scene): Move | null {
  const { snapshot, sheet } = scene
  const [pay, costs, cash] = [monthlyPay(snapshot), monthlyExpenses(snapshot), savings(snapshot)]
  if (!pay && !costs) return null
  if (!pay || !costs) {
    const question = askTopic(scene, pay ? 'expenses' : 'income')
    return {
      content: joinSentences([['I can say that once I know more.'], question.text]),
      dialogue: question.dialogue,
    }
  }
  const earned = sheet.money('Comes in a month', pay.value, pay.source)
  const spent = sheet.money('Goes out a month', costs.value, costs.source)
  const gap = pay.value - costs.value
  const left = sheet.money(
    gap < 0 ? 'Short each month' : 'Left each month',
    Math.abs(gap),
    byFormula('income minus expenses', [earned, spent]),
  )
  const had = cash && sheet.money('Cash', cash.value, cash.source)
  const lasts = cash && costs.value > 0 ? cash.value / Math.max(1, gap < 0 ? -gap : costs.value) : 0
  const time =
    had &&
    sheet.months(
      'Covered',
      Math.round(lasts * 10) / 10,
      byFormula('cash divided by what it covers', [had, left]),
    )
  const later = portfolio(snapshot)
  const owed = totalDebt(snapshot)
  const isGross = basisOf(pay.source) === 'gross'
  const besides: Text[] = [
    ...(isGross ? [text`Tax still comes off that pay.`] : []),
    ...(later && later.value > 0
      ? [
          text`Besides that ${sheet.money('Put by for later', later.value, later.source)} is put by for later.`,
        ]
      : []),
    ...(owed && owed.value > 0 ? [text`You owe ${sheet.money('Owed', owed.value, owed.source)}.`] : []),
  ]
  if (gap < 0) {
    const bridged = time && had ? [text`Your ${had} in cash carries that for ${time}.`] : []
    return {
      content: short(
        text`Not as things stand: you're ${left} short each month, with ${earned} in and ${spent} out.`,
        [...bridged, ...besides],
      ),
    }
  }
  const isThin = percentShare(gap, pay.value) < THIN
  const isCovered = cash !== null && lasts >= CUSHION
  const cushion =
    cash?.value === 0
      ? [text`Nothing is put aside for a bad month yet, so that comes next.`]
      : time && had
        ? [text`Your ${had} in cash covers ${time} of bills.`]
        : [text`What have you put aside in cash?`]
  const lead =
    isThin || !isCovered
      ? text`Month by month yes, if nothing goes wrong: ${left} is left after ${spent} of bills.`
      : text`Yes, I think so: ${left} is left each month after ${spent} of bills.`
  return { content: short(lead, [...cushion, ...besides]) }
}

/** As much as there is room for. */
const short = (lead: Text, more: readonly Text[]) =>
  sayShort(...more.map((_, at) => [lead, ...more.slice(0, more.length - at)]), [lead])
