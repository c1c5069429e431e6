import { expect, test } from 'vitest'
import { createBuiltInAdvisor } from './built-in.ts'
import { freshDialogue } from './dialogue.ts'
import { emptySnapshot } from './testing/memory.ts'

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
