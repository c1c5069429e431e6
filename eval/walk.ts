/**
 * `node eval/walk.ts SET [id…] [--all]`: a set of talk or calculations within this process, without server and store.
 * Prints the turns that fail with what was read and made; `--all` prints every turn. For finding faults; `npm run eval`
 * scores.
 */
import { readFileSync } from 'node:fs'
import { openBuiltInAdvisor } from '#advisor/built-in.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import { spellAction } from '#advisor/minding/spell-action.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { emptySnapshot, relink } from '#advisor/testing/memory.ts'
import { keepFacts } from '#advisor/ledger/keep-in-snapshot.ts'
import { changes, judgeEnd, judgeTurn, normalise, words } from './score.mjs'

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
interface Talk {
  id: string
  setup?: { profile?: Record<string, unknown>; assets?: Row[]; liabilities?: Row[] }
  turns: Turn[]
  end?: object
}

const [file = 'eval/public/talk.jsonl', ...chosen] = process.argv.slice(2).filter((word) => word !== '--all')
const isAll = process.argv.includes('--all')
const advisor = await openBuiltInAdvisor()
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

/** As the calls of the API would show it. */
function stateOf({ profile, expenses, income, goals, assets, liabilities }: Snapshot) {
  const dollars = (amount: number | null) => (amount === null ? null : amount / 100)
  return normalise({
    profile: {
      ...profile,
      income: dollars(profile.income),
      expenses: dollars(profile.expenses),
      savings: dollars(profile.savings),
      debt: dollars(profile.debt),
      retirementGoal: dollars(profile.retirementGoal),
      otherData: {
        expenseItems: expenses.map((row) => ({ ...row, amount: row.amount / 100 })),
        incomeItems: income.map((row) => ({ ...row, amount: row.amount / 100 })),
        financialGoalItems: goals.map((row) => ({
          ...row,
          targetAmount: row.targetAmount / 100,
          currentAmount: row.currentAmount / 100,
        })),
      },
    },
    assets: assets.map((row) => ({ ...row, value: row.value / 100 })),
    liabilities: liabilities.map((row) => ({
      ...row,
      amount: row.amount / 100,
      minimumPayment: dollars(row.minimumPayment),
    })),
  })
}

let judged = 0
let passed = 0
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

const told = readFileSync(file, 'utf8').trim()
const talks: Talk[] = file.endsWith('.json')
  ? (JSON.parse(told) as Calculation[]).map(asTalk)
  : told.split('\n').map((line) => JSON.parse(line) as Talk)
for (const talk of talks.filter(({ id }) => chosen.length === 0 || chosen.includes(id))) {
  const snapshot = setUp(talk.setup ?? {})
  let dialogue = freshDialogue
  for (const [place, turn] of talk.turns.entries()) {
    const text = turn.say
    const before = stateOf(snapshot)
    const minded = await advisor.mind({ text, snapshot, dialogue })
    const understood = advisor.understand({ text, snapshot, dialogue, minded })
    keepFacts(snapshot, understood.facts)
    const reply = advisor.respond({ text, snapshot, dialogue, minded, understood })
    const result = judgeTurn(turn, reply, changes(before, stateOf(snapshot)))
    if (result.judged) judged += 1
    if (result.judged && result.errors.length === 0) passed += 1
    if (isAll || result.errors.length > 0) {
      console.log(`\n${talk.id} ${place + 1} > ${text}`)
      for (const { actions, score } of minded?.readings.slice(0, 2) ?? [])
        console.log(`   ${Math.round(score * 100)}% ${actions.map(spellAction).join('; ')}`)
      const topics = minded?.topics.map(({ id, score }) => `${id} ${score.toFixed(2)}`) ?? []
      if (topics.length > 0) console.log(`   topics ${topics.join(', ')}`)
      const byItself = minded?.byItself?.map(({ id, score }) => `${id} ${score.toFixed(2)}`) ?? []
      if (byItself.length > 0) console.log(`   by itself ${byItself.join(', ')}`)
      for (const { id, kind, inputs, results, missing } of reply.dialogue.sums.filter(
        (sum) => !dialogue.sums.includes(sum),
      )) {
        const list = (figures: typeof inputs) =>
          Object.entries(figures)
            .map(([name, { value }]) => `${name} ${Math.round(value * 100) / 100}`)
            .join(', ')
        console.log(`   ${id} ${kind}(${list(inputs)}) -> ${missing ? `asks for ${missing}` : list(results)}`)
      }
      for (const { change, decision } of understood.facts)
        console.log(`   fact ${decision} ${JSON.stringify(change)}`)
      console.log(`   < ${words(reply.content)}`)
      for (const error of result.errors) console.log(`   ! ${error}`)
    }
    dialogue = { ...reply.dialogue, focus: relink(reply.dialogue.focus, snapshot) }
  }
  if (talk.end) {
    judged += 1
    const { exact, errors } = judgeEnd(talk, stateOf(snapshot))
    if (exact) passed += 1
    else console.log(`\n${talk.id} end ! ${errors.join('; ')}`)
  }
}
console.log(`\n${passed} of ${judged} (${((100 * passed) / judged).toFixed(1)} %)`)
process.exit(0)
