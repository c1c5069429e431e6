import { listing, text, type Text } from '#advisor/grounding/pieces.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { toHealthSnapshot } from '#advisor/planning/data/health-data.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { LiabilityCategory } from '#finance/balance-sheet.ts'
import { checkHealth, type HealthFigures, type RankedStep, type Urgency } from '#finance/health.ts'
import { readHousehold } from '#finance/household.ts'
import { sayStep } from './check-up-steps.ts'

/** Asked how things stand, not what to do. */
const wantsVerdict =
  /\bhow (?:am|are|is|do)\b|\bdoing\b|\b(?:ok|okay|good|alright|healthy|behind|screwed)\b|\bshape\b|on (?:the right )?track|\breview\b/i

const verdicts: Record<Urgency, string> = {
  now: "There's one thing I'd put right first",
  soon: "You're on solid ground",
  later: "You're in good shape",
}

export const checkUp = defineSum({
  name: 'check-up',
  about: 'How things stand overall, and the next steps, the most pressing first.',
  inputs: {},
  results: ['steps', 'rate', 'covered', 'networth'],
  formula:
    'first stop losses, then a small cushion, costly debt, a larger cushion, the savings rate, retirement and goals',
  assumptions: ['debt payments are part of your expenses'],
  compute(_input, sheet, { snapshot, text: said }) {
    const report = checkHealth(toHealthSnapshot(snapshot))
    const steps = report.steps.map((step) => sayStep(step, sheet, snapshot))
    sheet.count('steps', 'Steps', 'count', steps.length, 'what the check-up found')
    const { lines, standing } = tellFigures(report.figures, sheet, payWords[basisOf(snapshot)])
    const [first, ...rest] = steps
    const [pressing] = report.steps
    const unrated = askForRates(snapshot)
    const isFine = !pressing || (pressing.code === 'missing-data' && standing.length > 0)
    if (!first || !pressing || isFine) {
      return {
        answer: [
          unrated.length > 0
            ? text`Nothing presses that I can see.`
            : text`You're in good shape: nothing presses. Keep going as you are.`,
          ...unrated,
          ...standing,
          ...(first ? [first.sentence] : []),
        ],
        lines,
      }
    }
    if (pressing.code === 'missing-data') {
      return {
        answer: [
          text`I can't tell yet. ${first.sentence}`,
          ...unrated,
          ...rest.map((step) => text`What I see so far: ${step.sentence}`),
        ],
        lines: [...steps.map((step) => text`${step.title}. ${step.reason}`), ...lines],
      }
    }
    const verdict =
      standing[0] && pressing.urgency !== 'now'
        ? text`${verdicts[pressing.urgency]}. ${standing[0]}`
        : text`${verdicts[pressing.urgency]}.`
    // A small cushion and a large one are the same advice.
    const isSaid = (at: number) => isFund(report.steps[at]) && report.steps.slice(0, at).some(isFund)
    const others = rest
      .filter((_step, at) => !isSaid(at + 1))
      .map((step, at) => text`${at === 0 ? 'After that' : 'Then'}, ${lowerFirst(step.title)}.`)
    return {
      answer: wantsVerdict.test(said)
        ? [
            text`${verdict} ${first.sentence}`,
            ...(pressing.urgency === 'now' ? standing : []),
            ...unrated,
            ...others,
          ]
        : [first.sentence, ...unrated, ...others, ...standing],
      lines: [...steps.map((step) => text`${step.title}. ${step.reason}`), ...lines],
      cards: [
        {
          kind: 'plan',
          title: 'Your next steps',
          formula: 'The most pressing first',
          open: '/profile',
          steps: steps.map(toCardStep),
        },
      ],
    }
  },
})

const costly: ReadonlySet<LiabilityCategory> = new Set(['Credit Cards', 'Personal Loans'] as const)

/** What a card costs decides what comes first: nothing is said of debts without a rate but that it is missing. */
function askForRates({ liabilities }: Snapshot): Text[] {
  const open = liabilities.filter(
    ({ amount, interestRate, category }) => amount > 0 && !interestRate && costly.has(category),
  )
  if (open.length === 0) return []
  const names = listing(open.slice(0, FEW).map(({ name }) => nameOf(name)))
  return [
    text`I have no rate for ${names}: what interest is charged there? An expensive one would come first.`,
  ]
}

const FEW = 3

const isFund = (step: RankedStep | undefined) => /fund|buffer/.test(step?.code ?? '')

/** A title within a sentence. */
function lowerFirst([first = '', ...rest]: Text): Text {
  return typeof first === 'string'
    ? [first.charAt(0).toLowerCase() + first.slice(1), ...rest]
    : [first, ...rest]
}

const toCardStep = ({ title, reason, open }: ReturnType<typeof sayStep>) => ({ title, reason, open })

/** A share of pay says which pay: before tax nobody knows what is really left. */
const payWords = { net: 'your pay', gross: 'your pay before tax', unsaid: 'your pay (if that is after tax)' }
const basisOf = (snapshot: Snapshot) => readHousehold(snapshot).income.basis ?? 'unsaid'

function tellFigures({ savingsRate, monthsCovered, netWorth }: HealthFigures, sheet: Worksheet, pay: string) {
  const rate =
    savingsRate === null
      ? null
      : sheet.share('rate', 'Savings rate', savingsRate, 'what is left as a share of income')
  const covered =
    monthsCovered === null
      ? null
      : sheet.time('covered', 'Months covered', monthsCovered, 'savings divided by monthly expenses')
  const worth =
    netWorth === null ? null : sheet.sum('networth', 'Net worth', netWorth, 'assets minus liabilities')
  const lines: Text[] = [
    ...(rate ? [text`Savings rate: ${rate} of ${pay}`] : []),
    ...(covered ? [text`Savings cover ${covered} of bills`] : []),
    ...(worth ? [text`Net worth: ${worth}`] : []),
  ]
  const standing: Text[] =
    rate && covered && rate.value >= 0
      ? [text`You save ${rate} of ${pay} and have ${covered} of bills in cash.`]
      : covered
        ? [text`You have ${covered} of bills in cash.`]
        : []
  return { lines, standing }
}
