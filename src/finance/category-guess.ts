/** The first guess of a category by the words in a payee's name, for payees that no rule of the user knows. */
import { billWords } from './bill-words.ts'
import { incomeCategories } from './categories.ts'
import { merchantWords } from './merchant-words.ts'

const income = new Set<string>(incomeCategories)

const MOST_WORDS = 4

/** Apostrophes do not part words, numbers do: "McDonald's" is 'mcdonalds', 'UBER8005' an 'uber'. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{M}&+]+|\d+/gu) ?? []

const known = new Map(
  Object.entries({ ...merchantWords, ...billWords }).flatMap(([category, list]) =>
    list
      .split(/[;\n]/)
      .map((word) => wordsOf(word).join(' '))
      .filter((word) => word !== '')
      .map((word) => [word, category]),
  ),
)

/**
 * The category of a payee's name for money going this way; null when nothing in it is known. The longest name that
 * fits decides: 'uber eats' is no ride.
 */
export function guessCategory(name: string, isMoneyIn: boolean): string | null {
  const parts = wordsOf(name)
  let best = ''
  for (let from = 0; from < parts.length; from += 1)
    for (let count = 1; count <= MOST_WORDS && from + count <= parts.length; count += 1) {
      const phrase = parts.slice(from, from + count).join(' ')
      for (const spelling of [phrase, phrase.replace(/s$/, '')]) {
        const isFitting = isMoneyIn || !income.has(known.get(spelling) ?? '')
        if (isFitting && known.has(spelling) && spelling.length > best.length) best = spelling
      }
    }
  return known.get(best) ?? null
}
