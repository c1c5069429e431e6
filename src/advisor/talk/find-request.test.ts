import { expect, test } from 'vitest'
import { lines } from './testing/lines.ts'
import { findRequest } from './find-request.ts'

test.each(
  lines(`
  undo
  Undo that
  undo that please
  Can you undo the last change?
  take that back
  please revert
  scratch that
  oops undo
  unod that
  Remove what you just saved
  don't save that
  delete the last entry
  forget that
  I take it back
  ok undo it pls
  roll that back
  could u take back what i just said
  UNDO!!!
  that was a mistake, undo it
`),
)('%s asks to undo', (text) => {
  expect(findRequest(text)).toBe('undo')
})

test.each(
  lines(`
  clear the conversation
  Clear conversation
  delete this chat
  please delete our chat history
  wipe the chat
  erase all messages
  Can you clear my message history?
  start a new conversation
  reset this conversation pls
  remove all the messages
  clear chat
`),
)('%s asks to clear the conversation', (text) => {
  expect(findRequest(text)).toBe('clear')
})

test.each(
  lines(`
  I cannot undo years of bad spending
  How do I get my money back?
  forget about my rent for a moment, what is my net worth?
  I want to clear my debt
  delete my Netflix expense
  clear my credit card
  I forgot that
  remove rent from my budget
  I want to start over with my finances
  take my savings back to 5,000
  my history with money is bad
  forget my income
`),
)('%s asks for neither', (text) => {
  expect(findRequest(text)).toBeNull()
})
