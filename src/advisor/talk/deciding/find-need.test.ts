import { expect, test } from 'vitest'
import { findNeed } from './find-need.ts'

test.each([
  ['me and my wife are trying to figure out if we can afford a second kid', 'child'],
  ['do we have enough for another baby?', 'child'],
  ['going back and forth about having one more kid', 'child'],
  ['should i get a puppy', 'pet'],
  ['can i swing a newer truck', 'vehicle'],
  ['is it realistic for us to buy a house this year', 'home'],
  ['can i afford to keep the house by myself', 'keep'],
  ['thinking about quitting my job to stay home', 'leave'],
  ['would it be dumb to go back to school', 'leave'],
  ['wondering if we can swing private school for our daughter', 'monthly'],
  ['my husband wants a boat can we afford it', 'once'],
  ['we want a third baby but idk', 'child'],
  ['trying to decide if i should go part time', 'lessPay'],
  ['can me and my boyfriend afford to move in together', 'move'],
  ['is my rent too high', 'share'],
  ['am i paying too much for my car? its 520 a month', 'share'],
  ['do we have the money for a trip to italy', 'once'],
  ['can i afford a piano', 'open'],
  ['my wife wants another baby idk if the money is there', 'child'],
  ['so can we have another kid?', 'child'],
  ['daycare for two would be 2,500', 'monthly'],
  ['so are we ok', 'fine'],
])('%s: %s', (text, kind) => expect(findNeed(text)?.need.kind).toBe(kind))

test.each([
  'how much house can we afford',
  'what rent can i afford',
  "i can't afford my rent",
  'we couldnt afford the second car',
  'can i afford it',
  'rent is 1,450 and i make 60k',
  'my sister wants to buy a car',
  'my wife wants a new phone case',
  'my husband wants a truck for christmas, he is funny',
  'my rent would be 1,700',
  'daycare is 1,250',
  'can i get a refund',
  'is that enough for 4 yrs',
])('nothing to decide: %s', (text) => expect(findNeed(text)).toBeNull())

test('what is to be afforded is told from what may be wise', () => {
  expect(findNeed('can we afford a dog')?.isAfford).toBe(true)
  expect(findNeed('is it smart to get a dog')?.isAfford).toBe(false)
})
