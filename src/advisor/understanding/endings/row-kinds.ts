import type { StoredRow } from './stored-rows.ts'

const isOwed = ({ from }: StoredRow) => from === 'liability'

/** Words for a kind of row, and which rows they may mean. */
const kinds: [RegExp, (row: StoredRow) => boolean][] = [
  [/^cards?$/, ({ category }) => category === 'Credit Cards'],
  [/^(?:loans?|note|financing)$/, (row) => isOwed(row) && row.category !== 'Credit Cards'],
  [/^payments?$/, ({ from, name }) => from === 'expense' && /\b(?:payment|note|loan|plan)\b/i.test(name)],
  [/^mortgages?$/, ({ category }) => category === 'Mortgage'],
  [/^(?:car|vehicle)$/, ({ category }) => category === 'Vehicles' || category === 'Auto Loans'],
  [/^bike$/, ({ name }) => /\b(?:motorcycle|harley)\b/i.test(name)],
  [/^(?:house|home|place)$/, ({ category }) => category === 'Real Estate' || category === 'Mortgage'],
  [/^(?:hospital|doctor|dentist|clinic)$/, ({ category }) => category === 'Medical Debt'],
]

/** 'The loan', 'both cards': rows named by their kind; in the singular only where one row of a list can be meant. */
export function rowsOfKind(word: string, rows: readonly StoredRow[]): StoredRow[] {
  const isMeant = kinds.find(([words]) => words.test(word))?.[1]
  if (!isMeant) return []
  const alike = rows.filter(isMeant)
  const written = alike.filter(({ name }) => name.toLowerCase().includes(word.replace(/s$/, '')))
  const found = written.length > 0 ? written : alike
  return word.endsWith('s')
    ? found
    : found.filter((row) => found.filter(({ from }) => from === row.from).length === 1)
}
