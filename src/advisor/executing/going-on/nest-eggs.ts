/** What people ask next of money that is to last. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import { asInputs, figureOf, isReady, newestOf } from '#advisor/executing/of-sum.ts'

const HOW_MUCH = /\bhow much\b|\bwhat (?:would|do|does|will)\b/i
const PUT_IN =
  /\b(?:put (?:in|away|aside)|save|saving|set aside|invest|contribute|add|need to|have to|would it take|does it take)\b/i
const BY_MONTH = /\b(?:a|per|each|every) (?:month|mo|year|yr)\b|\bmonthly\b/i

/** 'How much a month would we have to put in then', after what a retirement lacks: what makes it up by that age. */
export function toReach({ text, minded: { numbers }, sums }: Talk): Action | null {
  const last = sums.at(-1)
  const isShort = last?.kind === 'four-percent' && (last.results['gap']?.value ?? 0) > 0
  if (!isShort || numbers.length > 0) return null
  if (!HOW_MUCH.test(text) || !PUT_IN.test(text) || !BY_MONTH.test(text)) return null
  const plan = newestOf(sums, 'retirement-projection')
  const isSame = plan?.results['value']?.value === last.inputs['portfolio']?.value
  if (!plan || !isSame || !last.results['needed']) return null
  const years: Value = {
    kind: 'operation',
    operator: 'take',
    left: figureOf(plan, 'retirementAge'),
    right: figureOf(plan, 'age'),
  }
  const inputs = asInputs({
    target: figureOf(last, 'needed'),
    current: plan.inputs['savings'] ? figureOf(plan, 'savings') : null,
    months: { kind: 'operation', operator: 'times', left: years, right: { kind: 'constant', value: 12 } },
    rate: figureOf(plan, 'rate'),
  })
  return { ...bare('goal-payment'), inputs }
}

const EARNS = /\b(?:earn(?:s|ed|ing)?|grows?|growing|yields?|gets?|makes?|returns?|interest|invested)\b/i

/** 'And if it earns 4%', after an amount was shared out by the month: how long it lasts then. */
export function earningMeanwhile({ text, minded: { numbers }, sums }: Talk): Action | null {
  const last = sums.at(-1)
  const [rate, ...more] = numbers
  if (last?.kind !== 'quotient' || !isReady(last) || rate?.kind !== 'percent' || more.length > 0) return null
  const isShared = last.inputs['amount']?.unit === 'money' && last.inputs['by']?.unit === 'money'
  if (!isShared || !EARNS.test(text)) return null
  const inputs = asInputs({
    portfolio: figureOf(last, 'amount'),
    monthly: figureOf(last, 'by'),
    rate: { kind: 'number', number: rate },
  })
  return { ...bare('nest-egg-life'), inputs }
}

const FALLS = new RegExp(
  String.raw`\b(?:it|that|this|markets?|stocks?|portfolio|nest egg|accounts?|401 ?\(?k\)?|ira|everything)\b(?: \w+){0,2} ` +
    String.raw`(?:drops?|falls?|crash(?:es)?|tanks?|loses?|goes down|is down|dips?)` +
    String.raw`(?: (?:by|another|like|about|maybe|around))* $`,
  'i',
)

/** 'And if it drops 25% first', of what a nest egg pays: the same from what is left. */
export function fallsFirst({ text, minded: { numbers }, sums }: Talk): Action | null {
  const last = sums.at(-1)
  const [fall, ...more] = numbers
  const isPaid = last?.kind === 'four-percent' && isReady(last) && last.inputs['portfolio'] !== undefined
  if (!isPaid || fall?.kind !== 'percent' || more.length > 0 || !FALLS.test(text.slice(0, fall.start)))
    return null
  const portfolio: Value = {
    kind: 'operation',
    operator: 'take',
    left: figureOf(last, 'portfolio'),
    right: { kind: 'number', number: fall },
  }
  return { ...bare('four-percent'), from: last.id, inputs: asInputs({ portfolio }) }
}
