import { toValue } from '#advisor/planning/to-value.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { Input } from '#advisor/planning/sum.ts'
import type { PlainDate } from '#finance/dates.ts'
import type { FigureUnit } from './compose.ts'
import type { InSight } from './resolve-program.ts'
import type { MayFill } from './write-program.ts'

const counted: Record<Input['unit'], readonly FigureUnit[]> = {
  money: ['money'],
  percent: ['percent'],
  months: ['time'],
  age: ['age', 'number'],
  number: ['number', 'time', 'age'],
}

/** What a program may point at, apart from the sums themselves. */
export type Sight = Omit<InSight, 'sums'>

/** A rate is no amount, and an amount no term, whatever the words around them suggest. */
export function createFitting({ numbers, heard, rows, shown }: Sight, today: PlainDate): MayFill {
  return (intent, slot, step) => {
    const input = findSum(intent)?.inputs[slot]
    if (!input || input.anyUnit) return true
    if ('number' in step || 'heard' in step) {
      const number = 'number' in step ? numbers[step.number] : heard[step.heard]
      return number !== undefined && number.kind !== 'factor' && toValue(number, input, today) !== null
    }
    if ('figure' in step) {
      const figure = shown[step.of]?.figures[step.figure]
      return figure !== undefined && counted[input.unit].includes(figure.unit)
    }
    if (!('row' in step)) return true
    const list = rows[step.row]?.list
    return input.unit === 'money' || (input.unit === 'percent' && list === 'liabilities') || list === 'age'
  }
}
