/** 'Can we afford a second kid', 'is it dumb to quit my job': what somebody wants to decide, by its words. */
import type { Need, NeedKind } from '#advisor/dialogue.ts'

const US = String.raw`(?:i|we|us|me)`

const DOUBT = String.raw`\b(?:idk|dunno|not sure|don'?t know|if (?:we|the money)|worr(?:y|ied)|nervous|scared)\b`

/** How a decision is put; what follows is the thing. */
const manners = {
  afford: new RegExp(
    String.raw`\b(?:afford|swing|pull off|(?:enough|money) (?:for|to)|room for|ready for)\b(?: to (?:\w+ly )?)? ?(.*)`,
    'i',
  ),
  weigh: new RegExp(
    [
      String.raw`\bshould ${US}(?: just| really| even| try to)? (.+)`,
      String.raw`\b(?:idea|move|dumb|crazy|stupid|smart|wise|insane|reasonable|realistic|responsible|ok|okay|too soon) ` +
        String.raw`(?:to|if ${US}|for ${US} to) (.+)`,
      String.raw`\b(?:thinking|thinkin|talking|debating|arguing|back and forth|fence)(?: about| of| on| over)? (.+)`,
      String.raw`\bwant (an?(?:other)? .+)`,
      String.raw`\b(?:can|could) ${US} (?:have|get|take on) (an?(?:other)? .+)`,
      // What a wife or husband wants is weighed by both where its writer doubts it.
      String.raw`\b(?:wife|husband|hubby|partner|spouse|girlfriend|boyfriend|fianc[eé]e?|s?he) (?:really )?` +
        String.raw`wants (an?(?:other)? (?=.*${DOUBT}).+)`,
      String.raw`\b(?:want|wanna|love|hoping|planning|trying|decide|deciding)(?: if ${US}| whether ${US})? (?:should )?(?:to )?` +
        String.raw`((?:buy|get|have|quit|leave|go|stay|adopt|move|keep)\b.*)`,
    ].join('|'),
    'i',
  ),
  /** 'Daycare for two would be 2,500' */
  told: /\b((?:\w+ ){1,6})would (?:be|cost|run|come to)(?: (?:about|around|like|maybe))? \$?\d/i,
} as const
/** What is told with its price, and asks by that whether it can be paid. */
const toldKinds: ReadonlySet<NeedKind> = new Set(['monthly', 'child'])

/** 'How much house can we afford', 'we can't afford rent': a sum, or trouble. */
const NO_DECISION = new RegExp(
  String.raw`\b(?:how (?:much|big|expensive|many|long)|what (?:kind|size|price|house|home|car|rent)|what (?:can|could) ${US})\b` +
    String.raw`|\b(?:can'?t|cannot|can not|couldn'?t|barely|not|never) (?:\w+ ){0,2}(?:afford|swing)\b`,
  'i',
)

/** What is decided about, by words that name it, the narrower before the wider. */
const things: readonly (readonly [NeedKind, RegExp])[] = [
  [
    'keep',
    /^(?:to )?(?:keep|stay in|stay at|hang on to|hold on to)\b.*\b(?:house|home|place|apartment|condo|car|truck)\b/i,
  ],
  [
    'leave',
    /\b(?:quit|leave (?:my|this|the) job|stay(?:ing)? (?:at )?home|sabbatical|go(?:ing)? back to (?:school|college))\b/i,
  ],
  [
    'lessPay',
    /\b(?:part[- ]time|(?:cut|drop|reduce)(?:ting|ping)? (?:my |back )?(?:on )?hours|fewer hours|pay cut|lower[- ]paying)\b/i,
  ],
  [
    'move',
    /\b(?:mov(?:e|ing) (?:in|out|to)|(?:bigger|nicer|new|own) (?:place|apartment|apt)|apartment|rent)\b/i,
  ],
  [
    'monthly',
    /\b(?:daycare|day care|childcare|nanny|preschool|private school|therapy|gym|trainer|cleaner|lessons)\b/i,
  ],
  [
    'child',
    /\b(?:(?:an?|another|second|third|2nd|3rd|one more|more) (?:\w+ )?(?:kids?|child|children|bab(?:y|ies)|one)|kids|baby)\b/i,
  ],
  ['pet', /\b(?:dog|puppy|pup|cat|kitten)\b/i],
  ['vehicle', /\b(?:car|truck|suv|van|minivan|jeep)\b/i],
  [
    'home',
    /\b(?:buy|own|get)\b.*\b(?:house|home|condo|place)\b|^(?:an? |our |my )?(?:first |own )?(?:house|home|condo)\b/i,
  ],
  [
    'once',
    /\b(?:trip|vacation|wedding|honeymoon|cruise|ring|roof|furnace|kitchen|remodel|renovat\w+|surgery|braces|funeral|bike|boat)\b/i,
  ],
]

const FINE = new RegExp(
  String.raw`\b(?:am i|are we|if i'?m|if im|if we'?re|if were|will (?:i|we) be|(?:i|we)(?:'ll| will) be)` +
    String.raw`(?: doing| gonna be| going to be)? ` +
    String.raw`(?:ok|okay|alright|all right|fine|in (?:good |bad |ok )?shape|screwed|in trouble)\b(?! (?:with|on|for|if|to)\b)`,
  'i',
)

/** The comma of '30,000' ends nothing. */
const END = /[?!;\n]|[.,](?!\d)|\b(?:but|because|cuz|since|if|when|while|or|idk|dunno|not sure)\b/i

/** 'Is my rent too high', 'am I paying too much for the car' */
const SHARE = new RegExp(
  String.raw`\b(?:is|are|isn'?t) (?:my |our |the |a )?(?:[\d,.$]+k? )?` +
    String.raw`((?:car|truck|auto|rent|mortgage|house|housing)\b[^.?!]{0,30}?)(?: of [\d,.$]+)?` +
    String.raw`(?:way )?too (?:high|much|big)|\btoo much (?:on|for|in) (?:my |our |the )?(car|truck|rent|mortgage|house|housing)`,
  'i',
)

export interface FoundNeed {
  need: Need
  /** Whether it asks what can be afforded; else whether something is wise. */
  isAfford: boolean
}

export function findNeed(text: string): FoundNeed | null {
  if (FINE.test(text)) return { need: { kind: 'fine', thing: '' }, isAfford: true }
  const [, share, spent] = SHARE.exec(text) ?? []
  const part = share ?? spent
  if (part !== undefined) return { need: { kind: 'share', thing: part.trim() }, isAfford: true }
  if (NO_DECISION.test(text)) return null
  for (const [manner, pattern] of Object.entries(manners)) {
    const behind = (pattern.exec(text) ?? []).slice(1).find((words) => words !== undefined)
    if (behind === undefined) continue
    const thing = (behind.split(END)[0] ?? '').trim().slice(0, LONGEST)
    // 'My husband wants a boat can we afford it'
    const kind = kindOf(PRONOUN.test(thing) ? text.slice(0, -behind.length) : thing)
    const isAfford = manner === 'afford'
    if (kind && (manner !== 'told' || toldKinds.has(kind))) return { need: { kind, thing }, isAfford }
    // 'Can we afford it' is about what was talked of before.
    if (isAfford && AFFORDS.test(text) && thing.split(/\s+/).length > 1)
      return { need: { kind: 'open', thing }, isAfford }
  }
  return null
}

const LONGEST = 60
/** 'Is that enough for 4 years' may be about anything. */
const AFFORDS = /\b(?:afford|swing|pull off)\b/i
const PRONOUN = /^(?:it|that|this|one|them)?$/i
const kindOf = (thing: string) => things.find(([, words]) => words.test(thing))?.[0]
