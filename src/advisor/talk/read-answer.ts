import { part, whole } from './patterns.ts'
import { readWording, type Wording } from './wording.ts'

/** What a message says to a question of the advisor. A correction gives another value instead of a plain no. */
export type Answer = 'yes' | 'no' | 'correction' | 'skip'

const YES = whole(
  '(?:(?:yes|yeah|yep|yup|yea|yah|ya|ye|yess|aye|si|sure|certainly|definitely|absolutely|indeed|affirmative|' +
    'correct|right|exactly|precisely|true|okay|perfect|great|good|fine|bingo|totally|of course|uh huh|mhm|mm hm|' +
    'you)(?: |$))+(?:its|thats (?:it|right|correct|the (?:one|figure|amount))|it does|i do|i am|im sure|' +
    'please(?: do)?|save (?:it|that)|go ahead|do (?:it|that|so)|you (?:got|have) (?:it|that)(?: right)?|' +
    'sounds (?:good|right)|for sure|sir|maam|indeed|thats|pls)?',
  'thats (?:it|right|correct|true|the one|exactly right|what i (?:meant|said|owe|have|make|earn|pay)|accurate|good)',
  '(?:it|that|this) (?:is|sounds|looks|seems) (?:right|correct|good|true|fine|accurate)',
  '(?:its|sounds|looks|seems) (?:right|correct|good|true|fine|accurate)(?: to me)?',
  'its|thats',
  'i (?:do|think so|guess so|believe so|suppose so|am|confirm|agree)',
  'you (?:got|have) (?:it|that)(?: right)?|youre right|your right|spot on|thats spot on|you guessed it|nailed it',
  '(?:please )?(?:save|store|keep|add|use) (?:it|that|this)|go ahead|do it|confirmed|confirm|make it so|for sure|no doubt|by all means',
)
const NO = whole(
  '(?:(?:no|nope|nah|nay|naw|negative|incorrect|wrong|false|not)(?: |$))+(?:it (?:isnt|is not|doesnt)|' +
    'thats (?:wrong|not (?:it|right|correct))|its not|not (?:that|it|really|at all|quite|exactly)|really|quite|' +
    'exactly|at all|right|correct|i dont|i do not|im not|thanks|way|sir|maam|that|it|true|yet)?',
  '(?:thats|its|this is|that is|it is) (?:not|wrong|incorrect|false|off)(?: (?:it|right|correct|true|mine|what i (?:meant|said)))*',
  '(?:it|that|this) isnt(?: (?:it|right|correct|true|mine|what i (?:meant|said)))*',
  'i dont(?: think so)?|i didnt (?:say|mean) that|not (?:really|at all|quite|exactly|correct|right|mine)|' +
    'absolutely not|definitely not|of course not|no way|hell no',
  '(?:please )?(?:dont|do not) (?:save|store|keep|add|use)(?: (?:it|that|this))?|forget (?:it|that)|' +
    'ignore (?:it|that)|never ?mind|scratch that|discard (?:it|that)|drop (?:it|that)|cancel(?: (?:it|that))?',
  '(?:none|nothing|zero|zilch|nada)(?: (?:at all|really|yet|of (?:them|that|it)))?|i (?:have|owe|own) (?:none|nothing)',
)
const SKIP = whole(
  '(?:lets |can we |i(?:d| will| want to) |please )*(?:skip|pass|leave)(?: (?:it|that|this|on that|on it|' +
    'the question|this one|that one|for now))*|next(?: (?:question|one|topic|please))?|move on|later|maybe later|' +
    'not now|another time|some other time|ask me (?:later|again later)',
  'i (?:really |honestly |just )?(?:dont|do not) (?:know|remember|recall|have (?:any|a clue|an idea))' +
    '(?: (?:that|it|this|yet|exactly|off (?:hand|the top of my head)|right now|what (?:it|that) is|' +
    'the (?:exact )?(?:number|figure|amount)))*|no idea|no clue|not sure|im not sure(?: (?:about that|yet))?|' +
    'cant (?:say|remember|recall)|hard to say|who knows|beats me|havent (?:decided|thought about it|a clue)|' +
    'i havent (?:decided|thought about (?:it|that))(?: yet)?|undecided|dont know|i have no (?:idea|clue)|' +
    'ive no (?:idea|clue)|not a clue',
  'i(?:d| would) (?:rather|prefer) not(?: (?:to )?(?:say|answer|share|tell(?: you)?|talk about (?:it|that)|' +
    'discuss (?:it|that)))?|rather not(?: say)?|prefer not to(?: say| answer)?|' +
    'i dont (?:want|wish|care|feel like|feel comfortable)(?: to)?(?: (?:say|answer|share|tell you|sharing|' +
    'answering|saying|talk about|discuss|get into))?(?: (?:it|that|this))?|none of your (?:business|beeswax)|thats (?:private|personal|' +
    'none of your business)|its (?:private|personal)|no comment|not telling(?: you)?|' +
    'im not comfortable (?:sharing|saying|answering)(?: (?:it|that))?|n ?a|not applicable',
)
/** A turn against what was said, or a leading no or yes, with a number or another subject behind it. */
const TURN = part(
  'no',
  'nope',
  'nah',
  'not',
  'isnt',
  'actually',
  'rather',
  'instead',
  'but',
  'wrong',
  'close',
  'almost',
  'more like',
  'closer to',
  'should be',
  'make (?:it|that)',
  'change (?:it|that)',
  'i meant?',
  'sorry',
  'oops',
  'correction',
  'its',
  'it was',
  'try',
  'typo',
  'only',
  'wait',
)
const OTHER_SUBJECT = whole(
  '(?:no|nope|nah|not quite|wrong) (?:its|that is|thats|it is|that was|i mean|i meant) (?:for |on |in |about )?(?:the|my|our|a|an) [^|]+',
)

/** Null when the message is no answer of this kind, but a value, a question or something else. */
export function readAnswer(text: string, wording: Wording = readWording(text)): Answer | null {
  const { said, whole: all, bare } = wording
  const sign = readSign(text)
  if (sign !== null || all === '') return sign
  const fits = (pattern: RegExp) => pattern.test(all) || (bare !== '' && pattern.test(bare))
  if (fits(SKIP)) return 'skip'
  if (YES.test(all)) return 'yes'
  if (NO.test(all)) return 'no'
  if (fits(YES)) return 'yes'
  if (fits(NO)) return 'no'
  const namesNumber = /\p{N}/u.test(said)
  return (namesNumber && TURN.test(said)) || OTHER_SUBJECT.test(all) ? 'correction' : null
}

/** A single letter, or signs without any. */
function readSign(text: string): Answer | null {
  if (/^[^\p{L}\p{N}]*(?:👍|✅|💯|👌|y\b)[^\p{L}\p{N}]*$/iu.test(text)) return 'yes'
  return /^[^\p{L}\p{N}]*(?:👎|❌|n\b)[^\p{L}\p{N}]*$/iu.test(text) ? 'no' : null
}
