import type { Feeling } from '#advisor/actions/language.ts'
import { LEAVING } from '#advisor/knowledge/people/after.ts'

/** 'Wife left in may', and neither the job nor a sum of money. */
const PARTNER_LEFT = new RegExp(
  String.raw`\b(?:husband|wife|spouse|boyfriend|girlfriend|fianc\w+|partner)(?: just| has| up and)? left\b` +
    String.raw`(?! (?:me )?(?:\$?\d|an?\b|the\b|his\b|her\b|for work|work|town))`,
  'i',
)

const MACHINES =
  'car|truck|van|engine|transmission|battery|phone|laptop|computer|pc|fridge|freezer|furnace|heater|washer|dryer|ac'
/** 'The car died' buries nobody. */
const DIED = new RegExp(String.raw`(?<!\b(?:${MACHINES})(?: (?:just|has|finally|also|then))? )\bdied\b`, 'i')

/** Who leaves land or money behind, and no partner. */
const ELDERS = 'mom|mum|mother|dad|father|parents?|aunt|uncle|grand\\w+|brother|sister'

/** Words that name an event beyond doubt, whatever else the message is about. */
const events: readonly (readonly [Feeling, RegExp])[] = [
  [
    'arrears',
    /\b(?:missed|behind on|late on|past due on)\b[^.?!]{0,40}\b(?:payments?|rent|mortgage|bills?|loan|car)\b/i,
  ],
  ['death', /\b(?:passed away|dropped dead|funeral|widow(?:ed|er)?)\b/i],
  [
    'death',
    /\b(?:un)?(?:till?|since|before) (?:he|she|they) passed\b(?! (?:the|a|his|her|their|out|it|me)\b)/i,
  ],
  ['death', DIED],
  [
    'death',
    /\blost (?:my|our) (?:wife|husband|mom|mum|dad|mother|father|son|daughter|baby|child|brother|sister)\b/i,
  ],
  [
    'death',
    /\b(?:mom|mum|dad|mother|father|aunt|uncle|grand\w+) left me (?:\$?\d|her|his|their|money|everything)/i,
  ],
  [
    'eviction',
    /\b(?:evict(?:ed|ion)|foreclos(?:ed|ure)|(?:lost|losing) (?:my|our|the) (?:house|home|apartment|place))\b/i,
  ],
  [
    'divorce',
    new RegExp(
      String.raw`\b(?:divorc\w+|separat(?:ed|ing)|moved out|splitting up|split up|` +
        String.raw`(?<!\b(?:${ELDERS}) (?:had |has )?)left me(?=\s*(?:[.,!?;]|$|and\b|for\b|last\b|after\b|alone\b)))\b`,
      'i',
    ),
  ],
  ['divorce', PARTNER_LEFT],
  ['jobloss', /\b(?:walked|marched|escorted|threw) (?:me|us) out\b|\blet me go\b|\bpink slip\b/i],
  ['jobloss', /\b(?:laid off|got fired|lost my job|been let go|was let go|got let go)\b/i],
  [
    'jobloss',
    /\b(?:plant|factory|mill|store|shop|office|warehouse|company) (?:is |was |just )?(?:clos(?:ed|ing)|shut(?:ting)? down)\b/i,
  ],
  ['collectors', /\b(?:collectors?|collection agency|debt collection)\b/i],
  ['newjob', LEAVING],
  ['newjob', /\b(?:got|landed|start(?:ed|ing)?) (?:a|my) new job\b/i],
  ['raise', /\b(?:got|getting) (?:a |my )?(?:raise|promotion|promoted)\b/i],
  ['baby', /\b(?:pregnant|having a baby|expecting (?:a baby|twins|our)|baby (?:is )?due)\b/i],
]

/** The event that a message tells of; null where none is named. */
export const findEvent = (text: string): Feeling | null =>
  events.find(([, words]) => words.test(text))?.[0] ?? null
