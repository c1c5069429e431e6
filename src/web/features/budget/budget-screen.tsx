import { useMemo, useState } from 'react'
import type { FinancialProfile } from '#contract/profile.ts'
import { summarizeBudget } from '#finance/budget.ts'
import { useHashTab } from '#web/lib/use-hash-tab.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { BudgetHeader } from './budget-header.tsx'
import { BudgetNotices } from './budget-notices.tsx'
import { CategoryColours } from './category-dot.tsx'
import type { GoalTexts } from './entry-form.ts'
import { expenseKind, incomeKind } from './entry-kind.ts'
import { keep } from './typed-value.ts'
import { IncomeBasisQuestion } from './income-basis-question.tsx'
import { PrintView } from './print-view.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { listMonths, type Month } from './select-entries.ts'
import { useBudgetEditor } from './use-budget-editor.ts'
import { useColours } from './use-colours.ts'
import { useDerived } from './use-derived.ts'

const loading = <SkeletonRows count={3} />
const ExpensesTab = lazyPart(
  async () => (await import('./entries-tab.tsx')).EntriesTab<'expenseItems'>,
  loading,
)
const IncomeTab = lazyPart(async () => (await import('./entries-tab.tsx')).EntriesTab<'incomeItems'>, loading)
const GoalsTab = lazyPart(
  async () => (await import('./goals-tab.tsx')).GoalsTab,
  <SkeletonRows count={3} label="Loading goals" />,
)

const createTyped = () => ({
  expenseItems: keep({ label: '', amount: '' }),
  incomeItems: keep({ label: '', amount: '' }),
  goal: keep<GoalTexts | null>(null),
})

export function BudgetScreen({ profile, userId }: { profile: FinancialProfile; userId: number }) {
  const editor = useBudgetEditor(profile, userId)
  const { lists, put, remove } = editor
  const { expenseItems, incomeItems, financialGoalItems } = lists
  // '/budget#goals' opens there.
  const [tab, setTab] = useHashTab(['expenses', 'income', 'goals'], 'overview')
  const [payAsked, setPayAsked] = useState(0)
  const [chosenMonth, setMonth] = useState<Month>(null)
  const [typed] = useState(createTyped)
  const months = useMemo(() => listMonths(expenseItems, incomeItems), [expenseItems, incomeItems])
  const month = chosenMonth !== null && months.includes(chosenMonth) ? chosenMonth : null
  const view = useMemo(() => ({ months, month, setMonth }), [months, month])
  const derived = useDerived(lists, profile.incomeBasis)
  const summary = useMemo(
    () => summarizeBudget([...incomeItems, ...derived.income], [...expenseItems, ...derived.expenses]),
    [incomeItems, expenseItems, derived],
  )

  const colourOf = useColours(expenseItems)

  function openTab(next: string) {
    setPayAsked(0)
    setTab(next)
  }
  function askForPay() {
    typed.incomeItems.write({ label: 'Salary', amount: '' })
    setPayAsked((times) => times + 1)
    setTab('income')
  }

  return (
    <CategoryColours value={colourOf}>
      <BudgetHeader
        onSave={editor.save}
        isSaving={editor.isSaving}
        hasUnsavedEdits={editor.hasUnsavedEdits}
      />
      <BudgetNotices editor={editor} tab={tab} />
      <IncomeBasisQuestion derived={derived} />
      <div className="print:hidden">
        <Tabs
          label="Budget"
          value={tab}
          onValueChange={openTab}
          items={[
            {
              value: 'overview',
              label: 'Overview',
              content: (
                <OverviewTab
                  lists={lists}
                  derived={derived}
                  summary={summary}
                  view={view}
                  onOpenTab={openTab}
                  onSetPay={askForPay}
                />
              ),
            },
            {
              value: 'expenses',
              label: 'Expenses',
              content: (
                <ExpensesTab
                  kind={expenseKind}
                  entries={expenseItems}
                  derived={derived.expenses}
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
                <IncomeTab
                  key={payAsked}
                  kind={incomeKind}
                  entries={incomeItems}
                  derived={derived.income}
                  basis={derived.basis}
                  onSetPay={askForPay}
                  startsAtAmount={payAsked > 0}
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
                  derived={derived}
                  typed={typed.goal}
                  onPut={put}
                  onRemove={remove}
                />
              ),
            },
          ]}
        />
      </div>
      <PrintView lists={lists} />
    </CategoryColours>
  )
}
