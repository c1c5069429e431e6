import type { Fact } from '#advisor/facts.ts'
import type { Minded, MindedNumber } from '#advisor/minding/minded.ts'

/** Below this a number of a question is supposed, asked about or somebody else's. */
const OWN_IN_A_QUESTION = 0.35
/** Where nothing is asked, only what is clearly no fact is left out. */
const OWN_IN_A_STATEMENT = 0.12

const isTelling = ({ intents }: Minded) =>
  intents.every(({ name }) => name === 'tell' || name === 'correct' || name.startsWith('hear:'))

/** Facts that both readers take for true: what one of them leaves, with its reason, is not stored. */
export function agreeOn(facts: readonly Fact[], minded: Minded | null): Fact[] {
  if (!minded) return [...facts]
  const least = isTelling(minded) ? OWN_IN_A_STATEMENT : OWN_IN_A_QUESTION
  return facts.filter((fact) => {
    const numbers = minded.numbers.filter((number) => overlaps(number, fact))
    return numbers.length === 0 || Math.max(...numbers.map(({ own }) => own)) >= least
  })
}

const overlaps = ({ start, end }: MindedNumber, { span }: Fact) => start < span.end && span.start < end
