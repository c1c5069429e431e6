import { expect, test } from 'vitest'
import { compareWorth } from './household-change.ts'
import { type HouseholdFacts, readHousehold } from './household.ts'

const profile = { income: null, expenses: null, savings: 1000, debt: 400 }
const base: HouseholdFacts = { profile, income: [], expenses: [], goals: [], assets: [], liabilities: [] }
const car = { id: 1, name: 'Car', value: 500, category: 'Vehicles' as const }
const boat = { id: 2, name: 'Boat', value: 200, category: 'Vehicles' as const }
const visa = { id: 1, name: 'Visa', amount: 300, category: 'Credit Cards' as const }
const compare = (before: Partial<HouseholdFacts>, after: Partial<HouseholdFacts>) =>
  compareWorth(readHousehold({ ...base, ...before }), readHousehold({ ...base, ...after }))

test.each([
  ['nothing', {}, {}, [1000, 400, false, 0]],
  ['a car that is new', {}, { assets: [car] }, [1500, 400, true, 500]],
  ['a car that is worth less', { assets: [car] }, { assets: [{ ...car, value: 450 }] }, [1450, 400, true, 0]],
  ['a car that is sold', { assets: [car] }, {}, [1000, 400, true, -500]],
  ['a car before another thing', { assets: [boat] }, { assets: [car, boat] }, [1700, 400, true, 500]],
  ['a car sold, the other thing kept', { assets: [car, boat] }, { assets: [boat] }, [1200, 400, true, -500]],
  ['a car for another thing', { assets: [car] }, { assets: [boat] }, [1200, 400, true, -300]],
  ['a card that is part of the stated debt', {}, { liabilities: [visa] }, [1000, 400, false, -300]],
  ['savings that have grown', {}, { profile: { ...profile, savings: 1200 } }, [1200, 400, true, 0]],
  ['a debt that is paid back', {}, { profile: { ...profile, debt: null } }, [1000, 0, true, 400]],
  [
    'savings made into an asset',
    {},
    { assets: [{ ...car, name: 'Savings', value: 1000, category: 'Cash and Equivalents' as const }] },
    [1000, 400, false, 0],
  ],
])('%s', (_, before, after, expected) => {
  const { totalAssets, totalLiabilities, isChanged, listedChange } = compare(before, after)
  expect([totalAssets, totalLiabilities, isChanged, listedChange]).toEqual(expected)
})
