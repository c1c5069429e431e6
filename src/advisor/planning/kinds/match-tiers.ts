import type { MatchTier } from '#finance/employer-match.ts'
import { cue, strongest } from '#advisor/planning/question/cues.ts'
import type { Question, Said } from '#advisor/planning/question/said.ts'

const own = [
  [
    /\b(?:i|we|i'm|im|my own|i only|i just)\b[^#$%~=,;?!]{0,30}?\b(?:contribut\w*|put\w*|defer\w*|sav\w*|invest\w*|chip\w*|elect\w*|giv\w*|pay\w*|throw\w*|only|do|doing|at|kick\w*)\b(?![^#]*\bup to #)[^#$%~=,;?!]{0,30}?#/,
    6,
  ],
  cue(
    'my (?:own |current )?(?:contribution|deferral|rate|share)(?: rate)?(?: is| of| at|:)? (?:only |just |currently )?#',
    6,
  ),
  cue('(?:contribut\\w*|putting in|deferring|put in) (?:only |just |about |at )?#', 4),
  cue('#…(?:is what i|from me|of my own|myself)', 5),
  cue('\\bmine is…#', 6),
  cue('put(?:ting)? # in(?:to)?\\b', 7),
] as const
const limits = [
  cue('(?:up to|the first|first|the next|next|the following)(?: another)? #', 8),
  cue(
    '(?:up to|first|next|until|maximum of|max of|cap\\w* at|limit\\w* (?:to|of|at)|on the|another|following|through|beyond)…#',
    5,
  ),
  cue(
    '#…(?:of (?:my |your |our |the |his |her |their )?(?:\\w+ )?(?:salary|pay|income|compensation|wages|earnings)|max\\w*|cap)',
    2,
  ),
]
const shares = [
  cue('match\\w*…#', 3),
  cue(
    '#…(?:of (?:what|whatever|the first|the next|my contribution|each|every|the following|contribution|employee)|match\\w*|on the)',
    4,
  ),
  cue('(?:then|and|plus|with)…# (?:of|on) (?:the )?(?:next|following)', 6),
]

export interface MatchTerms {
  tiers: MatchTier[]
  contribution: Said | null
  quote: string
}

/** '50% of what I contribute up to 6%', '100% of the first 3%, then 50% of the next 2%', 'dollar for dollar up to 4%'. */
export function readMatch({ said, gist, text }: Question): MatchTerms {
  const percents = said.filter((number) => number.kind === 'percent')
  const roles = percents.map((number) => ({ number, role: roleOf(number) }))
  const contribution = roles.find(({ role }) => role === 'own')?.number ?? null
  const tiers: MatchTier[] = []
  let share: number | null = null
  for (const { number, role } of roles) {
    if (role === 'share') share = number.value
    if (role !== 'limit') continue
    const next = percents[percents.indexOf(number) + 1]
    const after = text.slice(number.end, next?.start ?? text.length).toLowerCase()
    const spoken = spokenShare(after) ?? spokenShare(gist)
    tiers.push({ matchPercent: share ?? spoken ?? 100, ofNextPercent: number.value })
    share = null
  }
  return {
    tiers: fromTotals(tiers, gist),
    contribution,
    quote: percents.map((number) => number.quote).join(', '),
  }
}

function roleOf(number: Said): 'own' | 'share' | 'limit' {
  const mine = strongest(own, number.context)
  const limit = strongest(limits, number.context)
  const share = strongest(shares, number.context)
  if (mine > limit && mine > share) return 'own'
  // A limit is a small share of salary; what is matched is rarely below a quarter.
  if (limit === share) return number.value >= 20 ? 'share' : 'limit'
  return limit > share ? 'limit' : 'share'
}

/** A share in words. */
function spokenShare(gist: string): number | null {
  if (
    /dollar for dollar|one for one|1 for 1|\$ for \$|adds? (?:a|another) dollar|in full|fully match|full match|same amount|double/.test(
      gist,
    )
  )
    return 100
  if (
    /half|fifty cents|50 cents|= cents on (?:the|every|each) dollar|\$ (?:on|for) (?:the|every|each) (?:dollar|\$)/.test(
      gist,
    )
  )
    return 50
  return null
}

/** '100% up to 3% and 50% up to 5%' names where each tier ends, not how wide it is. */
function fromTotals(tiers: MatchTier[], gist: string): MatchTier[] {
  if (tiers.length < 2 || /\bnext\b|following|another|\bthen\b[^.?!]{0,30}\bnext/.test(gist)) return tiers
  const ascending = tiers.every(
    (tier, at) => at === 0 || tier.ofNextPercent > (tiers[at - 1]?.ofNextPercent ?? 0),
  )
  if (!ascending) return tiers
  return tiers.map((tier, at) => ({
    ...tier,
    ofNextPercent: tier.ofNextPercent - (tiers[at - 1]?.ofNextPercent ?? 0),
  }))
}
