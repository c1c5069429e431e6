import type { QueryClient } from '@tanstack/react-query'
import { profile } from '#contract/profile.ts'
import { formatMoney } from '#finance/money.ts'
import { messageOf } from '#web/data/client.ts'
import { householdQuery } from '#web/data/household.ts'
import { profileQuery } from '#web/data/profile.ts'
import { callOrKeep } from '#web/data/waiting.ts'
import { announce } from '#web/lib/broadcast.ts'
import { announceKept } from '#web/offline/announce-kept.ts'
import { toast } from '#web/ui/toast-store.ts'
import { dayOf } from '#web/lib/format-time.ts'
import type { TypedExpense } from './read-expense.ts'

/** Puts one row first in the list of expenses; whatever else is there or is being edited stays as it is. */
export async function addExpense(client: QueryClient, { label, amount }: TypedExpense): Promise<void> {
  const stored = await client.fetchQuery({ ...profileQuery, staleTime: 0 })
  const rows = stored.otherData?.expenseItems ?? []
  const row = { id: Date.now(), category: label, amount, date: dayOf() }
  const text = `${label}, ${formatMoney(amount)} a month`
  const body = {
    otherData: { expenseItems: [row, ...rows] },
    version: stored.version,
    changed: { expenseItems: [row.id] },
  }
  try {
    const saved = await callOrKeep(`Expense: ${text}`, profile.save, { body })
    client.setQueryData(profileQuery.queryKey, saved)
    announce('profile')
    void client.invalidateQueries(householdQuery)
    toast({ title: 'Expense added', description: text })
  } catch (error) {
    if (announceKept(error)) return
    toast({
      variant: 'destructive',
      title: 'The expense was not added',
      description: messageOf(error, 'Please try again.'),
    })
  }
}
