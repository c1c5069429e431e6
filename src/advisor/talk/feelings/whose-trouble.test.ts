import { expect, test } from 'vitest'
import { findSufferer, speakOf } from './whose-trouble.ts'

const spoken = (text: string) => {
  const sufferer = findSufferer(text)
  return sufferer && speakOf('They should ask. Help them with their forms.', sufferer)
}

test.each([
  ['my mom got laid off and she doesnt know what to do', 'She should ask. Help her with her forms.'],
  [
    'it was target gift cards. she feels so stupid and wont stop crying',
    'She should ask. Help her with her forms.',
  ],
  ['my boyfriend lost his job', 'He should ask. Help him with his forms.'],
  ['My best friend just got scammed', 'They should ask. Help them with their forms.'],
  ['what should he do first', 'He should ask. Help him with his forms.'],
  ['my parents are behind on their mortgage', 'They should ask. Help them with their forms.'],
])('somebody else: %s', (text, said) => expect(spoken(text)).toBe(said))

test.each([
  'I got laid off today.',
  'my wife left me',
  'i feel like a failure honestly',
  'my husband and i both lost our jobs and we are behind',
  'my boss fired me',
  'they fired me this morning',
  'they gave me 2 weeks pay and a box',
  'my brother wants to borrow 5000',
  'i relapsed. lost 3,800 in one weekend and my wife doesnt know',
  'i moved back in with my dad, he has dementia. im 48 and kind of scared',
  'my grandson lives with me, my daughter cant take care of him right now',
  'she is sick and i cannot go now. it hurts',
  'i miss him. i just feel so lost',
])('the writer: %s', (text) => expect(findSufferer(text)).toBeNull())

test('a relative who asks for money is the one in trouble', () => {
  expect(findSufferer('my brother asked me for 3k again, its sports betting')).not.toBeNull()
  expect(findSufferer('i asked my brother for 3k')).toBeNull()
})
