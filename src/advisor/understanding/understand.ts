import type { Hearing, Understood } from '#advisor/advisor.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { changesFrom, type Found, toFact } from './amount-facts.ts'
import { readAnswer } from './answers.ts'
import { expectedOf } from './asked.ts'
import { builtInModel, type Judged, judgeAmounts, type RoleModel } from './classify.ts'
import { hideForeign } from './foreign.ts'
import { readMessage } from './reading.ts'
import { readCorrection } from './references.ts'
import { isVetoed } from './vetoes.ts'

/** From here on an amount is saved; below, the advisor asks; further down it stays silent. */
export const SAVE = 0.6
export const ASK = 0.4
/** Between two roles that are nearly as likely the advisor does not choose. */
const CLEAR = 0.5

const decide = ({ certainty, clarity }: Judged) => certainty >= ASK && clarity >= CLEAR

/** Reads what a message says about the user's own money. */
export function understand(
  { text, snapshot, dialogue }: Hearing,
  model: RoleModel = builtInModel(),
): Understood {
  const reading = readMessage(hideForeign(text))
  const judged = judgeAmounts(reading, model)
  const expected = expectedOf(dialogue)
  const answer = expected ? readAnswer(reading, expected, snapshot) : null
  const correction = answer ? null : readCorrection(reading, judged, dialogue)
  const taken = new Set([answer?.amount, correction?.amount])
  const own = correction
    ? []
    : judged.filter((one) => decide(one) && !taken.has(one.amount) && !isVetoed(reading, one.amount))
  const found: Found[] = [
    ...(answer ? [answer] : []),
    ...(correction ? [{ change: correction.change, amount: correction.amount, certainty: 1 }] : []),
    ...(answer ? [] : changesFrom(reading, own, snapshot)),
  ]
  const facts = found.map((one): Fact => toFact(reading, one, SAVE))
  return { facts: facts.filter(({ change }) => isSensible(change)) }
}

/** Nobody's rent is a dollar, and nobody keeps a billion in a savings account. */
export function isSensible(change: Change): boolean {
  const amount =
    change.kind === 'expense' || change.kind === 'income'
      ? change.amount
      : change.kind === 'asset'
        ? change.value
        : change.kind === 'profile' && typeof change.value === 'number' && change.field !== 'retirementAge'
          ? change.value
          : null
  return amount === null || amount <= 1e13
}
