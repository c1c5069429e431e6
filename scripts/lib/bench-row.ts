/** One line of the table that `npm run bench` prints. */
export interface BenchRow {
  figure: string
  value: string
  limit: string
  ok: boolean
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 === 0 ? [sorted[middle - 1], sorted[middle]] : [sorted[middle], sorted[middle]]
  return (low + high) / 2
}

/** '168 ms (151 to 203)': the median and how far the runs lay apart. */
export function describeRuns(values: number[], unit: string, digits = 0): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return `${median(values).toFixed(digits)} ${unit} (${least.toFixed(digits)} to ${most.toFixed(digits)})`
}
