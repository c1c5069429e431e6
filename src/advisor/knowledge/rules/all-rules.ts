import { credit } from './credit.ts'
import { education } from './education.ts'
import { health } from './health.ts'
import { home } from './home.ts'
import { incomeTax } from './income-tax.ts'
import { retirement } from './retirement.ts'
import type { Rule } from './rule.ts'
import { socialSecurity } from './social-security.ts'
import { surveys } from './surveys.ts'
import { taxesPaid } from './taxes-paid.ts'
import { thumb } from './thumb.ts'

export const allRules: readonly Rule[] = [
  ...thumb,
  ...incomeTax,
  ...taxesPaid,
  ...retirement,
  ...socialSecurity,
  ...health,
  ...credit,
  ...home,
  ...education,
  ...surveys,
]
