import { expect, test } from 'vitest'
import { createBuiltInAdvisor } from './built-in.ts'
import { type Dialogue, freshDialogue } from './dialogue.ts'
import { emptySnapshot } from './testing/memory.ts'
import { mindedAs } from './testing/minded.ts'

const advisor = createBuiltInAdvisor(null)

test('among thousands of rows the one that is named is found', () => {
  const snapshot = emptySnapshot()
  snapshot.expenses = Array.from({ length: 5000 }, (_, at) => ({
    id: at + 1,
    category: at === 4321 ? 'Piano lessons' : `Cost ${at}`,
    amount: 1000,
    description: '',
    date: '2026-01-01',
  }))
  const hearing = { text: 'We cancelled the piano lessons.', snapshot, dialogue: freshDialogue, minded: null }
  expect(advisor.understand(hearing).facts.map(({ change }) => change)).toEqual([
    { kind: 'removal', from: 'expense', id: 4322, name: 'Piano lessons' },
  ])
})

test('nothing is kept of amounts in another currency, nor of secrets', () => {
  const snapshot = emptySnapshot()
  const hear = (text: string) => advisor.understand({ text, snapshot, dialogue: freshDialogue, minded: null })
  expect(hear('I earn 3.450,00 € a month').facts).toEqual([])
  expect(hear('my account number is 44170092 and I have 5,000 in it').facts).toEqual([])
})

test('what is said twice is kept once', () => {
  const text = 'i have zero saved. shouldnt i save first'
  const heard = { text, snapshot: emptySnapshot(), dialogue: freshDialogue }
  const { facts } = advisor.understand({ ...heard, minded: mindedAs(text, ['know']) })
  expect(facts.map(({ change }) => change)).toEqual([{ kind: 'profile', field: 'savings', value: 0 }])
})

test('who has no debt owes nothing else of the same message', () => {
  const text = 'no debt, make 90k, 33 years old'
  const heard = { text, snapshot: emptySnapshot(), dialogue: freshDialogue }
  const told = { ...mindedAs(text, ['tell'], [{ role: 'F', own: 0.9, what: 'debt', sure: 0.9 }]) }
  const owed = advisor
    .understand({ ...heard, minded: told })
    .facts.flatMap(({ change }) =>
      change.kind === 'profile' && change.field === 'debt' ? [change.value] : [],
    )
  expect(owed).toEqual([0])
})

/** A mind that hears illness in whatever names it, and what was read. */
async function mindAfterIllness(text: string) {
  const read: string[] = []
  const listening = createBuiltInAdvisor(async (words) => {
    read.push(words)
    const topics = [{ id: 'credit-freeze', score: words.includes('ssn') ? 0.2 : 0.7 }]
    return mindedAs(words, [words.includes('sick') ? 'hear:illness' : 'know'], [], { topics })
  })
  const dialogue = { ...freshDialogue, feeling: 'illness' }
  const minded = await listening.mind({ text, snapshot: emptySnapshot(), dialogue })
  return { minded, read }
}

test('after its kind word, an event is not what a question is about', async () => {
  const text = 'she was sick, 22,000 in bills. how do i pay it'
  const { minded, read } = await mindAfterIllness(text)
  expect(read).toEqual([text, text.replace('she was sick, 22,000 in bills.', ' '.repeat(30))])
  expect(minded?.readings[0]?.actions[0]?.intent).toBe('know')
  expect(minded?.numbers).toHaveLength(1)
})

test('an explanation that is far is looked for by the question alone', async () => {
  const { minded, read } = await mindAfterIllness('they have her ssn. how do we freeze her credit')
  expect(read).toHaveLength(2)
  expect(minded?.topics[0]?.score).toBe(0.7)
})

test('but not by one that says too little', async () => {
  const { minded } = await mindAfterIllness('they have her ssn. is she safe?')
  expect(minded?.topics[0]?.score).toBe(0.2)
})

test('what asks nothing is read once', async () => {
  const { read } = await mindAfterIllness('she is still sick')
  expect(read).toHaveLength(1)
})

test('a complaint about the last answer is not read', async () => {
  const { read } = await mindAfterIllness('you did not answer. how much is it')
  expect(read).toEqual([' '.repeat(20) + 'how much is it'])
})

test('a question is no answer to ours, and what it supposes is not kept', () => {
  const text = 'can i afford a 450 a month car payment'
  const dialogue: Dialogue = { ...freshDialogue, asked: { kind: 'topic', topic: 'debt' } }
  const minded = mindedAs(text, ['afford-monthly'], ['amount'])
  expect(advisor.understand({ text, snapshot: emptySnapshot(), dialogue, minded }).facts).toEqual([])
})

test('what answers nothing that was asked is judged like any other message', () => {
  const snapshot = emptySnapshot()
  snapshot.expenses = [{ id: 1, category: 'Rent', amount: 140_000, date: '2026-01-01' }]
  const text = 'new rent is 1,500 from may on'
  const asked = { kind: 'topic', topic: 'income' } as const
  const dialogue: Dialogue = { ...freshDialogue, asked }
  const minded = mindedAs(text, ['tell'], [{ own: 0.01, what: null }])
  expect(advisor.understand({ text, snapshot, dialogue, minded }).facts).toEqual([])
})

test('what is asked, after a question of ours, answers nothing', () => {
  const text = 'with a 6% raise what will i get'
  const snapshot = emptySnapshot()
  snapshot.profile.income = 5_000_000
  const dialogue: Dialogue = { ...freshDialogue, asked: { kind: 'topic', topic: 'goals' } }
  const minded = mindedAs(text, ['raise'], [{ slot: 'percent', own: 0.1 }])
  expect(advisor.understand({ text, snapshot, dialogue, minded }).facts).toEqual([])
})

test('an amount taken back as a joke is not kept, and one told after a joke is', () => {
  const hear = (text: string) =>
    advisor.understand({
      text,
      snapshot: emptySnapshot(),
      dialogue: freshDialogue,
      minded: mindedAs(text, ['tell'], [{ role: 'F', own: 1, what: 'asset' }]),
    }).facts
  expect(hear('i have 20k in bitcoin jk')).toEqual([])
  expect(hear('jk i have 340 in cash').map(({ change }) => change)).toMatchObject([{ value: 34_000 }])
})
