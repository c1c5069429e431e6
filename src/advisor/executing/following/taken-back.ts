/** 'And without the unemployment', 'forget the 200', 'go back to the 10': one change of the chain is taken back. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, type Value } from '#advisor/minding/minded.ts'
import { BACK, findSaid, withoutWait } from './chain.ts'
import { type Leaf, leavesOf, withoutEnd } from './leaves.ts'
import type { Settling } from './settling.ts'

const WORDS =
  'without|w\\/o|forget(?: about)?|scrap|skip|drop|ditch|take out|leave out|minus|not counting|no longer|lose'
const COMES = '(?:comes?|happens?|works? out|pays? out)'
const WITHOUT = new RegExp(
  [
    String.raw`\b(?:${WORDS})\b(?<named>.*)`,
    String.raw`\b(?:if|say) (?<never>.*?)(?: money)? (?:never|(?:do|did|does)(?:n'?t| not)|won'?t) ${COMES}`,
    String.raw`(?:\b(?:if there'?s|and|with)|^\W*(?:ok\W+|but\W+)?) ?no (?<none>[a-z].*)`,
  ].join('|'),
  'i',
)
const THAT = /^ (?:that|it|this|them|those)\b/i
/** 'Without the refund, what payment gets me done in a year': another question with it. */
const ASKS = /\b(?:what|how|when|which|can|should)\b/i
const WAITING = /\b(?:wait\w*|delay\w*|hold\w* off|late)\b/i

export function takenBack(settling: Settling): Action['inputs'] | null {
  const { text, minded, chain, head } = settling
  const [number, ...more] = minded.numbers
  if (number && more.length === 0 && BACK.test(text)) {
    const found = findSaid(number, chain)
    return found && [found, ...withoutWait(text, [number], head)]
  }
  const groups = WITHOUT.exec(text)?.groups
  const named = groups?.['named'] ?? groups?.['never'] ?? groups?.['none']
  if (named === undefined || more.length > 0 || ASKS.test(named)) return null
  if (number) return withoutNumber(settling, number)
  if (head.inputs['wait'] && WAITING.test(named))
    return [{ slot: 'wait', value: { kind: 'constant', value: 0 } }]
  const isLast = wordsIn(named).length === 0 && THAT.test(named)
  const step = isLast ? chain.slice(1).at(-1) : chain.slice(1).findLast((one) => isNamed(named, one))
  const before = step && chain[chain.indexOf(step) - 1]
  const changed = step && before ? undo(step, before, head) : null
  // Of several changes at once only the whole can be meant by 'that', and no single one by its name.
  return changed && (isLast || changed.length === 1) ? changed : null
}

/** 'Without the 150': the step that added it, or the number itself where it was added. */
function withoutNumber({ head, chain }: Settling, number: Leaf['number']): Action['inputs'] | null {
  const isIt = (leaf: Leaf) => leaf.number.value === number.value
  for (const [slot, tree] of Object.entries(head.said ?? {})) {
    const rest = withoutEnd(tree, isIt)
    if (rest) return [{ slot, value: rest }]
  }
  const holds = (step: SumRecord, before: SumRecord | undefined) => (slot: string) =>
    leavesOf(step.said?.[slot]).some(isIt) && step.inputs[slot]?.value !== before?.inputs[slot]?.value
  const step = chain.slice(1).findLast((one, at) => Object.keys(one.said ?? {}).some(holds(one, chain[at])))
  const before = step && chain[chain.indexOf(step) - 1]
  return step && before ? undo(step, before, head, holds(step, before)) : null
}

const unnamed =
  'the and you not for how but get got our its can put all any what with that this them those some from then would ' +
  'could have about more just only month year week money much also still they will like each every first it ' +
  'instead long many now'
const UNNAMED = new Set(unnamed.split(' '))
const wordsIn = (text: string) =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !UNNAMED.has(word))

/** 'Doordash' and 'doordashing', 'gran' and 'grans' */
const isSameWord = (one: string, other: string) => one.startsWith(other) || other.startsWith(one)

const isNamed = (named: string, { words = '' }: SumRecord) => {
  const said = wordsIn(words)
  return wordsIn(named).some((word) => said.some((other) => isSameWord(word, other)))
}

/** The inputs that a step changed, as they were before it, with what came on top of them since. */
function undo(
  step: SumRecord,
  before: SumRecord,
  head: SumRecord,
  isMeant: (slot: string) => boolean = () => true,
): Action['inputs'] | null {
  const names = Object.keys({ ...step.inputs, ...before.inputs })
  const changed = names.filter(
    (name) =>
      isMeant(name) &&
      head.inputs[name] &&
      step.inputs[name] &&
      step.inputs[name].value !== before.inputs[name]?.value,
  )
  const inputs = changed.map((slot) => {
    const was: Value = before.inputs[slot]
      ? (before.said?.[slot] ?? { kind: 'figure', sum: before.id, name: slot })
      : { kind: 'constant', value: 0 }
    const isSince = head.inputs[slot]?.value !== step.inputs[slot]?.value
    if (!isSince) return { slot, value: was }
    const ofStep: Value = { kind: 'figure', sum: step.id, name: slot }
    const gone: Value = { kind: 'operation', operator: 'take', left: ofStep, right: was }
    const value: Value = { kind: 'operation', operator: 'take', left: { kind: 'before' }, right: gone }
    return { slot, value }
  })
  return inputs.length > 0 ? inputs : null
}
