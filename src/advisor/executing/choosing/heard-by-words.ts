import type { MindedNumber } from '#advisor/minding/minded.ts'
import { ASKING } from '#advisor/reading/asked-part.ts'

/** Events and feelings that are heard only where a word speaks of them: 'my wife is 61' tells of no death. */
const oneOf = (...words: readonly string[]) => new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'i')

const patterns: Readonly<Record<string, RegExp>> = {
  // 'I want to buy my first house' envies nobody.
  envy: oneOf(
    String.raw`every(?:one|body)|friends?|others?|jealous\w*|env(?:y|ious)|behind|neighbou?rs?|coworkers?`,
    'sisters?|brothers?|cousins?|buddy|peers|people|guys?|they|she|he|unfair',
  ),
  // 'Married, 2 kids' tells of no wedding.
  wedding: oneOf(
    String.raw`wedding|engaged|engagement|propos\w+|fianc\w+|bride|groom|marry|marrying|newlyweds?|honeymoon`,
    '(?:got|get|getting|just|be|eloped?) married|tie the knot',
  ),
  // 'Bitcoin at 97k!! should i put the 26k in' tells of no money that came in.
  windfall: oneOf(
    String.raw`inherit\w*|left (?:me|us)|estate|w[io]n|winnings|lotter\w+|bonus|settle\w*|gift\w*|gave|refund`,
    'payout|windfall|sold|came into|got|get(?:s|ting)?|receive[ds]?|checks?|found',
  ),
  // 'They called. a boy. 3 weeks!!!' tells of no move.
  moving: oneOf(
    String.raw`mov(?:e[ds]?|ing|ers)|relocat\w*|transferr?\w*|pack(?:ed|ing)|u-?haul|new (?:place|city|state|town|apartment|house|home)`,
    String.raw`leav(?:e|ing)|lease|state|country|abroad|downsiz\w+`,
  ),
  // 'I told him yes on the phone' tells of no parting.
  divorce: oneOf(
    String.raw`divorc\w*|separat\w*|split\w*|ex|ex-?(?:wife|husband)|custody|alimony|marriage|married|lawyers?|attorney|` +
      String.raw`judge|decree|mediat\w+`,
    String.raw`leav(?:e|es|ing)|left|mov(?:ed|ing) out|affair|cheat\w*|apart|broke? up|(?:my|our) (?:wife|husband|spouse)`,
  ),
  // 'I dont want to mess it up' bets on nothing.
  gambling: oneOf(
    String.raw`gambl\w*|bet(?:s|ting)?|wager\w*|casinos?|slots?|poker|blackjack|lotter\w*|scratch\w*|parlays?|odds|races?`,
    String.raw`sports?\W?books?|draftkings|fanduel|horses|bingo|relaps\w*|urges?|clean|the apps?|chas(?:e|ing)|lost`,
  ),
  // 'My ex stopped paying child support' is put out of no home.
  eviction: oneOf(
    String.raw`evict\w*|landlord|rent|foreclos\w*|home|house|apartment|place|streets?|homeless|lock(?:s|ed)?|lease|notice`,
    'court|sheriff|kicked|shelter|mov(?:e|ing) out|nowhere|couch|car|motel|roof|out by',
  ),
  death: oneOf(
    'di(?:ed|es|ing)|dead|death|pass(?:ed|es|ing)|lost|los(?:e|ing)|loss|late (?:wife|husband|mom|dad)',
    String.raw`widow\w*|funeral|grie\w+|buri\w+|cremat\w+|hospice|gone|miss(?:ing)? (?:him|her|them)`,
    String.raw`without (?:him|her)|estate|survivor\w*|kill\w*|murder\w*|suicide|own life|overdos\w*`,
    'no longer with us|make it|cancer|alone now',
  ),
}

/** Ages and amounts make a message look like a letter after a death; without any, the network is believed. */
const FEW_NUMBERS = 1

/** 'Shes gonna be mad at me': whose anger it is. */
const OF_OTHERS =
  /\b(?:s?he|they|mom|dad|parents|wife|husband|boss|landlord)\b[^.?!]{0,24}\b(?:mad|angry|upset|furious|pissed)\b/i

/** 'Hubby says we worry too much': what somebody else finds, and nothing beside it. */
const SAID_OF_US =
  /^(?!.*\b(?:but|and) (?:i|im|we)\b)\W*(?:my )?(?:\w+ )?(?:says?|thinks?|said) (?:that )?(?:i|we)(?:['’]?(?:m|re))? [^.?!,;]*[.!]*$/i

export const isWorded = (feeling: string, text: string, numbers: number) =>
  !(moods.has(feeling) && SAID_OF_US.test(text)) &&
  !(feeling === 'anger' && OF_OTHERS.test(text.replace(/\b(s?he|they)(?:'?s|'?re|'?ll)\b/gi, '$1'))) &&
  ((feeling === 'death' && numbers <= FEW_NUMBERS) || (patterns[feeling]?.test(text) ?? true))

/** How somebody feels about what they tell. */
const moods: ReadonlySet<string> = new Set(['worry', 'shame', 'anger', 'overwhelmed', 'lonely', 'envy'])
export const isMood = (feeling: string) => moods.has(feeling)
const CLAUSES = /[.!?;,\n]\s+|\band\b/i
/** 'I only have 200 left' sighs. */
const SIGHS = /\b(?:only|just|barely|still|already|even|left|so)\b/i
const OWN = 0.5

/** 'I have 9,000 in savings', said after bad news: a fact in every clause, and no feeling in any. */
export function isPlainFact(feeling: string, text: string, numbers: readonly MindedNumber[]): boolean {
  const facts = numbers.filter(({ role, own, kind }) => role === 'F' && own >= OWN && kind !== 'age')
  if (!moods.has(feeling) || facts.length === 0 || SIGHS.test(text) || text.includes('!')) return false
  if (ASKING.test(text)) return false
  return text
    .split(CLAUSES)
    .filter((clause) => /\w/.test(clause))
    .every((clause) => facts.some(({ quote }) => clause.includes(quote)))
}
