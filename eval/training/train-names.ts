import { nameCandidates, namelessFact } from '#advisor/understanding/names/name-features.ts'
import type { PackedNetwork } from '#advisor/understanding/learned/network.ts'
import { nameByRules, nameless } from '#advisor/understanding/names/naming-rules.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import type { Example } from './align.ts'
import { learnChoice } from './learn-choice.ts'

/** Settings that did best on voices left out of the training. */
const settings = { passes: 8, rate: 0.03, hidden: 0.4, cells: 32, least: 4 }

/** Learns which word an amount is called by, from the keywords that its entry must match. */
export function trainNames(examples: readonly Example[]): PackedNetwork {
  const choices = examples.flatMap(({ reading, amount, role, want }) => {
    if (!want || want.name === '') return []
    const right = tokensNamed(reading, want.name)
    const { place } = nameByRules(reading, amount, role)
    const candidates = nameCandidates(reading, amount, role, place).map(({ at, facts }) => ({
      facts,
      isRight: right.has(at),
    }))
    const isNameless = keywords(want.name).some((key) => nameless[role].toLowerCase().includes(key))
    return [{ candidates: [...candidates, { facts: [namelessFact(role)], isRight: isNameless }] }]
  })
  return learnChoice(choices, settings)
}

const keywords = (pattern: string) =>
  pattern
    .toLowerCase()
    .split('|')
    .map((key) => key.trim())
    .filter((key) => key !== '')

/** The tokens that are part of a keyword's match. */
function tokensNamed({ tokens }: Reading, pattern: string): Set<number> {
  const right = new Set<number>()
  for (const key of keywords(pattern)) {
    const { length } = key.split(/\s+/)
    for (let at = 0; at + length <= tokens.length; at += 1) {
      const words = tokens.slice(at, at + length).map(({ word }) => word)
      if (words.join(' ').includes(key)) for (let place = 0; place < length; place += 1) right.add(at + place)
    }
  }
  return right
}
