/** What a message may have meant, where no reading of it is believed: one short question, and no figure. */
import { isArithmetic } from './is-believed.ts'
import type { Dialogue } from '#advisor/dialogue.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { sayAnew } from './scene.ts'
import type { Part } from './tell-sum.ts'

/** What each sum tells, after 'Do you want to know'. Plain arithmetic tells nothing by its name. */
const tells: Readonly<Record<string, string>> = {
  'budget-summary': "what's left each month",
  'what-if': 'what a change would leave each month',
  'afford-once': 'whether you can pay that from savings',
  'afford-monthly': 'whether a monthly cost fits your budget',
  'emergency-fund': 'how many months your savings cover',
  runway: 'how long your savings last',
  'savings-rate': 'what part of your pay you save',
  'saved-by': 'what your saving adds up to',
  'goal-time': 'how long it takes to save that',
  'goal-payment': 'what to save a month for it',
  'goal-pace': "whether you'll reach the goal in time",
  'payoff-time': 'when a debt is paid off',
  'payment-to-clear': 'what to pay to clear a debt in time',
  'debt-payoff': 'when all your debts are paid off',
  'debt-order': 'which debt comes first',
  'extra-payment': 'what paying extra saves',
  'interest-cost': 'what the interest costs you',
  'minimum-payment': 'how long the minimum payments take',
  'savings-or-debt': 'whether savings should pay off a debt',
  'invest-or-prepay': 'whether to invest or to pay a loan faster',
  consolidation: 'whether one new loan costs less',
  refinance: 'what a new loan saves you',
  'loan-payment': 'the payment on a loan',
  'loan-comparison': 'which of two loans costs less',
  'remaining-balance': "what's still owed on a loan",
  'house-payment': 'what a house costs a month',
  affordability: 'what house your pay carries',
  'down-payment': 'how far you are from a down payment',
  'rent-or-buy': 'whether renting or buying costs less',
  'housing-ratio': 'what part of your pay housing takes',
  'rent-budget': 'what rent your pay carries',
  'debt-to-income': 'what part of your pay your debts take',
  equity: 'what part of it is really yours',
  growth: 'what savings grow to',
  'interest-earned': 'what interest savings earn',
  inflation: 'what prices do to it',
  'retirement-projection': "what you'll have at retirement",
  'retirement-need': 'what to save for retirement',
  'nest-egg-life': 'how long a nest egg lasts',
  'four-percent': 'what savings can pay you',
  'spend-down': 'what you can spend so that savings last',
  'pension-gap': "what's missing beside pension and Social Security",
  'social-security': 'when to claim Social Security',
  independence: 'when work becomes a choice',
  'employer-match': 'what the match is worth',
  'contribution-split': 'what you put in from your pay',
  'take-home': "what's left of your pay after tax",
  'income-tax': 'what income tax comes to',
  'set-aside': 'what to put aside for taxes',
  'self-employment-tax': 'what tax your own business owes',
  'tax-saved': 'what tax it saves',
  'capital-gains': 'what tax a sale costs',
  refund: 'what comes back at filing',
  'pay-conversion': 'what your pay comes to',
  raise: 'what a change of pay brings',
  offers: 'which job pays more',
  'fair-split': 'how to share the bills',
  spending: 'where your money goes',
  'net-worth': 'what you own less what you owe',
  'per-year': 'what it comes to over a year',
  'percent-change': 'by how much it rose or fell',
  college: 'what college will cost',
  'cash-out': 'what cashing out leaves you',
  settlement: 'what settling saves you',
  'car-budget': 'whether a car fits your pay',
  'life-insurance': 'how much life insurance you need',
}

/** A reading less likely than this is not worth a word. */
const WORTH_NAMING = 0.05

/** The sums that may be meant, the likeliest first. */
function meantBy({ readings }: Minded): string[] {
  const chances = new Map<string, number>()
  for (const { actions, score } of readings)
    for (const { intent } of actions) chances.set(intent, (chances.get(intent) ?? 0) + score)
  const likely = [...chances].filter(([, chance]) => chance >= WORTH_NAMING).toSorted(([, a], [, b]) => b - a)
  return likely.flatMap(([intent]) => tells[intent] ?? [])
}

/** Nothing but numbers set against each other was read: which, and for what, is all that can be asked. */
const whichAmounts = [
  "I'd rather ask than guess: which amounts should I take, and do you want what's left or what they come to?",
  "I don't want to guess with your money. Put it in one sentence: the amounts, and what you want to know of them.",
  'Which of your figures is that about? Name them with what you want to know, and I work it out.',
]

function linesFor(minded: Minded): string[] {
  const [first] = minded.readings
  const [one, other] = first?.actions.every(({ intent }) => isArithmetic(intent)) ? [] : meantBy(minded)
  if (one === undefined) return whichAmounts
  if (other === undefined)
    return [
      `You want to know ${one}, don't you? Put the amounts for it in one sentence, and I work it out.`,
      `If it's ${one} that you ask for, tell me the amounts for it once more, all in one sentence.`,
    ]
  return [
    `I'd rather ask than guess: do you want to know ${one}, or ${other}?`,
    `Is it ${one} that you want to know, or ${other}? Say which, with the amounts for it.`,
  ]
}

export const askMeant = (minded: Minded, dialogue: Dialogue): Part => ({
  lead: [sayAnew(linesFor(minded), dialogue)],
  more: [],
  details: [],
  cards: [],
})
