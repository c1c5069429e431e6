/** 'Rates are 6.1 now', 'closing costs are 6k', 'how long til we break even': a new loan told in parts. */
import { bare } from '#advisor/executing/bare-action.ts'
import { asInputs, figureOf, newestOf } from '#advisor/executing/of-sum.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const ASKED = new RegExp(
  String.raw`\brefi(?:nanc(?:e|ed|ing))?\b|\bbreak ?even\b|\bnew payment\b|` +
    String.raw`\bsave (?:me |us )?(?:a|per|each|every) (?:month|year)\b`,
  'i',
)
const OFFERED = /\b(?:rates?|offer(?:s|ed|ing)?|quot(?:e|ed)|lender|bank|refi\w*)\b/i
/** What a bank pays is no rate of a loan. */
const EARNS = /\b(?:cds?|savings?|yield|apy|earns?|pays|invest\w*)\b/i
const COSTS = /\b(?:closing|costs?|fees?)\b/i
const LEFT = /\b(?:left|remaining|to go)\b/i
const DEAREST = 20

const isRate = ({ kind, value }: HeardNumber) =>
  (kind === 'percent' || kind === 'number') && value > 0 && value < DEAREST
const said = (number: HeardNumber | undefined): Value | null => (number ? { kind: 'number', number } : null)

const AHEAD = /\b(?:break ?even|come out ahead|get (?:it|that|our money) back|pays? for itself)\b/i
const SAVES = /\bsaves?\b|\bsaving\b/i

/** 'When would we come out ahead', 'how much do we save over 5 years', of the new loan that was worked out. */
export function ofRefinance({ text, minded: { numbers }, sums }: Talk): Action | null {
  const last = sums.at(-1)
  if (last?.kind !== 'refinance' || !last.results['saved']) return null
  const [number, ...more] = numbers
  if (!number && AHEAD.test(text) && last.results['breakeven'])
    return { ...bare('part'), about: [last.id], wanted: 'breakeven' }
  if (number?.kind !== 'months' || more.length > 0 || !SAVES.test(text)) return null
  const inputs = asInputs({ amount: figureOf(last, 'saved'), times: { kind: 'number', number } })
  return { ...bare('product'), inputs }
}

export function refinancing({ text, minded: { numbers }, sums, snapshot, heard = [] }: Talk): Action | null {
  const [mortgage, ...more] = snapshot.liabilities.filter(({ category }) => category === 'Mortgage')
  if (!mortgage || more.length > 0 || numbers.length > 0 || !ASKED.test(text)) return null
  // What goes on from one that was made is read from that.
  if (newestOf(sums, 'refinance')) return null
  const offered = heard.find((one) => isRate(one) && OFFERED.test(one.words) && !EARNS.test(one.words))
  const own = heard.find((one) => isRate(one) && one !== offered && /\bmortgage\b/i.test(one.words))
  const rate = mortgage.interestRate || own?.value
  if (!offered || !rate || offered.value >= rate) return null
  const row = { kind: 'row', row: { list: 'liabilities', id: mortgage.id, name: mortgage.name } } as const
  return {
    ...bare('refinance'),
    inputs: asInputs({
      principal: row,
      rate: mortgage.interestRate ? row : said(own),
      newRate: said(offered),
      costs: said(heard.find(({ kind, words }) => kind === 'money' && COSTS.test(words))),
      months: said(heard.find(({ kind, words }) => kind === 'months' && LEFT.test(words))),
    }),
  }
}
