import { rowSources } from '#advisor/planning/data/row-sources.ts'
import { checkUp } from '#advisor/planning/calculators/check-up.ts'
import { toHealthSnapshot } from '#advisor/planning/data/health-data.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'

export const checkUpKind = defineKind({
  name: 'check-up',
  cues: [
    cue('check ?up|health check|financial health|financially healthy', 7),
    cue('(?:what|which)…(?:next steps?|should i (?:do|focus on|work on|tackle|improve|prioriti[sz]e))', 5),
    cue('(?:where|what) (?:should|do) (?:i|we) (?:start|begin|focus|do (?:next|first|now))', 6),
    cue(
      'how (?:am i|are we) doing (?:financially|overall|with (?:my|our) (?:money|finances))|how (?:are|is) (?:my|our) (?:finances|financial (?:situation|shape)|money)',
      6,
    ),
    cue(
      '(?:review|assess|evaluate|look (?:at|over)|rate|analy[sz]e|summari[sz]e|sum up|recap|(?:summary|overview|picture|review|snapshot) of) (?:my|our) (?:\\w+ )?(?:finances|financial situation|situation|money)',
      6,
    ),
    cue('(?:improve|fix|get) (?:my|our) (?:finances|financial (?:situation|life)|money)', 5),
    cue('(?:financial|money) (?:plan|advice|priorit\\w+)\\b', 4),
    cue('(?:biggest|most important|top) (?:\\w+ )?(?:priorit\\w+|steps?|problems?|thing)', 4),
    cue('(?:advice|recommend|suggest\\w*)…(?:me|us|my|our)', 2),
    cue('on the right track|in good shape', 5),
    cue('(?:sum up|summari[sz]e|recap) (?:everything|it all|where (?:i|we) stand)', 5),
  ],
  not: /avalanche|snowball|net worth|savings? rate|4% rule|28\/36|stock|crypto|\bwhich (?:debt|card|loan)/,
  plan: (_given, { snapshot }) =>
    planWith(checkUp, toHealthSnapshot(snapshot), rowSources('liabilities', snapshot.liabilities)),
})
