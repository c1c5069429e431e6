import { findDebt } from '#advisor/planning/data/find-debt.ts'
import type { Household, Input, Sum } from '#advisor/planning/sum.ts'
import { readText } from '#advisor/grounding/print.ts'
import { findUntraced } from '#advisor/grounding/check.ts'
import { parseExpression } from './expression.ts'
import { describeUnit, fitInput } from './fit-input.ts'
import type { ModelTool } from './model.ts'
import { resolve } from './resolve.ts'
import { findNamedRow } from './row-refs.ts'
import { inherit, type MadeSum, runSum } from './run-sum.ts'
import { debtsField, readToldDebts } from './told-debts.ts'
import type { Valued } from './valued.ts'
import type { Workbench } from './workbench.ts'

/** A turn needs a few; a model that asks for more is going round in circles. */
const MOST_SUMS = 24
const MOST_WORDS = 120

/** Explained in the rules once, and not with every sum. */
const common = ['about', 'from', 'words']
const TEXT = { type: 'string' }

/** A sum as a tool of a language model. The object is closed; every field is described with unit and bounds. */
export function describeSum(sum: Sum): Omit<ModelTool, 'run'> {
  const fields = Object.entries(sum.inputs).map(([name, input]) => [name, describeInput(input)] as const)
  const properties = {
    ...Object.fromEntries(fields.map(([name, description]) => [name, { type: 'string', description }])),
    ...(sum.ofDebts && { debts: debtsField }),
    ...Object.fromEntries(common.filter((name) => !(name in sum.inputs)).map((name) => [name, TEXT])),
  }
  return {
    name: sum.name,
    description: `${sum.about} Gives ${sum.results.join(', ')}.`,
    schema: { type: 'object', additionalProperties: false, properties },
  }
}

/** 'Interest a year, percent: needed': optional where nothing is said; bounds are told when they are broken. */
function describeInput(input: Input): string {
  const unit = input.anyUnit ? 'any unit' : describeUnit(input)
  const preset = input.assume
    ? `${input.assume.value / (input.unit === 'money' ? 100 : 1)} assumed`
    : input.ask
      ? 'needed'
      : ''
  const ways = [input.stored ? 'stored' : '', preset].filter((way) => way !== '').join(', else ')
  return `${input.label}${unit === '' ? '' : `, ${unit}`}${ways === '' ? '' : `: ${ways}`}`
}

/** Computes with what the model gave; every fault names its field. */
export function callSum(sum: Sum, input: unknown, bench: Workbench): object {
  if (bench.made.filter(({ kind }) => kind !== 'calc').length >= MOST_SUMS)
    return { error: 'No more calculations. Answer with what you have.' }
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { error: 'The input must be an object.' }
  const fields = { ...input } as Record<string, unknown>
  const extras = readExtras(sum, fields, bench)
  if (typeof extras === 'string') return { error: extras }
  const given = new Map(extras.from ? inherit(sum, extras.from) : [])
  for (const name of Object.keys(extras.from?.results ?? {})) bench.book.use(`${extras.from?.id}.${name}`)
  const faults: string[] = []
  for (const [name, written] of Object.entries(fields)) {
    if (!(name in sum.inputs) && (common.includes(name) || (sum.ofDebts && name === 'debts'))) continue
    const valued = readField(sum.inputs[name], written, bench)
    if (typeof valued === 'string') faults.push(`${name}: ${valued}.`)
    else if (valued) given.set(name, valued)
  }
  if (faults.length > 0) return { error: faults.join(' ') }
  const made = runSum(sum, bench.nextId, given, extras.household(given), bench.book.sheet)
  if (typeof made === 'string') return { error: made }
  bench.keep(made)
  return describeMade(sum, made, bench)
}

/** Null for a field that was left empty. */
function readField(input: Input | undefined, written: unknown, bench: Workbench): Valued | string | null {
  if (!input) return 'there is no such field'
  if (written === null || written === undefined || written === '') return null
  if (typeof written !== 'string' && typeof written !== 'number') return 'it must be a text'
  // 'said"64k", said"31k"' are added up where several may be given.
  const text = input.adds
    ? String(written).replaceAll(/, (?=(?:[^"]*"[^"]*")*[^"]*$)/g, ' + ')
    : String(written)
  const expression = parseExpression(text)
  if (!expression) return `${JSON.stringify(written)} cannot be read`
  const valued = resolve(expression, input, bench)
  return typeof valued === 'string' ? valued : fitInput(valued, input, bench.book.sheet)
}

function readExtras(sum: Sum, fields: Record<string, unknown>, bench: Workbench) {
  const textOf = (name: string) => {
    const value = name in sum.inputs ? undefined : fields[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
  }
  const words = textOf('words')
  if (words !== null && (words.length > MOST_WORDS || findUntraced(words).length > 0))
    return 'words: short words without numbers, please.'
  const fromId = textOf('from')
  const from = fromId === null ? null : bench.findSum(fromId)
  if (fromId !== null && !from) return `from: there is no sum ${fromId}.`
  const aboutRef = textOf('about')
  const about = aboutRef === null ? null : findNamedRow(bench.snapshot, aboutRef)
  if (aboutRef !== null && !about) return `about: there is no row ${aboutRef}.`
  const toldDebts = sum.ofDebts && fields.debts !== undefined ? readToldDebts(fields.debts, bench) : undefined
  if (typeof toldDebts === 'string') return `${toldDebts}.`
  const household = (given: ReadonlyMap<string, Valued>): Household => {
    const { snapshot, turn } = bench
    const text = words ?? turn.text
    const saysDebt = given.has('balance') || given.has('principal') || given.has('owed')
    const named = saysDebt ? null : findDebt(text, text.toLowerCase(), snapshot.liabilities)
    const before = from?.rows?.debt
    return {
      snapshot,
      toldDebts,
      debt:
        about?.debt ??
        snapshot.liabilities.find(({ id }) => id === before && aboutRef === null) ??
        named ??
        null,
      goal: about?.goal ?? snapshot.goals.find(({ id }) => id === from?.rows?.goal) ?? null,
      asset: about?.asset ?? snapshot.assets.find(({ id }) => id === from?.rows?.asset) ?? null,
      row: about?.row ?? null,
      text,
    }
  }
  return { from, household }
}

/** What the model hears: results by reference, what went in and from where, and the sum in words. */
function describeMade(sum: Sum, { record, worked, inputs, results }: MadeSum, bench: Workbench): object {
  const { id } = record
  const said = [...worked.answer, ...worked.lines, ...(worked.notes ?? [])].map((line) => readText(line))
  const isWithout = sum.ofDebts && said.some((line) => /^“.*” at |: \$[\d,.]+ at [\d.]+%$/.test(line))
  const named = [...results].map(([name, { text }]) => [`${id}.${name}`, text])
  return {
    sum: id,
    results: Object.fromEntries(named),
    inputs: inputs.map(({ label, text, source }) => `${label}: ${text}, ${sourceWord[source.kind]}`),
    says: said,
    ...(isWithout && { beware: NO_MINIMUM }),
    how: sum.formula,
    ...(sum.assumptions.length > 0 && { takenForGranted: sum.assumptions }),
    ...(bench.cardsOf(id).length > 0 && { card: `[[card:${id}]]` }),
  }
}

const NO_MINIMUM =
  'A debt that is listed without a minimum is counted with none: the months in which single debts are gone, and the ' +
  'difference between the orders, come out wrong for somebody who pays minimums. Say so, or give them in debts.'

const sourceWord = {
  words: 'said',
  row: 'stored',
  profile: 'stored',
  transactions: 'stored',
  formula: 'computed',
  rule: 'assumed',
} as const
