import type { Topic } from '#advisor/knowledge/topic.ts'
import { coverTopics } from './subjects/cover-topics.ts'
import { creditAndDebtTopics } from './subjects/credit-and-debt-topics.ts'
import { dailyMoneyTopics } from './subjects/daily-money-topics.ts'
import { homeAndCarTopics } from './subjects/home-and-car-topics.ts'
import { investingTopics } from './subjects/investing-topics.ts'
import { retirementTopics } from './subjects/retirement-topics.ts'
import { schoolTopics } from './subjects/school-topics.ts'
import { taxesTopics } from './subjects/taxes-topics.ts'
import { workAndFamilyTopics } from './subjects/work-and-family-topics.ts'

export const allTopics: readonly Topic[] = [
  ...dailyMoneyTopics,
  ...creditAndDebtTopics,
  ...schoolTopics,
  ...homeAndCarTopics,
  ...coverTopics,
  ...taxesTopics,
  ...retirementTopics,
  ...investingTopics,
  ...workAndFamilyTopics,
]

const byId = new Map(allTopics.map((topic) => [topic.id, topic]))

export const findTopic = (id: string): Topic | null => byId.get(id) ?? null
