import type { Advisor } from '#advisor/advisor.ts'
import { type Dialogue, freshDialogue } from '#advisor/dialogue.ts'
import { keepFacts } from '#advisor/ledger/keep-in-snapshot.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { emptySnapshot, relink } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'
import type { Conversation } from './corpus.ts'

/** Says one thing to the whole advisor, its networks included, and keeps what it tells as the server would. */
export async function say(
  text: string,
  { snapshot, dialogue }: { snapshot: Snapshot; dialogue: Dialogue },
  advisor: Advisor,
) {
  const minded = await advisor.mind({ text, snapshot, dialogue })
  const understood = advisor.understand({ text, snapshot, dialogue, minded })
  keepFacts(snapshot, understood.facts)
  const reply = advisor.respond({ text, snapshot, dialogue, minded, understood })
  const next: Dialogue = { ...reply.dialogue, focus: relink(reply.dialogue.focus, snapshot) }
  return { minded, understood, reply, dialogue: next }
}

/** Has a conversation: what the API would answer at its end. */
export async function converseWhole({ context, turns }: Conversation, advisor: Advisor) {
  const snapshot = emptySnapshot()
  let dialogue = freshDialogue
  for (const text of [...(context ? [context.prelude] : []), ...turns])
    ({ dialogue } = await say(text, { snapshot, dialogue }, advisor))
  return asShown(snapshot)
}

/** As the calls of the API would show it. */
export function asShown({ profile, expenses, income, goals, assets, liabilities }: Snapshot) {
  const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents))
  return {
    profile: {
      ...profile,
      income: dollars(profile.income),
      expenses: dollars(profile.expenses),
      savings: dollars(profile.savings),
      debt: dollars(profile.debt),
      retirementGoal: dollars(profile.retirementGoal),
      otherData: {
        expenseItems: expenses.map((row) => ({ ...row, amount: toDollars(row.amount) })),
        incomeItems: income.map((row) => ({ ...row, amount: toDollars(row.amount) })),
        financialGoalItems: goals.map((row) => ({
          ...row,
          currentAmount: toDollars(row.currentAmount),
          targetAmount: toDollars(row.targetAmount),
        })),
      },
    },
    assets: assets.map((row) => ({ ...row, value: toDollars(row.value) })),
    liabilities: liabilities.map((row) => ({
      ...row,
      amount: toDollars(row.amount),
      minimumPayment: dollars(row.minimumPayment),
    })),
  }
}
