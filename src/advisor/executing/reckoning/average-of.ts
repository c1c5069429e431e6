/** 'Tips the last 4 weeks: 632, 540, 745, 583. What's my average?': a list of like numbers, divided by their count. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { FEW_WORDS } from '#advisor/executing/sum-before.ts'
import { FEWEST, toldList } from '#advisor/executing/inputs/told-list.ts'

const AVERAGE =
  /\b(?:average|averages|avg|on average|mean)\b(?! (?:ticket|person|american|family|household|age|rate|price))/i
const ASKED = /\?|\b(?:what|whats|what's|so|and)\b/i
/** 'Jan 2,100, Feb 5,400': a member by its month or day. */
const CALLED =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tues?|wed|thur?s?|fri|sat|sun)[a-z]*:? (?:was |is )?'
/** What stands between the members of a list. */
const BETWEEN = new RegExp(
  String.raw`^\s*(?:,|;|\/|\+|&|and|,\s*(?:and|then)|then)\s*(?:${CALLED})?(?:minus|negative|-)?\s*\$?$`,
  'i',
)
const LOSS = /(?:minus|negative|-)\s*\$?$/i
/** 'What could i stash in an average month' asks for no average. */
const USUAL = /\ban average\b/i

const isShort = (text: string) => text.split(/\s+/).length <= FEW_WORDS

/** The longest run of numbers with nothing but commas between them. */
function findList(text: string, numbers: readonly SaidNumber[]): SaidNumber[] {
  const runs: SaidNumber[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const isNext = last && last.kind === number.kind && BETWEEN.test(text.slice(last.end, number.start))
    if (run && isNext) run.push(number)
    else runs.push([number])
  }
  return runs.toSorted((a, b) => b.length - a.length)[0] ?? []
}

export function averageOf(
  text: string,
  numbers: readonly SaidNumber[],
  heard: readonly HeardNumber[] = [],
): Action | null {
  // 'Total and average' are two questions.
  if (!AVERAGE.test(text) || !ASKED.test(text) || /\btotal\b/i.test(text)) return null
  // 'Whats my average', of what was told before.
  const list =
    numbers.length === 0 && isShort(text) && !USUAL.test(text) ? toldList(heard) : findList(text, numbers)
  const [first, ...rest] = list
  if (!first || list.length < FEWEST || (first.kind !== 'money' && first.kind !== 'number')) return null
  const amount = rest.reduce<Value>(
    (left, number) => ({
      kind: 'operation',
      operator: !('words' in number) && LOSS.test(text.slice(0, number.start)) ? 'take' : 'add',
      left,
      right: { kind: 'number', number },
    }),
    { kind: 'number', number: first },
  )
  return {
    ...bare('quotient'),
    inputs: [
      { slot: 'amount', value: amount },
      { slot: 'by', value: { kind: 'constant', value: list.length } },
    ],
  }
}
