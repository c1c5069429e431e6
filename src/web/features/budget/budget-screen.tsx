import { useMemo, useState } from 'react'
import type { FinancialProfile } from '#contract/profile.ts'
import { summarizeBudget } from '#finance/budget.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { BudgetHeader } from './budget-header.tsx'
import { BudgetNotices } from './budget-notices.tsx'
import { EntriesTab } from './entries-tab.tsx'
import type { GoalTexts } from './entry-form.ts'
import { expenseKind, incomeKind } from './entry-kind.ts'
import { GoalsTab } from './goals-tab.tsx'
import { keep } from './kept-text.ts'
import { OverviewTab } from './overview-tab.tsx'
import { listMonths, type Month } from './select-entries.ts'
import { useBudgetEditor } from './use-budget-editor.ts'

const createTyped = () => ({
  expenseItems: keep({ label: '', amount: '' }),
  incomeItems: keep({ label: '', amount: '' }),
  goal: keep<GoalTexts | null>(null),
})

export function BudgetScreen({ profile, userId }: { profile: FinancialProfile; userId: number }) {
  const editor = useBudgetEditor(profile, userId)
  const { lists, put, remove } = editor
  const { expenseItems, incomeItems, financialGoalItems } = lists
  const [tab, setTab] = useState('overview')
  const [chosenMonth, setMonth] = useState<Month>(null)
  const [typed] = useState(createTyped)
  const months = useMemo(() => listMonths(expenseItems, incomeItems), [expenseItems, incomeItems])
  const month = chosenMonth !== null && months.includes(chosenMonth) ? chosenMonth : null
  const view = useMemo(() => ({ months, month, setMonth }), [months, month])
  const summary = useMemo(() => summarizeBudget(incomeItems, expenseItems), [incomeItems, expenseItems])

  return (
    <>
      <BudgetHeader
        onSave={editor.save}
        isSaving={editor.isSaving}
        hasUnsavedEdits={editor.hasUnsavedEdits}
      />
      <BudgetNotices editor={editor} />
      <Tabs
        label="Budget"
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: 'overview',
            label: 'Overview',
            content: <OverviewTab lists={lists} summary={summary} view={view} onOpenTab={setTab} />,
          },
          {
            value: 'expenses',
            label: 'Expenses',
            content: (
              <EntriesTab
                kind={expenseKind}
                entries={expenseItems}
                view={view}
                typed={typed.expenseItems}
                onPut={put}
                onRemove={remove}
              />
            ),
          },
          {
            value: 'income',
            label: 'Income',
            content: (
              <EntriesTab
                kind={incomeKind}
                entries={incomeItems}
                view={view}
                typed={typed.incomeItems}
                onPut={put}
                onRemove={remove}
              />
            ),
          },
          {
            value: 'goals',
            label: 'Goals',
            content: (
              <GoalsTab
                goals={financialGoalItems}
                summary={summary}
                typed={typed.goal}
                onPut={put}
                onRemove={remove}
              />
            ),
          },
        ]}
      />
    </>
  )
}
