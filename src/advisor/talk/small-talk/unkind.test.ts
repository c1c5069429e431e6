import { expect, test } from 'vitest'
import { isUnkind } from './unkind.ts'

test.each([
  ['my cat died', 'Pets are family.', true],
  ['my uncle dropped dead last year', 'That’s good to hear!', true],
  ['my uncle passed away', 'I’m so sorry for your loss.', false],
  ['the car died', 'Cars do that.', false],
  ['i have a cat', 'Pets are family.', false],
])('%s: %s', (text, short, unkind) => expect(isUnkind(text, { short })).toBe(unkind))
