import type { Change, Fact } from '#advisor/facts.ts'
import { thingsIn } from '#advisor/understanding/names/categories.ts'
import { type ThingName, thingOf } from '#advisor/understanding/reading/things.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'

/** Other words for the fields of the profile. */
const fieldWords: Record<string, RegExp> = {
  income: /^(?:income|salary|pay|paycheck|wage|wages|earnings|gross|net)$/,
  expenses: /^(?:expenses|spending|spend|costs|budget|outgoings)$/,
  savings: /^(?:savings|saved|saving)$/,
  debt: /^(?:debt|debts)$/,
  retirementGoal: /^(?:egg|retirement|retire)$/,
}

/** Words that belong to a kind of thing but name none. */
const generic = new RegExp(
  [
    String.raw`^(?:cards?|loans?|accounts?|cars?|vehicles?|house|home|place|payments?|bills?|balance|fund|funds|debts?|`,
    String.raw`owed|rate|property|pay|fees?|job|side|goal|target|savings?|saved|investments?|mortgage)$`,
  ].join(''),
)
/** Too common in talk to name anything. */
const idle = new RegExp(
  [
    String.raw`^(?:the|and|for|not|was|its|it's|that|one|per|month|year|place|bill|bills|pay|side|base|options|fun|fund|`,
    String.raw`goal|target|safe|index|driving|job|watch|er|sl|mm|lot|oil|lights|record|records|bags|practice|payday|set|`,
    String.raw`aside|my|on|of|to|in|new|old|stake|gas bill|trading|home|contract|paystub|stub|statement|owed|school|dance|`,
    String.raw`solar|power|water|cat|dog|kids|games|church|debit|equity|invested|put away|flat)$`,
  ].join(''),
)

export const nameOf = (change: Change) =>
  'name' in change ? change.name : change.kind === 'profile' ? change.field : ''

const stem = (word: string) => word.replace(/'s$/, '').replace(/s$/, '')

/** How plainly a word speaks of a fact: 2 by its own name, 1 by its kind, 0 not at all. */
export function mention(word: string, next: string, { change }: Fact): 0 | 1 | 2 {
  if (change.kind === 'profile') return fieldWords[change.field]?.test(word) ? 2 : 0
  const name = nameOf(change).toLowerCase()
  const words = name.split(/[^a-z0-9'&]+/).map(stem)
  if (word.length > 2 && words.includes(stem(word)) && !idle.test(word)) return generic.test(word) ? 1 : 2
  const thing = thingOf(`${word} ${next}`) ?? (idle.test(word) ? null : thingOf(word))
  return thing !== null && generic.test(word) && thingsIn(name).includes(thing) ? 1 : 0
}

/** Plainer than by its kind. */
const BY_WHOLE_NAME = 1.5

/** The facts that some words speak of, plainest first; empty when they name none. */
export function mentioned(tokens: readonly Token[], facts: readonly Fact[]): Fact[] {
  const rated = facts.map((fact) => ({
    fact,
    rate: Math.max(
      0,
      ...tokens.map(({ word }, at) => {
        const rate = mention(word, tokens[at + 1]?.word ?? '', fact)
        if (rate === 1 && isOfAnother(tokens[at - 1], fact)) return 0
        // 'The mortgage' is the row of that very name, and not the credit line on the same house.
        return rate === 1 && stem(nameOf(fact.change).toLowerCase()) === stem(word) ? BY_WHOLE_NAME : rate
      }),
    ),
  }))
  const best = Math.max(0, ...rated.map(({ rate }) => rate))
  return best === 0 ? [] : rated.filter(({ rate }) => rate === best).map(({ fact }) => fact)
}

const determiner = new RegExp(
  [
    String.raw`^(?:the|my|our|that|this|these|those|his|her|their|a|an|and|on|for|of|in|to|is|are|was|credit|new|old|whole|`,
    String.raw`same|total|car|auto|truck|student|house|home|personal|monthly|first|second|other|or|but|so|with|from|at|`,
    String.raw`actual|actually|real|current)$`,
  ].join(''),
)

/** 'Amazon card' is none of the cards that have another name. */
const isOfAnother = (before: Token | undefined, { change }: Fact) =>
  before?.kind === 'word' &&
  !determiner.test(before.word) &&
  !nameOf(change).toLowerCase().includes(stem(before.word))

/** Things the words name by themselves. */
export function thingsNamed(tokens: readonly Token[]): ThingName[] {
  return tokens.flatMap(({ word }, at) => {
    const pair = thingOf(`${word} ${tokens[at + 1]?.word ?? ''}`)
    const thing = pair ?? (idle.test(word) ? null : thingOf(word))
    return thing && thing !== 'goal' && thing !== 'retirement' ? [thing] : []
  })
}

/** The words name one thing, not only a kind of things: 'electric', not 'the bill'. */
export const namesThing = (tokens: readonly Token[]) =>
  tokens.some(({ word }) => {
    const plain = word.replace(/'s$/, '')
    return !generic.test(plain) && !idle.test(plain) && thingOf(plain) !== null
  })

/** The place that a change is stored in. */
export function slotOf(change: Change): string {
  const kind = change.kind === 'removal' ? change.from : change.kind
  return 'id' in change ? `${kind} ${change.id ?? change.name}` : `${kind} ${nameOf(change)}`
}

/** One fact for each place, the newest of those given; none of what was removed since. */
export function latest(focus: readonly Fact[]): Fact[] {
  const seen = new Set<string>()
  return focus.filter(({ change }) => {
    const key = slotOf(change)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
