import { expect, test } from 'vitest'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import type { Figure } from '#contract/figures.ts'
import type { WrongAnswer } from '#contract/wrong-answers.ts'
import { traceAnswer } from './trace-answer.ts'
import { writeCases } from './write-cases.ts'

const figure: Figure = {
  id: 'f1',
  label: 'Months',
  text: '17 months',
  unit: 'months',
  value: 17,
  source: {
    kind: 'formula',
    formula: 'payments until nothing is owed',
    inputs: [{ label: 'Rate', text: '22%' }],
  },
}

const text = 'how long for {6,000} at 22%\npaying 250 on my Visa'
const trace = traceAnswer({
  text,
  snapshot: {
    ...emptySnapshot('2026-11-15'),
    birthYear: 1980,
    income: [{ id: 1, source: 'pay; two', amount: 520_000, date: '2026-01-01' }],
  },
  minded: mindedAs(
    text,
    ['payoff-time'],
    ['balance', 'rate', { slot: 'payment', role: 'F', what: 'expense' }],
    {
      from: 's1',
      inputs: [
        { slot: 'rate', value: { kind: 'row', row: { list: 'liabilities', id: 1, name: 'My Visa' } } },
      ],
      wanted: 'interest',
    },
  ),
  facts: [],
  figures: [figure],
})

const answer: WrongAnswer = {
  id: 7,
  messageId: 9,
  at: '2026-03-01T12:00:00.000Z',
  kind: 'figure',
  text: 'Too long\n== no case',
  right: '',
  question: text,
  answer: '17 months.',
  trace,
}

async function write(answers: WrongAnswer[]) {
  const pieces = await Array.fromAsync(writeCases(answers))
  return pieces
    .join('')
    .split('\n')
    .filter((line) => !line.startsWith('# A') && !line.startsWith('# They'))
}

test('a case has what is known, the marked message, what was read and the correction as remarks', async () => {
  expect(await write([answer])).toEqual([
    '== wrong-7 the figure',
    '# marked: 2026-03-01, the figure',
    String.raw`# wrong: Too long\n== no case`,
    '# answered: 17 months.',
    '# sum: Months 17 months: payments until nothing is owed (Rate 22%)',
    'known: income pay two 5200; age 46',
    String.raw`> how long for ({6,000|S balance}) at {22%|S rate}\npaying {250|F payment|expense} on my Visa`,
    '# = payoff-time from s1 rate=r:My_Visa -> interest',
    '',
  ])
})

test('a case of a mind that said nothing has the bare message', async () => {
  const silent = traceAnswer({ text, snapshot: emptySnapshot(), minded: null, facts: [], figures: [] })
  expect(silent).toMatchObject({ readings: [], known: [], sums: [] })
  expect(await write([{ ...answer, trace: silent }])).toContain(
    String.raw`> how long for (6,000) at 22%\npaying 250 on my Visa`,
  )
})
