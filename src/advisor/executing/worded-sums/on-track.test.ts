import { expect, test } from 'vitest'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { onTrack } from './on-track.ts'

const saver: Snapshot = {
  ...unknownPerson,
  profile: { ...unknownPerson.profile, income: 7_200_000 },
  assets: [
    { id: 1, name: '401k', value: 9_000_000, category: 'Retirement Accounts', notes: null, updatedAt: '' },
  ],
}
const told = "i'm 44 and make 72k"
const heard = hearNumbers(told, readNumbers(told))
const asked = (text: string, snapshot = saver) =>
  onTrack(text, readNumbers(text), { sums: [], snapshot, heard })?.intent

test('who asks whether they are behind hears what is there for later, where age, pay and savings are known', () => {
  expect(asked('so are we on track?')).toBe('retirement-projection')
  expect(asked('what should i have saved by now')).toBe('retirement-projection')
  expect(asked('am i behind', unknownPerson)).toBeUndefined()
  expect(asked('could we be done at 61')).toBe('retirement-projection')
  expect(asked('can i stop paying for it at 61')).toBeUndefined()
})

test('nobody is behind with retirement who is behind with the rent', () =>
  expect(asked('am i behind on rent if i pay monday')).toBeUndefined())
