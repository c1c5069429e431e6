import type { Topic } from '#advisor/knowledge/topic.ts'
import { borrowing } from '#advisor/knowledge/topics/borrowing.ts'
import { cardMechanics } from '#advisor/knowledge/topics/card-mechanics.ts'
import { cardQuestions } from '#advisor/knowledge/topics/card-questions.ts'
import { cardTypes } from '#advisor/knowledge/topics/card-types.ts'
import { collections } from '#advisor/knowledge/topics/collections.ts'
import { creditBuilding } from '#advisor/knowledge/topics/credit-building.ts'
import { creditCards } from '#advisor/knowledge/topics/credit-cards.ts'
import { creditHistory } from '#advisor/knowledge/topics/credit-history.ts'
import { creditMarks } from '#advisor/knowledge/topics/credit-marks.ts'
import { creditQuestions } from '#advisor/knowledge/topics/credit-questions.ts'
import { creditReports } from '#advisor/knowledge/topics/credit-reports.ts'
import { creditScores } from '#advisor/knowledge/topics/credit-scores.ts'
import { creditUse } from '#advisor/knowledge/topics/credit-use.ts'
import { creditorReach } from '#advisor/knowledge/topics/creditor-reach.ts'
import { debtHelp } from '#advisor/knowledge/topics/debt-help.ts'
import { debtRelief } from '#advisor/knowledge/topics/debt-relief.ts'
import { debtTrouble } from '#advisor/knowledge/topics/debt-trouble.ts'
import { debts } from '#advisor/knowledge/topics/debts.ts'
import { hardship } from '#advisor/knowledge/topics/hardship.ts'
import { loanLaw } from '#advisor/knowledge/topics/loan-law.ts'
import { loanTerms } from '#advisor/knowledge/topics/loan-terms.ts'
import { shortLoans } from '#advisor/knowledge/topics/short-loans.ts'
import { creditEffects } from '#advisor/knowledge/topics/credit-effects.ts'
import { debtLaw } from '#advisor/knowledge/topics/debt-law.ts'
import { bankruptcyQuestions } from '#advisor/knowledge/topics/bankruptcy-questions.ts'

export const creditAndDebtTopics: readonly Topic[] = [
  ...borrowing,
  ...cardMechanics,
  ...cardQuestions,
  ...cardTypes,
  ...collections,
  ...creditBuilding,
  ...creditCards,
  ...creditHistory,
  ...creditMarks,
  ...creditReports,
  ...creditScores,
  ...creditUse,
  ...debtHelp,
  ...debtRelief,
  ...debtTrouble,
  ...debts,
  ...hardship,
  ...loanTerms,
  ...shortLoans,
  ...creditEffects,
  ...debtLaw,
  ...bankruptcyQuestions,
  ...loanLaw,
  ...creditorReach,
  ...creditQuestions,
]
