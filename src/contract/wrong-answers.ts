import { endpoints } from './endpoint.ts'
import { instant, nothing, streamedText, text } from './fields.ts'
import { z } from './zod.ts'

export const MAX_CORRECTION = 500
/** The most that are kept per user. */
export const MOST_WRONG_ANSWERS = 200

/** What can be wrong with an answer, as it is offered. */
export const wrongKinds = {
  figure: 'the figure',
  saved: 'what was saved',
  unanswered: 'it did not answer me',
  other: 'something else',
} as const
const kindNames = ['figure', 'saved', 'unanswered', 'other'] as const satisfies (keyof typeof wrongKinds)[]

const kind = z.enum(kindNames, 'Please choose what is wrong')

export const correction = z.object({
  kind,
  /** What is wrong with it, in the user's words. */
  text: text(MAX_CORRECTION),
  /** What would have been right. */
  right: text(MAX_CORRECTION),
})
export type Correction = z.output<typeof correction>

/** How the answer came about, in lines for people. */
const trace = z.object({
  /** What was stored when it was marked, and how the message reads to the advisor then, the likeliest first. */
  known: z.array(z.string()),
  readings: z.array(z.string()),
  /** The message with what each of its numbers was taken for. */
  marked: z.string(),
  saved: z.array(z.string()),
  sums: z.array(z.string()),
})
export type Trace = z.output<typeof trace>

const wrongAnswer = z.object({
  id: z.int(),
  /** The reply. */
  messageId: z.int(),
  at: instant,
  kind,
  text: z.string(),
  right: z.string(),
  /** What the user had said, and what was answered, as read. */
  question: z.string(),
  answer: z.string(),
  trace,
})
export type WrongAnswer = z.output<typeof wrongAnswer>

export const wrongAnswers = endpoints({
  mark: {
    method: 'POST',
    path: '/api/messages/:id/wrong',
    access: 'user',
    summary:
      'Mark a reply as wrong: message, reply, how it came about and the correction are kept on this server',
    body: correction,
    response: wrongAnswer,
    status: 201,
  },
  list: {
    method: 'GET',
    path: '/api/wrong-answers',
    access: 'user',
    summary: 'The answers that the user marked as wrong, newest first',
    response: z.array(wrongAnswer),
  },
  download: {
    method: 'GET',
    path: '/api/wrong-answers/cases',
    access: 'user',
    summary: 'The same as cases to train the advisor with, as text',
    response: streamedText,
    produces: 'text/plain',
  },
  remove: {
    method: 'DELETE',
    path: '/api/wrong-answers/:id',
    access: 'user',
    summary: 'Delete one of them',
    response: nothing,
  },
  removeAll: {
    method: 'DELETE',
    path: '/api/wrong-answers',
    access: 'user',
    summary: 'Delete all of them',
    response: nothing,
  },
})
