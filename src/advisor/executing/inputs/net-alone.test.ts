import { expect, test } from 'vitest'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { netAlone } from './net-alone.ts'

const find = (text: string, told: string, takeHome = 990_000) => {
  const snapshot = emptySnapshot()
  snapshot.profile.takeHome = takeHome
  return netAlone(text, snapshot, hearNumbers(told, readNumbers(told)))?.value
}

test.each([
  ['could we live on just mine?', 'rent is 2150, i bring home 5650 and she gets 4250', 5650],
  ['could we live on only her pay', 'rent is 2150, i bring home 5650 and she gets 4250', 4250],
  ['can we get by on his income alone', 'he takes home 4,250 a month and I take home 5,650', 4250],
  ['could we live on just mine?', 'my husband clears 4,250 and my check is 5,650', 5650],
  // Of two that do not make what is kept nothing is known.
  ['could we live on just mine?', 'i bring home 5650 and she gets 4000', undefined],
  ['could we live on that?', 'i bring home 5650 and she gets 4250', undefined],
])('%s after %s', (text, told, pay) => expect(find(text, told)).toBe(pay))
