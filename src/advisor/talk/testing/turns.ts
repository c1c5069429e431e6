import type { Turn } from '#advisor/advisor.ts'
import { type Dialogue, freshDialogue } from '#advisor/dialogue.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'

/** Nothing is known, on the day of these conversations. */
export const unknownPerson = emptySnapshot('2026-03-02')

const visa = {
  id: 3,
  name: 'Visa',
  amount: 320_000,
  interestRate: 24.99,
  category: 'Credit Cards' as const,
  notes: null,
  minimumPayment: 9000,
  updatedAt: '2026-03-01T10:00:00.000Z',
}

/** Somebody of whom everything is known. */
export const fullSnapshot: Snapshot = {
  ...unknownPerson,
  profile: {
    income: 8_500_000,
    expenses: 400_000,
    savings: 600_000,
    debt: 320_000,
    investmentRiskTolerance: 'medium',
    retirementGoal: null,
    retirementAge: 62,
    financialGoals: null,
  },
  birthYear: 1991,
  expenses: [{ id: 1, category: 'Rent', amount: 145_000, date: '2026-03-01' }],
  goals: [{ id: 2, name: 'House Deposit', currentAmount: 500_000, targetAmount: 4_000_000, description: '' }],
  assets: [
    {
      id: 4,
      name: '401(k)',
      value: 5_000_000,
      category: 'Retirement Accounts',
      notes: null,
      updatedAt: '2026-03-01T10:00:00.000Z',
    },
  ],
  liabilities: [visa],
  provenance: { income: { quote: 'I make 85k', messageId: 5, at: '2026-03-01T10:00:00.000Z' } },
}

export const factOf = (change: Change, quote: string, decision: Fact['decision'] = 'save'): Fact => ({
  change,
  decision,
  quote,
  span: { start: 0, end: quote.length },
})

interface Circumstances {
  snapshot?: Partial<Snapshot>
  dialogue?: Partial<Dialogue>
  facts?: Fact[]
}

export const newTurn = (text: string, { snapshot, dialogue, facts = [] }: Circumstances = {}): Turn => ({
  text,
  snapshot: { ...unknownPerson, ...snapshot },
  dialogue: { ...freshDialogue, ...dialogue },
  minded: null,
  understood: { facts },
})

/** What a reader sees of a printed text. */
export const seen = (html: string) =>
  html
    .replaceAll(/<\/?q>/g, '"')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
