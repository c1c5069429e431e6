/**
 * What a model may write for a number: `s4.payment`, `debt1.amount`, `said"3k"`, `rule.stock-return`, `assume 7`, a bare
 * number that the user has said, and sums, differences, products and quotients of these ('half of debt1.amount').
 */
export type Expression =
  | { kind: 'ref'; ref: string }
  | { kind: 'said'; quote: string }
  | { kind: 'rule'; id: string }
  | { kind: 'assume'; value: number; isPercent: boolean }
  | { kind: 'number'; value: number; isPercent: boolean }
  /** 'half', 'a third': words that set a share. */
  | { kind: 'word'; word: string; value: number }
  | { kind: 'operation'; sign: Sign; left: Expression; right: Expression }

export type Sign = '+' | '-' | '*' | '/'

const words: Record<string, number> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  double: 2,
  twice: 2,
  triple: 3,
}

interface Token {
  kind: 'ref' | 'said' | 'rule' | 'assume' | 'number' | 'word' | 'sign' | 'open' | 'close'
  text: string
}

const QUOTED = String.raw`"([^"]*)"|'([^']*)'|“([^”]*)”`
const AMOUNT = String.raw`-?[$€£₹₪]?\d[\d,]*(?:\.\d+)?\s?(?:k\b|%|percent\b)?`
const patterns: readonly [Token['kind'], RegExp][] = [
  ['said', new RegExp(String.raw`^(?:said|quote)\s*\(\s*(?:${QUOTED})\s*\)`, 'i')],
  ['said', new RegExp(String.raw`^(?:(?:said|quote|m\d+)\s*:?\s*)?(?:${QUOTED})`, 'i')],
  ['said', /^said\s*[:\s]\s*([^\s()*/+]+)/i],
  ['assume', new RegExp(String.raw`^assumed?\s*\(\s*(${AMOUNT})\s*\)`, 'i')],
  ['assume', new RegExp(String.raw`^assumed?\s*:?\s*(${AMOUNT})`, 'i')],
  ['rule', /^rule\s*[.:]\s*([\w-]+)/i],
  ['number', new RegExp(`^(${AMOUNT.slice(2)})`, 'i')],
  ['word', /^(?:an?\s+)?(half|third|quarter|double|twice|triple)\b(?:\s+of\b)?/i],
  ['ref', /^\[?\[?([a-z]\w*(?:\.\w+)*)\]?\]?/i],
  ['sign', /^([-+*/×÷−])/],
  ['open', /^(\()/],
  ['close', /^(\))/],
]

/** Longer than anything sensible. */
const MOST_CHARACTERS = 300
const MOST_DEPTH = 20

/** Null when it cannot be read. */
export function parseExpression(text: string): Expression | null {
  if (text.length > MOST_CHARACTERS) return null
  const tokens = tokenize(text)
  if (!tokens || tokens.length === 0) return null
  const reader = new Reader(tokens)
  const expression = reader.readSum(0)
  return expression && reader.isDone ? expression : null
}

function tokenize(text: string): Token[] | null {
  const tokens: Token[] = []
  let rest = text.trim()
  while (rest !== '') {
    const found = matchToken(rest, tokens.at(-1))
    if (!found) return null
    tokens.push(found.token)
    rest = rest.slice(found.length).trimStart()
  }
  return tokens
}

function matchToken(rest: string, before: Token | undefined): { token: Token; length: number } | null {
  // '20% of debt1.amount' and '3 x s4.payment'
  const times = /^(?:of\b|x\s)/i.exec(rest)
  if (times && before && isValue(before))
    return { token: { kind: 'sign', text: '*' }, length: times[0].length }
  for (const [kind, pattern] of patterns) {
    const match = pattern.exec(rest)
    if (!match || match[0] === '') continue
    const text = match.slice(1).find((group) => group !== undefined) ?? match[0]
    return { token: { kind, text }, length: match[0].length }
  }
  return null
}

const isValue = ({ kind }: Token) => kind !== 'sign' && kind !== 'open'

class Reader {
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  get isDone(): boolean {
    return this.#at === this.#tokens.length
  }

  readSum(depth: number): Expression | null {
    return this.#readChain(['+', '-', '−'], () => this.#readProduct(depth))
  }

  #readProduct(depth: number): Expression | null {
    return this.#readChain(['*', '/', '×', '÷'], () => this.#readOne(depth))
  }

  #readChain(signs: readonly string[], readNext: () => Expression | null): Expression | null {
    let left = readNext()
    for (;;) {
      const token = this.#tokens[this.#at]
      if (!left || token?.kind !== 'sign' || !signs.includes(token.text)) return left
      this.#at += 1
      const right = readNext()
      left = right && { kind: 'operation', sign: plainSigns[token.text] ?? '+', left, right }
    }
  }

  #readOne(depth: number): Expression | null {
    const token = this.#tokens[this.#at]
    if (!token || depth > MOST_DEPTH) return null
    this.#at += 1
    if (token.kind === 'open') {
      const inner = this.readSum(depth + 1)
      const isClosed = this.#tokens[this.#at]?.kind === 'close'
      this.#at += 1
      return isClosed ? inner : null
    }
    if (token.kind === 'word') {
      const share: Expression = {
        kind: 'word',
        word: token.text,
        value: words[token.text.toLowerCase()] ?? 1,
      }
      const next = this.#tokens[this.#at]
      if (!next || next.kind === 'sign' || next.kind === 'close') return share
      const right = this.#readOne(depth + 1)
      return right && { kind: 'operation', sign: '*', left: share, right }
    }
    return toAtom(token)
  }
}

const plainSigns: Record<string, Sign> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '*',
  '×': '*',
  '/': '/',
  '÷': '/',
}

function toAtom({ kind, text }: Token): Expression | null {
  if (kind === 'ref') return { kind, ref: text }
  if (kind === 'said') return { kind, quote: text }
  if (kind === 'rule') return { kind, id: text }
  if (kind !== 'assume' && kind !== 'number') return null
  const value = Number(text.replaceAll(/[$€£₹₪,\s]|k\b|%|percent/gi, '')) * (/k\b/i.test(text) ? 1000 : 1)
  return Number.isFinite(value) ? { kind, value, isPercent: /%|percent/i.test(text) } : null
}
