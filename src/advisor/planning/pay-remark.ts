import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { IncomeBasis, PayBasis } from '#finance/household.ts'
import { basisOf } from './data/pay-basis.ts'
import type { Worksheet } from './worksheet.ts'

/** What a sum that goes by one kind of pay has to say of the kind that it got. */
const remarks: Record<IncomeBasis, Record<PayBasis, string | null>> = {
  net: {
    net: null,
    gross: 'That counts your pay before tax; you take home less.',
    unsaid: 'If that pay is before tax, you take home less.',
  },
  gross: {
    gross: null,
    net: 'I used your take-home pay, though this goes by pay before tax.',
    unsaid: 'I took your pay as before tax.',
  },
}

/** Stored pay is never taken for what a sum wants without a word; pay that was said in the question is as said. */
export function remarkOnPay(
  inputs: Readonly<Record<string, { pay?: IncomeBasis | undefined }>>,
  sheet: Worksheet,
): Text[] {
  const found = Object.entries(inputs)
    .filter(([name, { pay }]) => pay !== undefined && sheet.hasUsed(name))
    .map(([name, { pay }]) => {
      const basis = basisOf(sheet.sourceOf(name))
      return pay === undefined || basis === undefined ? null : remarks[pay][basis]
    })
  const first = found.find((remark) => remark !== null)
  return first ? [text`${first}`] : []
}
