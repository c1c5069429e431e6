import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

const costs = (turns: readonly string[]) =>
  talk(turns).snapshot.expenses.map(({ category, amount }) => [category, toDollars(amount)])

test.each([
  [['My truck loan is 16,750', 'monthly it is 402'], 'Truck loan payment', 402],
  [['Upstart loan: 7,400 left', 'they pull 249 a month for it'], 'Upstart loan payment', 249],
  [['I still owe the vet 940', 'he is fine now', 'i pay them 85 a month'], 'Vet payment', 85],
  [['I owe 5,900 on a store card', 'i pay 180 a month'], 'Store card payment', 180],
  [['We owe PennyMac 288,600.', 'payment to them is 1,935 a month'], 'PennyMac payment', 1935],
])('what is paid on the debt spoken of: %j', (turns, name, amount) =>
  expect(costs(turns)).toEqual([[name, amount]]),
)

test.each([
  [['I owe 5k on my Visa', 'I get paid 900 a week']],
  [['I owe 5k on my Visa', "it's 4,800 now"]],
  [['I owe 9,000 on the car', "I'd be paying 300 a month on it if I refinanced"]],
  [['I owe 9,000 on the car', 'it pays my brother 200 a month']],
  [['I owe 9,000 on the car', 'I used to pay 300 a month']],
  [['I owe 9,000 on the car', 'I could send them 300 a month']],
  [['I owe 9,000 on the car', 'my mom pays 300 a month on it']],
  [['I owe 5k on my Visa', 'my sister pays them 300 a month on hers']],
])('nothing of the kind: %j', (turns) => expect(costs(turns)).toEqual([]))

test('a cost with a subject of its own keeps its name', () => {
  expect(costs(['I owe 5k on my Visa', 'the rent takes 1,100 a month'])).toEqual([['Rent', 1100]])
})
