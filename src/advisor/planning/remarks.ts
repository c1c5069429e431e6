import type { FigureSheet } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { FigureSource } from '#contract/figures.ts'
import type { Given } from './given.ts'
import type { Slot } from './question/slots.ts'

const places: Record<FigureSource['kind'], string> = {
  words: 'your message',
  row: 'your entries',
  formula: 'your entries',
  profile: 'your profile',
  rule: 'a rule of thumb',
  transactions: 'your transactions',
}

/** Says which of two sources was used, and asks which is right. */
export function remarkOn(
  slot: Slot | undefined,
  { value, source, rival }: Given,
  sheet: FigureSheet,
): Text[] {
  if (!rival || !slot) return []
  const show = (amount: number, from: FigureSource) =>
    slot.type === 'money' ? sheet.money('Amount', amount, from) : sheet.percent('Rate', amount, from)
  const [used, other] = [show(value, source), show(rival.value, rival.source)]
  const elsewhere =
    places[rival.source.kind] === places[source.kind] ? 'your profile' : places[rival.source.kind]
  return [text`I used ${used} from ${places[source.kind]}; ${elsewhere} says ${other}. Which is right?`]
}
