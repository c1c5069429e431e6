import type { Operator, Total } from '#advisor/actions/program.ts'
import { constants, totals } from '#advisor/actions/program.ts'

/** A value as a label writes it: 'a-b', '(a+s2.left)/2', 'r:Visa'. */
export type Written =
  | { kind: 'letter'; name: string }
  | { kind: 'figure'; sum: number; name: string }
  | { kind: 'row'; name: string }
  | { kind: 'total'; name: Total }
  | { kind: 'constant'; value: number }
  | { kind: 'operation'; operator: Operator; left: Written; right: Written }

const TOKEN = /s\d+\.\w+|r:[\w'’&.-]+(?:\(\w+\)[\w'’&.-]*)?|h:\w+|\d+(?:\.\d+)?|[a-z]|[-+*/()]/gy
const signs: Record<string, Operator> = { '+': 'add', '-': 'take', '*': 'times', '/': 'over' }

/** Reads a label's value; throws with a sentence where it is none. */
export function readExpression(words: string): Written {
  const tokens: string[] = []
  let end = 0
  for (const match of words.matchAll(new RegExp(TOKEN.source, 'gy'))) {
    tokens.push(match[0])
    end = match.index + match[0].length
  }
  if (end !== words.length) throw new Error(`'${words}' is no value: stuck at '${words.slice(end)}'`)
  let at = 0
  const value = sum()
  if (at !== tokens.length) throw new Error(`'${words}' goes on after its value`)
  return value

  function sum(): Written {
    let left = product()
    while (tokens[at] === '+' || tokens[at] === '-')
      left = { kind: 'operation', operator: signs[tokens[at++] ?? ''] ?? 'add', left, right: product() }
    return left
  }

  function product(): Written {
    let left = atom()
    while (tokens[at] === '*' || tokens[at] === '/')
      left = { kind: 'operation', operator: signs[tokens[at++] ?? ''] ?? 'times', left, right: atom() }
    return left
  }

  function atom(): Written {
    const token = tokens[at++]
    if (token === '(') {
      const inner = sum()
      if (tokens[at++] !== ')') throw new Error(`'${words}' lacks a closing bracket`)
      return inner
    }
    const figure = /^s(\d+)\.(\w+)$/.exec(token ?? '')
    if (figure) return { kind: 'figure', sum: Number(figure[1]), name: figure[2] ?? '' }
    if (token?.startsWith('r:')) return { kind: 'row', name: token.slice(2).replaceAll('_', ' ') }
    if (token?.startsWith('h:')) {
      const name = totals.find((total) => total === token.slice(2))
      if (!name) throw new Error(`${token} is no total`)
      return { kind: 'total', name }
    }
    if (token !== undefined && /^\d/.test(token)) {
      const value = constants.find((constant) => constant === Number(token))
      if (value === undefined) throw new Error(`${token} is not among the constants`)
      return { kind: 'constant', value }
    }
    if (token !== undefined && /^[a-z]$/.test(token)) return { kind: 'letter', name: token }
    throw new Error(`'${words}' is no value`)
  }
}

/** Every end of a value. */
export function leaves(value: Written): Written[] {
  return value.kind === 'operation' ? [...leaves(value.left), ...leaves(value.right)] : [value]
}
