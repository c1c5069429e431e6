import { byRow, byRule } from '#advisor/grounding/figures.ts'
import { quote, type Text, text } from '#advisor/grounding/pieces.ts'
import type { Scene } from '#advisor/talk/scene.ts'
import { HIGH_INTEREST_RATE } from '#finance/health-checks.ts'

const LONGEST_NAME = 40

/** What the user's dearest debt costs, and whether that is much. */
export function costlyDebt({ snapshot, sheet }: Scene): Text | null {
  const [dearest] = snapshot.liabilities
    .filter((debt) => debt.amount > 0 && debt.interestRate > 0)
    .toSorted((a, b) => b.interestRate - a.interestRate)
  if (!dearest) return null
  const rate = sheet.percent('Interest rate', dearest.interestRate, byRow('liabilities', dearest))
  const mark = sheet.percent(
    'Costly from',
    HIGH_INTEREST_RATE,
    byRule('Costly debt', 'what investments can be expected to bring'),
  )
  const name = quote(dearest.name.slice(0, LONGEST_NAME))
  return dearest.interestRate >= HIGH_INTEREST_RATE
    ? text`Your ${name} costs ${rate}, above the ${mark} that counts as costly.`
    : text`Your dearest, ${name}, costs ${rate}, below the ${mark} that counts as costly.`
}
