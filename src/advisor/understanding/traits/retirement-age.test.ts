import { expect, test } from 'vitest'
import { readAsJudged } from '#advisor/testing/judged.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { readPresentAge } from './present-age.ts'
import { isAboutRetirement, readRetirementAge } from './retirement-age.ts'

const ageOf = (text: string, asked = false, now: number | null = null) =>
  readRetirementAge(readAsJudged(text), asked, now)?.age ?? null

test.each([
  ['I want to retire at 65', 65],
  ['hoping to be done by 40', 40],
  ["I'd like to call it quits at 62", 62],
  ["I'd like to work until 67, I like the lab", 67],
  ["I'm 41 and want to retire in 20 years", 61],
  ['I am sixty-four and should like to stop at seventy', 70],
  ["I'm 44 and intend to work 19 more years, then stop for good", 63],
  ['Retirement age: 60', 60],
  ['At 55 I would like to stop teaching', 55],
  ["I'm not planning to retire at 60; 65 is the number", 65],
  ['My plan had always been to retire at 62. I now think 68.', 68],
  ['I will be 62 in ten years and that is when I am going', 62],
  ['My dad retired at 58. I want to hang it up at 60.', 60],
  ['Done at 60.', 60],
  ['hoping for retirement somewhere between 58 and 60', 59],
  ["I won't be retiring at 65 like the form says. 70.", 70],
  ['Retirement? I laugh. But fine: 75.', 75],
  ["Boss told me he's retiring at 52. I'm hoping for 66, personally.", 66],
  ['we were gonna retire at 55. covid happened. now the plan says 69.', 69],
  ["I'd like to hand over the keys at 66.", 66],
  ["I don't want to be rich i just want to be able to quit at 60 and fish.", 60],
  ["Sixty-five. That's when I hang up the leashes.", 65],
  ['We plan on being retired by sixty-one.', 61],
  ["Early retirement extreme, hold the extreme. I'd be happy with 700k at 58.", 58],
  ["I'm out of here at 65.", 65],
  ['67 is when I will call it quits at the plant.', 67],
  ['Pension-eligible at 58, which is when I am out.', 58],
  ['I want retire 62 and go see Hue again.', 62],
  ["I'm hoping to get to 60 and then stop.", 60],
  ["I'm 48. Fourteen more years and then I retire.", 62],
  ["I'm 57 and about to retire, I'm giving it five more years.", 62],
  ['I expect to preach until I am 70', 70],
  ['My aim is to stop preaching at 68', 68],
  ['We hope to retire, in some sense, at 67.', 67],
  ["What I'm after is getting out at fifty-seven like the old timers did.", 57],
  ['I wish to stop at 60, no later.', 60],
  ["I'm 38. I've a notion to get out when I'm 55 and go someplace with a tomato.", 55],
  ["I don't want to work past 63.", 63],
  ['I want to retire debt-free by 60', 60],
  ["I'm 57 and I'd figured on 65 but the doctor says two more, so 59 it is.", 59],
  ["I'm 37. I want off the deck by fifty.", 50],
  ["I'm not retiring at 65! I'm going till 70.", 70],
  ['Our order hopes that I will retire at 75. I intend to put down the chalk at 70.', 70],
])('%s: %i', (text, age) => expect(ageOf(text)).toBe(age))

test.each([
  'Is 2 million enough to retire at 55?',
  'My dad retired at 58',
  'My manager says I can go to 32 for a while',
  'The pension at 61 would be about 1,350',
  'My dad is retired. 70.',
  'My mom retires soon. I make 60.',
  "How much do I need to retire? I'm 45.",
  'My brother wants to retire at 50',
  'If I retired at 55, how much would I need?',
  'Can I retire at 60?',
  "I'm not looking to retire at 55",
  'I used to want to retire at 50',
  'I stopped at 45 Main Street',
  'I want to be done with the loan by 2029',
  "I don't want to be paying the mortgage past 62.",
  "I don't drive past 55 on the highway",
  'My brother does not want to work past 60',
  'I mean to clear the card by 50',
  'My aim is to be out of debt by 50.',
  'I want to be debt-free by 60',
  "I'm 31 and done renting.",
  'I get out in 61 days.',
  'Jim wants to stop driving at 65.',
  'I meant to retire at 60.',
  "my roommate: 'I only need 3 million and I am out at 45'",
  'I took early retirement from the mine at 55',
  'The other is willing to carry on till 50.',
  'going through a separation after 18 years. im 47',
  "I'm 40 and going to Europe in 5 years",
  'they say I can go to 32 for a while',
])('no plan of the own: %s', (text) => expect(ageOf(text)).toBeNull())

test('nobody stops at an age that is behind them', () => {
  expect(ageOf('I can go to 50 and then stop', false, 58)).toBeNull()
})

test.each([
  ['probably 64', null, 64],
  ['sixty seven like everybody', null, 67],
  ['not 60, 63', null, 63],
  ['in 20 years', 41, 61],
  ["In 14 years. I'm 49.", null, 63],
  ['no idea', null, null],
  ['ss is 2,350 for me at 67', null, null],
  ['how much would i get at 63', null, null],
])('asked, %s at %s: %s', (text, now, age) => expect(ageOf(text, true, now)).toBe(age))

test.each([
  ["I'm 34", 34],
  ['28M, make 70k', 28],
  ['turning 50 in May', 50],
  ['I am sixty-one and tired', 61],
  ['55 and wanna be done by 63', 55],
  ['hey, 52, just got divorced', 52],
  ['47 now, 18 years to go', 47],
  ['when I am 60 I want out', null],
  ['my son is 24', null],
  ["I'm 3 years into a 30 year mortgage", null],
])('present age, %s: %s', (text, age) => expect(readPresentAge(readMessage(text))).toBe(age))

test.each([
  ['Been thinking about retirement a lot.', true],
  ['My neighbor is a retired teacher', false],
])('about retiring, %s: %s', (text, isAbout) => expect(isAboutRetirement(readMessage(text))).toBe(isAbout))
