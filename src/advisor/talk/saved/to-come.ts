/** 'Daycare is gonna be 1,500 a month': a cost that is not paid yet is set against what is there, and not stored. */
import { isRunningCost } from '#advisor/executing/facts/costs-no-debts.ts'
import { byFormula, byWords } from '#advisor/grounding/figures.ts'
import { sayShort } from '#advisor/grounding/fit.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { MindedNumber } from '#advisor/minding/minded.ts'
import { findRow } from '#advisor/planning/data/find-row.ts'
import { monthlyExpenses, monthlyPay } from '#advisor/planning/data/totals.ts'
import { askTopic } from '#advisor/talk/interview/ask.ts'
import { isTopicKnown } from '#advisor/talk/interview/topics.ts'
import { isAsking } from '#advisor/talk/is-asking.ts'
import type { Move, Scene } from '#advisor/talk/scene.ts'
import { isOther, isPartner } from '#advisor/understanding/people.ts'

const COMING = /\b(?:gonna|going (?:up |down )?to|go(?:es)? (?:up |down )?to|will|would|starts?|starting)\b/i
/** 'My brother is going to pay 400 for rent': that is spared. */
const HELPS = /\b(?:pay|cover|chip in|help|give|contribute|split)\b/i
const isOfHelper = (before: string) =>
  HELPS.test(before) &&
  (before.toLowerCase().match(/[a-z']+/g) ?? []).some((word) => isOther(word) || isPartner(word))
const MONTHS = 12

/** The one amount of a message that tells what something will cost in a month; null where it tells something else. */
function findComing(scene: Scene): MindedNumber | null {
  const { minded, text: said, wording, understood } = scene
  const amounts = (minded?.numbers ?? []).filter(({ kind }) => kind === 'money' || kind === 'number')
  const [cost] = amounts
  if (!minded || !cost || amounts.length > 1 || understood.facts.length > 0) return null
  if (isOfHelper(said.slice(0, cost.start))) return null
  const isNamed =
    namedCost(scene) !== null || (said.match(/[a-z]+/gi) ?? []).some((word) => isRunningCost(word))
  const isCost = cost.what === 'expense' || cost.what === 'payment' || isNamed
  const isMonthly = cost.period === null || cost.period === 'month'
  return isCost && isMonthly && cost.role === 'S' && COMING.test(said) && !isAsking(said, wording)
    ? cost
    : null
}

const namedCost = ({ text: said, snapshot }: Scene) =>
  findRow(said, snapshot.expenses, ({ category }) => category)

export function tellComing(scene: Scene): Move | null {
  const cost = findComing(scene)
  if (!cost) return null
  const { snapshot, sheet } = scene
  const cents = Math.round(cost.value * 100)
  const said = sheet.money('To come, a month', cents, byWords(cost.quote))
  const row = namedCost(scene)
  const more = cents - (row?.amount ?? 0)
  const inYear = sheet.money('To come, a year', cents * MONTHS, byFormula('a month, twelve times', [said]))
  const rise = row
    ? tellRise(scene, more)
    : text`${said} a month is ${inYear} a year, so it’s good to plan for it now.`
  const left = tellLeftThen(scene, more)
  if (left) return { content: sayShort([rise, left], [left]) }
  const open = (['income', 'expenses'] as const).find((topic) => !isTopicKnown(topic, snapshot))
  const question = open && askTopic(scene, open)
  return question
    ? { content: sayShort([rise, question.text]), dialogue: { ...question.dialogue, interviewing: false } }
    : { content: rise }
}

function tellRise({ sheet }: Scene, more: number): Text {
  const step = sheet.money('More a month', Math.abs(more), byFormula('what it will be minus what it is', []))
  return text`That’s ${step} a month ${more < 0 ? 'less' : 'more'} than now.`
}

/** What stays of what is left today. */
function tellLeftThen({ snapshot, sheet }: Scene, more: number): Text | null {
  const [pay, costs] = [monthlyPay(snapshot), monthlyExpenses(snapshot)]
  if (!pay || !costs) return null
  const from = [
    sheet.money('Income a month', pay.value, pay.source),
    sheet.money('Expenses a month', costs.value, costs.source),
  ]
  const rest = pay.value - costs.value
  const now = sheet.money('Left a month', rest, byFormula('income minus expenses', from))
  const then = sheet.money(
    'Left then',
    Math.abs(rest - more),
    byFormula('what is left, less what is to come', [now]),
  )
  return rest < more
    ? text`With it, ${then} a month more would go out than comes in.`
    : text`Of the ${now} a month left today, ${then} would stay.`
}
