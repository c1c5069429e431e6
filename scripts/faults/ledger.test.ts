import { expect, test } from 'vitest'
import { createLedger } from './ledger.ts'

test('tells what is lost, duplicated and unexpected, and lets pass what nobody can know', () => {
  const ledger = createLedger()
  ledger.noteAdded('kept', 'yes')
  ledger.noteAdded('lost', 'yes')
  ledger.noteAdded('twice', 'yes')
  ledger.noteAdded('refused', 'no')
  ledger.noteAdded('perhaps', 'unknown')
  ledger.noteAdded('perhaps not', 'unknown')
  ledger.noteAdded('gone', 'yes')
  ledger.noteRemoved('gone', 'yes')
  ledger.noteAdded('back again', 'yes')
  ledger.noteRemoved('back again', 'yes')
  ledger.noteAdded('perhaps gone', 'yes')
  ledger.noteRemoved('perhaps gone', 'unknown')
  expect(ledger.compare(['kept', 'twice', 'twice', 'refused', 'perhaps', 'back again', 'nobody’s'])).toEqual({
    acknowledged: 6,
    lost: 1,
    duplicated: 1,
    unexpected: 3,
  })
})
