/** Which two things can make one value: no amount times an amount, nothing less itself. */
import type { Step } from '#advisor/actions/program-words.ts'
import type { FigureUnit } from './compose.ts'
import type { Sight } from './may-fill.ts'

type Unit = FigureUnit | 'constant' | 'open'

function unitOf(step: Step, { numbers, heard, rows, shown }: Sight): Unit {
  if ('word' in step) {
    if (step.word.startsWith('constant ')) return 'constant'
    return step.word.startsWith('total ') ? 'money' : 'open'
  }
  if ('row' in step) return rows[step.row]?.list === 'age' ? 'age' : 'open'
  if ('figure' in step) return shown[step.of]?.figures[step.figure]?.unit ?? 'open'
  if ('sum' in step) return 'open'
  const kind = ('number' in step ? numbers[step.number] : heard[step.heard])?.kind
  if (kind === 'months') return 'time'
  return kind === 'money' || kind === 'percent' || kind === 'age' ? kind : 'open'
}

const isSame = (a: Step, b: Step) => JSON.stringify(a) === JSON.stringify(b)

/** Whether a step can be the second part of an operation whose sign and first part were just written. */
export function isSound(steps: readonly Step[], next: Step, sight: Sight): boolean {
  const [sign, first] = steps.slice(-2)
  if (!sign || !first || !('word' in sign)) return true
  const [a, b] = [unitOf(first, sight), unitOf(next, sight)]
  if (b !== 'constant' && isSame(first, next)) return false
  // 'When I am 67' is no 67 years.
  if (sign.word === 'times') return !(a === 'money' && b === 'money') && !(a === 'age' && b === 'constant')
  if (sign.word !== 'add' && sign.word !== 'take') return true
  if (b === 'constant') return a !== 'money' && a !== 'constant'
  return !((a === 'money' && (b === 'time' || b === 'age')) || (a === 'time' && b === 'money'))
}
