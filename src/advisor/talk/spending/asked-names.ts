/** What people call a category, and what tools call it. A word may stand for two. */
const SAME: readonly (readonly string[])[] = [
  [
    'eating out',
    'eat out',
    'ate out',
    'restaurants',
    'restaurant',
    'dining',
    'dining out',
    'food & dining',
    'restaurants & bars',
    'food & drink',
    'takeout',
    'take-out',
    'take out',
    'takeaway',
    'takeaways',
    'delivery',
    'fast food',
    'coffee shops',
    'food',
    'going out',
  ],
  ['groceries', 'grocery', 'food', 'supermarket', 'supermarkets', 'food shopping'],
  ['housing', 'rent', 'mortgage & rent', 'mortgage'],
  ['car', 'gas', 'fuel', 'auto & transport', 'gas & fuel', 'petrol', 'auto'],
  ['transport', 'transportation', 'public transport', 'rides', 'transit', 'taxis'],
  ['subscriptions', 'subscription', 'subs', 'streaming', 'memberships'],
  ['phone and internet', 'phone', 'internet', 'mobile phone', 'cell phone'],
  ['shopping', 'clothes', 'clothing', 'merchandise'],
  ['travel', 'vacation', 'vacations', 'holidays', 'flights', 'hotels', 'trips'],
  ['health', 'medical', 'doctor', 'doctors', 'pharmacy', 'healthcare', 'health & fitness'],
  ['utilities', 'utility', 'electricity', 'electric', 'power', 'bills & utilities', 'water', 'heating'],
  ['entertainment', 'fun', 'movies', 'going out'],
  ['insurance', 'insurances'],
  ['children', 'childcare', 'kids', 'daycare'],
]

const patternOf = (phrase: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${phrase.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'iu',
  )

const isIn = (text: string, phrase: string) => patternOf(phrase).test(text)

/** What a word that stands before another is called alone: 'my grocery bill'. */
const ALONE: Record<string, string> = {
  grocery: 'groceries',
  electric: 'electricity',
  utility: 'utilities',
  restaurant: 'restaurants',
  subs: 'subscriptions',
  subscription: 'subscriptions',
}

export const nameAlone = (said: string) => ALONE[said.toLowerCase()] ?? said.toLowerCase()

/** The longest name of a category in a text. Only what stands in it somewhere is worth a pattern: there may be many. */
export function findPhrase(text: string, categories: readonly string[]) {
  const lower = text.toLowerCase()
  return [...categories, ...SAME.flat()]
    .filter((phrase) => lower.includes(phrase.toLowerCase()))
    .toSorted((one, other) => other.length - one.length)
    .find((phrase) => isIn(text, phrase))
}

export const withoutPhrase = (text: string, phrase: string) => text.replace(patternOf(phrase), ' ')

/** Whether people would call a category so. */
export function isCalled(category: string, said: string): boolean {
  const [name, word] = [category.toLowerCase(), said.toLowerCase()]
  return name === word || SAME.some((names) => names.includes(word) && names.includes(name))
}

export function findCategories(
  text: string,
  categories: readonly string[],
): { categories: string[]; said: string } | null {
  const said = findPhrase(text, categories)
  if (said === undefined) return null
  const found = categories.filter((category) => isCalled(category, said))
  return found.length > 0 ? { categories: found, said: said.toLowerCase() } : null
}

/** Words of payees that are no names. */
const COMMON = new Set(
  (
    'the and for shop store market payment online company spend spent much what did how month year last this pay ' +
    'paid have from'
  ).split(' '),
)

export const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}'’&.-]+/gu) ?? []).map((word) => word.replaceAll(/['’.]+/g, ''))

/** No payee is known by more words than this, and each costs a look at all of them. */
const MOST_WORDS = 8

/** As many of the words, from the first on, as some payee has one after the other. */
export function findPayee(words: readonly string[], payees: readonly string[]): string | null {
  const telling = words.filter((word) => word.length > 2 && !COMMON.has(word)).slice(0, MOST_WORDS)
  for (let count = telling.length; count > 0; count -= 1) {
    const phrase = telling.slice(0, count).join(' ')
    const isKnown = payees.some((key) => ` ${key} `.includes(` ${phrase} `) || key.startsWith(phrase))
    if (isKnown && phrase.length > 2) return phrase
  }
  return null
}
