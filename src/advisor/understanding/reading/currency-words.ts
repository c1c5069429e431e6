import { currencies, type Currency, currencyCodes, signsOf } from '#finance/currency.ts'

interface Spelling {
  /** The plain word for it, as one says it to somebody who uses it. */
  plain: string
  /** Signs beside a number, further to its own and its code. */
  signs?: readonly string[]
  /** Words behind a number that mean this currency to everybody. */
  words: string
  /** Signs and words that mean it only to those who use it: 'lost 20 pounds' is a weight to all others. */
  ownSigns?: readonly string[]
  ownWords?: string
}

const spellings: Record<Currency, Spelling> = {
  USD: {
    plain: 'dollars',
    signs: ['US$'],
    words: String.raw`dollars?|bucks?|(?:us|u\.s\.|american) dollars?`,
  },
  EUR: { plain: 'euros', words: 'euros?' },
  GBP: {
    plain: 'pounds',
    words: 'pounds? sterling|british pounds?|quid',
    ownWords: 'pounds?',
  },
  CAD: { plain: 'dollars', signs: ['C$'], words: 'canadian dollars?|loonies', ownWords: 'dollars?|bucks?' },
  AUD: { plain: 'dollars', signs: ['AU$'], words: 'australian dollars?', ownWords: 'dollars?|bucks?' },
  NZD: { plain: 'dollars', words: 'new zealand dollars?', ownWords: 'dollars?|bucks?' },
  CHF: { plain: 'francs', signs: ['SFr'], words: '(?:swiss )?francs?' },
  SEK: { plain: 'kronor', signs: ['kr'], words: 'kronor|krona' },
  NOK: { plain: 'kroner', signs: ['kr'], words: 'kroner|krone' },
  DKK: { plain: 'kroner', signs: ['kr'], words: 'kroner|krone' },
  PLN: { plain: 'zlotys', signs: ['zł'], words: 'z[lł]ot(?:y|ys|ych|e)' },
  CZK: { plain: 'korunas', signs: ['Kč'], words: 'korun(?:as?|y)?', ownWords: 'crowns?' },
  INR: { plain: 'rupees', words: 'rupees?', ownSigns: ['Rs.', 'Rs'] },
  MXN: { plain: 'pesos', signs: ['Mex$'], words: '(?:mexican )?pesos?' },
  BRL: { plain: 'reais', words: 'reais', ownWords: 'real' },
  ZAR: { plain: 'rand', words: 'rands?', ownSigns: ['R'] },
  SGD: { plain: 'dollars', signs: ['S$'], words: 'singapore dollars?', ownWords: 'dollars?|bucks?' },
  HKD: { plain: 'dollars', words: 'hong kong dollars?', ownWords: 'dollars?|bucks?' },
  ILS: { plain: 'shekels', signs: ['NIS'], words: 'shekels?' },
}

/** Money that can be named but not chosen. */
const furtherSigns = ['¥', '₽', '₩']
const FURTHER_WORDS = 'yen'

export const plainWord = (currency: Currency) => spellings[currency].plain

const signsFor = (currency: Currency) => [...signsOf(currency), ...(spellings[currency].signs ?? [])]

/** The longest first, so that 'US$' is not taken for a '$'. */
const alternatives = (signs: readonly string[]) =>
  [...new Set(signs)]
    .toSorted((a, b) => b.length - a.length)
    .map((sign) => sign.replaceAll(/[$.]/g, String.raw`\$&`))
    .join('|')

/** Patterns for what somebody who uses a currency writes of their own money. */
export function ownSpelling(currency: Currency): { signs: string; words: string } {
  const { words, ownSigns = [], ownWords } = spellings[currency]
  return {
    signs: alternatives([...signsFor(currency), ...ownSigns]),
    words: ownWords === undefined ? words : `${words}|${ownWords}`,
  }
}

/** The same for all other money. */
export function otherSpelling(currency: Currency): { signs: string; words: string } {
  const others = currencyCodes.filter((code) => code !== currency)
  const own = new Set(signsFor(currency))
  const isDollar = plainWord(currency) === 'dollars'
  const words = others.map((code) =>
    code === 'USD' && isDollar ? String.raw`(?:us|u\.s\.|american) dollars?` : spellings[code].words,
  )
  return {
    signs: alternatives([...others.flatMap(signsFor), ...furtherSigns].filter((sign) => !own.has(sign))),
    words: [...words, FURTHER_WORDS].join('|'),
  }
}

/** 'euros' for somebody who has named them; null where they are none that can be chosen. */
export function findNamed(text: string, used: Currency): { code: Currency; name: string } | null {
  const code = currencyCodes.find((one) => {
    if (one === used || (plainWord(one) === 'kroner' && plainWord(used) === 'kroner')) return false
    const { words } = spellings[one]
    return new RegExp(
      String.raw`(?<!\p{L})(?:${alternatives(signsFor(one))})\s?\d|\d\s?k?\s?(?:${alternatives(signsFor(one))}|${words})(?!\p{L})`,
      'iu',
    ).test(text)
  })
  return code ? { code, name: currencies[code].name } : null
}
