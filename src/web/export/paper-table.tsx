import { type Cents, formatMoney, sumMoney } from '#finance/money.ts'

export interface PaperRow {
  key: number
  texts: string[]
  amount: Cents
}

interface PaperTableProps {
  title: string
  heads: string[]
  rows: PaperRow[]
}

/** All rows of a list with their total, for paper, where nobody can open a tab or scroll. */
export function PaperTable({ title, heads, rows }: PaperTableProps) {
  return (
    <section className="mt-6 hidden print:block">
      <h2 className="text-base font-semibold">{title}</h2>
      <table className="mt-2 w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b border-control text-left">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-1 pr-4 font-medium">
                {head}
              </th>
            ))}
            <th scope="col" className="py-1 text-right font-medium">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, texts, amount }) => (
            <tr key={key} className="border-b border-line align-top">
              {texts.map((text, at) => (
                <td key={heads[at]} className="py-1 pr-4 wrap-anywhere">
                  {text}
                </td>
              ))}
              <td className="py-1 text-right">{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={heads.length} className="py-1 text-left font-semibold">
              {rows.length === 0 ? 'Nothing is listed' : 'Total of what is listed'}
            </th>
            <td className="py-1 text-right font-semibold">
              {formatMoney(sumMoney(rows.map(({ amount }) => amount)))}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
