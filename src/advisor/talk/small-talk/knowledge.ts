import type { TableCard } from '#contract/cards.ts'
import type { ProfileField } from '#contract/profile.ts'
import { listing, text } from '#advisor/grounding/pieces.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { profileLabels } from '#advisor/talk/saved/describe-fact.ts'
import { sayShort } from '#advisor/grounding/fit.ts'
import { askNext } from '#advisor/talk/interview/ask.ts'
import { type Move, type Scene, vary } from '#advisor/talk/scene.ts'
import { listStored } from '#advisor/talk/saved/stored-entries.ts'

type MoneyRow = [what: string, amount: number, rate: number | null, source: string]

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The words that gave a field its value, or the screen it was typed into. */
function sourceOf({ provenance }: Snapshot, field: ProfileField): string {
  const said = provenance[field]
  return said ? `You said “${said.quote}” on ${said.at.slice(0, 10)}` : 'Your profile'
}

const moneyFields = {
  income: 'a year',
  takeHome: 'a month',
  expenses: 'a month',
  savings: '',
  debt: '',
  retirementGoal: '',
} as const

function moneyRows(snapshot: Snapshot): MoneyRow[] {
  const { profile, income, expenses, goals, assets, liabilities } = snapshot
  const fields = (Object.keys(moneyFields) as (keyof typeof moneyFields)[]).flatMap((field): MoneyRow[] => {
    const value = profile[field] ?? null
    const label = `${capital(profileLabels[field])} ${moneyFields[field]}`.trim()
    return value === null ? [] : [[label, value, null, sourceOf(snapshot, field)]]
  })
  return [
    ...fields,
    ...income.map((row): MoneyRow => [`${row.source}, income a month`, row.amount, null, 'Your budget']),
    ...expenses.map((row): MoneyRow => [`${row.category} a month`, row.amount, null, 'Your budget']),
    ...goals.map((row): MoneyRow => [`Goal ${row.name}`, row.targetAmount, null, 'Your budget']),
    ...assets.map((row): MoneyRow => [row.name, row.value, null, 'Your balance sheet']),
    ...liabilities.map((row): MoneyRow => [
      `${row.name}, owed`,
      row.amount,
      row.interestRate,
      'Your balance sheet',
    ]),
  ]
}

function personRows(snapshot: Snapshot): [string, string, string][] {
  const { profile, birthYear } = snapshot
  const fields = ['investmentRiskTolerance', 'retirementAge', 'financialGoals'] as const
  const rows = fields.flatMap((field): [string, string, string][] => {
    const value = profile[field]
    return value === null ? [] : [[capital(profileLabels[field]), String(value), sourceOf(snapshot, field)]]
  })
  return birthYear === null ? rows : [...rows, ['Birth year', String(birthYear), 'Our conversation']]
}

function tables(snapshot: Snapshot): TableCard[] {
  const money: TableCard = {
    kind: 'table',
    title: 'Your money',
    formula: 'As stored; a click on a figure of an answer shows the same source.',
    open: '/profile',
    columns: [
      { label: 'What', unit: 'text' },
      { label: 'Amount', unit: 'money' },
      { label: 'Rate', unit: 'percent' },
      { label: 'Source', unit: 'text' },
    ],
    rows: moneyRows(snapshot),
  }
  const person: TableCard = {
    kind: 'table',
    title: 'About you',
    formula: 'As stored.',
    open: '/profile',
    columns: ['What', 'Value', 'Source'].map((label) => ({ label, unit: 'text' })),
    rows: personRows(snapshot),
  }
  return [money, person].filter((table) => table.rows.length > 0)
}

/** Everything stored, with where each entry came from. */
export function tellKnowledge(scene: Scene): Move {
  const { snapshot, dialogue, sheet } = scene
  const entries = listStored(snapshot, sheet).map((entry) => entry.text)
  if (entries.length === 0) {
    const question = askNext(scene)
    const nothing = vary(
      ['I know nothing about your money yet.', 'Nothing is stored about you so far.'],
      dialogue,
    )
    return { content: sayShort([[nothing], question?.text ?? []]), dialogue: question?.dialogue ?? {} }
  }
  const opening = vary(['I have down: ', 'On file: '], dialogue)
  const ways = entries.map((_, left) => {
    const shown = listing(entries.slice(0, entries.length - left))
    const below = left === 0 ? 'Each entry is below with its source.' : 'The rest is below.'
    return [text`${opening}${shown}.`, [below]]
  })
  return { content: sayShort(...ways, [['Each entry is below with its source.']]), cards: tables(snapshot) }
}
