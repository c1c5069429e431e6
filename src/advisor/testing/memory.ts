import { type Dialogue, freshDialogue } from '#advisor/dialogue.ts'
import { createBuiltInAdvisor } from '#advisor/built-in.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { PlainDate } from '#finance/dates.ts'
import { keepFacts } from '#advisor/ledger/keep-in-snapshot.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { judged } from './judged.ts'
import { understand } from '#advisor/understanding/understand.ts'

/** Somebody of whom nothing is known. */
export const emptySnapshot = (today: PlainDate = '2026-11-15'): Snapshot => ({
  today,
  profile: {
    income: null,
    expenses: null,
    savings: null,
    debt: null,
    investmentRiskTolerance: null,
    retirementGoal: null,
    retirementAge: null,
    financialGoals: null,
  },
  birthYear: null,
  expenses: [],
  income: [],
  goals: [],
  assets: [],
  liabilities: [],
  provenance: {},
})

/** Facts that made a row know its id afterwards. */
export function relink(facts: Fact[], snapshot: Snapshot): Fact[] {
  return facts.map((fact) => {
    const { change } = fact
    if (!('id' in change) || change.id !== null) return fact
    const rows = {
      expense: snapshot.expenses.map((row) => ({ id: row.id, name: row.category })),
      income: snapshot.income.map((row) => ({ id: row.id, name: row.source })),
      goal: snapshot.goals,
      asset: snapshot.assets,
      liability: snapshot.liabilities,
    }[change.kind as 'expense']
    const id = rows.find((row) => row.name === change.name)?.id ?? null
    return { ...fact, change: { ...change, id } as Change }
  })
}

const withoutNetwork = createBuiltInAdvisor(null)

/** One message as the server would take it: what is stored, and what the talk is about afterwards. */
export function talkOn(
  text: string,
  snapshot: Snapshot,
  dialogue: Dialogue,
): { facts: Fact[]; dialogue: Dialogue } {
  const amounts = judged(text, dialogue.heard)
  const minded: Minded = { readings: [], intents: [], numbers: [], topics: [], isCut: false, cry: 0, amounts }
  const understood = understand({ text, snapshot, dialogue, minded })
  keepFacts(snapshot, understood.facts)
  // Its questions decide how the next message is read.
  const reply = withoutNetwork.respond({ text, snapshot, dialogue, understood, minded: null })
  return {
    facts: understood.facts,
    dialogue: { ...reply.dialogue, focus: relink(reply.dialogue.focus, snapshot) },
  }
}

/** Has a conversation as the server would: what is stored after the last turn, and all that was said. */
export function talk(turns: readonly string[]) {
  const snapshot = emptySnapshot()
  const facts: Fact[] = []
  let dialogue: Dialogue = freshDialogue
  for (const text of turns) {
    const turn = talkOn(text, snapshot, dialogue)
    dialogue = turn.dialogue
    facts.push(...turn.facts)
  }
  return { snapshot, facts }
}
