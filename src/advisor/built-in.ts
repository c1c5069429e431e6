import { readsCommas } from '#advisor/understanding/reading/own-currency.ts'
import { asWritten, hasSeparatorsOfElsewhere } from '#advisor/understanding/reading/tokens.ts'
import type { Advisor, Hearing, Understood } from './advisor.ts'
import type { Dialogue, InterviewTopic } from './dialogue.ts'
import type { Change, Fact } from './facts.ts'
import { addLines } from './executing/facts/add-lines.ts'
import { agreeOn, isTelling, withoutCounts, withoutSupposed } from './executing/facts/agree.ts'
import { withoutCostsAsDebts } from './executing/facts/costs-no-debts.ts'
import { withHousehold } from './executing/facts/household-pay.ts'
import { withPlainlyPaid } from './executing/facts/plainly-paid.ts'
import { withRaise } from './executing/facts/raised-pay.ts'
import { withRestOfTotal } from './executing/facts/rest-of-total.ts'
import { withVaryingPay } from './executing/facts/varying-pay.ts'
import { withWhosePay } from './executing/facts/whose-pay.ts'
import { withTheirPay } from './executing/facts/their-pay.ts'
import { withoutUnowned } from './executing/facts/not-owned.ts'
import { withoutUntold } from './executing/facts/of-untold.ts'
import { withoutLater } from './executing/facts/not-yet.ts'
import { withoutOther } from './executing/other-one.ts'
import { withLeastPayments, withPaidEach } from './executing/facts/least-payments.ts'
import { readInTurn } from './executing/read-in-turn.ts'
import { lookAgain } from './executing/facts/second-look.ts'
import { mendFacts } from './executing/mended-number.ts'
import { kindOf } from './executing/facts/same-thing.ts'
import { refuseChange } from './executing/changing/refuse-change.ts'
import { inCurrency } from './in-currency.ts'
import type { Minded } from './minding/minded.ts'
import { createMind, type ReadMind } from './minding/network.ts'
import { openNetwork } from './minding/open-network.ts'
import { askedPart, opensQuestion, withoutComplaint } from './reading/asked-part.ts'
import { partByQuestion } from './reading/questions.ts'
import { withoutStaleTakeHome, withTakeHome } from './executing/facts/take-home.ts'
import { readScore } from './reading/told-score.ts'
import type { Snapshot } from './snapshot.ts'
import { answerIn, spokenIn } from './talk/answer-in-currency.ts'
import { isGuarded, isOnlyCry } from './talk/guarding/guard.ts'
import { findRequest } from './talk/find-request.ts'
import { tellsSecret } from './talk/guarding/secret-words.ts'
import { inOwnCurrency, isOtherCurrency } from './talk/other-currencies.ts'
import { respond } from './talk/respond.ts'
import { understand } from './understanding/understand.ts'

/** So many rows of a list are looked at whatever a message says; of more, only those that it names. */
const FEW_ROWS = 150

/** Readers compare rows with each other: what no message can mean is left out before. */
function withFewRows(snapshot: Snapshot, text: string): Snapshot {
  const said = new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])
  const isNamed = (name: string) =>
    (name.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).some((word) => said.has(word))
  const few = <Row>(rows: Row[], nameOf: (row: Row) => string) =>
    rows.length <= FEW_ROWS ? rows : rows.filter((row) => isNamed(nameOf(row))).slice(0, FEW_ROWS)
  return {
    ...snapshot,
    expenses: few(snapshot.expenses, ({ category }) => category),
    income: few(snapshot.income, ({ source }) => source),
    goals: few(snapshot.goals, ({ name }) => name),
    assets: few(snapshot.assets, ({ name }) => name),
    liabilities: few(snapshot.liabilities, ({ name }) => name),
  }
}

/** What is taken back as a joke is not kept. */
const JOKE = /\b(?:jk|j\/k|just kidding|just joking|(?:i'?m|im) (?:kidding|joking))\b/i

/** Facts in the user's own words; an amount with the separators of another country is asked about before it is kept. */
function asTold({ facts, ...rest }: Understood, { text }: Hearing): Understood {
  const told = saidOnce(facts).map((fact): Fact => ({ ...fact, quote: asWritten(fact.quote, text) }))
  const isAsked = ({ span }: Fact) =>
    !readsCommas() && hasSeparatorsOfElsewhere(text.slice(span.start, span.end))
  return { ...rest, facts: told.map((fact) => (isAsked(fact) ? { ...fact, decision: 'ask' } : fact)) }
}

/** 'I have zero saved. shouldnt i save first' tells of no savings once; 'no debt, make 90k' of no debt, and of none of 90,000. */
const saidOnce = (facts: readonly Fact[]) =>
  facts.filter(({ change }, at) => {
    if (change.kind !== 'profile') return true
    const isSame = ({ change: other }: Fact) =>
      other.kind === 'profile' && other.field === change.field && other.value === change.value
    const isNone = ({ change: other }: Fact) =>
      other.kind === 'profile' && other.field === change.field && other.value === 0
    return facts.findIndex(isSame) === at && (change.value === 0 || !facts.some(isNone))
  })

const hearsAgain = ({ readings: [first] }: Minded, feeling: string | null) =>
  first?.actions.some(({ intent }) => intent === `hear:${feeling}`) ?? false

/** Below this no explanation is surely the one that was asked for. */
const NEAR = 0.46
const nearness = ({ topics }: Minded) => topics[0]?.score ?? 0

/** 'Do i still owe?' says too little by itself. */
const isBrief = (asked: string) => asked.trim().split(/\s+/).length < FEWEST_WORDS
const FEWEST_WORDS = 6

/** 'She gave them the last four digits. how do we freeze her credit': what comes before may hide what is asked. */
const isLost = (minded: Minded) =>
  nearness(minded) < NEAR && (minded.readings[0]?.actions.every(({ intent }) => intent === 'know') ?? false)

/** 'Per year', after 'do you pay 58 a month for repairs?', speaks of the last sum. */
const CONFIRMING = /\d|\b(?:yes|yeah|yep|yup|no|nope|nah|right|correct|true|sure|ok|okay)\b/i

/** What each question of the interview asks for. */
const answersTo: Partial<Record<InterviewTopic, RegExp>> = {
  income: /^income$/,
  expenses: /^expenses?$/,
  debt: /^(?:debt|liability)$/,
  savings: /^(?:savings|asset|goal)$/,
  assets: /^(?:savings|asset)$/,
  goals: /^(?:goal|financialGoals|retirement\w*)$/,
}

/** 'New rent is 1,500 from June', after 'what do you earn?', answers nothing that was asked. */
const isAskedFor = (asked: NonNullable<Dialogue['asked']>, change: Change) =>
  asked.kind !== 'topic' || (answersTo[asked.topic]?.test(kindOf(change)) ?? true)

/** The advisor that needs no key and no network connection. */
export function createBuiltInAdvisor(readMind: ReadMind | null): Advisor {
  return {
    mind: async ({ text, snapshot, dialogue }) => {
      const { sums, topic, numbers: heard, heard: before } = dialogue
      if (!readMind) return null
      const said = withoutComplaint(inOwnCurrency(text, dialogue))
      const surroundings = { snapshot, sums, heard, topic, said: before }
      const read = (words: string) => readMind(words, surroundings)
      const other = spokenIn(text, dialogue)
      const whole = await (other ? inCurrency(other, () => read(said)) : read(said))
      const isRead = other !== null || isOtherCurrency(said)
      const questions = isRead ? [] : await readInTurn(partByQuestion(said), surroundings, readMind)
      const minded = questions.length > 0 ? { ...whole, questions } : whole
      const isFelt = hearsAgain(minded, dialogue.feeling)
      const asked = isFelt || isLost(minded) ? askedPart(said) : null
      if (asked === null || (!isFelt && isBrief(asked))) return minded
      const question = await readMind(asked, { ...surroundings, isPart: true })
      // What had its kind word is not what the message is about now.
      if (isFelt) return { ...minded, ...question, numbers: minded.numbers }
      return nearness(question) > nearness(minded) ? { ...minded, topics: question.topics } : minded
    },
    understand: (told) => {
      const heard = { ...told, text: inOwnCurrency(told.text, told.dialogue) }
      const hearing = { ...heard, minded: withHousehold(heard) }
      const isOther = isOtherCurrency(hearing.text) || spokenIn(told.text, told.dialogue) !== null
      if (isOther || tellsSecret(hearing.text) || JOKE.test(hearing.text)) return { facts: [] }
      if (readScore(told.text, told.minded?.numbers ?? [], told.dialogue.topic) !== null) return { facts: [] }
      const understood = understand({ ...hearing, snapshot: withFewRows(hearing.snapshot, hearing.text) })
      // A bare answer to a question of ours is the user's own, whatever it looks like alone.
      const { asked } = hearing.dialogue
      const isAnswer =
        asked !== null &&
        hearing.text.length < 40 &&
        !opensQuestion(hearing.text) &&
        (hearing.minded === null || isTelling(hearing.minded, hearing.text)) &&
        (asked.kind !== 'confirm' || CONFIRMING.test(hearing.text))
      const { minded, text } = hearing
      if (isOnlyCry(text, minded)) return asTold({ ...understood, facts: [] }, hearing)
      const again = withoutUnowned(withoutLater(lookAgain(understood.facts, hearing), text), minded, text)
      const ofIt = withoutOther(again, text, hearing.dialogue.sums, hearing.snapshot)
      const seen = withLeastPayments(withPaidEach(withoutCostsAsDebts(ofIt), hearing), hearing)
      const facts = isAnswer
        ? withoutCounts(
            withoutSupposed(seen, minded, text, ({ change }) => isAskedFor(asked, change)),
            minded,
          )
        : withPlainlyPaid(addLines(agreeOn(seen, minded, text), minded, text), seen, text)
      const ofBoth = withWhosePay(
        withTheirPay(withVaryingPay(withTakeHome(mendFacts(facts, text), hearing), hearing), hearing),
        hearing,
      )
      const raised = withRestOfTotal(withoutStaleTakeHome(withRaise(ofBoth, hearing), hearing), hearing)
      const { dialogue, snapshot } = hearing
      const kept = withoutUntold(raised, minded, text, dialogue.numbers, snapshot)
      return asTold({ ...understood, facts: kept }, hearing)
    },
    respond: (turn) => {
      const other = spokenIn(turn.text, turn.dialogue)
      return (
        (other && answerIn(other, turn, respond)) ??
        respond({ ...turn, text: inOwnCurrency(turn.text, turn.dialogue) })
      )
    },
    isGuarded,
    findRequest,
    refuseChange,
  }
}

/** With the trained network, where this machine can run it. */
export async function openBuiltInAdvisor(): Promise<Advisor> {
  const network = await openNetwork()
  return createBuiltInAdvisor(network && createMind(network))
}
