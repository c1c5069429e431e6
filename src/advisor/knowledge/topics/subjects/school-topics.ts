import type { Topic } from '#advisor/knowledge/topic.ts'
import { college } from '#advisor/knowledge/topics/college.ts'
import { studentHelp } from '#advisor/knowledge/topics/student-help.ts'
import { studentLoans } from '#advisor/knowledge/topics/student-loans.ts'
import { studentMoney } from '#advisor/knowledge/topics/student-money.ts'
import { studentPlans } from '#advisor/knowledge/topics/student-plans.ts'
import { collegeSavingQuestions } from '#advisor/knowledge/topics/college-saving-questions.ts'

export const schoolTopics: readonly Topic[] = [
  ...college,
  ...studentHelp,
  ...studentLoans,
  ...studentMoney,
  ...studentPlans,
  ...collegeSavingQuestions,
]
