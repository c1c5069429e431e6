/** 'The second one is 5,600 at 26.5%', of three cards that were spoken of before: one more of them, and none set right. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import type { MindedNumber } from '#advisor/minding/minded.ts'
import { thingsNamed } from '#advisor/understanding/later/focus.ts'
import { isWritten } from '#advisor/understanding/names/rows.ts'
import { type Reading, readMessage } from '#advisor/understanding/reading/reading.ts'
import { type Thing, things } from '#advisor/understanding/reading/things.ts'
import { toCents } from '#finance/money.ts'
import { isFrom } from './same-thing.ts'

type Debt = Extract<Change, { kind: 'liability' }>
type Kind = Pick<Debt, 'name' | 'category'>

const SURE = 0.75

/** Which of them a message opens with. */
const WHICH = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|then|the|my) )*(?:(first|1st|one)|(second|2nd)|(third|3rd)|(fourth|4th)|(fifth|5th))\b` +
    String.raw`(?! (?:of|month|time|year|job))`,
  'i',
)

/** What each sort of debt is called where it has no name of its own. */
const called: Partial<Record<Debt['category'], string>> = {
  'Credit Cards': 'Card',
  'Auto Loans': 'Car loan',
  'Student Loans': 'Student loan',
  'Personal Loans': 'Loan',
  'Medical Debt': 'Medical bill',
}

/** The sort of debt that the message before names, else that of the debt told last. */
function kindBefore({ dialogue }: Hearing): Kind | null {
  const [said] = thingsNamed(readMessage(dialogue.heard).tokens).flatMap(
    (thing) => (things[thing] as Thing).liability ?? [],
  )
  const last = dialogue.focus[0]?.change
  const told = last?.kind === 'liability' ? last.category : undefined
  const category = told ?? said
  const name = category && called[category]
  return category && name ? { name, category } : null
}

export function withOneOfSeveral(facts: readonly Fact[], reading: Reading, hearing: Hearing): Fact[] {
  const { minded, text, snapshot } = hearing
  const [, ...groups] = WHICH.exec(text) ?? []
  const which = groups.findIndex((group) => group !== undefined) + 1
  const isBalance = ({ what, own, sure }: MindedNumber) => what === 'liability' && own >= SURE && sure >= SURE
  const [balance, ...more] = minded?.numbers.filter(isBalance) ?? []
  const kind = which > 0 ? kindBefore(hearing) : null
  if (!kind || !balance || more.length > 0) return [...facts]
  const alike = snapshot.liabilities.filter(({ category }) => category === kind.category)
  const isNamed = ({ change }: Fact) =>
    change.kind === 'liability' && change.id === null && isWritten(change.name, text)
  // One that was told already may be set right.
  if (alike.length >= which || facts.some((fact) => isNamed(fact) && isFrom(fact, balance, reading)))
    return [...facts]
  const name = which > 1 ? `${kind.name} ${which}` : kind.name
  const change: Debt = { ...kind, kind: 'liability', id: null, name, amount: toCents(balance.value) }
  const isOfIt = (fact: Fact) =>
    isFrom(fact, balance, reading) || (fact.change.kind === 'liability' && fact.change.amount === undefined)
  return [
    ...facts.filter((fact) => !isOfIt(fact)),
    {
      change,
      decision: 'save',
      quote: text.trim(),
      span: { start: balance.start, end: balance.end },
    },
  ]
}
