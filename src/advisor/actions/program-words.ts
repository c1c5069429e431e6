/** The words in which a mind writes a program, one after another, and which of them may follow. */
import { acts, feelings, results, socials } from './language.ts'
import {
  type Argument,
  constants,
  type Expression,
  operators,
  type Program,
  type ProgramAction,
  totals,
} from './program.ts'

/** What each kind of sum needs and gives. */
export type SumShapes = Readonly<Record<string, { slots: readonly string[]; results: readonly string[] }>>

/** A word of the list by its number, or a pointer at one of the things that the mind was shown. */
export type Step =
  | { word: string }
  | { number: number }
  | { heard: number }
  | { row: number }
  | { sum: number }
  | { figure: number; of: number }

export const END = 'end'
/** Acts may hold a number against a result: 'is that enough for 60k a year?' */
const TARGET = 'target'

export const listIntents = (shapes: SumShapes): string[] => [
  ...Object.keys(shapes),
  ...acts,
  ...feelings.map((name) => `hear:${name}`),
  ...socials.map((name) => `social:${name}`),
]

const unique = (names: readonly string[]) => [...new Set(names)]

/** Every word, in a fixed order: its place is what a network learns. */
export function listWords(shapes: SumShapes): string[] {
  const all = Object.values(shapes)
  return [
    END,
    'from',
    'about',
    'wanted',
    'own',
    'before',
    ...operators,
    ...totals.map((name) => `total ${name}`),
    ...constants.map((value) => `constant ${value}`),
    ...unique([...all.flatMap(({ slots }) => slots), TARGET]).map((name) => `slot ${name}`),
    ...unique([...all.flatMap((shape) => shape.results), ...results]).map((name) => `result ${name}`),
    ...listIntents(shapes).map((name) => `do ${name}`),
  ]
}

/** A program as the steps that write it. */
export function spellProgram(program: Program): Step[] {
  return [...program.flatMap(spellAction), { word: END }]
}

function spellAction({ intent, from, about, inputs, wanted }: ProgramAction): Step[] {
  return [
    { word: `do ${intent}` },
    ...(from === null ? [] : [{ word: 'from' }, { sum: from }]),
    ...about.flatMap((sum) => [{ word: 'about' }, { sum }]),
    ...inputs.flatMap(({ slot, value }) => [{ word: `slot ${slot}` }, ...spellValue(value)]),
    ...(wanted === null ? [] : [{ word: 'wanted' }, { word: `result ${wanted}` }]),
  ]
}

function spellValue(value: Expression): Step[] {
  switch (value.kind) {
    case 'number':
      return [{ number: value.at }]
    case 'heard':
      return [{ heard: value.at }]
    case 'row':
      return [{ row: value.at }]
    case 'figure':
      return [{ figure: value.at, of: value.sum }]
    case 'own':
      return [{ word: 'own' }, { word: `result ${value.result}` }]
    case 'total':
      return [{ word: `total ${value.name}` }]
    case 'constant':
      return [{ word: `constant ${value.value}` }]
    case 'before':
      return [{ word: 'before' }]
    case 'operation':
      break
  }
  return [{ word: value.operator }, ...spellValue(value.left), ...spellValue(value.right)]
}

type Expected = 'action' | 'argument' | 'sum' | 'result' | 'value' | 'own'

/** How far a program is written. */
export interface Draft {
  steps: readonly Step[]
  expected: Expected
  /** Values that are still to come for the present input. */
  open: number
  /** The action and the input that are being written. */
  intent: string
  slot: string
  /** Nothing of the input's value is written yet. */
  isFresh: boolean
  actions: number
  arguments: number
}

export const emptyDraft: Draft = {
  steps: [],
  expected: 'action',
  open: 0,
  intent: '',
  slot: '',
  isFresh: false,
  actions: 0,
  arguments: 0,
}

/** Longer programs are a slip of the writer. */
const MOST_ACTIONS = 5
const MOST_ARGUMENTS = 14
const MOST_OPEN = 8

const isWord = (step: Step): step is { word: string } => 'word' in step
const isOperator = (word: string) => (operators as readonly string[]).includes(word)

/** Whether a step may come next. */
export function mayFollow(
  { expected, intent, actions, arguments: count, open }: Draft,
  step: Step,
  shapes: SumShapes,
): boolean {
  if (!isWord(step)) {
    if ('sum' in step) return expected === 'sum'
    return expected === 'value'
  }
  const { word } = step
  if (expected === 'sum') return false
  if (expected === 'result' || expected === 'own') return word.startsWith('result ')
  if (expected === 'value')
    return (
      word === 'before' ||
      word === 'own' ||
      word.startsWith('total ') ||
      word.startsWith('constant ') ||
      (isOperator(word) && open < MOST_OPEN)
    )
  if (word.startsWith('do ')) return actions < MOST_ACTIONS
  if (expected === 'action') return false
  if (word === END) return true
  if (count >= MOST_ARGUMENTS) return false
  if (word === 'from') return intent in shapes
  if (word === 'about' || word === 'wanted') return true
  if (!word.startsWith('slot ')) return false
  const slot = word.slice('slot '.length)
  return shapes[intent] ? shapes[intent].slots.includes(slot) : slot === TARGET
}

/** The draft with one more step, which may follow. */
export function write(draft: Draft, step: Step): Draft {
  const steps = [...draft.steps, step]
  const { open, expected } = draft
  const closed = (left: number): Draft =>
    left === 0
      ? { ...draft, steps, open: 0, expected: 'argument', isFresh: false, arguments: draft.arguments + 1 }
      : { ...draft, steps, open: left, expected: 'value', isFresh: false }
  if (expected === 'own') return closed(open - 1)
  if (expected === 'sum' || expected === 'result')
    return { ...draft, steps, expected: 'argument', arguments: draft.arguments + 1 }
  if (expected === 'value') {
    if (!isWord(step)) return closed(open - 1)
    if (isOperator(step.word)) return { ...draft, steps, open: open + 1, isFresh: false }
    return step.word === 'own' ? { ...draft, steps, expected: 'own', isFresh: false } : closed(open - 1)
  }
  if (!isWord(step) || step.word === END) return { ...draft, steps }
  const { word } = step
  if (word.startsWith('do '))
    return {
      ...draft,
      steps,
      expected: 'argument',
      intent: word.slice('do '.length),
      actions: draft.actions + 1,
      arguments: 0,
    }
  if (word === 'from' || word === 'about') return { ...draft, steps, expected: 'sum' }
  return word === 'wanted'
    ? { ...draft, steps, expected: 'result' }
    : { ...draft, steps, expected: 'value', open: 1, slot: word.slice('slot '.length), isFresh: true }
}

interface Growing {
  intent: string
  from: number | null
  about: number[]
  inputs: Argument[]
  wanted: string | null
}

/** Reads steps, each of which could follow the one before. */
export function readProgram(steps: readonly Step[]): Program {
  const actions: Growing[] = []
  let at = 0
  const next = (): Step => steps[at++] ?? { word: END }
  const nextResult = () => {
    const step = next()
    return isWord(step) ? step.word.slice('result '.length) : ''
  }
  while (at < steps.length) {
    const step = next()
    const action = actions.at(-1)
    if (!isWord(step) || step.word === END) continue
    if (step.word.startsWith('do '))
      actions.push({ intent: step.word.slice('do '.length), from: null, about: [], inputs: [], wanted: null })
    else if (!action) continue
    else if (step.word === 'from' || step.word === 'about') {
      const pointer = next()
      const sum = 'sum' in pointer ? pointer.sum : 0
      if (step.word === 'from') action.from = sum
      else action.about.push(sum)
    } else if (step.word === 'wanted') action.wanted = nextResult()
    else action.inputs.push({ slot: step.word.slice('slot '.length), value: readValue() })
  }
  return actions

  function readValue(): Expression {
    const step = next()
    if ('number' in step) return { kind: 'number', at: step.number }
    if ('heard' in step) return { kind: 'heard', at: step.heard }
    if ('row' in step) return { kind: 'row', at: step.row }
    if ('figure' in step) return { kind: 'figure', sum: step.of, at: step.figure }
    if ('sum' in step) return { kind: 'before' }
    const { word } = step
    if (word === 'own') return { kind: 'own', result: nextResult() }
    const operator = operators.find((name) => name === word)
    if (operator) return { kind: 'operation', operator, left: readValue(), right: readValue() }
    const total = totals.find((name) => word === `total ${name}`)
    if (total) return { kind: 'total', name: total }
    const constant = constants.find((value) => word === `constant ${value}`)
    return constant === undefined ? { kind: 'before' } : { kind: 'constant', value: constant }
  }
}
