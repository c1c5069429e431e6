import type { Lines } from '#advisor/talk/scene.ts'
import type { SmallTalk } from './small-talk.ts'

export const smallTalkLines: Record<SmallTalk, Lines> = {
  greeting: ['Hello, I am Keel.', 'Good to see you.', 'Hello again.'],
  howAreYou: ['All is in order here, thank you.', 'Quite well, thank you for asking.'],
  goodbye: [
    'Goodbye. Everything you told me is kept for next time.',
    'Until next time. Your figures stay as they are.',
  ],
  thanks: ['You are welcome.', 'Glad to help.', 'Any time.'],
  praise: ['Thank you, good to hear.', 'I am glad it helps.'],
  complaint: [
    'I am sorry that did not help. Tell me in a short sentence what you need, with the amounts.',
    'I understand the annoyance. Say what you want to know, and I will try again in plain figures.',
  ],
  apology: ['No harm done.', 'Nothing to be sorry for.'],
  okay: ['Good.', 'All right.'],
  laugh: ['Good to see money can be fun.', 'A laugh costs nothing, which suits me.'],
}

/** After these the interview goes on; the others end a stretch of talk. */
export const leadsOn: Record<SmallTalk, boolean> = {
  greeting: true,
  howAreYou: true,
  goodbye: false,
  thanks: false,
  praise: false,
  complaint: false,
  apology: false,
  okay: true,
  laugh: false,
}

export const offTopicLines: Lines = [
  'That is outside what I know; money is my subject.',
  'I leave that to others and stay with your finances.',
  'There I am no help, I am afraid: I only do money.',
]

export const unclearLines = {
  empty: [
    'I did not see any words there. Write to me as you would to a friend who is good with money.',
    'Nothing readable arrived. A short sentence is enough.',
  ],
  gibberish: [
    'I could not make sense of that. A short sentence in plain words is best.',
    'That did not read like words to me. Please try once again.',
  ],
} as const satisfies Record<string, Lines>
