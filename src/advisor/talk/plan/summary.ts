import type { Figure } from '#contract/figures.ts'
import { byFormula, type FigureSheet } from '#advisor/grounding/figures.ts'
import { type Text, text } from '#advisor/grounding/pieces.ts'
import { sayShort } from '#advisor/grounding/fit.ts'
import { readText } from '#advisor/grounding/print.ts'
import { type Lines, type Move, type Scene, vary } from '#advisor/talk/scene.ts'
import { checkHealth, type HealthFigures } from '#finance/health.ts'
import { drawPicture, type Picture } from './picture.ts'
import { type StepText, writeStep } from './step-texts.ts'

/** Named for 'why' and 'show the working'. */
export const PLAN_INTENT = 'plan'

/** The next steps with their reasons, and where the user stands; null while nothing is known to plan with. */
export function summarizePlan(scene: Scene, opening: Text = []): Move | null {
  const { snapshot, sheet, dialogue } = scene
  const picture = drawPicture(snapshot, sheet)
  const report = checkHealth(picture.health)
  const all = report.steps.map((step) => writeStep(step, picture, sheet))
  const [first, ...others] = afterSaid(all, scene)
  const isBare = report.steps.every((step) => step.code === 'missing-data')
  const standing = keyFigures(report.figures, picture, sheet)
  if (!first || (isBare && standing.length === 0)) return null
  const isFirst = first === all[0]
  const openings = isFirst ? firstOpenings : laterOpenings
  const start = text`${vary(openings, dialogue)}${lowerFirst(first.title)}.`
  const more = ['The reasons and what comes after are in the plan below.']
  return {
    content: sayShort([opening, start, first.reason], [opening, start, more], [start, more], [start]),
    details:
      standing.length === 0
        ? []
        : [
            { kind: 'paragraph', text: ['Where you stand:'] },
            { kind: 'list', items: standing },
          ],
    cards: [planCard([first, ...others])],
    dialogue: { lastIntent: { intent: PLAN_INTENT, text: 'plan' } },
  }
}

const firstOpenings: Lines = ['Your next step is to ', 'The thing to do first is to ']
const laterOpenings: Lines = ['After that, ', 'Then ']

const THEN = /\b(?:then|after(?:wards)?|next|second)\b/i

/** 'And then?', right after a step was told: the plan from the one that comes after it. */
function afterSaid(steps: readonly StepText[], { text: said, dialogue }: Scene): readonly StepText[] {
  const told = steps.findIndex(({ title }) => dialogue.lastContent.includes(readText(lowerFirst(title))))
  const rest = steps.slice(told + 1)
  return told >= 0 && rest.length > 0 && THEN.test(said) ? rest : steps
}

const planCard = (steps: StepText[]) => ({
  kind: 'plan' as const,
  title: 'Your next steps',
  formula: 'The order of advice: stop a loss, a first cushion, dear debt, a larger cushion, saving, goals.',
  open: null,
  steps,
})

function keyFigures(
  figures: HealthFigures,
  { income, expenses, cash, health }: Picture,
  sheet: FigureSheet,
): Text[] {
  const flow = [income, expenses].filter((figure): figure is Figure => figure !== null)
  const fund = [cash, expenses].filter((figure): figure is Figure => figure !== null)
  const owed = health.debts?.length
  const { savingsRate, monthsCovered, netWorth, monthlyInterest } = figures
  return [
    netWorth === null
      ? null
      : text`Net worth: ${sheet.money('net worth', netWorth, byFormula('what you own minus what you owe', []))}.`,
    savingsRate === null
      ? null
      : text`Savings rate: ${sheet.percent('savings rate', savingsRate, byFormula('income minus expenses, in percent of income', flow), 1)}.`,
    monthsCovered === null
      ? null
      : text`Your cash covers ${sheet.months('months covered', monthsCovered, byFormula('cash divided by monthly expenses', fund))} of expenses.`,
    monthlyInterest === null || !owed
      ? null
      : text`Your debts cost ${sheet.money('interest a month', monthlyInterest, byFormula('a twelfth of each yearly rate on each balance', []))} in interest a month.`,
  ].filter((item) => item !== null)
}

/** A title in the middle of a sentence. */
function lowerFirst([first, ...rest]: Text): Text {
  return typeof first === 'string'
    ? [first.charAt(0).toLowerCase() + first.slice(1), ...rest]
    : [first ?? '', ...rest]
}
