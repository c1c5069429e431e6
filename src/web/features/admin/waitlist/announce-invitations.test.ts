import { expect, test } from 'vitest'
import { describeInvitations } from './announce-invitations.ts'

const sent = { id: 1, email: 'a@example.com', invited: true, emailSent: true }
const byHand = { id: 2, email: 'b@example.com', invited: true, emailSent: false, password: 'secret' }
const taken = { id: 3, email: 'c@example.com', invited: false, emailSent: false, message: 'Taken' }
const gone = { id: 4, email: null, invited: false, emailSent: false, message: 'Not found' }

test.each([
  [[sent], 'User Invited Successfully', 'Each was sent a link to choose a password.'],
  [[sent, byHand], '2 Users Invited Successfully', '1 could not be sent an e-mail: pass their passwords on.'],
  [[taken, gone], 'Error sending invitation', 'c@example.com: Taken. One entry: Not found.'],
])('%j is told in a sentence, without passwords', (results, title, description) => {
  expect(describeInvitations(results)).toMatchObject({ title, description })
})
