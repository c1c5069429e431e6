import { addSums, type SumRecord } from '#advisor/figures/sum-record.ts'
import { execute } from '#advisor/executing/execute.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { type HeardNumber, hearNumbers, keepHeard } from '#advisor/reading/heard.ts'
import { type Meant, mindedAs } from '#advisor/testing/minded.ts'

export type Said = [
  text: string,
  intents: Parameters<typeof mindedAs>[1],
  meant?: Meant[],
  rest?: Parameters<typeof mindedAs>[3],
]

/** Says one thing after another: what became of the last, and all sums. */
export function converse(...messages: Said[]) {
  let sums: SumRecord[] = []
  let outcomes: ReturnType<typeof execute>['outcomes'] = []
  let heard: readonly HeardNumber[] = []
  for (const [text, intents, meant, rest] of messages) {
    const minded = mindedAs(text, intents, meant, rest)
    const done = execute({ minded, text, snapshot: unknownPerson, sums, sheet: new FigureSheet(), heard })
    sums = addSums(sums, done.made)
    heard = keepHeard(heard, hearNumbers(text, minded.numbers))
    outcomes = done.outcomes
  }
  return { sums, outcomes, kinds: outcomes.map(({ kind }) => kind), last: sums.at(-1) }
}

/** The words of an answer that is no sum. */
export const toldOf = ({ outcomes: [outcome] }: ReturnType<typeof converse>) =>
  outcome?.kind === 'told' ? outcome.answer.map((words) => readText(words)).join(' ') : ''

export const card: Said = ['6,000 at 22% paying 250', ['payoff-time'], ['balance', 'rate', 'payment']]
export const loan: Said = ['250,000 at 6% over 30 years', ['loan-payment'], ['principal', 'rate', 'months']]
