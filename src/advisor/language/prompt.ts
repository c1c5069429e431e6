import type { Fact } from '#advisor/facts.ts'
import { isForgotten, type SumRecord } from '#advisor/figures/sum-record.ts'
import type { Reply } from '#advisor/reply.ts'
import { describeChange } from '#advisor/talk/saved/describe-fact.ts'
import { currencies, currencyNow } from '#finance/currency.ts'
import { formatMoney } from '#finance/money.ts'
import { addRows, addSums, addTotals } from './book-data.ts'
import type { OpenQuestion } from './fact-desk.ts'
import type { PastMessage } from './history.ts'
import { figureOfSaid } from './said.ts'
import { visibleText } from './visible-text.ts'
import type { Workbench } from './workbench.ts'

/** Rows of one list that are told, the largest first. */
const MOST_ROWS = 20
const MOST_TOLD_SUMS = 25
const MOST_TEXT = 500
const MOST_OWN = 3000

/** Puts everything that is known into the book, and tells the model of it together with the message. */
export function writeMessage(
  bench: Workbench,
  builtIn: Reply,
  past: readonly PastMessage[],
  open: readonly OpenQuestion[],
): string {
  const { turn, book, said } = bench
  const { snapshot, understood } = turn
  const rows = addRows(book, snapshot, { most: MOST_ROWS })
  const totals = addTotals(book, snapshot)
  book.topic = turn.text
  for (const one of said.all)
    book.add('said', figureOfSaid(book.sheet, one), one.isNow ? 'said' : 'before', null, one.around)
  for (const figure of builtIn.figures) book.add('keel', figure, 'evidence')
  const sums = addSums(
    book,
    bench.sums.filter((sum) => !isForgotten(sum)),
    'ledger',
  )
  const isNew = (sum: SumRecord) => !turn.dialogue.sums.some(({ id }) => id === sum.id)
  const own = builtIn.dialogue.sums.filter(isNew).map((sum, at) => ({ ...sum, id: `keel${at + 1}` }))
  const ownSums = addSums(book, own, 'evidence')
  bench.own.push(...own)
  for (const { figures = [] } of past)
    for (const figure of figures) book.add('printed', book.sheet.reworded(figure, figure.text), 'printed')
  const { profile } = snapshot
  const sections: [string, readonly string[]][] = [
    ['Today', [snapshot.today]],
    ['Currency', tellCurrency()],
    ['Profile and totals', totals],
    ['Risk tolerance', profile.investmentRiskTolerance ? [profile.investmentRiskTolerance] : []],
    [
      'Goals in own words',
      profile.financialGoals ? [JSON.stringify(profile.financialGoals.slice(0, MOST_TEXT))] : [],
    ],
    ['Rows', rows.map(({ line }) => line)],
    ['Sums so far', sums.slice(-MOST_TOLD_SUMS)],
    [
      'Facts of this message, as Keel reads it (asked: not stored; fact settles what is right, leave what is not)',
      understood.facts.map(tellFact),
    ],
    ['Open questions', open.map(({ id, fact }) => `${id} ${tellFact(fact)}`)],
    ["Keel's own sums for this message", ownSums],
    ["Keel's own answer", [visibleText(`${builtIn.content} ${builtIn.details ?? ''}`).slice(0, MOST_OWN)]],
  ]
  const data = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `${title}:\n${lines.join('\n')}`)
    .join('\n\n')
  // Nothing in it can look like the end of the data.
  return `<data>\n${data.replaceAll('<', '‹')}\n</data>\n\nThe message:\n${turn.text}`
}

/** Nothing to somebody who counts in dollars, as the rules do. */
function tellCurrency(): string[] {
  const currency = currencyNow()
  if (currency === 'USD') return []
  const { name, sign } = currencies[currency]
  return [
    `The user's amounts are in ${name}, written ${sign.trim()} as in ${formatMoney(123_400)}; nothing is converted.`,
    'Rules that you look up are those of the United States, in dollars: say so where you use one.',
  ]
}

const tellFact = ({ change, decision, quote }: Fact) =>
  `${describeChange(change)} (${decision === 'save' ? 'saved' : 'asked'}) from ${JSON.stringify(quote.slice(0, 200))}`
