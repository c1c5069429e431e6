import type { Hearing, Understood } from '#advisor/advisor.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { toFact } from './amount-facts.ts'
import { type Answer, readAnswer } from './answers/answers.ts'
import { type Expected, expectedOf, isRequested } from './answers/asked.ts'
import { isBareAnswer, isOutOfNowhere, mayAnswer } from './answers/bare-answers.ts'
import { ASK, SAVE } from './certainty.ts'
import { type Judged, judgeAmounts, MOST_AMOUNTS } from './classify.ts'
import { readConfirmation } from './answers/confirmations.ts'
import { type Scene, sceneOf, without } from './later/correction-scene.ts'
import { nameless } from './names/naming-rules.ts'
import { isSameSlot, readCorrections } from './later/corrections.ts'
import { readDebtPayment } from './later/debt-payments.ts'
import { readEndedPay } from './endings/ended-pay.ts'
import { thingsNamed } from './later/focus.ts'
import { readFurtherSavings } from './later/further-savings.ts'
import { linkOf } from './later/links.ts'
import { pricedThing } from './wanted-thing.ts'
import { openingAnswer } from './answers/opening-answer.ts'
import { ownFacts } from './own-facts.ts'
import { readRate } from './later/rate-answers.ts'
import { type Amount, isMoneyLike, type Reading, readMessage } from './reading/reading.ts'
import { readHeard } from './read-heard.ts'
import { readRelativeChange, type Retold } from './later/relative-changes.ts'
import { readRemovals, withoutRowsOver } from './endings/removals.ts'
import { isAbsurdToAsk, isSensible } from './sensible.ts'
import { readRestOfCosts } from './later/rest-of-costs.ts'
import { readRetraction } from './later/retractions.ts'
import { retell } from './later/retold.ts'
import { readSameAgain } from './later/same-again.ts'
import { readSplit } from './later/splits.ts'
import { readRateSwap, readSwap } from './later/swaps.ts'
import { saysNet } from './money/net-pay.ts'
import { debtInStep, incomeInStep, owedAfter, spendingInStep } from './money/totals.ts'
import { segmentOf } from '#advisor/understanding/later/segments.ts'
import { saysWrong } from './reading/correction-words.ts'
import { sharpen } from './sharpen.ts'
import { readTraits } from './traits/trait-facts.ts'
import { readUnitCorrection } from './later/unit-corrections.ts'

/** Tokens of a message that is a mere no. */
const MOST_IN_A_NO = 6

/** Reads what a message says about the user's own money. */
export function understand(hearing: Hearing): Understood {
  const reading = withFewAmounts(readHeard(hearing))
  const confirmed = readConfirmation(reading, hearing.dialogue)
  if (confirmed) return confirmed
  // 'Should i buy the truck.' 'Its 54k.': a price is nothing of the user's yet.
  if (pricedThing(reading.text, hearing.dialogue) !== null) return { facts: [] }
  const facts = readFacts(reading, hearing).filter(
    (fact) =>
      isSensible(fact.change) &&
      !isAbsurdToAsk(fact) &&
      !isOutOfNowhere(reading, fact.change, hearing.dialogue),
  )
  return { facts: [...facts, ...totalsOf(reading, facts, hearing)] }
}

const withFewAmounts = (reading: Reading): Reading => ({
  ...reading,
  amounts: reading.amounts.slice(0, MOST_AMOUNTS),
})

/** 'Sorry, typo. It is 72,000' speaks of what was said before, whatever the advisor has asked since. */
const isSettingRight = ({ text }: Reading, dialogue: Hearing['dialogue']) =>
  dialogue.focus.length > 0 && saysWrong(text) && !isRequested(dialogue)

function readFacts(reading: Reading, hearing: Hearing): Fact[] {
  const { snapshot, dialogue } = hearing
  const expected = isSettingRight(reading, dialogue) ? [] : expectedOf(dialogue)
  const retracted = readRetraction(reading, dialogue)
  if (retracted) return retracted.map((change) => wholeFact(reading, change))
  const again = retell(reading, hearing)
  if (again.length > 0) return again.map((change) => wholeFact(reading, change))
  const rest = readRestOfCosts(reading, hearing)
  if (rest.length > 0) return rest
  const judged = sharpen(reading, judgeAmounts(reading))
  const traits = readTraits(reading, hearing, forTraits(reading, dialogue, expected))
  const [question] = expected
  const opening = openingAnswer(reading, hearing)?.found
  if (opening) {
    const rest = judged.filter(({ amount }) => amount !== opening.amount)
    const own = readOwn(withoutAmounts(reading, [opening.amount]), hearing, rest, traits, expected)
    return [toFact(reading, opening, SAVE), ...own]
  }
  const answer = readAnswer(reading, expected, judged, snapshot)
  // 'My take home is 3,900' is neither a home to save for nor what is spent.
  const isPay = question?.role !== 'income' && saysNet(reading.text)
  if (!answer || !question || (isPay && !isRequested(dialogue)))
    return readOwn(reading, hearing, judged, traits, expected)
  if (isRequested(dialogue) || isBareAnswer(reading, question, hearing)) {
    // '4,000 a month. Rent is 1,500.': what says by itself what it is answers nothing.
    const others = judged.filter((one) => isOfItself(reading, one, question))
    if (others.length === 0 || others.length === judged.length)
      return answered(reading, answer, traits, snapshot, 1)
    const rest = withoutAmounts(
      reading,
      others.map(({ amount }) => amount),
    )
    const alone = readAnswer(rest, expected, judged, snapshot) ?? answer
    return [...answered(rest, alone, traits, snapshot, 1), ...ownFacts(reading, others, new Set(), hearing)]
  }
  const own = readOwn(reading, hearing, judged, traits, expected)
  // 'A new roof, 14k' names a goal without its amount; the answer has both.
  const isTold = own.some(
    ({ decision, change }) => decision === 'save' && !isNamedGoal(change) && !isNamelessCost(change),
  )
  // A careful person would ask whether it was meant as the answer.
  return isTold || !mayAnswer(reading, question, hearing)
    ? own
    : answered(reading, answer, traits, snapshot, ASK)
}

const SURE = 0.9

const isOfItself = (reading: Reading, { amount, role, certainty, clarity }: Judged, question: Expected) =>
  role !== question.role &&
  role === 'expenseItem' &&
  certainty >= SURE &&
  clarity >= SURE &&
  thingsNamed(segmentOf(reading, amount, reading.amounts)).length > 0

const isNamelessCost = (change: Change) =>
  change.kind === 'expense' && change.id === null && change.name === nameless.expenseItem

const isNamedGoal = (change: Change) => change.kind === 'profile' && change.field === 'financialGoals'

/** 'No' to 'what do you earn?' is an answer; in a sentence it speaks of something else. */
function forTraits(reading: Reading, dialogue: Hearing['dialogue'], expected: readonly Expected[]) {
  const isNo = reading.tokens.length <= MOST_IN_A_NO && reading.amounts.every(({ value }) => value === 0)
  if (isNo || isRequested(dialogue)) return expected
  return expected.filter(({ role }) => role !== 'income' && role !== 'savings' && role !== 'debtTotal')
}

function answered(
  reading: Reading,
  answer: Answer,
  traits: readonly Fact[],
  snapshot: Snapshot,
  certainty: number,
): Fact[] {
  const hasGoal = answer.found.some(({ change }) => change.kind === 'goal')
  const others = traits.filter(({ change }) => !hasGoal || !isNamedGoal(change))
  const facts = [...answer.found.map((one) => toFact(reading, { ...one, certainty }, SAVE)), ...others]
  return answer.isWhole ? [...facts, wholeFact(reading, totalOwed(facts, snapshot))] : facts
}

/** What a message says by itself and of what was said before, whatever was asked. */
function readOwn(
  reading: Reading,
  hearing: Hearing,
  judged: readonly Judged[],
  traits: readonly Fact[],
  expected: readonly Expected[],
): Fact[] {
  const { snapshot, dialogue } = hearing
  const more = [
    ...readSwap(reading, dialogue.focus),
    ...readRateSwap(reading, snapshot),

    readSameAgain(reading, dialogue.focus),
  ].filter((one) => one !== null)
  if (more.length > 0) return more.map((change) => wholeFact(reading, change))
  const retold =
    readRelativeChange(reading, hearing) ??
    readSplit(reading, hearing, judged) ??
    readFurtherSavings(reading, judged, hearing)
  // 'The insurance doubled' is no answer to what somebody saves for.
  if (retold)
    return [
      ...retoldFacts(reading, hearing, judged, retold),
      ...traits.filter(({ change }) => !isNamedGoal(change)),
    ]
  const lost = readEndedPay(reading, hearing)
  const isOfPay = (change: Change) => change.kind === 'removal' && change.from === 'income'
  // 'They let me go' lets go of no other pay; 'my wife lost her job' names the row and says that it is over.
  const removed = readRemovals(reading, hearing).filter((one) => !isOfPay(one) || !lost.some(isOfPay))
  const ended = [...removed, ...lost].map((change) => wholeFact(reading, change))
  if (ended.length > 0 && !reading.amounts.some((amount) => isMoneyLike(amount) && amount.value > 0))
    return [...ended, ...traits]
  const rest = ended.length > 0 ? withoutRowsOver(reading, hearing) : hearing
  const unit = readUnitCorrection(reading, dialogue.focus)
  if (unit) return [wholeFact(reading, unit), ...traits]
  const payment = readDebtPayment(reading, dialogue.focus, judged, snapshot)
  if (payment) return [...ended, toFact(reading, payment, SAVE), ...traits]
  const scene = sceneOf(reading, rest.dialogue.focus, judged, isElsewhere(dialogue))
  const rates = readRate(
    reading,
    rest.dialogue.focus,
    rest.snapshot,
    expected.some(({ role }) => role === 'rate'),
    (amount) => isNewDebt(scene, amount, judged),
  )
  const corrections = readCorrections(scene && without(scene, rates.taken))
  const taken = new Set<Amount>([...rates.taken, ...corrections.taken, ...agesIn(reading, traits)])
  const corrected = [...rates.found, ...corrections.found].map((one) => toFact(reading, one, SAVE))
  return [...ended, ...corrected, ...ownFacts(reading, judged, taken, rest), ...traits]
}

/** 'Mohela 9,900 at 5.05%': a debt of its own, with a rate of its own. */
function isNewDebt(scene: Scene | null, amount: Amount, judged: readonly Judged[]): boolean {
  const { role, certainty = 0 } = judged.find((one) => one.amount === amount) ?? {}
  return role === 'liability' && certainty >= SAVE && scene !== null && linkOf(scene, amount) === null
}

/** What was said before and a message tells by a step from it, and whatever else the message says. */
function retoldFacts(
  reading: Reading,
  hearing: Hearing,
  judged: readonly Judged[],
  { changes, taken }: Retold,
): Fact[] {
  const { snapshot, dialogue } = hearing
  const rates = readRate(withoutAmounts(reading, taken), dialogue.focus, snapshot, false)
  const rest = ownFacts(reading, judged, new Set([...taken, ...rates.taken]), hearing)
  return [
    ...changes.map((change) => wholeFact(reading, change)),
    ...rates.found.map((one) => toFact(reading, one, SAVE)),
    ...rest.filter(({ change }) => !changes.some((one) => isSameSlot(one, change))),
  ]
}

/** The last message named things but saved nothing: 'it' is one of them. */
export function isElsewhere({ focus, heard }: Hearing['dialogue']): boolean {
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

function totalsOf(reading: Reading, facts: readonly Fact[], { snapshot }: Hearing): Fact[] {
  const changes = facts.filter(({ decision }) => decision === 'save').map(({ change }) => change)
  const isOnly = changes.some(({ kind }) => kind === 'liability') || snapshot.liabilities.length > 0
  const hasTotal = changes.some((change) => change.kind === 'profile' && change.field === 'debt')
  const debt =
    isOnly && !hasTotal && saysOnly(reading) ? totalOwed(facts, snapshot) : debtInStep(snapshot, changes)
  return [debt, incomeInStep(snapshot, changes), spendingInStep(snapshot, changes)].flatMap((change) =>
    change ? [wholeFact(reading, change)] : [],
  )
}

/** From this on the judge hears that the debts told are all there are. */
const ALL = 0.5
const saysOnly = (reading: Reading) =>
  (reading.weighed?.besides.onlyDebts ?? 0) >= ALL && !isElseOfCosts(reading)

/** 'I pay ground rent of 96 and nothing else' says so of what is paid. */
function isElseOfCosts(reading: Reading): boolean {
  const { text, tokens, sentences } = reading
  const judged = judgeAmounts(reading)
  return sentences.some(({ first, next }, at) => {
    const said = text.slice(tokens[first]?.start ?? 0, tokens[next - 1]?.end ?? 0)
    const own = judged.filter(({ amount }) => amount.sentence === at)
    return /\bnothing else\b/i.test(said) && own.length > 0 && own.every(({ role }) => role === 'expenseItem')
  })
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
