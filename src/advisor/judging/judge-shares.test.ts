import { expect, test } from 'vitest'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { judge, share } from './testing/judged-words.ts'

test('what is drawn from savings in a year is held against the rule for that', () => {
  const words = 'if i pull 800 a month out of the ira what percent is it a year'
  expect(judge(share(3.1, words), 'is that ok')).toMatch(/^Yes, 3\.1% a year is within .* 4% a year/)
  expect(judge(share(7, words), 'is that too much')).toMatch(/^Yes, 7% a year is more than/)
})

test('a share of what was worked out as pay is a share of pay', () => {
  const words = 'i get 17.50 an hour, 32 hours a week. whats that a month'
  const pay = sumRecord('product', {}, { total: ['money', 242_700] }, { id: 's0', words })
  const of = sumRecord(
    'share',
    { part: ['money', 89_000], whole: ['money', 242_700] },
    { percent: ['percent', 36.7] },
    { words: 'how many percent goes to living there' },
  )
  expect(judge(of, 'is that too much', emptySnapshot(), [pay])).toMatch(/housing/)
  expect(judge(of, 'is that too much')).toMatch(/^It depends/)
})
