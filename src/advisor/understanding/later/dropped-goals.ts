import type { Change, Fact } from '#advisor/facts.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'

/** Words of an order that name no goal. */
const idle = new RegExp(
  [
    String.raw`^(?:the|and|for|our|out|one|forget|scratch|ignore|drop|skip|take|leave|remove|delete|never|mind|about|that|`,
    String.raw`this|those|them|goal|goals|thing|part|from|list|honestly|please|actually|whole|just|maybe|idea|plan|also|`,
    String.raw`off|back|away|with|same)$`,
  ].join(''),
)

const stem = (word: string) => word.replace(/'s$/, '').replace(/s$/, '')

/** The stated goals without the one that is named: 'forget the house' leaves the others. Null when none is named. */
export function withoutGoals(known: readonly Fact[], clause: readonly Token[]): Change | null {
  const goals = known
    .map(({ change }) => change)
    .find((change) => change.kind === 'profile' && change.field === 'financialGoals')
  if (goals?.kind !== 'profile' || typeof goals.value !== 'string') return null
  const words = new Set(
    clause
      .filter(({ kind, word }) => kind === 'word' && word.length > 2 && !idle.test(word))
      .map(({ word }) => stem(word)),
  )
  const parts = goals.value.split(/, | and (?=\w)/)
  const kept = parts.filter(
    (part) =>
      !part
        .toLowerCase()
        .split(/\W+/)
        .some((word) => words.has(stem(word))),
  )
  if (kept.length === parts.length || kept.length === 0) return null
  return { kind: 'profile', field: 'financialGoals', value: kept.join(', ') }
}
