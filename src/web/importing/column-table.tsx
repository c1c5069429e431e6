/* oxlint-disable react/no-array-index-key -- the columns and rows of a file are told apart by their places alone */
import { type ColumnRole, columnRoles } from '#importing/read-table.ts'
import { Select } from '#web/ui/select.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import type { FileView } from './worker-messages.ts'

const names: Record<ColumnRole, string> = {
  date: 'Date',
  amount: 'Amount',
  debit: 'Money out',
  credit: 'Money in',
  direction: 'In or out',
  payee: 'Payee',
  memo: 'Note',
  category: 'Category',
  account: 'Account',
  balance: 'Balance',
  id: "Bank's number",
  status: 'Status',
  currency: 'Currency',
}

interface ColumnTableProps {
  view: FileView
  onChange: (roles: (ColumnRole | null)[]) => void
}

/** The file as it is, with what each column was taken for. A role that is chosen anew leaves its old column. */
export function ColumnTable({ view: { header, cells, mapping, questions }, onChange }: ColumnTableProps) {
  const isOpen = questions.some(({ kind }) => kind === 'column')
  function choose(at: number, role: ColumnRole | null) {
    onChange(mapping.roles.map((known, place) => (place === at ? role : known === role ? null : known)))
  }
  return (
    <details open={isOpen} className="min-w-0 rounded-card border border-line px-4 open:pb-3">
      <summary className="py-3 text-sm font-medium">The columns of the file</summary>
      <Table caption="The columns of the file">
        <thead>
          <tr>
            {header.map((name, at) => (
              <HeadCell key={at} className="min-w-36 align-top">
                <span className="mb-1 block max-w-40 truncate">{name || `Column ${at + 1}`}</span>
                <Select
                  aria-label={`What is in ${name || `column ${at + 1}`}?`}
                  value={mapping.roles[at] ?? 'none'}
                  onChange={({ target }) =>
                    choose(at, columnRoles.find((role) => role === target.value) ?? null)
                  }
                >
                  <option value="none">Not needed</option>
                  {columnRoles.map((role) => (
                    <option key={role} value={role}>
                      {names[role]}
                    </option>
                  ))}
                </Select>
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, at) => (
            <tr key={at}>
              {header.map((_, place) => (
                <Cell key={place} className="max-w-48 truncate whitespace-nowrap">
                  {row[place]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}
