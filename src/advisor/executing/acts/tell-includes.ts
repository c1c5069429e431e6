/** 'Does that include my 20k': yes or no, by what went into the last sum. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { show } from '#advisor/figures/show.ts'
import { byWords } from '#advisor/grounding/figures.ts'
import { listing, text } from '#advisor/grounding/pieces.ts'
import { namedBy } from '#advisor/planning/data/find-row.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import type { Executing } from '#advisor/executing/outcome.ts'
import type { Told } from './acts.ts'

const INCLUDES = new RegExp(
  String.raw`^(?:.*[.?!;,] *)?(?:(?:and|so|but|ok|wait|hm+)\W+)*` +
    String.raw`(?:(?:does|did|is) (?:that|it|this|the (?:number|figure|total))|did you|are you)` +
    String.raw`(?: also| already| even)? (?:includ(?:e|es|ed|ing)|count(?:ed|ing)?|with|have|taking)(?: in)? ` +
    String.raw`(?:my|the|our|her|his) ([^.?!]{2,40})\??\W*$`,
  'i',
)
const NAMED = 0.4

/** What the question names: an amount of its own, or one that is stored by that name. */
function amountNamed({ text: said, minded, snapshot }: Executing, name: string): number | null {
  const at = said.lastIndexOf(name)
  const number = minded.numbers.find(
    ({ kind, start }) => start >= at && (kind === 'money' || kind === 'number'),
  )
  if (number) return centsOf(number.value)
  const rows = [
    ...snapshot.assets.map((row) => ({ name: row.name, amount: row.value })),
    ...snapshot.liabilities,
    ...snapshot.expenses.map((row) => ({ name: row.category, amount: row.amount })),
    ...snapshot.income.map((row) => ({ name: row.source, amount: row.amount })),
  ]
  const row = rows.find((one) => namedBy(name, one.name) > NAMED)
  if (row) return row.amount
  return /\bsavings?\b/i.test(name) ? snapshot.profile.savings : null
}

const amountsIn = (words: string) => readNumbers(words).map(({ value }) => centsOf(value))

/** Whether an amount went into a sum: as an input, or as one of those that an input was added up from. */
const isWithin = ({ inputs }: SumRecord, amount: number): boolean =>
  Object.values(inputs).some(({ unit, value, source }) => {
    if (unit !== 'money') return false
    const words =
      source.kind === 'words'
        ? [source.quote]
        : source.kind === 'formula'
          ? source.inputs.map((one) => one.text)
          : []
    return value === amount || words.some((one) => amountsIn(one).includes(amount))
  })

export function tellIncludes(asking: Executing): Told | null {
  const { text: said, sums, sheet } = asking
  const name = INCLUDES.exec(said)?.[1]
  const last = sums.findLast(({ missing }) => missing === undefined)
  if (name === undefined || !last) return null
  const amount = amountNamed(asking, name)
  if (amount === null || amount === 0) return null
  const asked = sheet.money('Asked about', amount, byWords(name))
  if (isWithin(last, amount)) return { answer: [text`Yes, the ${asked} is in it.`], details: [] }
  const used = Object.values(last.inputs)
    .filter(({ unit, value }) => unit === 'money' && value > 0)
    .slice(0, 3)
    .map((figure) => show(sheet, figure))
  return {
    answer: [
      used.length > 0
        ? text`No, the ${asked} is not in it: it’s worked out from ${listing(used)}.`
        : text`No, the ${asked} is not in it.`,
    ],
    details: [],
  }
}
