/** Whether a message is a cry for help, as a small network of its own hears it: by what was said alone. */
import type { WordPieces } from './word-pieces.ts'

const SELF = String.raw`(?:myself|anyone|anybody|anything|my life|it|things?|me)`
const HARM = String.raw`(?:hurt(?:ing)?|harm(?:ing)?|kill(?:ing)?|end(?:ing)?|cut(?:ting)?) ${SELF}`
const SURELY = String.raw`(?:at all |really |definitely |honestly |actually |even )*`
const DEATH = String.raw`(?:${HARM}|suicide|self[- ]harm(?:ing)?|death|dying)`
/** 'Have no wish to', 'haven't had any dark thoughts of': none is thought of. */
const NONE = String.raw`(?:no|not|never|don['’]?t|do not|haven['’]?t|have not)`
const THOUGHT = String.raw`(?:thoughts?|thinking|wish|want|plans?|planning|intention)`
const OF = String.raw`(?:(?:of|about|on|to|for) )?`
/**
 * 'I'm not suicidal, just annoyed', 'no, I don't want to hurt myself': who denies it names what a cry names. Only what
 * is said beside that is listened to, for some deny it and cry all the same.
 */
const DENIAL = new RegExp(
  [
    String.raw`(?:\b(?:i['’]?m|i am) )?(?:\b|^)not ${SURELY}(?:suicidal|giving up on life)`,
    String.raw`\b(?:(?:i['’]?m|i am|i) )?(?:have )?${NONE} ${SURELY}(?:had |have |any |dark |in )*${THOUGHT} ${OF}${DEATH}`,
    String.raw`\bi (?:do not|don['’]?t) ${SURELY}feel suicidal`,
    String.raw`\bi(?:['’]?d| would) never ${SURELY}${HARM}`,
    String.raw`\bnever (?:felt|been) (?:less )?suicidal(?: in my life)?`,
    String.raw`\bno (?:hotline|helpline|lifeline)s? needed`,
  ].join('|'),
  'gi',
)

/** What is left of a message that denies being a cry; the whole of any other. */
export const withoutDenial = (text: string) => text.replaceAll(DENIAL, ' ')

/** A long message is heard in parts of so many pieces, each of which begins within the one before it. */
const PART = 160
const STEP = 120
const MOST_PARTS = 6

/** The message in parts, as the listener was trained to hear them. */
export function cutToHear(text: string, pieces: WordPieces): number[][] {
  const ids = pieces.cut(text)
  const count = Math.min(MOST_PARTS, Math.max(1, Math.ceil((ids.length - PART) / STEP) + 1))
  return Array.from({ length: count }, (_, at) => [
    pieces.idOf('[CLS]'),
    ...ids.slice(at * STEP, at * STEP + PART),
    pieces.idOf('[SEP]'),
  ])
}
