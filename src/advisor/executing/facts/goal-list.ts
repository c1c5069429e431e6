/** 'I want to save 5,000 for a trip, 10,000 for a car and 20,000 for a house': each is as much a goal as the others. */
import type { Fact } from '#advisor/facts.ts'

const FOR = String.raw`\$?[\d.,]+k? for (?:a|an|the|my|our)\b`
/** Wished for in one list, and not supposed. */
const LIST = new RegExp(
  String.raw`\b(?:want|need|hop(?:e|ing)|trying|like|plan(?:ning)?|saving|save|goals?)\b[^?]*${FOR}[^?]*${FOR}`,
  'i',
)
const SUPPOSED = /\b(?:if|would it|should|or)\b|\?/i

const isGoal = ({ change }: Fact) => change.kind === 'goal' && change.targetAmount !== undefined

/** What was kept, with the goals that were read beside one that is kept. */
export function withGoalList(kept: readonly Fact[], read: readonly Fact[], text: string): Fact[] {
  const goals = read.filter(isGoal)
  if (goals.length < 2 || !kept.some(isGoal) || !LIST.test(text) || SUPPOSED.test(text)) return [...kept]
  const others = kept.filter((fact) => !isGoal(fact))
  return [...others, ...goals.map((fact): Fact => ({ ...fact, decision: 'save' }))]
}
