/** Word problems (eval/corpus/steps-*.txt): messages as people type them, and the arithmetic that answers each. */
import { constants } from '#advisor/actions/program.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import type { Conversation, Mark, Meant, Message } from './conversations.ts'
import { leaves, type Written } from './expressions.ts'
import { kinds } from './kinds.ts'

/** A number of the conversation, by which the arithmetic may speak of it. */
interface Said {
  number: SaidNumber
  name: string
  isUsed: boolean
}

/** The arithmetic speaks of a number that nobody said. */
class Unsaid extends Error {}

/** Conversations up to the first message whose arithmetic cannot be read from what was said. */
export function readSteps(lines: string): Conversation[] {
  return lines
    .split(/^== /m)
    .slice(1)
    .flatMap((block) => {
      const [id = '', ...rest] = block.split('\n')
      const conversation = { id, known: [], messages: readMessages(rest) }
      return conversation.messages.length > 0 ? [conversation] : []
    })
}

function readMessages(lines: readonly string[]): Message[] {
  const messages: Message[] = []
  const sums: Meant[] = []
  const said: Said[] = []
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith('> ')) continue
    const text = line.slice(2).replaceAll('\\n', '\n')
    const own = readNumbers(text).map((number, place): Said => {
      return { number, name: `m${messages.length}n${place}`, isUsed: false }
    })
    said.unshift(...own)
    const after = lines.slice(at + 1)
    const end = after.findIndex((next) => !next.startsWith('= '))
    try {
      const meant = after.slice(0, end < 0 ? undefined : end).map((answer) => {
        const whole = readAnswer(answer.slice(2), said, sums)
        const one = goOn(whole, sums)
        sums.push(whole)
        return one
      })
      if (meant.length === 0) return messages
      messages.push({ text, marks: own.map(toMark), meant })
    } catch (error) {
      if (error instanceof Unsaid) return messages
      throw error
    }
  }
  return messages
}

const toMark = ({ number: { start, end }, name }: Said): Mark => {
  return { start, end, role: 'C', slot: null, letter: name, op: 'set', what: null }
}

const TOKEN = /s\d+|half|\d[\d,]*(?:\.\d+)?%?|\.\d+|[-+*/()]/g

/** 'a-b', or 'a % b' for what share the one is of the other, as the sum that gives it. */
function readAnswer(words: string, all: readonly Said[], sums: readonly Meant[]): Meant {
  const said = all.map((one) => ({ ...one, isUsed: false }))
  const [part = '', whole] = words.split(/ % /)
  if (whole === undefined) return toMeant(readArithmetic(part, said, sums), said)
  return toSum('share', {
    part: readArithmetic(part, said, sums),
    whole: readArithmetic(whole, said, sums),
  })
}

const toSum = (intent: string, inputs: Record<string, Written>): Meant => ({
  intent,
  from: null,
  about: [],
  inputs: Object.entries(inputs).map(([slot, value]) => ({ slot, value })),
  result: null,
})

/** The last sign decides which sum it is. */
function toMeant(value: Written, said: readonly Said[]): Meant {
  if (value.kind !== 'operation') throw new Unsaid()
  const { operator, left, right } = value
  if (operator === 'add') return toSum('sum-of', { parts: value })
  if (operator === 'take') return takeAway(left, right)
  if (operator === 'times') return multiply(factorsOf(value), said)
  // By the week to by the month: times 52, over 12.
  if (isConstant(right) && left.kind === 'operation' && left.operator === 'times' && isConstant(left.right))
    return toSum('product', { amount: left.left, times: { ...value, left: left.right } })
  return toSum('quotient', { amount: left, by: right })
}

const factorsOf = (value: Written): Written[] =>
  value.kind === 'operation' && value.operator === 'times'
    ? [...factorsOf(value.left), ...factorsOf(value.right)]
    : [value]

/** What is counted, then how often; so many percent of something is a sum of its own. */
function multiply(factors: readonly Written[], said: readonly Said[]): Meant {
  const kindOf = (value: Written) =>
    value.kind === 'letter' ? said.find(({ name }) => name === value.name)?.number.kind : value.kind
  const percent = factors.find((factor) => kindOf(factor) === 'percent')
  const times =
    factors.findLast(isConstant) ??
    percent ??
    factors.findLast((factor) => !leaves(factor).some((leaf) => kindOf(leaf) === 'money')) ??
    factors.at(-1)
  const rest = factors.filter((factor) => factor !== times)
  const [first] = rest
  if (!times || !first) throw new Unsaid()
  const amount = rest
    .slice(1)
    .reduce<Written>((left, right) => ({ kind: 'operation', operator: 'times', left, right }), first)
  return times === percent
    ? toSum('percent-of', { percent, base: amount })
    : toSum('product', { amount, times })
}

/** 'a-b-c' takes b and c off a. */
function takeAway(left: Written, right: Written): Meant {
  if (left.kind === 'operation' && left.operator === 'take')
    return takeAway(left.left, { kind: 'operation', operator: 'add', left: left.right, right })
  return toSum('difference', { amount: left, take: right })
}

const isConstant = (value: Written) => value.kind === 'constant'

/** The same sum as before with one input set anew goes on from it. */
function goOn(whole: Meant, sums: readonly Meant[]): Meant {
  const last = sums.at(-1)
  if (!last || last.intent !== whole.intent) return whole
  const isSame = ({ slot, value }: Meant['inputs'][number]) =>
    last.inputs.some((input) => input.slot === slot && JSON.stringify(input.value) === JSON.stringify(value))
  const changed = whole.inputs.filter((input) => !isSame(input))
  if (changed.length === 0 || changed.length === whole.inputs.length) return whole
  return { ...whole, from: sums.length, inputs: changed }
}

function readArithmetic(words: string, said: readonly Said[], sums: readonly Meant[]): Written {
  const tokens = words.match(TOKEN) ?? []
  let at = 0
  const value = joined(['+', '-'], () => joined(['*', '/'], atom))
  if (at !== tokens.length) throw new Unsaid()
  return value

  function joined(signs: readonly string[], next: () => Written): Written {
    let left = next()
    for (let sign = tokens[at]; sign !== undefined && signs.includes(sign); sign = tokens[at]) {
      at += 1
      left = { kind: 'operation', operator: OPERATORS[sign] ?? 'add', left, right: next() }
    }
    return left
  }

  function atom(): Written {
    const token = tokens[at++]
    if (token === undefined) throw new Unsaid()
    if (token === '(') {
      const inner = joined(['+', '-'], () => joined(['*', '/'], atom))
      if (tokens[at++] !== ')') throw new Unsaid()
      return inner
    }
    const sum = /^s(\d+)$/.exec(token)
    if (sum) return resultOf(Number(sum[1]), sums)
    return numberOf(token, said)
  }
}

const OPERATORS: Record<string, 'add' | 'take' | 'times' | 'over'> = {
  '+': 'add',
  '-': 'take',
  '*': 'times',
  '/': 'over',
}

function resultOf(number: number, sums: readonly Meant[]): Written {
  const [name] = kinds[sums[number - 1]?.intent ?? '']?.results ?? []
  if (name === undefined) throw new Unsaid()
  return { kind: 'figure', sum: number, name }
}

function numberOf(token: string, said: readonly Said[]): Written {
  const isPercent = token.endsWith('%')
  const value = token === 'half' ? 0.5 : Number(token.replaceAll(/[,%]/g, ''))
  if (!Number.isFinite(value)) throw new Unsaid()
  const fits = ({ number }: Said) => {
    if (isPercent !== (number.kind === 'percent')) return false
    return alike(number.value, value) || alike(countOf(number), value)
  }
  const found = said.find((one) => fits(one) && !one.isUsed) ?? said.find(fits)
  if (found) {
    found.isUsed = true
    return { kind: 'letter', name: found.name }
  }
  if (isPercent) throw new Unsaid()
  return constantOf(value)
}

const alike = (a: number, b: number) => Math.abs(a - b) < 1e-6
/** '3 weeks' counts three, whatever it comes to in months. */
const countOf = ({ quote, value, kind }: SaidNumber) =>
  kind === 'months'
    ? Number(
        /\d+(?:\.\d+)?/.exec(quote)?.[0] ?? WORDS.findIndex((word) => quote.toLowerCase().startsWith(word)),
      )
    : value
const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Constants that no word of the language has are made of others. */
function constantOf(value: number): Written {
  const plain = constants.find((constant) => constant === value)
  if (plain !== undefined) return { kind: 'constant', value: plain }
  for (const left of constants)
    for (const right of constants) {
      const operator = alike(left / right, value) ? 'over' : alike(left * right, value) ? 'times' : null
      if (operator)
        return {
          kind: 'operation',
          operator,
          left: { kind: 'constant', value: left },
          right: { kind: 'constant', value: right },
        }
    }
  throw new Unsaid()
}
