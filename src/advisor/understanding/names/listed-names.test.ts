import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

const names = (text: string) =>
  talk([text])
    .snapshot.expenses.toReversed()
    .map(({ category }) => category)

test.each([
  ['rent 900, netflix, hulu, spotify, disney 62', ['Rent', 'Netflix, hulu, spotify, disney']],
  ['water, trash and sewer 110, electric 140', ['Water, trash and sewer', 'Electric']],
  ['streaming (netflix, hulu) 45, phone 80', ['Streaming', 'Phone']],
  ['rent 900 a month, groceries 400', ['Rent', 'Groceries']],
  ['phone 60, going out prob 300', ['Phone', 'Going out']],
  ['rent 1,350, after school for the little one 60 a week', ['Rent', 'After school']],
])('%s', (text, rows) => expect(names(text)).toEqual(rows))
