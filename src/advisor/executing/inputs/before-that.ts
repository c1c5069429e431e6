/** 'Without the refund', 'without the drop': the sums as they stood before that was spoken of. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'

const WITHOUT = /\bwithout (?:the|that|my|our|a|any) ([a-z]{3,})/i

/** What a message wants left out, where an earlier question named it. */
export const leftOut = (text: string): string | null => WITHOUT.exec(text)?.[1]?.toLowerCase() ?? null

const names = ({ words = '' }: SumRecord, word: string) => words.toLowerCase().includes(word)

/** Of sums in their order, the one before the first that speaks of it; the newest where none does. */
export function beforeThat(sums: readonly SumRecord[], word: string | null): SumRecord | undefined {
  const at = sums.findIndex((sum) => word !== null && names(sum, word))
  return at > 0 ? sums[at - 1] : sums.at(-1)
}

/** The inputs with figures of such sums in place of what came of it. */
export function withoutThat(
  inputs: Action['inputs'],
  text: string,
  sums: readonly SumRecord[],
): Action['inputs'] {
  const word = leftOut(text)
  if (word === null) return inputs
  const swap = (value: Value): Value => {
    if (value.kind === 'operation') return { ...value, left: swap(value.left), right: swap(value.right) }
    const sum = value.kind === 'figure' ? sums.find(({ id }) => id === value.sum) : undefined
    if (value.kind !== 'figure' || !sum || !names(sum, word)) return value
    const other = beforeThat(
      sums.filter(({ kind, missing }) => kind === sum.kind && missing === undefined),
      word,
    )
    return other?.results[value.name] || other?.inputs[value.name] ? { ...value, sum: other.id } : value
  }
  return inputs.map(({ slot, value }) => ({ slot, value: swap(value) }))
}
