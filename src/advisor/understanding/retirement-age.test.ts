import { expect, test } from 'vitest'
import { readMessage } from './reading.ts'
import { isAboutRetirement, readPresentAge, readRetirementAge } from './retirement-age.ts'

const ageOf = (text: string, asked = false, now: number | null = null) =>
  readRetirementAge(readMessage(text), asked, now)?.age ?? null

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
])('%s: %i', (text, age) => expect(ageOf(text)).toBe(age))

test.each([
  'Is 2 million enough to retire at 55?',
  'My dad retired at 58',
  'My brother wants to retire at 50',
  'If I retired at 55, how much would I need?',
  'Can I retire at 60?',
  "I'm not looking to retire at 55",
  'I used to want to retire at 50',
  'I stopped at 45 Main Street',
  'I want to be done with the loan by 2029',
])('no plan of the own: %s', (text) => expect(ageOf(text)).toBeNull())

test.each([
  ['probably 64', null, 64],
  ['sixty seven like everybody', null, 67],
  ['not 60, 63', null, 63],
  ['in 20 years', 41, 61],
  ["In 14 years. I'm 49.", null, 63],
  ['no idea', null, null],
])('asked, %s at %s: %s', (text, now, age) => expect(ageOf(text, true, now)).toBe(age))

test.each([
  ["I'm 34", 34],
  ['28M, make 70k', 28],
  ['turning 50 in May', 50],
  ['I am sixty-one and tired', 61],
  ['55 and wanna be done by 63', 55],
  ['when I am 60 I want out', null],
  ['my son is 24', null],
  ["I'm 3 years into a 30 year mortgage", null],
])('present age, %s: %s', (text, age) => expect(readPresentAge(readMessage(text))).toBe(age))

test.each([
  ['Been thinking about retirement a lot.', true],
  ['My neighbor is a retired teacher', false],
])('about retiring, %s: %s', (text, isAbout) => expect(isAboutRetirement(readMessage(text))).toBe(isAbout))
