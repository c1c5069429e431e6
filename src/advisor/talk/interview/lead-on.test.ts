import { expect, test } from 'vitest'
import { say } from '#advisor/talk/testing/conversation.ts'
import { factOf, fullSnapshot, unknownPerson } from '#advisor/talk/testing/turns.ts'

const { profile } = unknownPerson
const savings = factOf({ kind: 'profile', field: 'savings', value: 700_000 }, '7,000 put by')
const pay = factOf({ kind: 'profile', field: 'income', value: 4_400_000 }, 'i make 44k')
const card = factOf(
  { kind: 'liability', id: null, name: 'Store card', amount: 90_000, category: 'Credit Cards' },
  'i owe 900 on a store card',
)
const [visa] = fullSnapshot.liabilities
if (!visa) throw new Error('There is no debt')
const owing = { ...visa, name: 'Store card', amount: 90_000, interestRate: 0, minimumPayment: null }

test('pay leads to what goes out, and what is put by does as well', () => {
  expect(
    say('i make 44k', { facts: [pay], snapshot: { profile: { ...profile, income: 4_400_000 } } }).said,
  ).toMatch(/spend in a usual month/)
  expect(
    say('7,000 put by', { facts: [savings], snapshot: { profile: { ...profile, savings: 700_000 } } }).said,
  ).toMatch(/spend in a usual month/)
})

test('a debt leads to its rate, then to what can be paid on it, and to no question for goals', () => {
  const bare = say('i owe 900 on a store card', { facts: [card], snapshot: { liabilities: [owing] } })
  expect(bare.said).toMatch(/rate/)
  expect(bare.dialogue.asked).toBeNull()
  const rated = { ...owing, interestRate: 27 }
  expect(
    say('i owe 900 on a store card', { facts: [card], snapshot: { liabilities: [rated] } }).said,
  ).toMatch(/each month, and I can say when/)
})

test('who has just lost the job is told how long the savings last, and not asked for the pay', () => {
  const spent = factOf({ kind: 'profile', field: 'expenses', value: 200_000 }, 'about 2,000 a month')
  const { said } = say('about 2,000 a month', {
    facts: [spent],
    snapshot: { profile: { ...profile, savings: 700_000, expenses: 200_000 } },
    dialogue: { feeling: 'jobloss' },
  })
  expect(said).toMatch(/3\.5 months/)
  expect(said).not.toMatch(/earn|paid/)
})

test('who tells numbers first is asked for more of them before what they are for', () => {
  const { said } = say('i make 44k', {
    facts: [pay],
    snapshot: { profile: { ...profile, income: 4_400_000, expenses: 200_000 } },
  })
  expect(said).toMatch(/owe|debt/)
})

test('nobody is asked what a relative charges', () => {
  const brother = { ...owing, name: 'Brother', category: 'Personal Loans' as const }
  const told = factOf(
    { kind: 'liability', id: null, name: 'Brother', amount: 90_000, category: 'Personal Loans' },
    'i owe my brother 900',
  )
  const { said } = say('i owe my brother 900', { facts: [told], snapshot: { liabilities: [brother] } })
  expect(said).not.toMatch(/rate/)
  expect(said).toMatch(/each month/)
})
