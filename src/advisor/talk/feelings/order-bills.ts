/** 'Behind on rent, a payday loan and the car payment: which first': the bills that are named, in a planner's order. */
import { listing, text as words, type Text } from '#advisor/grounding/pieces.ts'

interface Bill {
  name: string
  words: RegExp
}

/** What keeps a household going comes before what only costs fees and calls; each list from most to least pressing. */
const vital: readonly Bill[] = [
  { name: 'food', words: /\b(?:food|groceries)\b/i },
  { name: 'the rent', words: /\b(?:rent|landlord|evict\w*)\b/i },
  { name: 'the mortgage', words: /\b(?:mort?gage|house payment)\b/i },
  {
    name: 'power and water',
    words: /\b(?:electric\w*|power|utilit\w+|water bill|gas bill|heat(?:ing)?|lights)\b/i,
  },
  { name: 'the car', words: /\b(?:car|truck|auto)\b/i },
  { name: 'child support', words: /\bchild support\b/i },
  { name: 'taxes', words: /\b(?:irs|taxes)\b/i },
]
const patient: readonly Bill[] = [
  { name: 'student loans', words: /\bstudent loans?\b/i },
  { name: 'medical bills', words: /\b(?:medical|hospital|doctor|dentist|er) (?:bills?|debt)\b/i },
  { name: 'cards', words: /\b(?:cards?|visa|mastercard|amex|discover)\b/i },
  { name: 'the payday loan', words: /\bpay ?day\b|\bcash advance\b/i },
  { name: 'collectors', words: /\bcollect(?:ions?|ors?)\b/i },
]

const ORDER =
  /\b(?:which|what|who|whats)\b[^.?!]*\bfirst\b|\bpriorit\w+|\bwhat order\b|\bwho (?:do|should) i pay\b/i

/** Null where no order is asked for, or too few bills are named to have one. */
export function orderBills(text: string): Text | null {
  if (!ORDER.test(text)) return null
  const named = (bills: readonly Bill[]) =>
    bills.filter((bill) => bill.words.test(text)).map(({ name }) => name)
  const [first, last] = [named(vital), named(patient)]
  if (first.length === 0 || first.length + last.length < 2) return null
  const lead = words`First ${first.join(', then ')}: that keeps you housed, fed and at work`
  if (last.length === 0) return words`${lead}.`
  return words`${lead}; what can wait is ${listing(last)}, so call and ask for a payment plan.`
}
