import type { TableCard } from '#contract/cards.ts'
import type { Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { summarizeCashFlow } from '#finance/budget.ts'
import { readHousehold } from '#finance/household.ts'
import { findKind, type Pattern, whole } from './patterns.ts'
import { type Move, type Scene, vary } from './scene.ts'

type Screen = 'budget' | 'balanceSheet' | 'profile' | 'settings'

const OPEN =
  '(?:(?:can|could|would|will) you |please |id like to |i want to |i need to |can i |let me |' +
  'just )*(?:open(?: up)?|show(?: me)?|go to|take me to|bring (?:me to|up)|see|view|find|' +
  'wheres?(?: (?:is|are|do i (?:see|find|get|edit|change|check)|can i (?:see|find|edit|change|check)|' +
  'to (?:find|see)|would i find))?|how (?:do|can) i (?:get to|open|see|find|change|edit|reach|access|view)|' +
  'link to|navigate to|pull up|jump to|switch to|which page (?:has|shows)|look at|check) '
const END = '(?: (?:page|screen|tab|tracker|section|view|list|site|area|please|again|in the app|options?))*'
const named = (names: string) => whole(`${OPEN}(?:my |the |our |your )?(?:${names})${END}`)

const table: Record<Screen, Pattern> = {
  budget: {
    whole: named(
      'budget(?:ing)?|expense (?:list|items)|expenses? (?:page|list|screen|tab)|monthly budget|income (?:list|page|tab)|goals?',
    ),
  },
  balanceSheet: {
    whole: named(
      'balance sheet|(?:assets?|liabilit(?:y|ies)|debts?)(?: and (?:assets?|liabilities|debts?))? (?:page|list|' +
        'screen|tab)|net ?worth (?:page|screen|history|chart)|balancesheet',
    ),
  },
  profile: { whole: named('(?:financial |user |personal )?profile|personal (?:details|data|information)') },
  settings: {
    whole: named(
      'settings|preferences|notification settings|dark mode|theme|password|account settings|font size|' +
        'email settings|notifications|security settings',
    ),
  },
}
const WHERE_IS_IT: Pattern = {
  whole: whole(
    'where (?:do|can|would|should|could) i (?:see|find|check|view|look at|edit|change|get) (?:it|that|this|them|' +
      'those|what you (?:just )?(?:saved|stored))(?: (?:later|now|again|in the app|then))*',
    'where(?:s| is| are| did) (?:it|that|this|they|those|you (?:put|save) (?:it|that))(?: (?:stored|saved|kept|' +
      'shown|go|now))*|show me where|where did (?:it|that) go|which (?:page|screen) (?:is|was) (?:that|it)(?: on)?|' +
      'on which (?:page|screen)(?: is (?:it|that))?',
  ),
}

/** Where a kind of fact is kept. */
const homes: Record<Fact['change']['kind'], Screen> = {
  profile: 'profile',
  birthYear: 'profile',
  expense: 'budget',
  income: 'budget',
  goal: 'budget',
  asset: 'balanceSheet',
  liability: 'balanceSheet',
  removal: 'profile',
}

const lines: Record<Screen, readonly [string, string]> = {
  budget: [
    'Your income, expenses and goals are on the Budget Tracker page; the card below opens it.',
    'Open the Budget Tracker from the menu or with the card below.',
  ],
  balanceSheet: [
    'What you own and owe is on the Balance Sheet page; the card below opens it.',
    'Open the Balance Sheet from the menu or with the card below.',
  ],
  profile: [
    'Your totals, risk tolerance and retirement plans are on the Financial Profile page; the card below opens it.',
    'Open the Financial Profile from the menu or with the card below.',
  ],
  settings: [
    'Look, notifications, privacy and your account are under Settings; the card below opens it.',
    'Open Settings from the menu or with the card below.',
  ],
}

const moneyTable = (
  title: string,
  formula: string,
  open: TableCard['open'],
  rows: [string, number][],
): TableCard => ({
  kind: 'table',
  title,
  formula,
  open,
  columns: [
    { label: 'What', unit: 'text' },
    { label: 'Amount', unit: 'money' },
  ],
  rows,
})

const wordTable = (title: string, open: TableCard['open'], rows: string[]): TableCard => ({
  kind: 'table',
  title,
  formula: 'What you find there.',
  open,
  columns: [{ label: 'There you can', unit: 'text' }],
  rows: rows.map((row) => [row]),
})

function screenCard(screen: Screen, snapshot: Snapshot): TableCard {
  const { income, spending, owned, owed, netWorth } = readHousehold(snapshot)
  if (screen === 'budget') {
    const { netSavings } = summarizeCashFlow(income.total, spending.total)
    const rows: [string, number][] = [
      [income.basis === 'gross' ? 'Income before tax' : 'Income', income.total],
      ['Expenses', spending.total],
      [income.basis === 'gross' ? 'Left over before tax' : 'Left over', netSavings],
    ]
    return moneyTable(
      'Budget Tracker',
      'Your own rows added up, a month; income minus expenses is left over.',
      '/budget',
      rows,
    )
  }
  if (screen === 'balanceSheet') {
    const rows: [string, number][] = [
      ['Assets', owned.total],
      ['Liabilities', owed.total],
      ['Net worth', netWorth],
    ]
    return moneyTable(
      'Balance Sheet',
      'All rows added up; net worth is assets minus liabilities.',
      '/balance-sheet',
      rows,
    )
  }
  if (screen === 'profile')
    return wordTable('Financial Profile', '/profile', [
      'see and change income, savings and debt',
      'set your risk tolerance and retirement age',
    ])
  return wordTable('Settings', '/settings', [
    'choose what leaves this machine',
    'change look, notifications and password',
    'delete your account',
  ])
}

/** 'Open my budget', 'where do I see that?' */
export function showScreen({ wording, dialogue, snapshot }: Scene): Move | null {
  const isIt = findKind(wording, { it: WHERE_IS_IT }) !== null
  const last = dialogue.focus[0]
  const screen = findKind(wording, table) ?? (isIt ? (last ? homes[last.change.kind] : 'profile') : null)
  if (screen === null) return null
  return { content: [vary(lines[screen], dialogue)], cards: [screenCard(screen, snapshot)] }
}
