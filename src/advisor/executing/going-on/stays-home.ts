/** 'What if my wife stays home, she brings home 2,900': that pay goes, whatever the mind makes of it. */
import type { Action } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { asInputs, newestOf } from '#advisor/executing/of-sum.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const STAYS = new RegExp(
  String.raw`\b(?:what|if|could|can|should|would)\b[^.?!]*\b(?:stay(?:s|ed|ing)?(?: at)? home|` +
    String.raw`(?:quits?|left|leaves|lost|loses) (?:her|his|my|the|their) job|(?:stops?|stopped|quits?) working)\b`,
  'i',
)
const PAID = new RegExp(
  [
    String.raw`\b(?:brings? home|takes? home|makes?|earns?|gets?|pay(?:check)? is|income is|clears?|`,
    String.raw`(?:s?he'?s|(?:she|he|mine|hers|his) is|mine'?s) the)\b[^.?!,;\d]{0,16}$`,
  ].join(''),
  'i',
)

const PERSON = /\b(i|wife|she|girlfriend|husband|he|boyfriend|partner|spouse|they)(?='?s\b|\b)/gi
const persons: Readonly<Record<string, string>> = {
  wife: 'she',
  girlfriend: 'she',
  husband: 'he',
  boyfriend: 'he',
  partner: 'they',
  spouse: 'they',
}
const STOPS = /\b(?:stay|stays|stayed|staying|quits?|left|leaves|lost|loses|stops?|stopped)\b/i

/** Who stays home is with the child, and nobody else is paid for it. */
const INSTEAD = /\binstead\b|\bstay(?:s|ed|ing)?(?: at)? home\b/i
const CARE = /\b(?:day ?care|child ?care|nanny|babysit\w*|sitter)\b/i

/** Whoever is named last before a place. */
function whoBefore(words: string): string | null {
  const last = [...words.matchAll(PERSON)].at(-1)?.[1]?.toLowerCase()
  return last === undefined ? null : (persons[last] ?? last)
}

export function losesPay({ text, minded: { numbers }, snapshot, sums }: Talk): Action | null {
  const [pay, ...more] = numbers
  if (!pay || more.length > 0 || !STAYS.test(text) || !PAID.test(text.slice(0, pay.start))) return null
  // The one who stops is the one whose pay is told.
  const who = whoBefore(text.slice(0, STOPS.exec(text)?.index ?? 0))
  const earner = whoBefore(text.slice(0, pay.start))
  if (who === null || (who !== earner && who !== 'they' && earner !== 'they')) return null
  const budget = newestOf(sums, 'budget-summary', 'what-if')
  const isKnown = budget !== undefined || snapshot.profile.income !== null || snapshot.income.length > 0
  if (!isKnown || (pay.kind !== 'money' && pay.kind !== 'number')) return null
  const care = INSTEAD.test(text) ? snapshot.expenses.find(({ category }) => CARE.test(category)) : undefined
  return {
    ...bare('what-if'),
    from: budget?.id ?? null,
    inputs: asInputs({
      lessIncome: { kind: 'number', number: pay },
      lessExpense: care
        ? { kind: 'row', row: { list: 'expenseItems', id: care.id, name: care.category } }
        : null,
    }),
  }
}
