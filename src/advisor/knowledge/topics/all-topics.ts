import type { Topic } from '#advisor/knowledge/topic.ts'
import { banking } from './banking.ts'
import { borrowing } from './borrowing.ts'
import { budgeting } from './budgeting.ts'
import { children } from './children.ts'
import { collections } from './collections.ts'
import { creditCards } from './credit-cards.ts'
import { creditScores } from './credit-scores.ts'
import { debts } from './debts.ts'
import { saving } from './saving.ts'
import { spending } from './spending.ts'

export const allTopics: readonly Topic[] = [
  ...banking,
  ...borrowing,
  ...budgeting,
  ...children,
  ...collections,
  ...creditCards,
  ...creditScores,
  ...debts,
  ...saving,
  ...spending,
]
