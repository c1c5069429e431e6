import { expect, test } from 'vitest'
import { readAsJudged } from '#advisor/testing/judged.ts'
import { readRisk } from './risk.ts'

const levelOf = (text: string, asked = false) => readRisk(readAsJudged(text), asked)?.level ?? null

test.each([
  ['I sleep badly when the market drops', 'low'],
  ['put me down as conservative', 'low'],
  ["I'm not a risk taker. Never have been.", 'low'],
  ["i don't want any risk at all in my investments", 'low'],
  ['I am scared of the stock market', 'low'],
  ['My risk tolerance is low, please stop telling me QQQ', 'low'],
  ["My advisor calls me risk-averse, and he's right, I am.", 'low'],
  ["I'd say my risk is moderate.", 'medium'],
  ['Call me medium risk.', 'medium'],
  ['I can stomach swings, up to a point. Call it average.', 'medium'],
  ['neither here nor there, a mix, medium spice', 'medium'],
  ["I wouldn't call me aggressive or a scaredy cat, somewhere between.", 'medium'],
  ['After this year I need calm: put me in the middle, moderate.', 'medium'],
  ["I'd say I can take a moderate amount of risk", 'medium'],
  ["I'll take some bumps. Not a roller coaster though.", 'medium'],
  ["I'm more of a moderate.", 'medium'],
  ['I sold everything in 2008. I know myself: timid. Low.', 'low'],
  ["I was a high roller til 40. These days it's strictly safe stuff, conservative.", 'low'],
  ['Please nothing fancy and nothing that can go down.', 'low'],
  ["I don't want anything that can go down. Should I?", 'low'],
  ['Any loss of principal, however brief, would distress me exceedingly.', 'low'],
  ["When that market dropped in '08 I threw up in the sink, I mean it.", 'low'],
  ["I'd go all in on stocks, high risk, since I'm young.", 'high'],
  ['Put me at the daring end.', 'high'],
  ['I have a high risk tolerance.', 'high'],
  ["We'd both call ourselves middle-of-the-road", 'medium'],
  ["We don't mind some ups and downs but nothing wild", 'medium'],
  ['On risk I am a 5 out of 10', 'medium'],
  ['My risk tolerance is 8 out of 10', 'high'],
  ['I buy more in a crash', 'high'],
  ['When the market tanks I buy more', 'high'],
  ["I'm pretty agressive with my investments", 'high'],
  ["A 30% drop wouldn't bother us, we'd just buy more", 'high'],
  ['I used to be aggressive, now I am moderate', 'medium'],
  ["I'm 53 and cautious by nature.", 'low'],
  ["Put me in whatever can't go down.", 'low'],
  ['Keep my money where it cannot lose, please', 'low'],
  ['stocks are a casino. I keep it in the credit union', 'low'],
  ["My husband's a gambler. I'm the opposite, very conservative.", 'low'],
  ["When the market goes down I feel like I'm going to throw up.", 'low'],
  ['As to risk, the less the better.', 'low'],
  ["I'd sooner earn two percent and sleep than chase eight and lie awake.", 'low'],
  ['So yeah, the opposite of aggressive.', 'low'],
  ['Not big risk takers, not chickens either: in between.', 'medium'],
  ["I can take some bumps, but with my investments nothing crazy, I'm middle of the pack.", 'medium'],
  ["I'm putting extra in whenever the market is down", 'high'],
  ['A 60/40 kind of guy at 44.', 'medium'],
  ["put me in the most aggressive thing you've got", 'high'],
])('%s: %s', (text, level) => expect(levelOf(text)).toBe(level))

test.each([
  'My brother is an aggressive investor',
  'Call it average rent for the area, 1,200.',
  "These days it's safe to walk here",
  "He wrote 'moderate'.",
  'My wife says I am too conservative',
  'I used to be aggressive',
  'Should I be more aggressive with my 401k?',
  'If I were aggressive, how much could I lose?',
  'Is it risky to rent out the basement?',
  "I'm aggressive about paying off my debt",
  'I bought a house in 2020 with 5% down',
  "I don't have any stocks.",
  "I don't gamble or drink.",
  'The risk of rain is high today',
  'We split rent 60/40',
  'It is 450 to 750 a week, usually lands right in the middle.',
  'the Dow dropped 800 points, should i be scared',
  'i cannot sleep thinking i am the one who loses it',
  'im so scared of losing the house',
  'On risk my brother is a 9 out of 10',
  'im scared about money',
  "I can't take that, I'd lose my license.",
  'stocks fell 4% and the guy at work sold everything, should we too',
  'I do estate sales, I go in after and price everything down',
])('says nothing of the own attitude: %s', (text) => expect(levelOf(text)).toBeNull())

test.each([
  ['as little as possible', 'low'],
  ['somewhere in the middle, I suppose', 'medium'],
  ['low. very low.', 'low'],
  ['bring it on', 'high'],
  ['the first', 'low'],
  ['7', 'high'],
  ['ok and at only 5', null],
  ['my coworker is the aggressive one', null],
])('asked, %s: %s', (text, level) => expect(levelOf(text, true)).toBe(level))

test('names the sentence it was read from', () => {
  const text = 'Hello. Put me down as moderate; thanks.'
  const { start, end } = readRisk(readAsJudged(text), false) ?? { start: 0, end: 0 }
  expect(text.slice(start, end)).toBe('Put me down as moderate; thanks.')
})
