import type { Hearing } from '#advisor/advisor.ts'
import type { Dialogue, InterviewTopic } from '#advisor/dialogue.ts'
import { mendFacts } from '#advisor/executing/mended-number.ts'
import { withoutOther } from '#advisor/executing/other-one.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { hearPay } from '#advisor/pay/hear-pay.ts'
import { withAskedDrop } from '#advisor/pay/lower-pay.ts'
import { opensQuestion } from '#advisor/reading/asked-part.ts'
import { readHeard } from '#advisor/understanding/read-heard.ts'
import { agreeOn, isTelling, withoutSupposed } from './agree.ts'
import { withoutAsked } from './asked-not-told.ts'
import { withAskedTotal } from './asked-total.ts'
import { withoutCountedParts } from './counted-parts.ts'
import { withoutCostsAsDebts } from './costs-no-debts.ts'
import { withGoalList } from './goal-list.ts'
import { withLeastPayments, withPaidEach } from './least-payments.ts'
import { withoutCounts } from './no-counts.ts'
import { withoutLater, withoutSupposedBefore } from './not-yet.ts'
import { withRestOfLumps } from './of-a-lump.ts'
import { withoutUntold } from './of-untold.ts'
import { kindOf } from './same-thing.ts'
import { lookAgain } from './second-look.ts'
import { withoutWouldBe } from './told-cost.ts'
import { withVaryingPay } from './varying-pay.ts'

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

/** A bare answer to a question of ours is the user's own, whatever it looks like alone. */
const isAnswerTo = (asked: NonNullable<Dialogue['asked']>, { text, minded }: Hearing) =>
  text.length < BRIEF &&
  !opensQuestion(text) &&
  (minded === null || isTelling(minded, text)) &&
  (asked.kind !== 'confirm' || CONFIRMING.test(text))
const BRIEF = 40

/** What the mind takes for supposed, past or somebody else's is withheld. */
function withhold(facts: Fact[], hearing: Hearing): Fact[] {
  const { text, minded, dialogue, snapshot } = hearing
  const { asked } = dialogue
  if (asked === null || !isAnswerTo(asked, hearing)) {
    const agreed = agreeOn(facts, minded, text, readHeard(hearing), snapshot.profile)
    return withGoalList(agreed, facts, text)
  }
  const own = withoutSupposed(facts, minded, text, ({ change }) => isAskedFor(asked, change))
  return withoutCounts(own, minded)
}

/** Takes away, mends or adds facts, knowing what the steps before it left. */
interface FactStep {
  /** Its name in `npm run explain`. */
  step: string
  take: (facts: Fact[], hearing: Hearing) => Fact[]
}

/** From the facts that a message was read for to those that are kept, in this order. */
export const factSteps: readonly FactStep[] = [
  { step: 'second look', take: lookAgain },
  { step: 'asked, not told', take: (facts, { minded }) => withoutAsked(facts, minded) },
  {
    step: 'not yet',
    take: (facts, { text, dialogue }) =>
      withoutSupposedBefore(withoutLater(facts, text), text, dialogue.heard),
  },
  {
    step: 'the other one',
    take: (facts, { text, dialogue, snapshot }) => withoutOther(facts, text, dialogue.sums, snapshot),
  },
  { step: 'counted parts', take: withoutCountedParts },
  { step: 'costs are no debts', take: withoutCostsAsDebts },
  { step: 'paid each', take: withPaidEach },
  { step: 'least payments', take: withLeastPayments },
  { step: 'withheld by the mind', take: withhold },
  { step: 'mended numbers', take: (facts, { text }) => mendFacts(facts, text) },
  { step: 'varying pay', take: withVaryingPay },
  { step: 'pay', take: (facts, hearing) => withAskedDrop(hearPay(facts, hearing), hearing) },
  {
    step: 'of untold things',
    take: (facts, { text, minded, dialogue, snapshot }) =>
      withoutUntold(facts, minded, text, dialogue.numbers, snapshot),
  },
  { step: 'rest of a lump', take: withRestOfLumps },
  { step: 'what was asked', take: withAskedTotal },
  { step: 'would cost', take: withoutWouldBe },
]
