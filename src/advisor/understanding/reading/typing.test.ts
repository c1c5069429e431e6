import { expect, test } from 'vitest'
import { readQuantities } from './quantities.ts'
import { straighten, tokenize } from './tokens.ts'
import { kindOf } from './typing.ts'

const kinds = (text: string) => {
  const tokens = tokenize(straighten(text))
  return readQuantities(tokens).map((quantity) => kindOf(tokens, quantity))
}

test.each([
  ['I have $500', ['money']],
  ['I make 85k', ['money']],
  ['I owe 5200 on my card', ['bare']],
  ['about 4,000', ['money']],
  ['45k in my 401(k)', ['money', 'account']],
  ['my 401k has 31,000', ['account', 'money']],
  ['403b and 457 plans', ['account', 'account']],
  ["I'm 34, married", ['age']],
  ['retire at 65.', ['age']],
  ['33m here', ['age']],
  ['my 6 year old', ['age']],
  ['in 20 years', ['duration']],
  ['a 30-year mortgage', ['duration']],
  ['since 2019', ['year']],
  ['we live at 1350 Oak Street', ['identifier']],
  ['room 412', ['identifier']],
  ['1350 Rent', ['bare']],
  ['a 2015 Civic', ['year']],
  ['by 2029', ['year']],
  ['alimony til 2031', ['year']],
  ['covered through 2034', ['year']],
  ['I ran 26 miles', ['measure']],
  ['my dog is 11 and costs 70', ['age', 'bare']],
  ['my dog is 70 a month', ['bare']],
  ['my hours were just dropped to 22', ['duration']],
  ['two kids and 3 dogs', ['count', 'count']],
  ['at 7:30 pm', ['time', 'time']],
  ['split 50/50', ['ratio', 'ratio']],
  ['on March 3', ['date']],
  ['the 15th', ['ordinal']],
  ['zip code is 90210', ['identifier']],
  ['call me at 415-555-0134', ['identifier', 'identifier']],
  ['or (415) 555-0134', ['identifier', 'identifier', 'identifier']],
  ['rent is 1,100-1,300', ['money']],
  ['my score is 720', ['identifier']],
  ['5,540 on the card at 25.49', ['money', 'percent']],
  ['4,310 @ 29.24', ['money', 'percent']],
  ['debt 2.3k apr 27.99', ['money', 'percent']],
  ['40 hours at 25.50', ['duration', 'money']],
  ['300 shares at 25.49', ['count', 'money']],
  ['the other place is 20/hr', ['bare']],
  ['5,540 at 25.49 an hour', ['money', 'money']],
  ['at 24.99%', ['percent']],
  ['I do 14 on 14 off', ['duration', 'duration']],
  ["that's 2031", ['year']],
  ["that's 2031 a month", ['bare']],
  ["that's 2050", ['bare']],
  ['<p>%20rent%20is%20$1,200', ['money']],
  ['up 5%20 minutes ago', ['percent', 'duration']],
])('%s', (text, expected) => expect(kinds(text)).toEqual(expected))
