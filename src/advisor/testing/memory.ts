import { type Dialogue, freshDialogue } from '#advisor/dialogue.ts'
import { createBuiltInAdvisor } from '#advisor/built-in.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { PlainDate } from '#finance/dates.ts'
import { builtInLearned, type Learned } from '#advisor/understanding/learned/learned.ts'
import { understand } from '#advisor/understanding/understand.ts'

const at = '2026-11-15T12:00:00.000Z'

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

/** Stores what was understood the way the server does. */
function store(snapshot: Snapshot, change: Change): void {
  const id = (list: { id: number }[]) => Math.max(0, ...list.map((row) => row.id)) + 1
  const put = <Row extends { id: number }>(
    list: Row[],
    target: number | null,
    make: (row: Row | undefined, id: number) => Row,
  ) => {
    const place = target === null ? -1 : list.findIndex((row) => row.id === target)
    if (place >= 0) list[place] = make(list[place], target ?? 0)
    else list.unshift(make(undefined, id(list)))
  }
  switch (change.kind) {
    case 'profile':
      Object.assign(snapshot.profile, { [change.field]: change.value })
      return
    case 'birthYear':
      snapshot.birthYear = change.value
      return
    case 'expense':
      put(snapshot.expenses, change.id, (row, key) => ({
        id: key,
        date: '2026-11-15',
        ...row,
        category: row?.category ?? change.name,
        amount: change.amount,
      }))
      return
    case 'income':
      put(snapshot.income, change.id, (row, key) => ({
        id: key,
        date: '2026-11-15',
        ...row,
        source: row?.source ?? change.name,
        amount: change.amount,
      }))
      return
    case 'goal':
      put(snapshot.goals, change.id, (row, key) => ({
        id: key,
        description: '',
        name: change.name,
        currentAmount: change.currentAmount ?? row?.currentAmount ?? 0,
        targetAmount: change.targetAmount ?? row?.targetAmount ?? 0,
      }))
      return
    case 'asset':
      put(snapshot.assets, change.id, (_, key) => ({
        id: key,
        name: change.name,
        value: change.value,
        category: change.category,
        notes: null,
        updatedAt: at,
      }))
      return
    case 'liability':
      put(snapshot.liabilities, change.id, (row, key) => ({
        id: key,
        name: change.name,
        amount: change.amount ?? row?.amount ?? 0,
        interestRate: change.interestRate ?? row?.interestRate ?? 0,
        category: change.category,
        notes: null,
        minimumPayment: change.minimumPayment ?? row?.minimumPayment ?? null,
        updatedAt: at,
      }))
      return
    case 'removal': {
      const list = (
        {
          expense: snapshot.expenses,
          income: snapshot.income,
          goal: snapshot.goals,
          asset: snapshot.assets,
          liability: snapshot.liabilities,
        } as const
      )[change.from] as { id: number }[]
      const place = list.findIndex((row) => row.id === change.id)
      if (place >= 0) list.splice(place, 1)
    }
  }
}

/** Facts that made a row know its id afterwards. */
function relink(facts: Fact[], snapshot: Snapshot): Fact[] {
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

/** What the server would store of these. */
export function keepFacts(snapshot: Snapshot, facts: readonly Fact[]) {
  for (const { change, decision } of facts) if (decision === 'save') store(snapshot, change)
}

const withoutNetwork = createBuiltInAdvisor(null)

/** One message as the server would take it: what is stored, and what the talk is about afterwards. */
export function talkOn(
  text: string,
  snapshot: Snapshot,
  dialogue: Dialogue,
  learned: Learned = builtInLearned(),
): { facts: Fact[]; dialogue: Dialogue } {
  const understood = understand({ text, snapshot, dialogue, minded: null }, learned)
  for (const { change, decision } of understood.facts) if (decision === 'save') store(snapshot, change)
  // Its questions decide how the next message is read.
  const reply = withoutNetwork.respond({ text, snapshot, dialogue, understood, minded: null })
  return {
    facts: understood.facts,
    dialogue: { ...reply.dialogue, focus: relink(reply.dialogue.focus, snapshot) },
  }
}

/** Has a conversation as the server would: what is stored after the last turn, and all that was said. */
export function talk(turns: readonly string[], learned: Learned = builtInLearned()) {
  const snapshot = emptySnapshot()
  const facts: Fact[] = []
  let dialogue: Dialogue = freshDialogue
  for (const text of turns) {
    const turn = talkOn(text, snapshot, dialogue, learned)
    dialogue = turn.dialogue
    facts.push(...turn.facts)
  }
  return { snapshot, facts }
}
