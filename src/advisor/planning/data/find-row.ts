/** Words that many rows share, and which therefore name none of them. */
const common = new Set(
  (
    'loan loans card cards account accounts fund funds goal goals my the our a an of for and to in at debt ' +
    'payment credit savings saving money new bank balance plan'
  ).split(' '),
)

export function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/['’()]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
}

/** How clearly a text names a row: 1 in full, less when only the telling part of its name is said, 0 not at all. */
export const namedBy = (text: string, name: string): number => namesIn(text)(name)

/** The same for many rows: the text is cut into words once. */
export function namesIn(text: string): (name: string) => number {
  const said = ` ${plainWords(text).join(' ')} `
  return (name) => {
    const words = plainWords(name)
    if (words.length === 0) return 0
    if (said.includes(` ${words.join(' ')} `)) return words.every((word) => common.has(word)) ? 0.6 : 1
    const telling = words.filter((word) => !common.has(word))
    const found = telling.filter((word) => said.includes(` ${word} `))
    return telling.length === 0 ? 0 : (0.9 * found.length) / telling.length
  }
}

/** The row that a text names most clearly; null when none is, or two are alike. */
export function findRow<Row>(text: string, rows: readonly Row[], nameOf: (row: Row) => string): Row | null {
  const clarityOf = namesIn(text)
  const ranked = rows
    .map((row) => ({ row, clarity: clarityOf(nameOf(row)) }))
    .filter(({ clarity }) => clarity >= 0.45)
    .toSorted((a, b) => b.clarity - a.clarity)
  const [first, second] = ranked
  if (!first || (second && second.clarity === first.clarity && nameOf(second.row) !== nameOf(first.row)))
    return null
  return first.row
}

/** Every row that a text names. */
export function findRows<Row>(text: string, rows: readonly Row[], nameOf: (row: Row) => string): Row[] {
  const clarityOf = namesIn(text)
  return rows.filter((row) => clarityOf(nameOf(row)) >= 0.45)
}
