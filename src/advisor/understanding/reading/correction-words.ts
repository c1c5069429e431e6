import type { Amount, Reading } from './reading.ts'

/** The speaker sets something right. */
const strong = new RegExp(
  [
    String.raw`\b(?:actually|sorry|wait|scratch|corrections?|correct(?:ed)?|erratum|typo|meant|i mean|meaning|`,
    String.raw`make (?:that|it)|should (?:be|have been|read)|oops|whoops|turns out|misspoke|mistyped|misread|mistake|`,
    String.raw`my bad|wrong|left off|missed a|hold on|hang on|false|lies|update|in fact|not quite|dyslexi\w*|`,
    String.raw`let'?s (?:go with|say|do|make)|go with|final answer|who am i kidding|nah|nope|(?:down|up) to|it'?s at)\b|`,
    String.raw`(?:^|[.!?;,] *|\b(?:oh|um|uh|hmm|ok|well|lol) )no(?= *(?:[,.!;-]|$)| (?:no|wait|it|it's|its|that|that's|`,
    String.raw`thats|the|i|i'm|im|we|my|sorry|hang|hold|not|\$?\d))`,
  ].join(''),
  'i',
)
/** Words of a change that come in other talk, too. */
const weak = new RegExp(
  [
    String.raw`\b(?:now|today|it'?s|its|that'?s|thats|instead|rather|just|so|says?|said|looked|checked|went (?:up|down)|`,
    String.raw`gone (?:up|down)|(?:down|up) (?:to|from)|raised|lowered|dropped|increased|jumped|fell|bumped|raise|cut|`,
    String.raw`better|use|put|call it|normal|without|with|statement|changed|new|knocked|precise\w*|exact\w*|final|actual|`,
    String.raw`more like|these days|as of|lower|bumped|left|remaining|remains|not|oh|came in|back|is)\b`,
  ].join(''),
  'i',
)

export const isStrong = (text: string) => strong.test(text)
export const isWeak = (text: string) => weak.test(text)

/** Former, coming, supposed and other people's amounts change nothing. */
const elsewhere = new RegExp(
  [
    String.raw`\b(?:used to|next (?:year|month|week|summer|spring|fall|january|february|march|april|may|june|july|august|`,
    String.raw`september|october|november|december)|(?:goes|going|go) (?:up )?to|will (?:be|go)|would|could|might|if|`,
    String.raw`should be able|offer(?:ed|s|ing)?|wants?|ads?|reddit|article|google|podcast|next door|neighbou?rs?|average|`,
    String.raw`supposedly|limit|covers?|pre-?approved|qualify|moved from|experts?|interview(?:ing|ed)?|haven't answered|`,
    String.raw`thoughts|(?:bought|purchased) (?:it |them |that |this )?(?:for|at|in)|paid \$?[\d,.]+k? for|`,
    String.raw`(?<!(?:last|this|since) )(?:summer|winter)s?|(?:raising|increasing|bumping|cutting|hiking)\b.*\b`,
    String.raw`(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|`,
    String.raw`the (?:spring|summer|fall|winter))|starting|come|next))\b`,
  ].join(''),
  'i',
)

/** The amount's sentence tells how things are for the user now. */
export function isPlainSpeech({ text, tokens, sentences }: Reading, amount: Amount, isPay = false): boolean {
  const { first = 0, next = tokens.length } = sentences[amount.sentence] ?? {}
  const start = tokens[first]?.start ?? 0
  const whole = tokens[next - 1]?.end ?? text.length
  // 'He makes 61k, looking to buy a place': what is planned behind a pay says nothing of it.
  const rest = isPay ? text.slice(amount.end, whole).search(NEXT_CLAUSE) : -1
  const end = rest < 0 ? whole : amount.end + rest
  // 'The landlord there wants a deposit, so 7,200': what counts is what is concluded.
  const conclusion = text.slice(start, amount.start).lastIndexOf(' so ')
  return !elsewhere.test(text.slice(conclusion >= 0 ? start + conclusion : start, end))
}

const NEXT_CLAUSE = /[,;]|\band (?:i|we|he|she|they)\b/i

/** What somebody wishes for is not how things are, but for a goal. */
const wished = new RegExp(
  [
    String.raw`\b(?:hop(?:e|es|ing)|my goal|our goal|rather|wish|ideally|dream|need \$?[\d,.]+k? to|`,
    String.raw`(?:could|can|should) (?:i|we)|by (?:christmas|new year|spring|summer|fall|winter|january|february|march|`,
    String.raw`april|may|june|july|august|september|october|november|december|next))\b`,
  ].join(''),
  'i',
)

export function isWished({ text, tokens, sentences }: Reading, amount: Amount): boolean {
  const { first = 0, next = tokens.length } = sentences[amount.sentence] ?? {}
  return wished.test(text.slice(tokens[first]?.start ?? 0, tokens[next - 1]?.end ?? text.length))
}

const settingRight = new RegExp(
  [
    String.raw`\b(?:sorry|typo|actually|wait|scratch that|correction|i meant|make (?:that|it)|second thought|let me fix|`,
    String.raw`misspoke|mistyped|my mistake|oops|looked it up|should be|should have said|i was wrong)\b`,
  ].join(''),
  'i',
)

/** Something that was said before is set right. */
export const saysWrong = (text: string) => settingRight.test(text)
