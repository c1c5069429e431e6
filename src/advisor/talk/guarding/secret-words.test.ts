import { expect, test } from 'vitest'
import { tellsSecret } from './secret-words.ts'

test.each([
  'my routing nr is 021000021 and account 4417 0092',
  'card number 4111 1111 1111 1111',
  'my ssn is 078-05-1120',
  'the password is hunter2',
])('%s is told', (text) => expect(tellsSecret(text)).toBe(true))

test.each([
  'should i open a new savings account at 4.3%?',
  'i have 4,200 on my card at 24%',
  'social security at 62 or 67',
  'what is a routing fee',
  'the caller has my account number now, what do i do',
  'a text about a parcel wants my card number',
  'she gave them the last 4 of her ssn. how do we freeze her credit',
])('%s is none', (text) => expect(tellsSecret(text)).toBe(false))
