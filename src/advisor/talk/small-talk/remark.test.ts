import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { respond } from '#advisor/talk/respond.ts'
import { say } from '#advisor/talk/testing/say-minded.ts'
import { newTurn, seen } from '#advisor/talk/testing/turns.ts'

type Said = [text: string, intent: string, sure: number, topic: string, near: number]

const begun = { topic: 'Paying off debt' }

function reply([text, intent, sure, topic, near]: Said, dialogue = {}): string {
  const minded = mindedAs(text, [{ name: intent, score: sure }], [], { topics: [{ id: topic, score: near }] })
  return seen(respond({ ...newTurn(text, { dialogue }), minded }).content)
}

test.each<Said>([
  ["she'll leave me", 'tell', 0.9, 'say-partner-leaves', 0.3],
  ['sometimes i think one good parlay would fix it', 'know', 0.4, 'say-one-good-bet', 0.3],
  ['part of me thinks one good parlay will fix it', 'know', 0.7, 'say-one-good-bet', 0.3],
  ['won a bit and want to bet again', 'hear:windfall', 0.9, 'say-urge-to-gamble', 0.8],
])('%s: a human word', (...said) => {
  expect(reply(said, begun)).toMatch(/frightening|bet|urge|pull|hour/i)
})

test.each<Said>([
  ['what is pmi', 'know', 0.9, 'say-partner-leaves', 0.9],
  ["she'll leave me", 'tell', 0.9, 'say-partner-leaves', 0.1],
  ['we won a bit', 'hear:windfall', 0.9, 'say-partner-leaves', 0.5],
])('%s: what is surer, or too far, is left alone', (...said) => {
  expect(reply(said, begun)).not.toMatch(/frightening/)
})

test('more than a laugh is answered by what is known', () => {
  const text = 'guy on insta says send him money and he flips it in a day lmao'
  expect(reply([text, 'social:laugh', 1, 'scam-investments', 0.5], begun)).toMatch(/scam|fraud|promise/i)
})

test.each<Said>([
  ['i am a teacher', 'tell', 0.8, 'say-bad-at-math', 0.3],
  ['my name is Anna', 'tell', 0.8, 'say-child-name', 0.9],
  ['lol', 'social:laugh', 1, 'say-just-joking', 0.9],
])('%s: at the beginning the interview goes on', (...said) => {
  expect(reply(said)).not.toMatch(/math|lovely name|literally/)
})

test('loud joy is answered with joy', () => {
  const baby: Said = ['its a girl, due in may!!', 'hear:baby', 1, 'say-pregnant', 0.9]
  expect(reply(baby, begun)).toMatch(/congratulations|lovely/i)
})

test('somebody close who asks for money gets a word about that, whatever lies nearest', () => {
  const wants: Said = ['My grandson wants 5,000 for a motorcycle.', 'tell', 0.9, 'say-lottery', 0.05]
  const owes: Said = ['My grandson is 19 now.', 'tell', 0.9, 'say-lottery', 0.05]
  expect(reply(wants, begun)).toMatch(/the person everybody/i)
  expect(reply(owes, begun)).not.toMatch(/the person everybody/i)
})

test('a remark that was just made gives way to the next one', () => {
  const text = 'it would take one lucky night'
  const topics = [
    { id: 'say-one-good-bet', score: 0.5 },
    { id: 'say-partner-leaves', score: 0.15 },
  ]
  const first = say({ text, intents: ['tell'], rest: { topics }, dialogue: begun })
  const second = say({ text, intents: ['tell'], rest: { topics }, dialogue: { ...begun, ...first.dialogue } })
  expect(first.said).toMatch(/the pull/)
  expect(second.said).toMatch(/frightening/)
})

test('what somebody else says is not taken for what the writer feels', () => {
  const rest = { topics: [{ id: 'say-one-good-bet', score: 0.35 }] }
  const heard = (text: string) => say({ text, intents: ['tell'], rest, dialogue: begun }).said
  expect(heard('my uncle says put it all on one horse')).not.toMatch(/the pull/)
  expect(heard('i could put it all on one horse')).toMatch(/the pull/)
})

test('what had its kind word wants another, and not the next form', () => {
  const rest = { topics: [{ id: 'say-grief-surfacing', score: 0.5 }] }
  const missing = (feeling: string | null) =>
    say({ text: 'i miss her so much', intents: ['hear:death'], rest, dialogue: { feeling } }).said
  expect(missing('death')).not.toMatch(/death certificate|next bills/)
  expect(missing(null)).toMatch(/sorry/)
})

test('what worries and is told gets the word for just that, also early on', () => {
  const broken: Said = ['my truck died and the repair is 1,900', 'hear:worry', 0.9, 'say-car-broke', 0.34]
  expect(reply(broken)).toMatch(/written estimate/)
  expect(reply(['im scared, my truck died', 'hear:worry', 0.9, 'say-car-broke', 0.34])).not.toMatch(
    /estimate/,
  )
})
