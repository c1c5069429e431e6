/** 'Half to savings, 30% to the card, the rest for fun': money that came at once, and how it is to be shared out. */

export interface SharedPart {
  /** What it is for, in the words of the message. */
  name: string
  /** A share of all of it, an amount, or what is left. */
  share: number | 'rest' | { amount: number }
}

const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/^two[- ]thirds$/, 2 / 3],
  [/^(?:three[- ]quarters|3\/4)$/, 0.75],
  [/half$|^1\/2$/, 0.5],
  [/third$|^1\/3$/, 1 / 3],
  [/(?:quarter|fourth)$|^1\/4$/, 0.25],
  [/fifth$|^1\/5$/, 0.2],
  [/tenth$/, 0.1],
]
const LEFT = String.raw`what(?:'?s|ever(?:'?s| is)?| is)? ?(?:left(?: over)?|remains|remaining)`
const ONE_OF = '(?:a|one) (?:third|quarter|fourth|fifth|tenth)'
const SHARE = new RegExp(
  [
    String.raw`(?<percent>\d+(?:\.\d+)?) ?(?:%|percent\b)`,
    String.raw`\b(?<fraction>two[- ]thirds|three[- ]quarters|(?:a |one )?half|${ONE_OF}|[13]\/[2-5])\b`,
    String.raw`(?<!other )\b(?<rest>(?:the )?(?:rest|remainder|remaining|leftovers?|other half)|${LEFT})\b`,
    // A 401(k) is a place.
    String.raw`(?<!\d)\$?(?!(?:401|403|457|529)\b|401 ?\(?k|403 ?\(?b)(?<amount>\d[\d,]*(?:\.\d+)?)(?: ?(?<thousands>k\b))?`,
  ].join('|'),
  'gi',
)
const FILLER = String.raw`(?:(?:pay(?:ing)?(?: (?:down|off))?|my|our|the|a|an|some|put|go|in|into|on|to|for|just) )*`
const PLACE_AFTER = new RegExp(
  String.raw`^(?: of (?:it|that|the money))?(?: (?:goes|going|go|will go|would go|gets put|could go|put))?(?: |\s?(?:->|=|:)\s?)` +
    String.raw`(?:to(?:wards?)?|into|in|for|on(?:to)?|paying|pay)? ?${FILLER}(?<name>[a-z][a-z0-9()' -]{1,28}?)` +
    String.raw`(?=\s*(?:[,.;:?!\n]|(?:and|then|how|what|whats|i|we|so|is)\b|$))`,
  'i',
)
/** 'At 24% and', '300 of the 3,000': words that name nothing money goes to. */
const NO_PLACE =
  /^(?:and|of|or|is|off|per|each|every|more|less|apr|interest|months?|years?|that|it|this|then|to|paying|weeks|days|when)\b/i
const SAVED_BEFORE = /\b(?<verb>sav(?:e|ing)|invest(?:ing)?|spend(?:ing)?|donat(?:e|ing)|keep(?:ing)?)\s*$/i
const OF_THE_REST = /^ of (?:the rest|what'?s left|whatever|the remain)/i
const places: Readonly<Record<string, string>> = {
  sav: 'savings',
  inv: 'investments',
  spe: 'spending',
  don: 'giving',
  kee: 'keeping',
}

/** The parts in their order; null where the words leave anything open. `whole` is the amount itself, in plain money. */
export function readSharedParts(text: string, whole: number): readonly SharedPart[] | null {
  const said = [...text.matchAll(SHARE)]
  // The whole comes first: '11 weeks at 2,150, a third of it for taxes' shares out nothing.
  const place = said.findIndex(({ groups }) => amountOf(groups) === whole)
  const isRate = said.some(({ index }) => /\bat $/i.test(text.slice(0, index)))
  if (place > 0 || isRate) return null
  const found = said.filter(({ groups }) => amountOf(groups) !== whole)
  const parts = found.map((match, at): SharedPart | null => {
    const end = match.index + match[0].length
    const after = text.slice(end, found[at + 1]?.index ?? text.length)
    if (OF_THE_REST.test(after)) return null
    const verb = SAVED_BEFORE.exec(text.slice(0, match.index))?.groups?.['verb']?.slice(0, 3).toLowerCase()
    const name = (verb && places[verb]) ?? PLACE_AFTER.exec(after)?.groups?.['name']
    const share = shareOf(match.groups)
    return name && !NO_PLACE.test(name.trim()) && share !== null
      ? { name: name.trim().toLowerCase(), share }
      : null
  })
  const named = parts.filter((part) => part !== null)
  const isShared = named.some(({ share }) => typeof share === 'number')
  const rests = named.filter(({ share }) => share === 'rest').length
  if (named.length !== parts.length || parts.length < 2 || !isShared || rests > 1) return null
  const taken = named.reduce((sum, { share }) => sum + (typeof share === 'number' ? share : 0), 0)
  return taken <= 1.0001 ? named : null
}

type Groups = Record<string, string | undefined> | undefined

function amountOf(groups: Groups): number | null {
  const { amount, thousands } = groups ?? {}
  return amount === undefined ? null : Number(amount.replaceAll(',', '')) * (thousands ? 1000 : 1)
}

function shareOf(groups: Groups): SharedPart['share'] | null {
  const { percent, fraction, rest } = groups ?? {}
  if (percent !== undefined) return Number(percent) / 100
  if (rest !== undefined) return 'rest'
  const said = fraction?.toLowerCase()
  if (said !== undefined) return FRACTIONS.find(([words]) => words.test(said))?.[1] ?? null
  const amount = amountOf(groups)
  return amount === null ? null : { amount }
}
