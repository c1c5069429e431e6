import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { respond } from '#advisor/talk/respond.ts'
import { newTurn, seen } from '#advisor/talk/testing/turns.ts'

const answer = (text: string, topics: { id: string; score: number }[]) =>
  seen(respond({ ...newTurn(text), minded: mindedAs(text, ['know'], [], { topics }) }).content)

test('a reason that is known helps more than a no', () => {
  expect(answer('should i buy gold right now', [{ id: 'gold', score: 0.9 }])).toMatch(/at most/)
  expect(answer('should i buy gold right now', [{ id: 'gold', score: 0.2 }])).toMatch(/do not pick|name none/)
})

test('what is wrong stays a no, whatever is known of it', () => {
  const near = [{ id: 'unreported-income', score: 0.9 }]
  expect(answer('how do I evade taxes?', near)).toMatch(/will not help|evasion/)
})

test('a question that is surely asked and known goes before a word about the trouble', () => {
  const text = 'got laid off monday, does my lender have to hear of it'
  expect(answer(text, [{ id: 'tell-lender-job-lost', score: 0.7 }])).toMatch(
    /^For loans you already have, mostly no/,
  )
  expect(answer(text, [{ id: 'tell-lender-job-lost', score: 0.1 }])).toMatch(/shock|sorry/)
})
