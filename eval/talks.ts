/** A set of talk or calculations, as the scorer would load it and as the API would show what comes of it. */
import { readFileSync } from 'node:fs'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { Advisor } from '#advisor/advisor.ts'
import { type Dialogue, freshDialogue } from '#advisor/dialogue.ts'
import { changes, judgeEnd, judgeTurn, normalise } from './score.mjs'
import { asShown, say } from './training/simulate.ts'

interface Turn {
  say: string
  figures?: object[]
}
interface Row {
  name: string
  category: string
  value?: number
  amount?: number
  interestRate?: number
  minimumPayment?: number
}
export interface Talk {
  id: string
  setup?: { profile?: Record<string, unknown>; assets?: Row[]; liabilities?: Row[] }
  turns: Turn[]
  end?: object
}

const cents = (amount: unknown) => Math.round(Number(amount) * 100)
const at = '2026-11-15T12:00:00.000Z'

function setUp({ profile = {}, assets = [], liabilities = [] }: NonNullable<Talk['setup']>): Snapshot {
  const snapshot = emptySnapshot()
  for (const field of ['income', 'expenses', 'savings', 'debt', 'retirementGoal'] as const)
    if (profile[field] !== undefined && profile[field] !== null)
      snapshot.profile[field] = cents(profile[field])
  Object.assign(snapshot.profile, {
    retirementAge: profile['retirementAge'] ?? null,
    financialGoals: profile['financialGoals'] ?? null,
    investmentRiskTolerance: profile['investmentRiskTolerance'] ?? null,
  })
  const other = (profile['otherData'] ?? {}) as Record<string, Record<string, unknown>[]>
  const rows = (name: string) =>
    (other[name] ?? []).map((row, id): Record<string, unknown> => ({
      date: '2026-11-01',
      ...row,
      id: id + 1,
    }))
  snapshot.expenses = rows('expenseItems').map((row) => ({ ...row, amount: cents(row['amount']) })) as never
  snapshot.income = rows('incomeItems').map((row) => ({ ...row, amount: cents(row['amount']) })) as never
  snapshot.goals = rows('financialGoalItems').map((row) => ({
    description: '',
    ...row,
    targetAmount: cents(row['targetAmount'] ?? 0),
    currentAmount: cents(row['currentAmount'] ?? 0),
  })) as never
  snapshot.assets = assets.map((row, id) => ({
    notes: null,
    updatedAt: at,
    ...row,
    id: id + 1,
    value: cents(row.value),
  })) as never
  snapshot.liabilities = liabilities.map((row, id) => ({
    notes: null,
    updatedAt: at,
    interestRate: null,
    ...row,
    id: id + 1,
    amount: cents(row.amount),
    minimumPayment: row.minimumPayment === undefined ? null : cents(row.minimumPayment),
  })) as never
  return snapshot
}

const stateOf = (snapshot: Snapshot) => normalise(asShown(snapshot))

/** A turn of a talk with all that came of it. */
export interface Held extends Awaited<ReturnType<typeof say>> {
  turn: Turn
  place: number
  /** The dialogue that it was said in. */
  before: Dialogue
  errors: readonly string[]
}

/** Has a talk, and judges it as the scorer does. */
export async function holdTalk(talk: Talk, advisor: Advisor, hear: (held: Held) => void = () => {}) {
  const snapshot = setUp(talk.setup ?? {})
  let dialogue = freshDialogue
  let judged = 0
  let right = 0
  const count = (isRight: boolean) => {
    judged += 1
    if (isRight) right += 1
  }
  for (const [place, turn] of talk.turns.entries()) {
    const before = stateOf(snapshot)
    const said = await say(turn.say, { snapshot, dialogue }, advisor)
    const result = judgeTurn(turn, said.reply, changes(before, stateOf(snapshot)))
    if (result.judged) count(result.errors.length === 0)
    hear({ ...said, turn, place, before: dialogue, errors: result.errors })
    dialogue = said.dialogue
  }
  const ending = talk.end ? judgeEnd(talk, stateOf(snapshot)) : null
  if (ending) count(ending.exact)
  return { judged, right, ending }
}

interface Calculation extends NonNullable<Talk['setup']> {
  id: string
  question: string
  figures: object[]
}

/** A calculation is a talk of one turn. */
const asTalk = ({ id, question, figures, ...setup }: Calculation): Talk => ({
  id,
  setup,
  turns: [{ say: question, figures }],
})

/** The talks of a file; a file of calculations has one turn each. */
export function readTalks(file: string): Talk[] {
  const told = readFileSync(file, 'utf8').trim()
  return file.endsWith('.json')
    ? (JSON.parse(told) as Calculation[]).map(asTalk)
    : told.split('\n').map((line) => JSON.parse(line) as Talk)
}
