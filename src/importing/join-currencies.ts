/** 'CAD$', 'USD$': a column for the amounts of one currency. */
const OF_ONE = /^\s*([A-Z]{3})\$\s*$/i

/**
 * Banks that keep accounts in two currencies write a column for each, of which a row fills one: they become one column
 * of amounts, and one that names the currency.
 */
export function joinCurrencies(header: string[], rows: string[][]): { header: string[]; rows: string[][] } {
  const codes = header.map((name) => OF_ONE.exec(name)?.[1]?.toUpperCase())
  const places = [...codes.keys()].filter((at) => codes[at] !== undefined)
  if (places.length < 2) return { header, rows }
  const rest = [...header.keys()].filter((at) => codes[at] === undefined)
  const pick = (cells: string[]) => rest.map((at) => cells[at] ?? '')
  return {
    header: [...pick(header), 'Amount', 'Currency'],
    rows: rows.map((row) => {
      const filled = places.filter((at) => (row[at] ?? '').trim() !== '')
      // With both filled it would be one amount in two currencies, and we cannot choose.
      const at = filled.length === 1 ? filled[0] : undefined
      return at === undefined ? [...pick(row), '', ''] : [...pick(row), row[at] ?? '', codes[at] ?? '']
    }),
  }
}
