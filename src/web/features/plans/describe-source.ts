import { describeBasis } from '#contract/describe-basis.ts'
import type { FigureSource } from '#contract/figures.ts'

const lists = {
  assets: 'your balance sheet',
  liabilities: 'your balance sheet',
  expenseItems: 'your budget',
  incomeItems: 'your budget',
  financialGoalItems: 'your goals',
} as const

const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Where a value that nobody changed here comes from; of pay also that it may be before tax. */
export function describeSource(source: FigureSource): string {
  const pay = 'pay' in source ? source.pay : undefined
  const basis = pay && describeBasis(pay === 'unsaid' ? null : pay)
  return basis ? `${nameSource(source)}, ${basis}` : nameSource(source)
}

function nameSource(source: FigureSource): string {
  if (source.kind === 'row') return `From ${lists[source.list]}: ${source.name}`
  if (source.kind === 'profile') return 'From your profile'
  if (source.kind === 'words') return `You said: ${source.quote}`
  if (source.kind === 'transactions') return `From your transactions: ${source.about}`
  return source.kind === 'formula' ? first(source.formula) : `Assumed: ${source.text}`
}
