import type { Text } from '#advisor/grounding/pieces.ts'
import { findKind, part, type Pattern } from './patterns.ts'
import { type Lines, type Scene, vary } from './scene.ts'

type Mood = 'grief' | 'worry' | 'goodNews'

const table: Record<Mood, Pattern> = {
  grief: {
    part: part(
      '(?:mom|mum|mother|dad|father|husband|wife|son|daughter|brother|sister|grand\\w+|parents?|partner) (?:just |' +
        'recently )?(?:died|passed(?: away)?|is dying)',
      'im (?:grieving|a widow|a widower|widowed)|after (?:his|her|the) funeral|funeral costs?',
    ),
  },
  worry: {
    part: part(
      '(?:im|we are|were|feel|feeling|so|just|i feel like im) (?:\\w+ )?(?:drowning|stressed(?: out)?|overwhelmed|' +
        'worried(?: sick)?|anxious|scared|ashamed|embarrassed|freaking out|panicking|struggling|desperate|exhausted|' +
        'depressed)',
      'drowning in (?:debt|bills|cards?|loans?)|in over my head|keeps? me up at night|cant sleep|losing sleep|' +
        '(?:is|are|its) killing (?:me|us)|behind on (?:my |our )?(?:bills|payments|rent|mortgage)|' +
        'paycheck to paycheck|barely (?:getting by|making it|scraping by|surviving|make ends meet)|' +
        'cant (?:keep up|make ends meet|catch up)|up to my (?:neck|ears|eyeballs)|money (?:is )?(?:so )?tight|' +
        'maxed out|(?:im|we are|always|so|dead|flat) broke|(?:nothing|no money) (?:saved|put away)|' +
        'dont (?:even )?know (?:how much|what) (?:i|we) owe',
    ),
    unless: part(
      'if (?:the|my) (?:market|investments?|stocks?)',
      'used to be',
      'not (?:worried|stressed|scared|anxious)',
    ),
  },
  goodNews: {
    part: part(
      '(?:got|getting|received|landed|just got) (?:a |my |an? \\w+ )?(?:raise|promotion|promoted|bonus|new job)|' +
        '(?:just |finally |i |we )(?:paid off|cleared) (?:my|our|the)|(?:got|getting) (?:married|engaged)|' +
        '(?:had|having|expecting) (?:(?:a|our|our first) baby|our first|twins)|debt free now|reached my goal',
    ),
  },
}

const clauses: Record<Mood | 'hardship', Lines> = {
  hardship: ['I am sorry, that is hard.', 'That is a hard time, I am sorry.'],
  grief: ['I am sorry for your loss.', 'My sympathy, that is a hard time.'],
  worry: [
    'That sounds heavy, and it can be worked out.',
    'I hear how much this weighs; we take it step by step.',
  ],
  goodNews: ['Good news, congratulations.', 'I am glad to hear that.'],
}

/** A warm clause before anything else, where the message calls for it; empty otherwise. */
export function warmClause({ wording, distress, dialogue }: Scene): Text {
  const mood = distress === null ? findKind(wording, table) : 'hardship'
  return mood === null ? [] : [vary(clauses[mood], dialogue)]
}
