/** 'So do i have enough?', of a goal that was told: savings against what is wanted, where no sum says it yet. */
import { byProfile, byRow } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { difference } from '#advisor/figures/show.ts'
import { namedBy } from '#advisor/planning/data/find-row.ts'
import type { Executing } from '#advisor/executing/outcome.ts'
import type { Told } from './acts.ts'

const ENOUGH = new RegExp(
  String.raw`^\W*(?:(?:so|ok|okay|and|but|well) )*(?:do|would|will) (?:i|we) have enough(?: (?:for (?:that|it|this` +
    String.raw`|(?:the|a|my|our) [a-z ]{2,24})|to (?:do|cover|pay for|buy) (?:that|it|this)|saved|money|cash|now` +
    String.raw`|already|then))*\W*$`,
  'i',
)
const POINTS = /\b(?:that|it|this)\b/i
const NAMED = 0.4

export function haveEnough({ text: said, sums, snapshot, sheet }: Omit<Executing, 'minded'>): Told | null {
  const { savings } = snapshot.profile
  if (!ENOUGH.test(said) || savings === null) return null
  const { goals } = snapshot
  const named = goals.find(({ name }) => namedBy(said, name) > NAMED)
  const isNamed = /\bfor (?!it|that|this)/i.test(said)
  // What a sum was made of since is what is asked about.
  const isOfSum = sums.length > 0 && POINTS.test(said)
  const goal = named ?? (isNamed || isOfSum ? undefined : goals.at(-1))
  if (!goal || goal.targetAmount <= 0) return null
  const wanted = sheet.money(goal.name, goal.targetAmount, byRow('financialGoalItems', goal))
  const have = sheet.money('Savings', savings, byProfile('savings'))
  const gap = difference(sheet, 'Difference', have, wanted)
  return {
    answer:
      savings >= goal.targetAmount
        ? [
            text`Yes: your savings of ${have} cover the ${wanted}, with ${gap} left.`,
            text`What’s left is your cushion, so see that it’s a few months of bills.`,
          ]
        : [text`Not yet: your savings of ${have} are ${gap} short of the ${wanted}.`],
    details: [],
  }
}
