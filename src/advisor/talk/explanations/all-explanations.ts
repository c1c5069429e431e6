import { accounts } from './accounts.ts'
import { budgeting } from './budgeting.ts'
import { credit } from './credit.ts'
import { debts } from './debts.ts'
import type { Explanation } from './explanation.ts'
import { home } from './home.ts'
import { investing } from './investing.ts'
import { laterLife } from './later-life.ts'
import { taxes } from './taxes.ts'
import { trouble } from './trouble.ts'

export const allExplanations: readonly Explanation[] = [
  ...trouble,
  ...debts,
  ...credit,
  ...home,
  ...budgeting,
  ...accounts,
  ...laterLife,
  ...taxes,
  ...investing,
]
