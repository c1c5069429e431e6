import type { Dialogue, InterviewTopic } from '#advisor/dialogue.ts'
import { thingIn } from '#advisor/understanding/names/naming-rules.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'
import { type Reading, readMessage } from '#advisor/understanding/reading/reading.ts'
import type { Role } from '#advisor/understanding/roles.ts'
import type { ThingName } from '#advisor/understanding/reading/things.ts'
import { isOther } from '#advisor/understanding/people.ts'
import { tokenize } from '#advisor/understanding/reading/tokens.ts'
import { wishedThing } from '#advisor/understanding/wished-thing.ts'

/** What a message that is nothing but a number or a word would be about. */
export interface Expected {
  role: Exclude<Role, 'none'> | 'retirementAge' | 'risk' | 'goals' | 'age' | 'rate'
  /** The thing asked about, where it is one: 'rent'. */
  name: string | null
  /** 'What do you spend a week?' */
  period: Period | null
}

const byTopic: Record<InterviewTopic, Expected['role']> = {
  goals: 'goals',
  income: 'income',
  expenses: 'expenseTotal',
  debt: 'debtTotal',
  savings: 'savings',
  assets: 'asset',
  risk: 'risk',
  retirementAge: 'retirementAge',
  birthYear: 'age',
}

/** The user wants to be asked, or says the question as the advisor would. */
const request = new RegExp(
  [
    String.raw`(?<!\bi (?:\w+ )?)\bask\b|\bnext question\b|\bquestion (?:me|please)\b|\b(?:quiz|interview) me\b`,
    String.raw`\b(?:your|do you (?:have|owe|own|earn|make|spend|pay|get|want|plan)|are you|would you)\b[^?]*\?\s*$`,
  ].join('|'),
  'i',
)

/** Matters that are no thing with a name; in order, the first that fits. */
const matters: [RegExp, Expected['role']][] = [
  [/\brisk|toleran|aggressive|conservative|kind of investor|if (?:the|your) (?:market|stock)/i, 'risk'],
  [
    new RegExp(
      [
        String.raw`\b(?:what|which) age\b|retire(?:ment)? age|\bage\b.*\b(?:retir|stop|quit)`,
        String.raw`^(?!.*\b(?:how much|money)\b).*\bwhen\b.*\b(?:retire|stop working|quit working)|\bold\b.*\bretire`,
        String.raw`(?:stop|quit) working|myself retiring`,
      ].join('|'),
      'i',
    ),
    'retirementAge',
  ],
  [
    new RegExp(
      [
        String.raw`nest egg|retirement (?:goal|target|number|fund|pot|savings (?:goal|target))`,
        String.raw`(?:need|want|have|how (?:much|big|large))\b.*\b(?:retire|retirement)`,
      ].join('|'),
      'i',
    ),
    'retirementGoal',
  ],
  [/\bhow old\b|\b(?:my|your) age\b|birth|\byear (?:i was|were you|was i) born/i, 'age'],
  [
    new RegExp(
      [
        String.raw`\bgoals?\b|saving (?:up )?for|hoping for|big purchases|want to (?:achieve|accomplish|reach|do with)`,
        String.raw`dreams?\b|plans? for (?:my|the) (?:money|future)`,
      ].join('|'),
      'i',
    ),
    'goals',
  ],
  [/\bretire(?:ment)?\b/i, 'retirementAge'],
  [/\b(?:interest )?rate\b|\bapr\b|\binterest (?:is|do|am|on)\b/i, 'rate'],
  [
    new RegExp(
      [
        String.raw`\b(?:pension|annuity|social security|disability|unemployment|alimony|child support|stipend|tips|rental|`,
        String.raw`side (?:job|gig|hustle)|business)\b.*\b(?:pays?|receive|brings?|makes?|gives?|get)\b|\breceive\b|`,
        String.raw`\bwith tips\b`,
      ].join(''),
      'i',
    ),
    'income',
  ],
]

const owing = /\bow(?:e|ed|es|ing)\b|\bbalance\b|\bleft on\b|\bdebts?\b|\bloans?\b/i
const valuing = /\bworth\b|\bvalued?\b|\bin my\b|\bbalance\b|\bhow much is in\b/i
const spendingTotal = new RegExp(
  [
    String.raw`\bexpenses?\b|\bspending\b(?! on)`,
    String.raw`\bspend\b(?! (?:on|for)\b)(?!.*\b(?:on|for) (?!average|everything|all|the (?:whole|month)))|outgoings`,
    String.raw`costs? of living|living costs|costs? (?:me|us) to live|\bgoes out\b`,
    String.raw`\b(?:monthly|total|all(?: of)? my) (?:bills|costs)\b|\bget by on\b`,
  ].join('|'),
  'i',
)
const saving = /\bsavings?\b|\bsaved\b|put away|set aside|rainy day|emergency fund/i
const earning = new RegExp(
  [
    String.raw`\bincome\b|salary|\bearn|\bmake\b|\bpaid\b|\bpay\b(?! for| on)|paychecks?|wages?\b|brings? (?:home|in)`,
    String.raw`take[- ]home|\bgross\b|\bhourly\b`,
  ].join('|'),
  'i',
)

const debts: readonly ThingName[] = [
  'card',
  'mortgage',
  'autoLoan',
  'studentLoan',
  'medical',
  'businessLoan',
  'tax',
  'otherDebt',
  'vehicle',
  'house',
  'personalLoan',
]
const accounts: readonly ThingName[] = ['retirementAccount', 'investments', 'cash']
const possessions: readonly ThingName[] = [...accounts, 'house', 'vehicle', 'business', 'belongings']
const costs: readonly ThingName[] = [
  'rent',
  'food',
  'utilities',
  'transport',
  'insurance',
  'family',
  'housing',
  'living',
]
const payments: readonly ThingName[] = ['mortgage', 'autoLoan', 'studentLoan', 'card', 'vehicle', 'house']

/** The user had wished for the question, so that the next message is its answer. */
export const isRequested = ({ heard }: Pick<Dialogue, 'heard'>) => requested(heard).length > 0

const requested = (heard: string): Expected[] =>
  request.test(heard) && !/\b(?:don't|dont|do not|never) ask\b/i.test(heard) ? fromRequest(heard) : []

const SAVING_FOR = /\bsaving (?:up )?for\b/i
const NO_MORE = /\b(?:not|no longer|never|\w+n['’]?t|was|were|stopped|quit|done)\b[^.!?]*\bsaving\b/i

/** Whether the user saves for something, and nobody else. */
const isSaving = (heard: string) =>
  SAVING_FOR.test(heard) &&
  !NO_MORE.test(heard) &&
  !tokenize(heard.split(SAVING_FOR)[0] ?? '').some(({ word }) => isOther(word))

/** What the next message may answer: the questions in the order they were asked. Usually one, or none. */
export function expectedOf({ asked, heard }: Dialogue): Expected[] {
  const wanted = requested(heard)
  if (wanted.length > 0) return wanted
  // 'Saving for a new roof', which had an explanation: a bare number is its price all the same.
  const wished = asked === null && isSaving(heard) && !/\d/.test(heard) ? wishedThing(heard) : null
  if (wished) return [{ role: 'goalTarget', name: wished.name, period: null }]
  if (asked?.kind !== 'topic') return []
  return asked.wish === undefined
    ? [{ role: byTopic[asked.topic], name: null, period: null }]
    : [{ role: 'goalTarget', name: asked.wish, period: null }]
}

function fromRequest(heard: string): Expected[] {
  const reading = readMessage(heard)
  const hourly = reading.periods.find(({ period: said }) => said === 'hour')
  const period = (hourly ?? reading.periods.at(-1))?.period ?? null
  const words = reading.tokens.filter((token) => token.kind !== 'symbol').map((token) => token.word)
  const as = (role: Expected['role'], name: string | null = null): Expected[] => [{ role, name, period }]
  const named = (wanted: readonly ThingName[]) => nameIn(reading, words, wanted)
  const several = topicsIn(heard)
  if (several.length > 1) return several
  const debt = owing.test(heard) ? named(debts.filter((thing) => !isLoose(thing, heard))) : null
  const matter = matters.find(([pattern]) => pattern.test(heard))
  if (matter && !(matter[1] === 'rate' && debt)) return as(matter[1])
  const payment = /\bpayments?\b|\bpay (?:for|on)\b/i.test(heard) ? named(payments) : null
  if (payment && !debt) return as('expenseItem', /payment/i.test(payment) ? payment : `${payment} payment`)
  if (debt && !saving.test(heard)) return as('liability', debt)
  if (/\bdebts?\b|\bowe\b|\bowing\b|\bloans\b/i.test(heard)) return as('debtTotal')
  const owned = valuing.test(heard) ? named(possessions) : null
  if (owned && !saving.test(heard)) return as('asset', owned)
  if (saving.test(heard)) return as('savings')
  if (spendingTotal.test(heard)) return as('expenseTotal')
  const cost = named(costs)
  if (cost) return as('expenseItem', cost)
  const account = named(accounts)
  if (account) return as('asset', account)
  if (earning.test(heard)) return as('income')
  const loan = named(payments)
  return loan ? as('expenseItem', loan) : []
}

/** 'Loan' and 'debt' alone name no thing. */
const isLoose = (thing: ThingName, heard: string) =>
  thing === 'personalLoan' && !/\bpersonal|payday|family|consolidation|title\b/i.test(heard)

const listed: [RegExp, Expected['role']][] = [
  [/\b(?:income|salary|earn)\b/i, 'income'],
  [/\b(?:expenses|spending|spend)\b(?! on)/i, 'expenseTotal'],
  [/\bsavings?\b/i, 'savings'],
  [/\bdebts?\b/i, 'debtTotal'],
]

/** 'Ask me about my income and my expenses' */
function topicsIn(heard: string): Expected[] {
  return listed
    .filter(([pattern]) => pattern.test(heard))
    .toSorted(([one], [other]) => heard.search(one) - heard.search(other))
    .map(([, role]) => ({ role, name: null, period: null }))
}

/** The words of the question that name a thing, as the user wrote them. */
function nameIn({ text, tokens }: Reading, words: string[], wanted: readonly ThingName[]): string | null {
  const thing = thingIn(words, wanted)
  if (!thing) return null
  const naming = tokens.filter((token) => token.kind !== 'symbol')
  const isIt = (at: number, length: number) =>
    thingIn([
      naming
        .slice(at, at + length)
        .map((token) => token.word)
        .join(' '),
    ]) === thing
  for (const length of [2, 1]) {
    const at = naming.findIndex((_, place) => place + length <= naming.length && isIt(place, length))
    if (at < 0) continue
    const name = text.slice(naming[at]?.start, naming[at + length - 1]?.end)
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
  return null
}
