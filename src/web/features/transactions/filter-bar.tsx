import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { moneyAccountsQuery } from '#web/data/transactions.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { formatDay } from '#web/lib/format-time.ts'
import type { View } from './use-view.ts'

const kinds = [
  { value: 'out', label: 'Money out' },
  { value: 'in', label: 'Money in' },
  { value: 'transfer', label: 'Transfers' },
  { value: 'open', label: 'Without category' },
]

export function FilterBar({ view, categories }: { view: View; categories: string[] }) {
  const { filter, setFilter } = view
  const accounts = useQuery(moneyAccountsQuery)
  const bar = useRef<HTMLDivElement>(null)
  /** Clearing starts the search field anew: what was typed there would search again. */
  const [round, setRound] = useState(0)
  useSlashToSearch(bar)
  const search = (text: string) => {
    if (text !== (filter.search ?? '')) setFilter({ search: text })
  }
  function clear() {
    setRound(round + 1)
    view.clear()
  }
  return (
    <div ref={bar} className="grid gap-3 print:hidden sm:grid-cols-[2fr_1fr_1fr_1fr]">
      <SearchField
        key={round}
        label="Search transactions"
        placeholder="Search payee or note ( / )"
        startsWith={filter.search ?? ''}
        onSearch={search}
      />
      <Choice
        label="Category"
        all="All categories"
        value={filter.category}
        onChange={(category) => setFilter({ category })}
      >
        {withChosen(categories, filter.category).map((name) => ({ value: name, label: name }))}
      </Choice>
      <Choice
        label="Account"
        all="All accounts"
        value={filter.accountId?.toString()}
        onChange={(accountId) => setFilter({ accountId })}
      >
        {(accounts.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      </Choice>
      <Choice label="Kind" all="In and out" value={filter.kind} onChange={(kind) => setFilter({ kind })}>
        {kinds}
      </Choice>
      {view.isFiltered && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-ink-muted sm:col-span-4">
          {filter.from && filter.to && `${formatDay(filter.from)} to ${formatDay(filter.to)}`}
          <Button variant="link" size="sm" onClick={clear}>
            Clear filters
          </Button>
        </p>
      )}
    </div>
  )
}

/** A category of an address that no row has any more is still shown as chosen. */
const withChosen = (categories: string[], chosen: string | undefined) =>
  chosen === undefined || categories.includes(chosen) ? categories : [chosen, ...categories]

interface ChoiceProps {
  label: string
  all: string
  value: string | undefined
  onChange: (value: string | null) => void
  children: { value: string; label: string }[]
}

function Choice({ label, all, value, onChange, children }: ChoiceProps) {
  return (
    <Field label={label} labelHidden>
      <Select
        value={value ?? 'all'}
        onChange={({ target }) => onChange(target.value === 'all' ? null : target.value)}
      >
        <option value="all">{all}</option>
        {children.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** '/' goes to the search, unless somebody is typing. */
function useSlashToSearch(bar: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog')
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      bar.current?.querySelector('input')?.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [bar])
}
