import type { Topic } from '#advisor/knowledge/topic.ts'
import { children } from '#advisor/knowledge/topics/children.ts'
import { couples } from '#advisor/knowledge/topics/couples.ts'
import { estate } from '#advisor/knowledge/topics/estate.ts'
import { paychecks } from '#advisor/knowledge/topics/paychecks.ts'
import { work } from '#advisor/knowledge/topics/work.ts'

export const workAndFamilyTopics: readonly Topic[] = [
  ...children,
  ...couples,
  ...estate,
  ...paychecks,
  ...work,
]
