/** 'I get 310 for watching my niece', after 2,490 of pay: so much less is asked about before it takes the place of the pay. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'

/** From this part of the pay on it may well have gone down. */
const PART = 0.5
/** Said of pay that is less now. */
const LESS = new RegExp(
  String.raw`\b(?:cut|lost|laid off|let go|fired|retir\w+|quit|part[- ]time|unemploy\w+|disability|fewer|less|dropp\w+|down to|` +
    String.raw`now|new|only|just|actually|instead|sorry|wait|meant?|not|wrong|correct\w*|typo|oops|total|altogether)\b`,
  'i',
)

export function withAskedDrop(facts: readonly Fact[], { text, snapshot, dialogue }: Hearing): Fact[] {
  const { income } = snapshot.profile
  const isAsked = dialogue.asked?.kind === 'topic' && dialogue.asked.topic === 'income'
  if (!income || snapshot.income.length > 0 || isAsked || LESS.test(text) || dialogue.feeling === 'jobloss')
    return [...facts]
  return facts.map((fact) => {
    const { change } = fact
    const pay = change.kind === 'profile' && change.field === 'income' ? change.value : null
    return pay !== null && pay > 0 && pay < income * PART ? { ...fact, decision: 'ask' } : fact
  })
}
