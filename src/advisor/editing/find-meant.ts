/** Which of the things that are kept some words mean: by name, by a part of it, by the kind, by the amount. */
import { type Entry, isAmountOf } from './entries.ts'

const plural = /(?<=[a-z]{2}[^s])s$/
const stem = (word: string) => word.replace(/'s?$/, '').replace(plural, '')
const AMOUNT = /\$?\d[\d,]*(?:\.\d+)?k?/gi

/** The words of a text, with numbers as they stand and what stands between thousands left out. */
export const wordsIn = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(/[’‘]/g, "'")
      .match(/\$?\d[\d,]*(?:\.\d+)?[a-z]*|[\p{L}&][\p{L}'&]*/gu) ?? []
  ).map((word) => word.replaceAll(/(?<=\d),(?=\d)|^\$|,$/g, ''))

const numberOf = (word: string): number | null => {
  const found = /^(\d+(?:\.\d+)?)(k?)$/.exec(word)
  return found ? Number(found[1]) * (found[2] ? 1000 : 1) : null
}

/** Kinds that entries are called by, and where those are kept. */
const kinds: readonly (readonly [RegExp, readonly Entry['from'][]])[] = [
  [/^goals?$/, ['goal']],
  [/^(?:incomes?|paychecks?|jobs?)$/, ['income', 'profile']],
  [/^(?:expenses?|bills?|costs?)$/, ['expense', 'profile']],
  [/^(?:debts?|loans?)$/, ['liability', 'expense']],
  [/^cards?$/, ['liability']],
  [/^(?:accounts?|assets?)$/, ['asset']],
  [/^(?:payments?)$/, ['expense', 'liability']],
]

/** Said beside a name without being part of it. */
const idle = new RegExp(
  [
    String.raw`^(?:the|my|our|your|his|her|their|a|an|that|this|those|these|of|for|on|in|from|with|at|and|it|its|it's|is|one|ones|`,
    String.raw`thing|things|stuff|rows?|lines?|items?|entry|entries|numbers?|figures?|amounts?|part|extra|duplicates?|second|other|old|`,
    String.raw`new|whole|fake|wrong|false|stupid|again|too|says|say|said|saying|called|named|labell?ed|which|where|saved|stored|`,
    String.raw`month|monthly|mo|year|yearly|week|weekly|per|each|every|bucks|dollars|money|please|pls|plz|both|all|also|just|`,
    String.raw`completely|entirely|altogether|now|lol|thanks|thank|you|ok|okay|instead|first|last)$`,
  ].join(''),
)

const nameWords = ({ name }: Entry) =>
  wordsIn(name).filter((word) => !/^(?:the|my|our|of|for|and|a)$/.test(word))

interface Rated {
  entry: Entry
  /** 4: called by its very name, 3: by all of it, 2: by all of it among other words, 1: by a part; 0: by no word of it. */
  rate: number
}

function rate(entry: Entry, said: readonly string[]): Rated {
  const own = nameWords(entry)
  const stems = new Set(said.map(stem))
  const held = own.filter((word) => said.includes(word) || stems.has(stem(word)))
  if (held.length === 0 || (held.every((word) => isKind(word)) && held.length < own.length))
    return { entry, rate: 0 }
  const ownStems = new Set(own.map(stem))
  const isStrange = (word: string) =>
    !idle.test(word) && !isKind(word) && numberOf(word) === null && !ownStems.has(stem(word))
  const strange = said.some(isStrange)
  if (held.length < own.length) return { entry, rate: strange ? 0 : 1 }
  // 'My wife's income' is not what is kept as the income.
  if (strange && own.every((word) => isKind(word) || isField(entry))) return { entry, rate: 0 }
  const telling = said.filter((word) => !idle.test(word) || own.includes(word))
  const isVery = telling.join(' ') === own.join(' ')
  return { entry, rate: isVery ? 4 : strange ? 2 : 3 }
}

const isField = ({ from }: Entry) => from === 'profile'

const isKind = (word: string) => kinds.some(([words]) => words.test(word))

const SEVERAL = /\b(?:both|all|them|these|those)\b/i

/** How well the words of a phrase name the best of some entries, 0 to 4. */
export const bestRate = (phrase: string, entries: readonly Entry[]) => {
  const said = wordsIn(phrase)
  return Math.max(0, ...entries.map((entry) => rate(entry, said).rate))
}

/** What some words mean; several where they cannot be told apart, none where no word of theirs is known. */
export function findMeant(phrase: string, entries: readonly Entry[]): Entry[] {
  const said = wordsIn(phrase)
  const rated = entries.map((entry) => rate(entry, said)).filter((one) => one.rate > 0)
  const isKindOnly = said.every((word) => idle.test(word) || isKind(word))
  if (isKindOnly && meansSeveral(phrase))
    return ofKind(entries, said).filter(({ from }) => from !== 'profile')
  const inName = new Set(rated.flatMap(({ entry }) => nameWords(entry)))
  const amounts = said.flatMap((word) => (inName.has(word) ? [] : (numberOf(word) ?? [])))
  const isExact = (entry: Entry) => amounts.some((amount) => isAmountOf(entry, amount))
  const isStrange = (word: string) => !idle.test(word) && !isKind(word) && numberOf(word) === null
  const byAmount = said.some(isStrange) ? [] : entries.filter(isExact)
  const named = rated.filter(({ entry }) => isExact(entry)).map(({ entry }) => entry)
  if (named.length > 0) return ofKind(named, said)
  const best = Math.max(0, ...rated.map((one) => one.rate))
  const isAll = SEVERAL.test(phrase)
  const called = rated.filter((one) => isAll || one.rate === best).map(({ entry }) => entry)
  if (called.length > 0) return ofKind(called, said)
  if (byAmount.length > 0) return ofKind(byAmount, said)
  const isOnlyKind = said.some(isKind) && amounts.length === 0 && !said.some(isStrange)
  return isOnlyKind ? ofKind(entries, said).filter(({ from }) => from !== 'profile') : []
}

/** Those of the kind that is named, where there are any. */
function ofKind(found: readonly Entry[], said: readonly string[]): Entry[] {
  const places = kinds.flatMap(([words, from]) => (said.some((word) => words.test(word)) ? [from] : []))
  const fitting = found.filter(({ from }) => places.some((place) => place.includes(from)))
  return fitting.length > 0 ? fitting : [...found]
}

/** One of them, where they hold the same: the one that was kept by mistake is called by less, or came later. */
export function oneOfAlike(found: readonly Entry[]): Entry | null {
  const [first] = found
  const isSame =
    first !== undefined &&
    found.every(({ from, amounts }) => from === first.from && amounts[0] === first.amounts[0])
  if (!isSame) return null
  return found.toSorted((a, b) => nameWords(a).length - nameWords(b).length || b.id - a.id)[0] ?? null
}

export const meansSeveral = (phrase: string) =>
  SEVERAL.test(phrase) || wordsIn(phrase).some((word) => word.endsWith('s') && isKind(word))

/** What a whole thought speaks of: an entry with its amount, else one by its full name. */
export function findSpoken(text: string, entries: readonly Entry[]): Entry[] {
  const said = wordsIn(text)
  const stems = new Set(said.map(stem))
  const amounts = (text.match(AMOUNT) ?? []).flatMap((one) => numberOf(wordsIn(one)[0] ?? '') ?? [])
  const isExact = (entry: Entry) => amounts.some((amount) => isAmountOf(entry, amount))
  const isNamed = (entry: Entry) => nameWords(entry).every((word) => stems.has(stem(word)))
  const isTouched = (entry: Entry) =>
    nameWords(entry).some((word) => stems.has(stem(word)) && !idle.test(word))
  for (const isMeant of [
    (entry: Entry) => isExact(entry) && isNamed(entry),
    (entry: Entry) => isExact(entry) && isTouched(entry),
    isExact,
    isNamed,
  ]) {
    const found = entries.filter(isMeant)
    // 'The student loan' is not the one that is called 'Loan'.
    if (found.length > 0) return found.filter((one) => !found.some((other) => isLess(one, other)))
  }
  return []
}

function isLess(one: Entry, other: Entry): boolean {
  const [few, many] = [nameWords(one).map(stem), new Set(nameWords(other).map(stem))]
  return few.length < many.size && few.every((word) => many.has(word))
}
