import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import { byFormula, byWords } from '#advisor/grounding/figures.ts'

type Amounts = Readonly<Record<string, readonly [RecordedFigure['unit'], number]>>

const figures = (amounts: Amounts, source: RecordedFigure['source']) =>
  Object.fromEntries(
    Object.entries(amounts).map(([label, [unit, value]]) => [label, { label, unit, value, source }]),
  )

/** A sum of a test: inputs that were said, results that were worked out. */
export const sumRecord = (
  kind: string,
  inputs: Amounts,
  results: Amounts,
  { id = 's1', words = '', ...rest }: Partial<Pick<SumRecord, 'id' | 'words' | 'from'>> = {},
): SumRecord => ({
  id,
  kind,
  inputs: figures(inputs, byWords('so much')),
  results: figures(results, byFormula('so', [])),
  words,
  ...rest,
})
