import { householdLines } from '#advisor/planning/data/household-lines.ts'
import { rowKey } from '#advisor/planning/data/row-sources.ts'
import { netWorth } from '#advisor/planning/calculators/net-worth.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { readOwnedAndOwed } from './owned-and-owed.ts'

export const netWorthKind = defineKind({
  name: 'net-worth',
  reads: ['money'],
  cues: [
    cue('net ?worth', 6),
    cue('(?:total|all|sum of|add up) …(?:assets|liabilities)', 3),
    cue('\\bassets…(?:minus|less|and|versus|vs|against)…(?:liabilities|debts?)', 4),
    cue(
      'what (?:am|are) (?:i|we) (?:actually |really |currently )?worth|how much (?:am|are) (?:i|we) (?:\\w+ )?worth',
      6,
    ),
    cue('(?:sold|liquidat\\w+|cash(?:ed)? out) everything', 6),
    cue('(?:own|have)…(?:minus|less|versus|vs|and|against|compared to)…\\bowe', 6),
    cue('more than (?:i|we) (?:own|owe)', 6),
    cue('\\bown\\b[^.?!]{0,60}\\bowe\\b', 6),
    cue('(?:everything|all)[^.?!]{0,40}\\bowe\\b', 5),
  ],
  plan(_given, { question, snapshot }) {
    const said = readOwnedAndOwed(question)
    if (said) return planWith(netWorth, said)
    const { owned, owed } = householdLines(snapshot)
    if (owned.length + owed.length === 0) {
      return {
        slot: 'assets',
        ask: text`What do you own, and what do you owe? Add both on your balance sheet, or tell me here.`,
      }
    }
    const sources = [...owned, ...owed].map(
      ({ name, source }) => [rowKey(name), { value: 0, source }] as const,
    )
    return planWith(netWorth, { assets: owned, liabilities: owed }, Object.fromEntries(sources))
  },
})
