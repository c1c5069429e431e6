import { expect, test } from 'vitest'
import { lines } from './testing/lines.ts'
import { type Answer, readAnswer } from './read-answer.ts'

const wordings: Record<Answer, string[]> = {
  yes: lines(`
  yes
  Yes.
  yep
  Yeah, that is right
  yup thats it
  Correct!
  exactly
  sure
  Y
  ok
  OK, save it
  that's right
  It is.
  yes it is
  yes please
  right
  you got it
  👍
  yesss
  Absolutely
  I do
  uh huh
  sounds right
  Yes, go ahead
  thats correct
  corect
  of course
  i think so
  please save that
`),
  no: lines(`
  no
  No.
  nope
  nah
  that's wrong
  no, thats not right
  Not really
  No way
  n
  wrong
  incorrect
  it isn't
  no thanks
  don't save it
  never mind
  no it is not
  👎
  definitely not
  I don’t
  nothing
  none
  Forget it
  I don't think so
  none at all
  nooo
  not mine
  cancel that
`),
  skip: lines(`
  skip
  Skip that one
  pass
  I'd rather not say
  i don't know
  idk
  no idea
  Not sure
  later
  rather not
  prefer not to say
  I don't remember
  dunno
  next question please
  that's private
  move on
  I do not want to answer that
  no clue
  maybe later
  I haven't decided yet
  none of your business
  hard to say
`),
  correction: lines(`
  no, 12,500
  No it's 11k
  actually 90k
  close, but it is 13,000
  more like 4200
  not 85, 58
  make it 3,000
  Sorry, I meant 1,450
  no, it is my Mastercard
  nope thats for the car
  almost: 12,340.50
  yes but its 13k now
  should be 24.99%
  oops typo, 72,000
  No, that is my student loan.
  wait it's 500
`),
}

const cases = Object.entries(wordings).flatMap(([answer, texts]) => texts.map((text) => [text, answer]))

test.each(cases)('%s means %s', (text, answer) => {
  expect(readAnswer(text)).toBe(answer)
})

test.each([
  'about 4,000',
  'I owe 12k on my Visa and 3k on the car',
  'What is my net worth?',
  'my rent is 1450',
  'hello there',
  'yes I make 85k and my wife makes 60k',
  'no debt except the car loan',
  'The right approach is to pay the card first',
  'Medium',
  '',
  '???',
])('%s is no plain answer', (text) => {
  expect(readAnswer(text)).toBeNull()
})
