/** What settles each decision: what has to be known of the household, what the thing costs, and the sum that says it. */
import type { InterviewTopic, Need, NeedKind } from '#advisor/dialogue.ts'
import { type Lines } from '#advisor/talk/scene.ts'

interface Settling {
  /** Said first, where little is known yet. */
  turnsOn: string
  /** What has to be known, in the order in which it is asked for. */
  topics: readonly InterviewTopic[]
  /** How its cost is asked for; none where what is stored settles it. */
  askCost?: Lines
  /** Where nobody knows it but they: then it is asked for before all else. */
  isCostFirst?: boolean
  /** What falls away for it, by the name of its row. */
  instead?: RegExp
  /** The sum that settles it, and the input that takes the cost. */
  sum: string
  input?: string
  /** What its answer goes on from. */
  before?: string
}

const perMonth: Pick<Settling, 'topics' | 'sum' | 'input'> = {
  topics: ['income', 'expenses'],
  sum: 'afford-monthly',
  input: 'amount',
}

const needs: Readonly<Record<NeedKind, Settling>> = {
  child: {
    ...perMonth,
    turnsOn: "That turns on what's left each month, and on what childcare costs where you are.",
    askCost: ['What would childcare come to a month?', 'About what would childcare cost you a month?'],
  },
  pet: {
    ...perMonth,
    turnsOn: "That turns on what's left each month against food, vet bills and insurance.",
    askCost: [
      'What would it cost you a month, food and vet included?',
      'About what would food and vet come to a month?',
    ],
  },
  vehicle: {
    ...perMonth,
    isCostFirst: true,
    turnsOn: "That turns on the price and on what's left each month.",
    askCost: [
      'What does it cost, or what would the payment be?',
      'What price or monthly payment are you looking at?',
    ],
  },
  monthly: {
    ...perMonth,
    isCostFirst: true,
    turnsOn: "That turns on what's left each month.",
    askCost: ['What would it cost a month?', 'About how much a month would that be?'],
  },
  move: {
    ...perMonth,
    turnsOn: "That turns on the new rent and on what's left each month.",
    askCost: ['What would the rent be?', 'What rent would that be a month?'],
    isCostFirst: true,
    instead: /\b(?:rent|mortgage)/i,
  },
  lessPay: {
    topics: ['expenses'],
    turnsOn: 'That turns on whether the smaller pay still covers your bills.',
    askCost: ['What would you bring home a month then?', 'About what would come in a month after that?'],
    sum: 'budget-summary',
    input: 'income',
    before: 'On that pay, ',
  },
  share: {
    topics: ['income'],
    turnsOn: 'That turns on what part of your pay it takes.',
    askCost: ['How much is it a month?', 'What do you pay for it each month?'],
    sum: 'housing-ratio',
    input: 'part',
  },
  open: {
    ...perMonth,
    isCostFirst: true,
    turnsOn: "That turns on what it costs and what's left each month.",
    askCost: [
      'What would it cost, and is that once or every month?',
      'About how much is it, once or a month?',
    ],
  },
  once: {
    topics: ['savings', 'expenses'],
    isCostFirst: true,
    turnsOn: 'That turns on what would still be in savings after it.',
    askCost: ['What would it cost, roughly?', 'About how much would it be?'],
    sum: 'afford-once',
    input: 'price',
  },
  home: {
    topics: ['income', 'debt', 'savings'],
    turnsOn: 'That turns on your pay, what you owe and what you have saved.',
    sum: 'affordability',
    before: 'Your pay carries a home of ',
  },
  keep: {
    topics: ['income', 'expenses'],
    turnsOn: 'That turns on what is left of your own pay after all bills.',
    sum: 'budget-summary',
  },
  leave: {
    topics: ['expenses', 'savings'],
    turnsOn: 'That turns on how long your savings would carry your bills.',
    sum: 'runway',
    before: 'Without your pay, ',
  },
  fine: {
    topics: ['income', 'expenses', 'savings'],
    turnsOn: 'I can tell you once I know a few figures.',
    sum: 'budget-summary',
  },
}

/** A cost from here on is a price that is paid once, of something that can have either. */
const PRICE = 2000

/** How a decision is settled, knowing what the thing costs. */
export function settlingOf({ kind, thing, cost }: Need): Settling {
  if (kind === 'share' && /\b(?:car|truck|auto)\b/i.test(thing)) return { ...needs.share, sum: 'car-share' }
  const isPrice = cost !== undefined && cost.period === null && cost.value >= PRICE
  if (kind === 'vehicle' && isPrice) return { ...needs.vehicle, sum: 'car-budget', input: 'price' }
  if (kind === 'open' && isPrice) return { ...needs.once, turnsOn: needs.open.turnsOn }
  return needs[kind]
}
