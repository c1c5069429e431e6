/**
 * Names that carry digits and are no figures: accounts, forms, rules of thumb and help lines. Text for the user may hold a digit
 * only inside one of these.
 */
const names: readonly string[] = [
  '401\\(k\\)s?',
  'W-[24]s?',
  'Chapter (?:7|11|12|13)',
  '20/4/10',
  '401ks?',
  '403\\(b\\)s?',
  '403bs?',
  '457(?:\\(b\\))?',
  '529(?= plans?\\b| accounts?\\b|s\\b|\\b(?![\\d%]|[,.]\\d))',
  '28/36',
  '(?:4|four)(?:%| ?percent| per cent) rule',
  '50/30/20',
  'rule of 72',
  'S&P 500',
  'Form (?:1040|1099|W-2)',
  '1031 exchanges?',
  'Section 179',
  '83\\(b\\)',
  'DD-214',
  'F-1|H-1Bs?|K-1s?',
  '1099s?',
  'W-2s?',
  '911',
  '988',
  '211',
  '1-800-GAMBLER',
  '1-800-799-7233',
]

const pattern = new RegExp(`(?<![\\w$.,])(?:${names.join('|')})(?!\\w)`, 'giu')

export interface NameSpan {
  name: string
  start: number
  end: number
}

/** Where a text uses one of the fixed names. */
export function findNames(text: string): NameSpan[] {
  return [...text.matchAll(pattern)].map(({ 0: name, index }) => ({
    name,
    start: index,
    end: index + name.length,
  }))
}
