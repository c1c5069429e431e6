import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { formatTime } from '#web/lib/format-time.ts'
import type { Month } from './select-entries.ts'

export interface MonthView {
  months: string[]
  month: Month
  setMonth: (month: Month) => void
}

const ALL = 'all'

/** Chooses what is looked at; it never changes what is counted. */
export function MonthChooser({ view: { months, month, setMonth } }: { view: MonthView }) {
  if (months.length === 0) return null
  return (
    <Field label="Month shown" labelHidden className="min-w-36 flex-1 sm:w-44 sm:flex-none">
      <Select
        value={month ?? ALL}
        onChange={({ target }) => setMonth(target.value === ALL ? null : target.value)}
      >
        <option value={ALL}>All entries</option>
        {months.map((one) => (
          <option key={one} value={one}>
            {formatTime(`${one}-01`, 'month')}
          </option>
        ))}
      </Select>
    </Field>
  )
}

export function MonthNote({ view: { month, setMonth } }: { view: MonthView }) {
  if (month === null) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      Only the view is filtered to {formatTime(`${month}-01`, 'month')}; totals count all entries.
      <Button variant="link" size="sm" onClick={() => setMonth(null)}>
        Show all entries
      </Button>
    </p>
  )
}
