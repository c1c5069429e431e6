import { isPlainSpeech } from '#advisor/understanding/reading/correction-words.ts'
import { isMine, isOther, isPartner } from '#advisor/understanding/people.ts'
import { isAnothersPay, payLabel } from '#advisor/understanding/names/row-names.ts'
import { thingOf } from '#advisor/understanding/reading/things.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'

const FILLING =
  /^(?:about|around|like|maybe|roughly|only|just|home|in|at|\$|another|over|nearly|almost|,|:|\()$/
const EARNING = /^(?:makes?|earns?|gets?|brings?|clears?|nets?|gross(?:es)?|pulls?|receives?|is)$/
/** 'My wife does hair, 38k', 'my husband is a plumber, 66k', but not 'drives a Honda, owes 14k on it' */
const WORKING = new RegExp(
  String.raw`^(?:does|works?|(?:just |has |is )?(?:started |begun )?working|(?:got|has) an? (?:\w+ ){0,2}job|drives?|is an?)\b` +
    String.raw`(?!.*\b(?:ow(?:es?|ns?|ing)|pay(?:s|ing)?|spends?|has|had|costs?)\b)`,
)
const HAS = /^has(?: (?:about|around|like|maybe|another))?$/
const COMES_IN =
  /^(?: an?| per| \/)?(?: ?(?:month|mo|week|wk|hour|hr))? ?(?:part[- ]time|full[- ]time|coming in|from (?:her|his|a|the))\b/i
const PRONOUN = /^(?:he|she|they|him|her|them|his|hers|their|he's|she's|hes|shes)$/
const CHILD = /^(?:kids?|kid's|child|children)$/
const BETROTHED = /^fianc[eé]e?(?:'s)?$/
const SWEETHEART = /^(?:girlfriend|boyfriend|gf|bf)(?:'s)?$/
const NOBODY = /^(?:it|that|this|which|who|what|and|but|so|job|work|one|there|everything|total|rest|rent)$/
/** Right before what it pays */
const HIS_BENEFIT =
  /\b(?:his|her|(?:husband|wife)'?s) (?:\w+ )?(?:pension|social security|ss|ssdi|disability|annuity)(?: (?:is|of|about|,))* ?$/
/** 'Her salary is', 'his job pays', and of pay that was just told 'hers is' */
const MUCH = String.raw`(?: (?:is|pays|brings|in|home|about|around|like|maybe|only|just))* ?$`
const HIS_PAY = new RegExp(String.raw`\b(?:his|her) (?:pay|salary|income|paycheck|take home|job|work)${MUCH}`)
const HIS = new RegExp(String.raw`\b(?:his|hers)(?: is| are)${MUCH}`)
/** 'She makes 20k more than me' */
const COMPARED = /^ ?(?:(?:a|per) \w+ )?(?:more|less|extra)\b/i
/** 'Our nanny is great, she makes 640 a week': she is whom the message names first. */
const NAMED_FIRST = new RegExp(
  String.raw`^(?:(?!\b(?:s?he|his|hers?)\b)[^])*(?<!\b(?:at|in|on|for|from|with|to|of|as|by) )` +
    String.raw`\b(?:my|our|the|an?) (?!(?:day|week|month|year|hour)\b)[a-z]+\b` +
    String.raw`[^]*\b(?:s?he|his|hers?)\b`,
  'i',
)
/** Between two of a list */
const LISTING = /^(?:and|plus|me|mine|him|hers?|his|[,&+()])$/
/** Words between somebody and the verb: 'my husband Dan makes'. */
const NAMES = 2
/** Words between somebody and their pay: 'he drives a school bus, brings home about 3,100 a month'. */
const REACH = 12

const TOGETHER = /^(?:we|we're|we've|our|us|together|combined|household|jointly)$/
/** 'We don't mix money', 'we keep it separate' */
const APART =
  /\b(?:separate(?:ly)?|(?<!\bif we )split(?:ting)?|50\/50|(?:don't|dont|do not|never) (?:mix|share|pool|combine)|only dating)\b/i

export const keepsApart = (text: string) => APART.test(text)

/** 'She' and whoever is called by name may be anybody, but where two have become one household. */
const JOINED = new RegExp(
  String.raw`\b(?:married|wedding|engaged|fianc[eé]e?|wife|husband|spouse|household|` +
    String.raw`our (?:(?:first|own|new|monthly) )?(?:money|pay|incomes?|budget|finances|bills|place|home|house|baby|mortgage)|` +
    String.raw`combined|(?<!\b(?:liv|mov)\w* (?:in )?)together)\b`,
  'i',
)
/** Two who go together are one household where they live or reckon as one. */
const ONE_PURSE =
  /\b(?:together|combined|joint(?:ly)?|household|pool(?:ed|ing)?|share (?:everything|it all|all)|budget)\b/i

/** Whose the amount before was, and whose this one is, with nothing else told between. */
const MINE_THEN_THEIRS = new RegExp(
  String.raw`\b(?:i|me)\b[^.?!;]*\d[\d,.]*k?` +
    String.raw`(?:,? (?:and|but|while|plus|a (?:year|month)|(?:bi)?weekly|gross|net|before tax|after tax)|[,.;+&])*` +
    String.raw` s?he [a-z' ]*\$?$`,
  'i',
)

/** 'He makes 45k, I make 63k' */
const THEIRS_THEN_MINE = new RegExp(
  String.raw`^(?:,? (?:a (?:year|month)|(?:bi)?weekly|gross|net|before tax|after tax))*[,.;]?(?: and| while| plus)?` +
    String.raw` (?:i (?:make|earn|get|bring|clear|net|gross|pull)\b|mine is\b)`,
  'i',
)

/** In a letter 'he' may be anybody. */
const SHORT = 300

const speaksOfBoth = (word: string) => TOGETHER.test(word)

export const isSpouse = (word: string) => isPartner(word) || BETROTHED.test(word)

export const isSomebodyElse = (word: string) =>
  isOther(word) && ![PRONOUN, CHILD, BETROTHED, SWEETHEART].some((own) => own.test(word))

/** The words before a verb of earning right before an amount. */
function earnersOf({ tokens, sentences }: Reading, amount: Amount): { words: string[]; verb: string } | null {
  let at = amount.first - 1
  while (FILLING.test(tokens[at]?.word ?? '')) at -= 1
  const verb = tokens[at]?.word ?? ''
  const first = sentences[amount.sentence]?.first ?? 0
  const words = tokens.slice(Math.max(first, at - NAMES), at).map(({ word }) => word)
  // 'He takes 400 from our account' earns nothing.
  const isTakenHome = /^takes?$/.test(verb) && tokens[at + 1]?.word === 'home'
  return EARNING.test(verb) || isTakenHome ? { words, verb } : null
}

/**
 * A wife's or husband's pay is the user's, too, where a message speaks of what both have or tells both: `own` is what
 * it tells of the user's own pay. So it is where the user's own was told before.
 */
export function isHouseholdPay(reading: Reading, amount: Amount, own: readonly Amount[] = []): boolean {
  const { text, tokens, sentences, home } = reading
  const others = own.filter((other) => other !== amount)
  const isOfBoth = others.length > 0 || home?.hasPay || tokens.some(({ word }) => speaksOfBoth(word))
  if (keepsApart(text) || !isOfBoth) return false
  const earner = COMPARED.test(text.slice(amount.end)) ? null : earnerOf(reading, amount, others)
  if (earner === null || !isPlainSpeech(reading, amount, true)) return false
  const { first = 0, next = tokens.length } = sentences[amount.sentence] ?? {}
  // 'My brother and his wife are loaded, he makes 200k': others are spoken of, too.
  const near = earner === 'spouse' ? tokens.slice(first, next) : tokens
  if (near.some(({ word }) => isSomebodyElse(word))) return false
  if (earner === 'spouse') return true
  if (text.length > SHORT) return false
  if (tokens.some(({ word }) => isSpouse(word))) return true
  const isNamed = NAMED_FIRST.test(text.slice(0, amount.start))
  if (home?.hasPartner && !isNamed) return true
  // 'I make 82k, he makes 61k': told side by side, of nobody else that was named.
  const isSideBySide =
    MINE_THEN_THEIRS.test(text.slice(0, amount.start)) || THEIRS_THEN_MINE.test(text.slice(amount.end))
  if (others.length > 0 && !isNamed && isSideBySide) return true
  return JOINED.test(text) || (ONE_PURSE.test(text) && tokens.some(({ word }) => SWEETHEART.test(word)))
}

type Earner = 'spouse' | 'other'

/** Who else is said to earn an amount. */
function earnerOf(reading: Reading, amount: Amount, own: readonly Amount[]): Earner | null {
  const { tokens, sentences, amounts } = reading
  const previous = amounts.findLast((other) => isMoneyLike(other) && other.next <= amount.first)
  const start = Math.max(sentences[amount.sentence]?.first ?? 0, previous?.next ?? 0, amount.first - REACH)
  const words = tokens.slice(start, amount.first).map(({ word }) => word)
  const said = earnersOf(reading, amount)
  // 'We make 54k (me) and 61k (him)' lists what both make.
  const isListed =
    words.every((word) => LISTING.test(word)) &&
    previous !== undefined &&
    own.includes(previous) &&
    payLabel(reading, amount) !== null
  if (isListed && speaksOfBoth(tokens[sentences[amount.sentence]?.first ?? 0]?.word ?? '')) return 'spouse'
  // 'Social Security 2,340 and his pension 610': told beside the user's own, it comes in, too.
  const isBenefit = HIS_BENEFIT.test(words.join(' ')) && previous !== undefined && own.includes(previous)
  if (isBenefit && !tokens.some(({ word }) => isSomebodyElse(word))) return 'spouse'
  const hasOwn = own.length > 0 || reading.home?.hasPay === true
  const label = payLabel(reading, amount)
  // 'Me: 4,100. Him: 2,900'
  const isLabelled = label !== null && isAnothersPay(label)
  if (isLabelled && own.some((other) => payLabel(reading, other) !== null)) return 'spouse'
  const isNamedSo = hasOwn && HIS_PAY.test(words.join(' '))
  if (isNamedSo || (hasOwn && HIS.test(words.join(' ')) && (own.length > 0 || reading.home?.isOfPay)))
    return 'other'
  const at = words.findLastIndex(
    (word) => isSpouse(word) || SWEETHEART.test(word) || /^s?he$|^hers$/.test(word),
  )
  // 'My wife and I make 9,000' is of both, and 'his wife earns 3,000' about others.
  if (words.slice(at + 1).some((word) => isMine(word)) || /^(?:his|her|their)$/.test(words[at - 1] ?? ''))
    return null
  if (at < 0)
    return said?.verb.endsWith('s') && said.verb !== 'is' && isName(said.words.at(-1) ?? '') ? 'other' : null
  const isOne = words.some((word) => isSpouse(word))
  const between = words.slice(at + 1)
  const isEarned = said !== null && (said.verb.endsWith('s') || hasOwn)
  // 'I bring home 2,900 and my wife 2,300': the verb holds for both.
  const isSameVerb =
    between.every((word) => FILLING.test(word)) && previous !== undefined && own.includes(previous)
  // 'My wife has 1,900 part time', 'he has 400 a week coming in'
  const after = reading.text.slice(amount.end)
  const isHad = hasOwn && HAS.test(between.join(' ')) && COMES_IN.test(after)
  const isWork = isHad || (hasOwn && WORKING.test(between.join(' ')))
  return isEarned || isSameVerb || isWork ? (isOne ? 'spouse' : 'other') : null
}

const isName = (word: string) =>
  /^[a-z]{2,}$/.test(word) && !NOBODY.test(word) && !isOther(word) && !isMine(word) && thingOf(word) === null
