import { expect, test } from 'vitest'
import { makeSum } from '#advisor/executing/testing/made-sum.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'

const told = {
  ...unknownPerson,
  profile: { ...unknownPerson.profile, income: 7_200_000 },
  takeHome: { amount: 460_000, isAside: false },
}

test.each([
  ['what percent of my paycheck is the rent of 1,500', 460_000],
  ['what percent of my pay is the rent of 1,500', 600_000],
])('%s', (text, whole) =>
  expect(makeSum('housing-ratio', text, ['part'], { snapshot: told }).record.inputs['whole']?.value).toBe(
    whole,
  ),
)
