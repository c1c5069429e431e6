import { nameCandidates, namelessFact } from './learned/name-features.ts'
import { nameByRules, nameless, thingIn } from './naming-rules.ts'
import { phraseAround, spell } from './phrases.ts'
import type { Amount, Reading } from './reading.ts'
import type { Role } from './roles.ts'
import type { ThingName } from './things.ts'

export interface Named {
  name: string
  thing: ThingName | null
}

/** What the user calls the thing whose amount this is. */
export function nameAmount(reading: Reading, amount: Amount, role: Role): Named {
  const hint = nameByRules(reading, amount, role)
  const { names } = reading.learned
  const weigh = (facts: readonly string[]) => names.score(facts)[0] ?? 0
  let [head, top] = [-1, weigh([namelessFact(role)])]
  for (const { at, facts } of nameCandidates(reading, amount, role, hint.place)) {
    const score = weigh(facts)
    if (score > top) [head, top] = [at, score]
  }
  if (head < 0) return hint.place ? { name: nameless[role], thing: null } : hint
  const phrase = phraseAround(reading, head)
  const words = reading.tokens.slice(phrase.first, phrase.next).map(({ word }) => word)
  return { name: spell(reading, phrase), thing: thingIn(words) }
}
