import type { Topic } from '#advisor/knowledge/topic.ts'
import { childSavings } from '#advisor/knowledge/topics/child-savings.ts'
import { children } from '#advisor/knowledge/topics/children.ts'
import { couples } from '#advisor/knowledge/topics/couples.ts'
import { divorce } from '#advisor/knowledge/topics/divorce.ts'
import { estate } from '#advisor/knowledge/topics/estate.ts'
import { estatePapers } from '#advisor/knowledge/topics/estate-papers.ts'
import { heirs } from '#advisor/knowledge/topics/heirs.ts'
import { paychecks } from '#advisor/knowledge/topics/paychecks.ts'
import { work } from '#advisor/knowledge/topics/work.ts'
import { workChanges } from '#advisor/knowledge/topics/work-changes.ts'
import { workRights } from '#advisor/knowledge/topics/work-rights.ts'
import { jobLossQuestions } from '#advisor/knowledge/topics/job-loss-questions.ts'
import { helpPrograms } from '#advisor/knowledge/topics/help-programs.ts'
import { benefitLimits } from '#advisor/knowledge/topics/benefit-limits.ts'
import { familyMoney } from '#advisor/knowledge/topics/family-money.ts'
import { payLaws } from '#advisor/knowledge/topics/pay-laws.ts'
import { jobRights } from '#advisor/knowledge/topics/job-rights.ts'
import { unemploymentQuestions } from '#advisor/knowledge/topics/unemployment-questions.ts'
import { militaryAndFederal } from '#advisor/knowledge/topics/military-and-federal.ts'
import { veteransAndClergy } from '#advisor/knowledge/topics/veterans-and-clergy.ts'
import { newcomersAndHelp } from '#advisor/knowledge/topics/newcomers-and-help.ts'
import { acrossBorders } from '#advisor/knowledge/topics/across-borders.ts'
import { supportAndKin } from '#advisor/knowledge/topics/support-and-kin.ts'
import { choicesAtWorkAndHome } from '#advisor/knowledge/topics/choices-at-work-and-home.ts'
import { afterLossAndDamage } from '#advisor/knowledge/topics/after-loss-and-damage.ts'
import { newcomerAndServiceQuestions } from '#advisor/knowledge/topics/newcomer-and-service-questions.ts'
import { willQuestions } from '#advisor/knowledge/topics/will-questions.ts'
import { turningPoints } from '#advisor/knowledge/topics/turning-points.ts'
import { tiesAndMoney } from '#advisor/knowledge/topics/ties-and-money.ts'

export const workAndFamilyTopics: readonly Topic[] = [
  ...childSavings,
  ...children,
  ...couples,
  ...divorce,
  ...estate,
  ...estatePapers,
  ...heirs,
  ...paychecks,
  ...work,
  ...workChanges,
  ...workRights,
  ...jobLossQuestions,
  ...helpPrograms,
  ...benefitLimits,
  ...familyMoney,
  ...payLaws,
  ...jobRights,
  ...unemploymentQuestions,
  ...militaryAndFederal,
  ...veteransAndClergy,
  ...newcomersAndHelp,
  ...acrossBorders,
  ...supportAndKin,
  ...willQuestions,
  ...choicesAtWorkAndHome,
  ...afterLossAndDamage,
  ...newcomerAndServiceQuestions,
  ...tiesAndMoney,
  ...turningPoints,
]
