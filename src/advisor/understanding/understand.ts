import type { Hearing, Understood } from '#advisor/advisor.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { isAddition } from './additions.ts'
import { changesFrom, type Found, toFact } from './amount-facts.ts'
import { readAnswer } from './answers.ts'
import { expectedOf } from './asked.ts'
import { bareChange } from './bare-change.ts'
import { builtInModel, type Judged, judgeAmounts, type RoleModel } from './classify.ts'
import { readConfirmation } from './confirmations.ts'
import { type InContext, readInContext } from './context.ts'
import { readCorrections } from './corrections.ts'
import { thingsNamed } from './focus.ts'
import { hideForeign } from './foreign.ts'
import { addIncome } from './further-income.ts'
import { readOnlyDebts } from './only-debts.ts'
import { readRaise, readShares } from './percents.ts'
import { readRate } from './rate-answers.ts'
import { type Amount, isMoneyLike, isWordOnly, type Reading, readMessage } from './reading.ts'
import { readRemovals } from './removals.ts'
import { readRetraction } from './retractions.ts'
import { readSameAgain } from './same-again.ts'
import { readSwap } from './swaps.ts'
import { debtInStep, incomeInStep, owedAfter } from './totals.ts'
import { judgedAs, roleByAddition, roleByTopic } from './topic-roles.ts'
import { readTraits } from './trait-facts.ts'
import { readUnitCorrection } from './unit-corrections.ts'
import { isVetoed } from './vetoes.ts'

/** From here on an amount is saved; below, the advisor asks; further down it stays silent. */
export const SAVE = 0.6
export const ASK = 0.4
/** Between two roles that are nearly as likely the advisor does not choose. */
const CLEAR = 0.5
/** What was said before may tell the role of an amount that is not judged as nobody's. */
const SLIGHT = 0.15
/** So sure that what was said before does not matter. */
const SURE = 0.9
/** Words of an addition that leaves its kind unsaid. */
const SHORT = 16

const decide = ({ certainty, clarity }: Judged) => certainty >= ASK && clarity >= CLEAR

/** Reads what a message says about the user's own money. */
export function understand(hearing: Hearing, model: RoleModel = builtInModel()): Understood {
  const reading = readMessage(hideForeign(hearing.text))
  const confirmed = readConfirmation(reading, hearing.dialogue)
  if (confirmed) return confirmed
  const facts = readFacts(reading, hearing, model).filter(({ change }) => isSensible(change))
  return { facts: [...facts, ...totalsOf(reading, facts, hearing.snapshot)] }
}

function readFacts(reading: Reading, hearing: Hearing, model: RoleModel): Fact[] {
  const { snapshot, dialogue } = hearing
  const expected = expectedOf(dialogue)
  const withdrawn = readRetraction(reading, dialogue.focus)
  if (withdrawn) return withdrawn.map((change) => wholeFact(reading, change))
  const traits = readTraits(reading, hearing, expected)
  const judged = judgeAmounts(reading, model)
  const answer = readAnswer(reading, expected, judged, snapshot)
  if (answer) {
    const facts = [...answer.found.map((one) => toFact(reading, one, SAVE)), ...traits]
    return answer.isWhole ? [...facts, wholeFact(reading, totalOwed(facts, snapshot))] : facts
  }
  const more = [...readSwap(reading, dialogue.focus), readSameAgain(reading, dialogue.focus)].filter(
    (one) => one !== null,
  )
  if (more.length > 0) return more.map((change) => wholeFact(reading, change))
  const ended = readRemovals(reading, hearing).map((change) => wholeFact(reading, change))
  if (ended.length > 0 && !reading.amounts.some(isMoneyLike)) return [...ended, ...traits]
  const unit = readUnitCorrection(reading, dialogue.focus)
  if (unit) return [wholeFact(reading, unit), ...traits]
  const rates = readRate(
    reading,
    dialogue.focus,
    snapshot,
    expected.some(({ role }) => role === 'rate'),
  )
  const corrections = readCorrections(
    withoutAmounts(reading, rates.taken),
    dialogue.focus,
    judged,
    isElsewhere(dialogue),
  )
  const taken = new Set<Amount>([...rates.taken, ...corrections.taken, ...agesIn(reading, traits)])
  const corrected = [...rates.found, ...corrections.found].map((one) => toFact(reading, one, SAVE))
  return [...ended, ...corrected, ...ownFacts(reading, judged, taken, hearing, model), ...traits]
}

/** What the amounts say that no earlier message has a part in, or only as the place where their subject was named. */
function ownFacts(
  reading: Reading,
  judged: readonly Judged[],
  taken: ReadonlySet<Amount>,
  hearing: Hearing,
  model: RoleModel,
): Fact[] {
  const open = judged.filter(({ amount }) => !taken.has(amount) && !isWordOnly(amount))
  const more = isAddition(reading.text)
  const context = open.length > 0 && !more ? readInContext(reading, hearing.dialogue.heard) : null
  if (!context) {
    const own = open.map((one) => (more ? added(reading, one, hearing) : one)).filter(isOwn(reading))
    const found = changesWithShares(
      reading,
      open,
      own,
      more ? withoutRows(hearing.snapshot) : hearing.snapshot,
    )
    return addIncome(reading, found, hearing).map((one) => toFact(reading, one, SAVE))
  }
  const told =
    context.isTold && open.length === 1 ? toldChange(reading, open[0], context, hearing.snapshot) : null
  if (told) return [toFact(reading, told, SAVE)]
  const isOpen = (amount: Amount | undefined) => open.some((one) => one.amount === amount)
  const inContext = judgeAmounts(context.reading, model)
    .filter((one) => isOpen(context.ownAmount(one.amount)))
    .map((one) => {
      const role = context.isTold ? roleByTopic(context.things, reading.text.toLowerCase()) : null
      return role && one.certainty >= SLIGHT ? judgedAs(one, role) : one
    })
    .filter(isOwn(context.reading))
  const found = addIncome(context.reading, changesFrom(context.reading, inContext, hearing.snapshot), hearing)
  return found.map((one) =>
    toFact(reading, { ...one, amount: context.ownAmount(one.amount) ?? one.amount }, SAVE),
  )
}

/** 'We have a HELOC.' '18k drawn on it': the one thing named is what the amount is of. */
function toldChange(
  reading: Reading,
  one: Judged | undefined,
  context: InContext,
  snapshot: Snapshot,
): Found | null {
  const [name, another] = context.names
  const role = roleByTopic(context.things, reading.text.toLowerCase())
  if (!one || !name || another || !role || one.certainty < SLIGHT || isVetoed(reading, one.amount))
    return null
  const change = bareChange(reading, one.amount, { role, name, period: null }, snapshot, [one.amount])
  return change && { change, amount: one.amount, certainty: 1 }
}

const isOwn = (reading: Reading) => (one: Judged) => decide(one) && !isVetoed(reading, one.amount)

/** What is added has a row of its own. */
const withoutRows = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  expenses: [],
  assets: [],
  liabilities: [],
  goals: [],
})

/** A short addition is of the kind of what was said last. */
function added(reading: Reading, one: Judged, { dialogue }: Hearing): Judged {
  const isSure = one.certainty >= SURE && one.clarity >= SURE
  const role =
    reading.tokens.length <= SHORT && !isSure
      ? roleByAddition(dialogue.focus, reading.text.toLowerCase())
      : null
  return role && one.certainty >= SLIGHT ? judgedAs(one, role) : one
}

/** Pay that was raised replaces what it was, and a share of pay that is spent is an expense. */
function changesWithShares(
  reading: Reading,
  open: readonly Judged[],
  own: readonly Judged[],
  snapshot: Snapshot,
): Found[] {
  const raise = readRaise(reading, open, snapshot)
  const rest = raise ? own.filter(({ role }) => role !== 'income') : own
  return [
    ...(raise ? [raise] : []),
    ...changesFrom(reading, rest, snapshot),
    ...readShares(reading, open, snapshot),
  ]
}

/** The last message named things but saved nothing: 'it' is one of them. */
function isElsewhere({ focus, heard }: Hearing['dialogue']): boolean {
  const last = focus[0]
  return (
    last !== undefined && !heard.includes(last.quote) && thingsNamed(readMessage(heard).tokens).length > 0
  )
}

const withoutAmounts = (reading: Reading, taken: readonly Amount[]): Reading => ({
  ...reading,
  amounts: reading.amounts.filter((amount) => !taken.includes(amount)),
})

/** Numbers that were read as an age are no money. */
function agesIn({ amounts }: Reading, traits: readonly Fact[]): Amount[] {
  const ages = traits.filter(({ change }) => change.kind === 'profile' && change.field === 'retirementAge')
  return amounts.filter((amount) =>
    ages.some(
      ({ span, change }) =>
        'value' in change &&
        amount.value === change.value &&
        amount.start >= span.start &&
        amount.end <= span.end,
    ),
  )
}

function totalsOf(reading: Reading, facts: readonly Fact[], snapshot: Snapshot): Fact[] {
  const changes = facts.filter(({ decision }) => decision === 'save').map(({ change }) => change)
  const isOnly = changes.some(({ kind }) => kind === 'liability') || snapshot.liabilities.length > 0
  const hasTotal = changes.some((change) => change.kind === 'profile' && change.field === 'debt')
  const debt =
    isOnly && !hasTotal && readOnlyDebts(reading) ? totalOwed(facts, snapshot) : debtInStep(snapshot, changes)
  return [debt, incomeInStep(snapshot, changes)].flatMap((change) =>
    change ? [wholeFact(reading, change)] : [],
  )
}

const totalOwed = (facts: readonly Fact[], snapshot: Snapshot): Change => ({
  kind: 'profile',
  field: 'debt',
  value: owedAfter(
    snapshot,
    facts.map(({ change }) => change),
  ),
})

/** A fact that the message as a whole says. */
const wholeFact = ({ text }: Reading, change: Change): Fact => ({
  change,
  decision: 'save',
  quote: text.trim(),
  span: { start: 0, end: text.length },
})

/** Nobody keeps a hundred billion in a savings account. */
export function isSensible(change: Change): boolean {
  const amount =
    change.kind === 'expense' || change.kind === 'income'
      ? change.amount
      : change.kind === 'asset'
        ? change.value
        : change.kind === 'profile' && typeof change.value === 'number'
          ? change.value
          : null
  return amount === null || amount <= 1e13
}
