import { text } from '#advisor/grounding/pieces.ts'
import { assetMix } from '#advisor/planning/calculators/asset-mix.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'

export const assetMixKind = defineKind({
  name: 'asset-mix',
  cues: [
    cue(
      'asset (?:mix|allocation|breakdown|split)|(?:mix|breakdown|composition|split)…(?:assets|wealth|what i own)',
      7,
    ),
    cue(
      '(?:share|percent\\w*|much|part|fraction) of (?:my |our )?(?:assets|wealth|money|net worth)[^.?!]*(?:in|is|cash|stocks|real estate|house|retirement)',
      5,
    ),
    cue(
      'how (?:are|is) (?:my|our) (?:assets|wealth|money) (?:split|divided|allocated|distributed|spread)',
      7,
    ),
    cue('diversif\\w*', 4),
  ],
  plan: (_given, { snapshot }) =>
    snapshot.assets.length === 0
      ? { slot: 'assets', ask: text`What do you own? Add it on your balance sheet, or tell me here.` }
      : planWith(assetMix, { assets: snapshot.assets }),
})
