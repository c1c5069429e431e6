import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { planRoom } from './plan-room.ts'

const read = (text: string) => {
  const action = planRoom(text, mindedAs(text, []), [])
  return action && [action.intent, ...action.inputs.map(({ slot }) => slot)]
}

test.each([
  ['my 401k has 9k from this year, how much more can i put in', ['plan-room', 'paid']],
  ['whats the most i can put in a sep on 60k profit', ['sep-room', 'net']],
  ['how much could go in a sep ira', ['sep-room']],
  ['i paid 9k on the loan, how much more do i have to put in', null],
  ['what is a sep ira', null],
  ['ive already put in 7k this year, how much more can i do', ['plan-room', 'paid']],
  ['how much is maxing out an ira each month', ['plan-most']],
  ['they told me to max my 401k, what is that per check', ['plan-most']],
  ['im 56, what is maxing out an ira each month', ['plan-most', 'age']],
  ['whats maxing a 401k per month', ['plan-most']],
  ['how much would it take to max my 403b', ['plan-most']],
  ['how much should i put in, is it smart to max my card', null],
  ['i maxed my roth, what does it earn a month', null],
  ['i maxed my card, how much is that a month', null],
  ['already put in 7k this year to the hsa, how much more can i', null],
])('%s', (text, action) => expect(read(text)).toEqual(action))
