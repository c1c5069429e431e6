import { expect, test } from 'vitest'
import type { Dialogue } from '#advisor/dialogue.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { respond } from './respond.ts'
import { fullSnapshot, newTurn, seen } from './testing/turns.ts'

const owing = (rate: number) => ({
  ...fullSnapshot,
  liabilities: fullSnapshot.liabilities
    .slice(0, 1)
    .map((one) => ({ ...one, name: 'Loans', amount: 2_340_000, interestRate: rate, minimumPayment: 25_700 })),
})

const answer = (text: string, rate = 5.8, dialogue: Partial<Dialogue> = {}) => {
  const turn = newTurn(text, { dialogue, snapshot: owing(rate) })
  return seen(respond({ ...turn, minded: mindedAs(text, ['debt-order']) }).content)
}

test.each([
  'extra on the loans or the 401k match?',
  'which one first, extra on the loans or the 401k',
  'is it smarter to hit the loan harder or max the 403b',
  "i'm not borrowing from my 401k lol. which one first, the loans or the 401k?",
  'isnt the match better than paying off the 5.8',
])('what an employer adds comes first: %s', (text) => {
  expect(answer(text)).toMatch(/employer matches it, the plan at work comes first.* 5\.8%/)
})

test.each(['pay down the loans or put money in my sep ira?', 'should i do the roth ira or the loan first'])(
  'without a match the rate decides: %s',
  (text) => {
    expect(answer(text, 5.2)).toMatch(/^The retirement account, by a little/)
    expect(answer(text, 22)).toMatch(/^.?Loans.? first: at 22%/)
  },
)

test.each([
  'should i borrow from my 401k for the loans or not?',
  'should i cash out the 401k or pay the loans monthly',
])('who takes money out chooses between other things: %s', (text) => {
  expect(answer(text)).not.toMatch(/plan at work comes first/)
})

test('without pay the cash is kept', () => {
  const jobless = { feeling: 'jobloss' }
  const first = answer('which one first? or just mins on everything til i get a job', 26, jobless)
  expect(first).toMatch(/^Only the minimums, \$257 a month, until pay comes in again/)
  const again = answer('but shouldnt i hang on to the cash', 26, { ...jobless, lastContent: first })
  expect(again).toMatch(/^Yes, hold on to the cash/)
  expect(answer('which one first?', 26)).toMatch(/26%/)
})
