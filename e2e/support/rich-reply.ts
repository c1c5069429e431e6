const formula = {
  kind: 'formula',
  formula: 'Amount left over each month, divided into what is owed, with interest added monthly',
  inputs: [
    { label: 'Owed on Visa', text: '$3,000.00' },
    { label: 'Left over a month', text: '$412.50' },
  ],
}

export const figures = [
  {
    id: 'f1',
    label: 'Time until the Visa is paid off',
    text: '8 months',
    unit: 'months',
    value: 8,
    source: formula,
  },
  {
    id: 'f2',
    label: 'Annual income',
    text: '$85,000',
    unit: 'money',
    value: 85_000,
    source: { kind: 'words', quote: 'I make 85k', messageId: 1, at: '2026-03-03T10:00:00.000Z' },
  },
  {
    id: 'f3',
    label: 'Owed on Visa',
    text: '$3,000.00',
    unit: 'money',
    value: 3000,
    source: { kind: 'row', list: 'liabilities', itemId: 7, name: 'Visa' },
  },
  {
    id: 'f4',
    label: 'Share to save',
    text: '20%',
    unit: 'percent',
    value: 20,
    source: { kind: 'rule', name: '50/30/20', text: 'Save at least a fifth of what comes in.' },
  },
  {
    id: 'f5',
    label: 'Debt',
    text: '$4,200',
    unit: 'money',
    value: 4200,
    source: { kind: 'profile', field: 'debt' },
  },
]

export const content =
  'Your <q>Visa</q> is gone in <data value="f1">8 months</data> if you put <data value="f4">20%</data> of <data value="f2">$85,000</data> aside. You owe <data value="f3">$3,000.00</data> of <data value="f5">$4,200</data>.'

const months = Array.from({ length: 24 }, (_, index) => [
  index + 1,
  Math.max(0, 60 - index * 2.5),
  412.5,
  Math.max(0, 3000 - index * 125),
])

export const table = {
  kind: 'table',
  title: 'Visa, month by month',
  formula: 'Interest is added to the opening balance, then the payment is taken off',
  open: '/balance-sheet',
  columns: [
    { label: 'Month', unit: 'count' },
    { label: 'Interest', unit: 'money' },
    { label: 'Paid', unit: 'money' },
    { label: 'Left', unit: 'money' },
  ],
  rows: months,
}

export const series = {
  kind: 'series',
  title: 'What is owed over time',
  formula: 'The two orders of paying off, with the same amount each month',
  open: '/balance-sheet',
  unit: 'money',
  step: 'month',
  from: 0,
  lines: [
    { label: 'Highest rate first', points: [9000, 7600, 6100, 4500, 2800, 1000, 0] },
    { label: 'Smallest debt first', points: [9000, 7700, 6300, 4800, 3200, 1500, 0] },
  ],
}

export const plan = {
  kind: 'plan',
  title: 'Your next steps',
  formula: 'Costliest first',
  open: null,
  steps: [
    {
      title: 'Pay off <q>Visa</q>',
      reason: 'It is free of interest in <data value="f1">8 months</data>.',
      open: '/balance-sheet',
    },
    { title: 'Save <data value="f4">20%</data>', reason: 'For what nobody plans.', open: '/budget' },
  ],
}

export const details =
  '<ul><li>Owed: <data value="f3">$3,000.00</data></li><li>Saved: <data value="f4">20%</data></li></ul><p>See your <a href="/budget">budget</a>.</p>'
