import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { isAddition, saysSecond } from './later/additions.ts'
import { changesFrom, type Found, toFact } from './amount-facts.ts'
import { ownWords } from './answers/bare-answers.ts'
import { bareChange } from './answers/bare-change.ts'
import { ASK, SAVE } from './certainty.ts'
import { type Judged, judgeAmounts } from './classify.ts'
import { type InContext, readInContext } from './later/context.ts'
import { addIncome } from './later/further-income.ts'
import { changesWithShares } from './money/percents.ts'
import { type Amount, isWordOnly, type Reading } from './reading/reading.ts'
import { hasOwnSubject } from './later/segments.ts'
import { isWritten } from './names/rows.ts'
import { nameless } from './names/naming-rules.ts'
import { isPlainSpeech, isWished } from './reading/correction-words.ts'
import { sharpen } from './sharpen.ts'
import { judgedAs, roleByAddition, roleByTopic } from './later/topic-roles.ts'
import { isVetoed } from './vetoes.ts'

/** Between two roles that are nearly as likely the advisor does not choose. */
const CLEAR = 0.5
/** What was said before may tell the role of an amount that is not judged as nobody's. */
const SLIGHT = 0.15
/** So sure that what was said before does not matter. */
const SURE = 0.9
/** Words of an addition that leaves its kind unsaid. */
const SHORT = 16

const isSure = ({ certainty, clarity }: Judged) => certainty >= SURE && clarity >= SURE

/** Needs no name. */
const isField = ({ role }: Judged) => role === 'savings' || role === 'income' || role === 'expenseTotal'

const decide = ({ certainty, clarity }: Judged) => certainty >= ASK && clarity >= CLEAR

/** What the amounts say that no earlier message has a part in, or only as the place where their subject was named. */
export function ownFacts(
  reading: Reading,
  judged: readonly Judged[],
  taken: ReadonlySet<Amount>,
  hearing: Hearing,
): Fact[] {
  const open = judged.filter(({ amount }) => !taken.has(amount) && !isWordOnly(amount))
  const more = isAddition(reading.text)
  const isOfItself = open.every((one) => hasOwnSubject(reading, one.amount) || (isSure(one) && isField(one)))
  const context = !isOfItself && !more ? readInContext(reading, hearing.dialogue.heard) : null
  if (!context) {
    const own = open.map((one) => (more ? added(reading, one, hearing) : one)).filter(isOwn(reading))
    const found = changesWithShares(
      reading,
      open,
      own,
      more || saysSecond(reading) ? withNamedRows(hearing.snapshot, reading) : hearing.snapshot,
    )
      .filter((one) => isSaidOfNow(reading, one))
      .map((one) => besides(reading, asSecond(one, hearing.snapshot), hearing.snapshot))
    return addIncome(reading, found, hearing).map((one) => toFact(reading, one, SAVE))
  }
  const told =
    context.isTold && open.length === 1 ? toldChange(reading, open[0], context, hearing.snapshot) : null
  if (told) return [toFact(reading, told, SAVE)]
  const isOpen = (amount: Amount | undefined) => open.some((one) => one.amount === amount)
  const inContext = sharpen(context.reading, judgeAmounts(context.reading))
    .filter((one) => isOpen(context.ownAmount(one.amount)))
    .map((one) => {
      const role = context.isTold ? roleByTopic(context.things, reading.text.toLowerCase()) : null
      return role && one.certainty >= SLIGHT && !isSure(one) ? judgedAs(one, role) : one
    })
    .filter(isOwn(context.reading))
  const found = addIncome(context.reading, changesFrom(context.reading, inContext, hearing.snapshot), hearing)
  return found
    .map((one) => ({ ...one, amount: context.ownAmount(one.amount) ?? one.amount }))
    .filter((one) => isSaidOfNow(reading, one))
    .map((one) => toFact(reading, one, SAVE))
}

/** 'My goal is 400 for groceries', 'we moved from a place at 1,100' sets no row right that is known. */
const isSaidOfNow = (reading: Reading, { change, amount }: Found) =>
  change.kind !== 'expense' ||
  (change.id === null
    ? change.name !== nameless.expenseItem || !isBare(reading)
    : isPlainSpeech(reading, amount) &&
      !isWished(reading, amount) &&
      !VARYING.test(reading.text.slice(amount.end)))
/** '1,900 in a good month' is no bill of every month. */
const VARYING = /^ (?:in|on) an? (?:good|great|bad|slow|busy) (?:week|month)\b/i

/** 'We have a HELOC.' '18k drawn on it': the one thing named is what the amount is of. */
function toldChange(
  reading: Reading,
  one: Judged | undefined,
  context: InContext,
  snapshot: Snapshot,
): Found | null {
  const [name, another] = context.names
  const role = roleByTopic(context.things, reading.text.toLowerCase())
  if (!one || !name || another || !role || one.certainty < SLIGHT) return null
  if (isVetoed(reading, one)) return null
  const change = bareChange(reading, one.amount, { role, name, period: null }, snapshot, [one.amount])
  return change && { change, amount: one.amount, certainty: 1 }
}

const isOwn = (reading: Reading) => (one: Judged) =>
  decide(one) &&
  (one.role !== 'expenseTotal' || one.clarity >= SURE || !isBare(reading)) &&
  !isVetoed(reading, one)

/** 'About 4,200 a month', said of nothing, may be pay as well as costs. */
const isBare = (reading: Reading) => ownWords(reading).length === 0

/** What is added has a row of its own, unless it names one: 'and groceries are closer to 520'. */
function withNamedRows(snapshot: Snapshot, { text }: Reading): Snapshot {
  const isNamed = (name: string) => !another.test(text) && isWritten(name, text)
  return {
    ...snapshot,
    expenses: snapshot.expenses.filter(({ category }) => isNamed(category)),
    assets: snapshot.assets.filter(({ name }) => isNamed(name)),
    liabilities: snapshot.liabilities.filter(({ name }) => isNamed(name)),
    goals: snapshot.goals.filter(({ name }) => isNamed(name)),
  }
}

/** A new row beside one of the same name is the second of its kind. */
function asSecond(found: Found, snapshot: Snapshot): Found {
  const { change } = found
  if (!('id' in change) || change.id !== null || change.kind === 'removal' || change.kind === 'income')
    return found
  const names = {
    expense: snapshot.expenses.map(({ category }) => category),
    asset: snapshot.assets.map(({ name }) => name),
    liability: snapshot.liabilities.map(({ name }) => name),
    goal: snapshot.goals.map(({ name }) => name),
  }[change.kind]
  const { name } = change
  if (!names.some((other) => other.toLowerCase() === name.toLowerCase())) return found
  const isAcronym = /^[^a-z]/.test(name.slice(1))
  const rest = isAcronym ? name : name.charAt(0).toLowerCase() + name.slice(1)
  return { ...found, change: { ...change, name: `Second ${rest}` } }
}

const BESIDES =
  /^[^.?!,;\d]{0,24}\b(?:besides|on top of|in addition to|apart from|aside from) (?:that|it|this|those)\b/i

/** 'I have about 20k in savings besides that': with what was told of them before. */
function besides({ text }: Reading, found: Found, { profile }: Snapshot): Found {
  const { change, amount } = found
  if (change.kind !== 'profile' || change.field !== 'savings' || profile.savings === null) return found
  if (!BESIDES.test(text.slice(amount.end))) return found
  return { ...found, change: { ...change, value: Number(change.value) + profile.savings } }
}

/** 'And a car loan' is one more. */
const another = new RegExp(
  [
    String.raw`\b(?:another|second|other|extra|additional|more|different|two|\d(?:nd|rd))\b`,
    String.raw`\ban? (?!year|yr|month|mo\b|week|wk|day|quarter|hour|hr|bit|little|lot)`,
  ].join('|'),
  'i',
)

/** A short addition is of the kind of what was said last. */
function added(reading: Reading, one: Judged, { dialogue }: Hearing): Judged {
  const role =
    reading.tokens.length <= SHORT && !isSure(one)
      ? roleByAddition(dialogue.focus, reading.text.toLowerCase())
      : null
  return role && one.certainty >= SLIGHT ? judgedAs(one, role) : one
}
