import { type Action, endsOf, type Minded, type Value } from '#advisor/minding/minded.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { SavedFact } from '#contract/facts.ts'
import type { Figure } from '#contract/figures.ts'
import type { Trace } from '#contract/wrong-answers.ts'
import { toDollars } from '#finance/money.ts'

interface Traced {
  text: string
  snapshot: Snapshot
  minded: Minded | null
  facts: readonly SavedFact[]
  figures: readonly Figure[]
}

const FEW_READINGS = 3
/** A longer list would explain nothing more about one answer. */
const FEW_ROWS = 30

/** Readings may differ in numbers alone, and a figure is printed more than once. */
const once = (lines: string[]) => [...new Set(lines)]

/** In the words of the training cases, where they have words for it. */
export function traceAnswer({ text, snapshot, minded, facts, figures }: Traced): Trace {
  const readings = (minded?.readings ?? []).slice(0, FEW_READINGS)
  return {
    known: describeKnown(snapshot),
    readings: once(readings.map(({ actions }) => actions.map(spellLabel).join(' + '))),
    marked: markNumbers(text, minded),
    saved: facts.flatMap(({ state, text }) => (text === null ? [] : [`${state}: ${text}`])),
    sums: once(
      figures.flatMap(({ label, text, source }) =>
        source.kind === 'formula' ? [`${label} ${text}: ${source.formula}${listInputs(source.inputs)}`] : [],
      ),
    ),
  }
}

const listInputs = (inputs: readonly { label: string; text: string }[]) =>
  inputs.length === 0 ? '' : ` (${inputs.map(({ label, text }) => `${label} ${text}`).join(', ')})`

/** A name may hold nothing that ends it. */
const nameOf = (text: string) => text.replaceAll(/[;{}|\s]+/g, ' ').trim()

function describeKnown({ income, expenses, liabilities, profile, birthYear, today }: Snapshot): string[] {
  const debts = liabilities.map(({ name, amount, interestRate, minimumPayment }) => {
    const least = minimumPayment === null ? '' : ` min ${toDollars(minimumPayment)}`
    return `liability ${nameOf(name)} ${toDollars(amount)} ${interestRate}%${least}`
  })
  return [
    ...income.map(({ source, amount }) => `income ${nameOf(source)} ${toDollars(amount)}`),
    ...expenses.map(({ category, amount }) => `expense ${nameOf(category)} ${toDollars(amount)}`),
    ...debts,
    ...(profile.savings === null ? [] : [`savings ${toDollars(profile.savings)}`]),
    ...(birthYear === null ? [] : [`age ${Number(today.slice(0, 4)) - birthYear}`]),
  ].slice(0, FEW_ROWS)
}

/** What fills an input from elsewhere than the numbers of the message, which are marked where they stand. */
function spellInput(slot: string, value: Value): string | null {
  if (value.kind === 'row')
    return `${slot}=r:${nameOf(value.row.name || value.row.list).replaceAll(' ', '_')}`
  return value.kind === 'figure' ? `${slot}=${value.sum}.${value.name}` : null
}

function spellLabel({ intent, from, about, inputs, wanted }: Action): string {
  const given = inputs.map(({ slot, value }) => spellInput(slot, value)).filter((input) => input !== null)
  const start = from === null ? [] : ['from', from]
  const result = wanted === null ? [] : ['->', wanted]
  return [intent, ...start, ...about, ...given, ...result].join(' ')
}

/** 'my rent is {1,450|F|expense}'; braces of the user's own would be read as marks. */
function markNumbers(text: string, minded: Minded | null): string {
  const plain = text.replaceAll('{', '(').replaceAll('}', ')')
  const inputs = (minded?.readings[0]?.actions ?? []).flatMap((action) => action.inputs)
  const slotAt = (start: number) =>
    inputs.find(({ value }) =>
      endsOf(value).some((end) => end.kind === 'number' && end.number.start === start),
    )?.slot
  const numbers = (minded?.numbers ?? []).toSorted((a, b) => b.start - a.start)
  return numbers.reduce((marked, { start, end, role, what }) => {
    const label = [role, slotAt(start) ?? ''].join(' ').trim()
    const mark = `{${marked.slice(start, end)}|${label}${what === null ? '' : `|${what}`}}`
    return marked.slice(0, start) + mark + marked.slice(end)
  }, plain)
}
