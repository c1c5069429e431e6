import type { Given } from '#advisor/planning/given.ts'
import type { Question } from '#advisor/planning/question/said.ts'

/** Age now and at retirement. 'Between 35 and 65' says both at once. */
export function readAges(
  { said }: Question,
  now: Given,
  then: Given,
): { age: number; retirementAge: number } {
  const range = said.find(
    ({ kind, low, high }) => (kind === 'age' || kind === 'bare') && low < high && low >= 15 && high <= 90,
  )
  if (range) return { age: range.low, retirementAge: range.high }
  return { age: now.value, retirementAge: then.value }
}
