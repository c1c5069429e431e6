import { nameless, thingIn } from './naming-rules.ts'
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'
import type { Role } from '#advisor/understanding/roles.ts'

/** Short forms that people write in lists, with what a screen should show. */
const longForms: Record<string, string> = {
  ins: 'insurance',
  util: 'utilities',
  utils: 'utilities',
  elec: 'electric',
  groc: 'groceries',
  pmt: 'payment',
  mtg: 'mortgage',
  apt: 'apartment',
  acct: 'account',
  ss: 'social security',
  cs: 'child support',
}
const shortForm = new RegExp(String.raw`\b(?:${Object.keys(longForms).join('|')})\b`, 'gi')

/** 'New place is 1,275 a month', 'a one bedroom for 890': what is paid for it is the rent. */
const dwelling = /^(?:new |a |the )?(?:place|spot|(?:one |two )?bedroom|studio|room)$/i

/** 'Two cars 340 and 410' are rows of their own. */
const COUNTED = /^(?:two|three|four|five|both|all|split) (?=[a-z])/i

/** Words that stand beside a name and are no part of it: 'rent alone', 'the 401k besides', 'disney tho'. */
const IDLE =
  'besides?|tho|though|alone|what|whats|theres|hes|shes|yrs|averages?|avg|averaging|earning|faster|starting|sent|offering|' +
  'offered|echoes|shit|prob|prolly|total|top|else|me|it|himself|themselves|someday|somehow|anyway|because|cuz'
const IDLE_AFTER = new RegExp(`(?: (?:${IDLE}|works?|summer))+$`, 'i')
const IDLE_BEFORE = new RegExp(`^(?:(?:${IDLE}) )+`, 'i')
const NO_NAME = new RegExp(`^(?:${IDLE}|life|money|cash|dollars?|bucks|place charges)$`, 'i')

/** Those whom money is sent or given to. */
const KIN = new RegExp(
  [
    String.raw`^(?:mom|mum|mother|mama|dad|father|papa|parents?|brothers?|sisters?|grandma|grandpa|grandmother|grandfather|`,
    String.raw`aunt|uncle|nieces?|nephews?|cousins?|family|sons?|daughters?|in-laws)$`,
  ].join(''),
  'i',
)

/** 'I work two jobs, 40 hrs at 18', 'I'm married and make 60k': words of how or who, not of where from. */
const NO_SOURCE = new RegExp(
  String.raw`^(?:(?:get |got )?paid|hrs?|hours?|hourly|salaried|gross|so|upped|pd|work(?:ing|s)?(?: \w+)? jobs?|` +
    String.raw`full time|part time|married|engaged|divorced|single|working|parts|(?:freshman|sophomore|junior|senior)|students?)$`,
  'i',
)

/** 'Parents send 400' comes from the parents. */
const GIVING = / (?:sends?|gives?|pays?|brings?|adds?)$/i

const LEAST = / min(?:imum)?s?(?: payments?)?$/i

/** A name as it stands in a message, as it should stand on a screen. */
export function rowName(name: string, role: Role): string {
  const bare = name.replace(IDLE_AFTER, '').replace(IDLE_BEFORE, '')
  if (NO_NAME.test(bare) && role !== 'asset') return nameless[role]
  if (role === 'income' && NO_SOURCE.test(bare)) return nameless.income
  if (role === 'income' && GIVING.test(bare)) return rowName(bare.replace(GIVING, ''), role)
  if (role === 'income' && bare.toLowerCase() in persons) return persons[bare.toLowerCase()] ?? bare
  if (role === 'expenseItem' && KIN.test(bare)) return `Support for ${bare.toLowerCase()}`
  const written = bare
    .replace(COUNTED, '')
    .replaceAll(shortForm, (short) => longForms[short.toLowerCase()] ?? short)
  // 'Visa min 110 (owe 5,400)': the card is called Visa.
  if (role === 'liability' && LEAST.test(written)) return rowName(written.replace(LEAST, ''), role)
  // 'Rent's 1,400' is about the rent; 'Kohl's 90' is a shop.
  const plain = written.replace(/['’]s$/, '')
  const thing = role === 'expenseItem' ? thingIn(plain.toLowerCase().split(' ')) : null
  const short = thing === null || thing === 'card' ? written : plain
  const long = short.charAt(0).toUpperCase() + short.slice(1)
  return role === 'expenseItem' && dwelling.test(long) ? 'Rent' : long
}

const persons: Record<string, string> = {
  i: 'My pay',
  im: 'My pay',
  "i'm": 'My pay',
  me: 'My pay',
  mine: 'My pay',
  he: 'His pay',
  hes: 'His pay',
  "he's": 'His pay',
  him: 'His pay',
  his: 'His pay',
  she: 'Her pay',
  shes: 'Her pay',
  "she's": 'Her pay',
  her: 'Her pay',
  hers: 'Her pay',
  husband: "Husband's pay",
  hubby: "Husband's pay",
  hubs: "Husband's pay",
  dh: "Husband's pay",
  wife: "Wife's pay",
  dw: "Wife's pay",
  spouse: "Spouse's pay",
  partner: "Partner's pay",
  girlfriend: "Girlfriend's pay",
  gf: "Girlfriend's pay",
  boyfriend: "Boyfriend's pay",
  bf: "Boyfriend's pay",
  fiance: "Fiancé's pay",
  fiancee: "Fiancée's pay",
}

const REST = /^(?:rest|else)$/
const ABOUT =
  /^(?:is|are|maybe|about|around|like|probably|roughly|another|comes?|runs?|adds|up|to|costs?|me|us|,|:|-)$/

/** 'The rest of our bills are 1,900', 'my other spending is 1,450' */
const REST_BEFORE = new RegExp(
  [
    String.raw`\b(?:rest of (?:my|our|the|it)(?! (?:year|month|week|time)\b)(?: [a-z]+)?|(?:everything|all) else|`,
    String.raw`other (?:bills|spending|expenses|costs|stuff|things))(?: ,(?: and)? [a-z']+(?: and [a-z']+)?)*(?: ,)?(?: [a-z']+){0,3}$`,
  ].join(''),
)
/** '1,500 on everything else', '2,400 besides that' */
const REST_AFTER = new RegExp(
  [
    String.raw`^(?:(?:a|per|each|every) (?:month|mo) )?(?:(?:on|for) (?:the rest|(?:everything|all) else|`,
    String.raw`other (?:stuff|things))|besides (?:that|those|this))\b`,
  ].join(''),
)

/** The row that keeps what no other row names. */
export const REST_ROW = 'Everything else'

/** 'Rent is 1,300, the rest maybe 1,500': all that was not named. */
export function isRest({ tokens, amounts }: Reading, { first, next }: Amount): boolean {
  let at = first - 1
  while (ABOUT.test(tokens[at]?.word ?? '')) at -= 1
  // 'Everything else (food, phone) is like 700'
  if (tokens[at]?.text === ')') at = tokens.findLastIndex(({ text }, place) => text === '(' && place < at) - 1
  if (REST.test(tokens[at]?.word ?? '') && /^(?:the|everything|all)$/.test(tokens[at - 1]?.word ?? ''))
    return true
  if (/^(?:other|misc)$/.test(tokens[at]?.word ?? '') && tokens[at - 1]?.text === ',') return true
  const floor = amounts.findLast((other) => other.next <= first)?.next ?? 0
  const words = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ')
  return (
    REST_BEFORE.test(words(Math.max(floor, first - LIST_REACH), first)) ||
    REST_AFTER.test(words(next, next + REST_REACH))
  )
}

const REST_REACH = 6
/** 'Everything else, food, gas, medicine, runs about' */
const LIST_REACH = 16

/** Somebody who is named for what they earn. */
export const payOf = (person: string): string | null =>
  /^(?:me|mine|his|her)$/i.test(person) ? null : (persons[person.toLowerCase()] ?? null)

/** A source that is called after nobody else, and by nothing of its own. */
export const isOwnPay = (source: string) => /^(?:my pay|salary)$/i.test(source)

/** A source that is called after somebody else at home. */
export const isAnothersPay = (source: string) =>
  source !== persons['me'] && Object.values(persons).includes(source)

/** 'He: $49,800. Me: $47,150.', '54k (me)': a person in the place of a label says whose pay it is. */
export function payLabel({ tokens, sentences }: Reading, { first, next, sentence }: Amount): string | null {
  const [open, inside, close] = tokens.slice(next, next + 3)
  if (open?.text === '(' && inside && close?.text === ')' && inside.word in persons)
    return persons[inside.word] ?? null
  // '82k me and 56k him', but '60k she makes'
  const isEnd =
    inside === undefined || inside.kind === 'break' || /^(?:and|but|[,;.!?&+)])$/.test(inside.word)
  if (open && isEnd && BY_ITSELF.test(open.word)) return persons[open.word] ?? null
  const isColon = /^[:=-]$/.test(tokens[first - 1]?.text ?? '')
  const at = isColon ? first - 2 : first - 1
  const before = tokens[at - 1]
  const isLabel =
    at === sentences[sentence]?.first || before?.kind === 'break' || /^[,;:/+&(]$/.test(before?.text ?? '')
  return isLabel ? (persons[tokens[at]?.word ?? ''] ?? null) : null
}

const BY_ITSELF = /^(?:me|mine|him|his|her|hers)$/

/** 'I bring home 3,900 and she brings home 5,200': what is brought home is called after who brings it. */
export function earnerBefore(
  { tokens, amounts, sentences }: Reading,
  { first, sentence }: Amount,
): string | null {
  const floor = Math.max(
    sentences[sentence]?.first ?? 0,
    ...amounts.filter(({ next }) => next <= first).map(({ next }) => next),
  )
  const earner = tokens.slice(floor, first).findLast(({ word }) => word in persons)
  return persons[earner?.word ?? ''] ?? null
}
