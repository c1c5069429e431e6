import type { Expression, Program } from '#advisor/actions/program.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { ContextSum } from './compose.ts'
import type { Action, RowReference, Value } from './minded.ts'

/** What the places of a program stand for. */
export interface InSight {
  numbers: readonly SaidNumber[]
  heard: readonly HeardNumber[]
  rows: readonly RowReference[]
  sums: readonly SumRecord[]
  shown: readonly ContextSum[]
}

/** A program with the things themselves in place of their places; inputs that point at nothing are left out. */
export function resolveProgram(program: Program, sight: InSight): Action[] {
  const idOf = (place: number) => sight.sums[place]?.id
  return program.map(({ intent, from, about, inputs, wanted }) => ({
    intent,
    from: from === null ? null : (idOf(from) ?? null),
    about: about.flatMap((place) => idOf(place) ?? []),
    inputs: inputs.flatMap(({ slot, value }) => {
      const resolved = resolve(value, sight)
      return resolved ? [{ slot, value: resolved }] : []
    }),
    wanted,
  }))
}

function resolve(value: Expression, sight: InSight): Value | null {
  if (value.kind === 'number' || value.kind === 'heard') {
    const number = (value.kind === 'number' ? sight.numbers : sight.heard)[value.at]
    return number ? { kind: 'number', number } : null
  }
  if (value.kind === 'row') {
    const row = sight.rows[value.at]
    return row ? { kind: 'row', row } : null
  }
  if (value.kind === 'figure') {
    const sum = sight.sums[value.sum]
    const name = sight.shown[value.sum]?.figures[value.at]?.name
    return sum && name !== undefined ? { kind: 'figure', sum: sum.id, name } : null
  }
  if (value.kind !== 'operation') return value
  const [left, right] = [resolve(value.left, sight), resolve(value.right, sight)]
  return left && right ? { ...value, left, right } : null
}
