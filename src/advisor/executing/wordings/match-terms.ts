/** 'Dollar for dollar on the first 3% and half of the next 2%, I put in 4%': which percent is what of a match. */
import { type Action, type Minded, startOf, type Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'

const WHOLE = 100
const HALF = WHOLE / 2
/** No employer counts contributions beyond this share of pay; few match less than this of them. */
const MOST_LIMIT = 20

const PUT_IN = String.raw`(?:contribut\w*|put(?:ting)?|sav(?:e|ing)|defer\w*|invest\w*|elect\w*|do(?:ing)?|giv(?:e|ing)|at)`
const OWN_BEFORE = [
  new RegExp(
    String.raw`\b(?:i|we|i'?m|i am|we'?re)\b[^.;,?!%]{0,16}\b${PUT_IN}\b(?:(?! and )[^.;,?!%]){0,16}$`,
    'i',
  ),
  /\b(?:contribution|deferral)s?(?: rate)?(?: is| of| at|:)* (?:only |just |currently )?$/i,
]
const OWN_AFTER = /^[^.;,?!%]{0,12}\b(?:from me|of my own|myself)\b/i
const LIMIT_BEFORE =
  /\b(?:up to|(?:the )?(?:first|next|following)|another|max(?:imum)? of|capped at|limit(?:ed)? (?:to|of|at)|beyond) $/i
const LIMIT_AFTER =
  /^ ?(?:%|percent)? of (?:my |your |the |our |his |her )?(?:\w+ )?(?:pay|salary|income|compensation|wages)\b/i
const NEXT = /\b(?:next|following|another) $/i
const UNTIL = /\bup to $/i

const words: readonly (readonly [share: number, said: RegExp])[] = [
  [HALF, /\bhalf\b|\b(?:fifty|50) ?(?:cents|¢)|\$?0?\.50? (?:on|for|per)\b/i],
  [
    WHOLE,
    /\bdollar[- ]for[- ]dollar\b|\b(?:one|1)[- ](?:for|to)[- ](?:one|1)\b|\badds? (?:a|another) dollar\b|\b(?:in full|fully)\b/i,
  ],
]
const CENTS = /\b(\d{1,2}) ?(?:cents|¢)|\$?0?\.(\d\d) (?:on|for|per|to)\b/i

/** A share of what is put in that is said without a percent. */
function spoken(said: string): number | null {
  const cents = CENTS.exec(said)
  if (cents) return Number(cents[1] ?? cents[2])
  return words.find(([, pattern]) => pattern.test(said))?.[0] ?? null
}

/** 'Half of the first 6' says no percent sign. */
const isBareLimit = ({ kind, value, start, end }: SaidNumber, text: string) =>
  kind === 'number' &&
  value <= MOST_LIMIT &&
  LIMIT_BEFORE.test(text.slice(0, start)) &&
  !/^ ?(?:\d|k\b|months?|years?|yrs?|weeks?|dollars|bucks)/i.test(text.slice(end))

type Role = 'own' | 'share' | 'limit'

function roleOf({ start, end, value }: SaidNumber, text: string): Role {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  if (LIMIT_BEFORE.test(before)) return 'limit'
  if (OWN_BEFORE.some((pattern) => pattern.test(before)) || OWN_AFTER.test(after)) return 'own'
  return value <= MOST_LIMIT && LIMIT_AFTER.test(after) ? 'limit' : value > MOST_LIMIT ? 'share' : 'own'
}

interface Tier {
  share: SaidNumber
  limit: SaidNumber
}

const JOIN = /,? (?:and|then|plus)\b|[;,]/gi

/** Where what is said of one part of pay ends and the next begins. */
function borderOf(left: SaidNumber, right: SaidNumber, text: string): number {
  const [join] = [...text.slice(left.end, right.start).matchAll(JOIN)].slice(-1)
  return join ? left.end + join.index : right.start
}

/** Each part of pay with the share that is said of it, as a percent or in words. */
function readTiers(percents: readonly SaidNumber[], roles: readonly Role[], text: string): Tier[] {
  const limits = percents.filter((_, at) => roles[at] === 'limit')
  const shares = percents.filter((_, at) => roles[at] === 'share')
  return limits.map((limit, place) => {
    const [left, right] = [limits[place - 1], limits[place + 1]]
    const from = left ? borderOf(left, limit, text) : 0
    const to = right ? borderOf(limit, right, text) : text.length
    const within = shares.filter((one) => one.start >= from && one.end <= to)
    const share = within.findLast((one) => one.end <= limit.start) ?? within[0]
    const value = spoken(text.slice(from, limit.start)) ?? spoken(text.slice(limit.end, to)) ?? WHOLE
    return { limit, share: share ?? { ...limit, kind: 'percent', value } }
  })
}

/** '100% up to 3% and 50% up to 5%' says where each part ends, not how wide it is. */
function widthOf(tier: Tier, before: Tier | undefined, text: string): SaidNumber {
  const { limit } = tier
  const isEnd = before && UNTIL.test(text.slice(0, limit.start)) && limit.value > before.limit.value
  return isEnd ? { ...limit, value: limit.value - before.limit.value } : limit
}

const number = (one: SaidNumber): Value => ({ kind: 'number', number: one })

/** Where the words say what is matched up to which part of pay, they decide over the network's guess. */
export const matchTerms = (action: Action, text: string, minded: Pick<Minded, 'numbers'>): Action =>
  termsOf(action, text, minded)

function termsOf(action: Action, text: string, { numbers }: Pick<Minded, 'numbers'>): Action {
  const percents = numbers.filter((one) => one.kind === 'percent' || isBareLimit(one, text))
  const roles = percents.map((one) => roleOf(one, text))
  const [first, second, ...more] = readTiers(percents, roles, text)
  if (!first || more.length > 0) return action
  const isOneStep =
    second && !NEXT.test(text.slice(0, second.limit.start)) && !UNTIL.test(text.slice(0, second.limit.start))
  if (isOneStep) return action
  const own = percents.filter((_, at) => roles[at] === 'own')
  const others = own.length > 0 ? ['salary', 'contribution'] : ['salary', 'contribution', 'percent']
  const kept = action.inputs.filter(
    ({ slot, value }) => others.includes(slot) && !percents.some(({ start }) => start === startOf(value)),
  )
  return {
    ...action,
    inputs: [
      ...kept,
      ...own.map((one) => ({ slot: 'percent', value: number(one) })),
      { slot: 'match', value: number(first.share) },
      { slot: 'upTo', value: number(first.limit) },
      ...(second
        ? [
            { slot: 'nextMatch', value: number(second.share) },
            { slot: 'nextUpTo', value: number(widthOf(second, first, text)) },
          ]
        : []),
    ],
  }
}
