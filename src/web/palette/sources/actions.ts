import { Keyboard, MessageCircle, Plus } from 'lucide-react'
import { formatMoney } from '#finance/money.ts'
import { isTurnRunning, newMessage, sendMessage } from '#web/data/chat-turn.ts'
import { addText } from '#web/data/draft.ts'
import { addExpense } from '#web/palette/add-expense.ts'
import { type Command, matchesTyped, type Source, type Surroundings } from '#web/palette/command.ts'
import { openPalette } from '#web/palette/palette-state.ts'
import { readExpense } from '#web/palette/read-expense.ts'

/** What can be done from anywhere, with what is typed or without. */
export const actions: Source = {
  title: 'Do',
  list: (typed, surroundings) => [
    ...expenseCommands(typed, surroundings),
    ...askCommands(typed, surroundings),
    ...(matchesTyped(typed, 'Keyboard shortcuts') ? [showKeys] : []),
  ],
}

const showKeys: Command = {
  key: 'keys',
  label: 'Keyboard shortcuts',
  Icon: Keyboard,
  run: () => openPalette('keys'),
}

function expenseCommands(typed: string, { client, go }: Surroundings): Command[] {
  const expense = readExpense(typed)
  if (expense) {
    const label = `Add the expense ${expense.label}, ${formatMoney(expense.amount)} a month`
    return [{ key: 'expense', label, Icon: Plus, run: () => addExpense(client, expense) }]
  }
  if (!matchesTyped(typed, 'Add an expense')) return []
  const hint = 'or type it: coffee 40'
  return [{ key: 'expense', label: 'Add an expense', hint, Icon: Plus, run: () => go('/budget#expenses') }]
}

function askCommands(typed: string, { client, user, go }: Surroundings): Command[] {
  const text = typed.trim()
  if (text === '')
    return [{ key: 'ask', label: 'Ask the advisor', Icon: MessageCircle, run: () => go('/chat') }]
  const ask = () => {
    // One answer at a time: what comes too early waits in the input.
    if (isTurnRunning()) addText(user.id, text)
    else void sendMessage(client, user.id, newMessage(client, text))
    go('/chat')
  }
  return [{ key: 'ask', label: `Ask the advisor: “${text}”`, Icon: MessageCircle, run: ask }]
}
