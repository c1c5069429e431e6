import type { Amount, Reading } from './reading/reading.ts'
import type { Token } from './reading/tokens.ts'

/** Whose money a clause speaks of. 'we' counts as the user's own. */
export type Holder = 'me' | 'other' | 'none'

const others = new RegExp(
  [
    String.raw`^(?:he|she|him|his|her|hers|they|them|their|theirs|he's|she's|they're|he'd|she'd|they'd|hes|shes|theyre|`,
    String.raw`someone|somebody|everyone|everybody|nobody|people|folks|americans?|neighbou?rs?|friends?|buddy|buddies|`,
    String.raw`bestie|cowor?kers?|co-workers?|colleagues?|boss|bosses|landlord|landlady|roommates?|roomies?|flatmates?|mom|`,
    String.raw`mum|mother|dad|father|parents?|mama|papa|brothers?|bro|sisters?|sis|sons?|daughters?|kids?|kid's|child|`,
    String.raw`children|cousins?|nephews?|nieces?|uncles?|aunts?|auntie|grandma|grandpa|grandmother|grandfather|`,
    String.raw`grandparents|grandson|granddaughter|ex|ex's|exes|ex-wife|ex-husband|boyfriend|girlfriend|bf|gf|fiance|`,
    String.raw`fiancee|inlaws|in-laws|mil|fil|sil|bil|guy|guys|lady|gal|dude|client|customer|tenant|tenants|manager|`,
    String.raw`supervisor|ceo|celebrity|influencer|friend's|brother's|sister's|mom's|dad's|mother's|father's|son's|`,
    String.raw`daughter's|neighbor's|boss's|parents'|cousin's|roommate's|couple)$`,
  ].join(''),
)
const partner = /^(?:wife|husband|spouse|partner|wife's|husband's|spouse's|partner's|hubby|wifey|dh|dw|hubs)$/
const mine = /^(?:i|i'm|im|i've|ive|i'd|i'll|me|my|mine|myself|we|we're|we've|we'd|we'll|our|ours|us|weve)$/

export function isOther(word: string): boolean {
  return others.test(word)
}
export const isPartner = (word: string) => partner.test(word)
export const isMine = (word: string) => mine.test(word)

/** 'Retired couple, both 66' and 'we're a young couple' are those who write; 'the couple next door' is not. */
function isOurselves(tokens: Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ word }) => word)
  if (before.some(isOther)) return false
  // 'Were a retired couple': many leave the apostrophe out.
  return (
    before.some((word) => isMine(word) || word === 'were') ||
    !before.some((word) => /^(?:an?|the|that|this|another|some|one)$/.test(word))
  )
}

/** 'My brother' speaks of the brother, 'my brother and I' of both. */
function holderAt(tokens: Token[], at: number): Holder | 'partner' | null {
  const word = tokens[at]?.word ?? ''
  if (isPartner(word)) return 'partner'
  if (word === 'couple' && isOurselves(tokens, at)) return 'me'
  if (isOther(word)) return 'other'
  return isMine(word) ? 'me' : null
}

export interface Owner {
  holder: Holder | 'partner'
  /** Tokens between the word that says whose it is and the amount. */
  distance: number
}

/** The person named last before a token of the sentence; a noun after a possessive wins over the possessive. */
export function ownerBefore({ tokens, sentences }: Reading, sentence: number, at: number): Owner {
  const first = sentences[sentence]?.first ?? 0
  for (let place = at - 1; place >= first; place -= 1) {
    const holder = holderAt(tokens, place)
    if (holder) return { holder, distance: at - place }
  }
  return { holder: 'none', distance: 99 }
}

/** The person whom a sentence starts with: its likely subject. */
export function subjectOf({ tokens, sentences }: Reading, sentence: number): Holder | 'partner' {
  const { first = 0, next = 0 } = sentences[sentence] ?? {}
  let found: Holder | 'partner' = 'none'
  for (let at = first; at < Math.min(next, first + 6); at += 1) {
    const holder = holderAt(tokens, at)
    if (!holder) continue
    if (holder !== 'me') return holder
    // 'my brother': wait for the noun.
    if (!/^(?:my|our)$/.test(tokens[at]?.word ?? '')) return found === 'none' ? 'me' : found
    found = 'me'
  }
  return found
}

const child =
  /^(?:he|she|girls?|boys?|sons?|daughters?|kids?|child|children|baby|toddler|twins|oldest|youngest|niece|nephew)$/
/** From this on a child says how old it is as grown-ups do. */
const GROWN = 18

/** 'My girl is 11', 'she's 9', 'he just turned 7': how old a child is, and nothing in dollars. */
export function isAgeOfChild({ tokens }: Reading, { first, next, value, currency, scaled }: Amount): boolean {
  const [earlier = '', previous = ''] = tokens.slice(Math.max(0, first - 2), first).map(({ word }) => word)
  const isSaid = /^(?:is|are)$/.test(previous)
    ? child.test(earlier)
    : /^(?:(?:he|she)'?s|turned|turns|turning)$/.test(previous)
  const isAlone = tokens[next]?.kind !== 'word' || /^(?:and|but|now|so)$/.test(tokens[next]?.word ?? '')
  return isSaid && isAlone && Number.isInteger(value) && value < GROWN && !currency && !scaled
}
