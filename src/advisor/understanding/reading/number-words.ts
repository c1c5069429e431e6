import type { Token } from './tokens.ts'

/** Without what every object inherits: 'constructor' is no number. */
const words = (values: Record<string, number>): Record<string, number> =>
  Object.assign(Object.create(null) as Record<string, number>, values)

const units = words({
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
})
const tens = words({
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
})
/** What multiplies the number before it. */
export const scales = words({
  hundred: 100,
  hunderd: 100,
  hundrd: 100,
  k: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  thousan: 1e3,
  grand: 1e3,
  thou: 1e3,
  g: 1e3,
  "g's": 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  mill: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
})
const fractions = words({ half: 0.5, quarter: 0.25, third: 1 / 3 })

const spoken = [units, tens, scales, fractions]
  .flatMap((list) => Object.keys(list))
  .filter((word) => word.length > 1)
const SPOKEN = new RegExp(`(?<!\\p{L})(?:${spoken.join('|')}|thirds|quarters)(?!\\p{L})`, 'iu')

/** False for most sentences, which then need not be cut into tokens. */
export const mayHoldNumberWords = (text: string) => SPOKEN.test(text)

export interface ReadNumber {
  value: number
  /** One past the last token. */
  next: number
  /** A thousand, million or the like was said. */
  scaled: boolean
}

const isHyphen = (token: Token | undefined) => token?.text === '-'

/** A number written in words, such as 'twenty-two hundred', 'one point one five million' or 'half a million'. */
export function readNumberWords(tokens: Token[], first: number): ReadNumber | null {
  return readFractionOf(tokens, first) ?? readArticleScale(tokens, first) ?? readCardinal(tokens, first)
}

/** 'half a million', 'a quarter million', 'three quarters of a million' */
function readFractionOf(tokens: Token[], first: number): ReadNumber | null {
  let at = first
  let times = 1
  if (tokens[at]?.word === 'a') at += 1
  else if (tokens[at]?.word === 'three' && /^quarters?$/.test(tokens[at + 1]?.word ?? '')) {
    times = 3
    at += 1
  }
  const fraction = fractions[(tokens[at]?.word ?? '').replace(/s$/, '')]
  if (fraction === undefined) return null
  at += 1
  if (tokens[at]?.word === 'of') at += 1
  if (tokens[at]?.word === 'a') at += 1
  const scale = scales[tokens[at]?.word ?? '']
  if (scale === undefined || scale < 1000 || (tokens[at]?.word.length ?? 0) < 2) return null
  return { value: fraction * times * scale, next: at + 1, scaled: true }
}

/** 'a hundred grand', 'a hundred and five thousand', 'a million and a half' */
function readArticleScale(tokens: Token[], first: number): ReadNumber | null {
  const article = tokens[first]?.word
  const scale = scales[tokens[first + 1]?.word ?? '']
  // 'Thanks a million'
  if (/^(?:thanks?|thx)$/.test(tokens[first - 1]?.word ?? '')) return null
  if (
    (article !== 'a' && article !== 'an') ||
    scale === undefined ||
    (tokens[first + 1]?.word.length ?? 0) < 2
  )
    return null
  return readCardinal(tokens, first, { value: 1, next: first + 1 })
}

function readCardinal(
  tokens: Token[],
  first: number,
  head = readBelowHundred(tokens, first),
): ReadNumber | null {
  if (!head) return null
  let { value: part, next } = head
  let total = 0
  let scaled = false
  const spoken = readSpoken(tokens, head)
  if (spoken) return spoken
  const decimals = readPoint(tokens, next)
  if (decimals) {
    part += decimals.value
    next = decimals.next
  }
  for (;;) {
    const scale = scales[tokens[next]?.word ?? '']
    // 'Ten k'; other letters may be anything.
    if (scale !== undefined && ((tokens[next]?.word.length ?? 0) > 1 || tokens[next]?.word === 'k')) {
      scaled = true
      next += 1
      part *= scale
      // 'nine thousand three hundred': what is said stays, what follows is added.
      if (scale >= 1000) {
        total += part
        part = 0
      }
      continue
    }
    const after = tokens[next]?.word === 'and' && scaled ? next + 1 : next
    const more = scaled ? readBelowHundred(tokens, after) : null
    // 'forty thousand and two kids' is not forty thousand and two; 'three hundred and ten a month' is one number.
    if (!more || (after !== next && part === 0 && total === 0)) break
    if (after !== next && part === 0 && !endsAmount(tokens, more.next)) break
    if (after !== next && more.value < 10 && !endsAmount(tokens, more.next)) break
    part += more.value
    next = more.next
    if (part < 100 && scales[tokens[next]?.word ?? ''] === undefined) break
  }
  return addHalf(tokens, { value: total + part, next, scaled }, total || part)
}

/** 'Two thousand and thirty a month', 'two thousand and fifty from Social Security' */
const endsAmount = (tokens: Token[], at: number) =>
  isFollowedByScaleOrEnd(tokens, at) ||
  /^(?:from|(?:(?:now )?(?:a|per|every|each) (?:month|week|year|day)))\b/.test(
    tokens
      .slice(at, at + 3)
      .map(({ word }) => word)
      .join(' '),
  )

function isFollowedByScaleOrEnd(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  return (
    !token ||
    token.kind === 'symbol' ||
    token.kind === 'break' ||
    /^(?:hundred|thousand|dollars|bucks)$/.test(token.word)
  )
}

function readBelowHundred(tokens: Token[], first: number): { value: number; next: number } | null {
  const word = tokens[first]?.word ?? ''
  if (word in tens) {
    let next = first + 1
    const after = isHyphen(tokens[next]) ? next + 1 : next
    const unit = units[tokens[after]?.word ?? '']
    if (unit !== undefined && unit > 0 && unit < 10) next = after + 1
    return { value: (tens[word] ?? 0) + (next > first + 1 ? (unit ?? 0) : 0), next }
  }
  return word in units ? { value: units[word] ?? 0, next: first + 1 } : null
}

/** 'two fifty' is 250, 'nineteen forty' 1,940, 'five-oh-nine' 509, and 'twelve fifty an hour' 12.50. */
function readSpoken(tokens: Token[], head: { value: number; next: number }): ReadNumber | null {
  if (head.value === 0) return null
  const rest = readPair(tokens, head.next)
  if (!rest) return readThousands(tokens, head)
  const scale = scales[tokens[rest.next]?.word ?? '']
  // 'One eighty-two thousand' is 182,000; 'two forty thousand dollar loans' are two, and 'four oh one k' is an account.
  if (scale !== undefined) {
    const isHundreds = head.value < 10 && scale === 1000 && tokens[rest.next]?.word !== 'k'
    if (!isHundreds || tokens[rest.next + 1]?.word === 'dollar') return null
    return { value: (head.value * 100 + rest.value) * scale, next: rest.next + 1, scaled: true }
  }
  const per = tokens[rest.next]?.word === 'for' ? rest.next + 1 : rest.next
  const isHourly =
    /^(?:an|per|\/|a)$/.test(tokens[per]?.word ?? '') && /^h(?:ou)?rs?$/.test(tokens[per + 1]?.word ?? '')
  const value = isHourly ? head.value + rest.value / 100 : head.value * 100 + rest.value
  return { value, next: rest.next, scaled: !isHourly }
}

/** The last two digits as people say them: 'fifty', '-ten', 'oh nine'. Without a hyphen 'eight twelve' is two numbers. */
function readPair(tokens: Token[], at: number): { value: number; next: number } | null {
  const isJoined = isHyphen(tokens[at])
  const first = isJoined ? at + 1 : at
  const word = tokens[first]?.word ?? ''
  if (word === 'oh') {
    const unit = units[tokens[isHyphen(tokens[first + 1]) ? first + 2 : first + 1]?.word ?? ''] ?? 0
    return unit > 0 && unit < 10
      ? { value: unit, next: isHyphen(tokens[first + 1]) ? first + 3 : first + 2 }
      : null
  }
  if (word in tens || (isJoined && (units[word] ?? 0) >= 10)) return readBelowHundred(tokens, first)
  return null
}

/** What may follow a number that stands for itself. */
const ending =
  /^(?:on|in|with|left|at|for|and|but|before|after|gross|net|now|last|to|or|when|from|because|total)$/

/** 'twenty-one four' is 21,400, as people say what they owe. */
function readThousands(tokens: Token[], head: { value: number; next: number }): ReadNumber | null {
  const unit = units[tokens[head.next]?.word ?? ''] ?? 0
  const after = tokens[head.next + 1]
  const isOver = !after || after.kind === 'symbol' || after.kind === 'break' || ending.test(after.word)
  if (head.value < 11 || head.value % 10 === 0 || unit === 0 || unit > 9 || !isOver || isHyphen(after))
    return null
  return { value: head.value * 1000 + unit * 100, next: head.next + 1, scaled: true }
}

/** 'one point one five' */
function readPoint(tokens: Token[], at: number): { value: number; next: number } | null {
  if (tokens[at]?.word !== 'point') return null
  let digits = ''
  let next = at + 1
  while ((units[tokens[next]?.word ?? ''] ?? 10) < 10) {
    digits += units[tokens[next]?.word ?? '']
    next += 1
  }
  return digits === '' ? null : { value: Number(`0.${digits}`), next }
}

/** 'a million and a half', 'six and a half' */
function addHalf(tokens: Token[], read: ReadNumber, unit: number): ReadNumber {
  const [and, article, half] = [
    tokens[read.next]?.word,
    tokens[read.next + 1]?.word,
    tokens[read.next + 2]?.word,
  ]
  if (and !== 'and' || (article !== 'a' && article !== 'one') || !/^(?:half|quarter)$/.test(half ?? ''))
    return read
  const scale = read.scaled ? largestScale(unit) : 1
  const value = read.value + (half === 'half' ? 0.5 : 0.25) * scale
  // 'Two and a quarter million'
  const more = read.scaled ? undefined : scales[tokens[read.next + 3]?.word ?? '']
  if (more !== undefined && more >= 1000) return { value: value * more, next: read.next + 4, scaled: true }
  return { ...read, value, next: read.next + 3 }
}

const largestScale = (value: number) => (value >= 1e6 ? 1e6 : value >= 1e3 ? 1e3 : 1)
