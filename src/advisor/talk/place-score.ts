/** '640', after 'what is a good credit score': where that stands, and what lifts it. */
import { fillText } from '#advisor/figures/fill-text.ts'
import { byWords } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { readScore } from '#advisor/reading/told-score.ts'
import type { Move, Scene } from './scene.ts'

/** From the highest mark down. */
const bands: readonly (readonly [rule: string, says: string])[] = [
  ['fico-exceptional', ' is exceptional. No lender asks for more; just keep paying on time.'],
  [
    'fico-very-good',
    ' is very good, so nearly the best rates are open to you. There is little left to gain.',
  ],
  [
    'fico-good',
    ' is good. From {fico-very-good} rates are nearly the best; lower card balances are the quickest way there.',
  ],
  [
    'fico-fair',
    ' counts as fair; good begins at {fico-good}. Paying on time and bringing card balances down lifts it within months.',
  ],
  [
    'fico-lowest',
    ' counts as poor; fair begins at {fico-fair}, good at {fico-good}. Catch up what is late first, then bring card balances down.',
  ],
]

export function placeScore({ text: said, minded, dialogue, sheet, saved }: Scene): Move | null {
  const score = saved.length > 0 ? null : readScore(said, minded?.numbers ?? [], dialogue.topic)
  if (score === null) return null
  const band = bands.find(([rule]) => score >= (findRule(rule)?.value ?? 0))
  if (!band) return null
  const told = sheet.number('Your score', 'count', score, byWords(said))
  return { content: text`${told}${fillText(band[1], sheet)}` }
}
