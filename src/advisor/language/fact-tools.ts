import { feelings } from '#advisor/actions/language.ts'
import { z } from '#contract/zod.ts'
import type { ModelTool } from './model.ts'
import { factKinds } from './prove-fact.ts'

const kinds = Object.keys(factKinds) as [keyof typeof factKinds, ...(keyof typeof factKinds)[]]
const reasons = [
  'supposed',
  'wished',
  'planned',
  'offered',
  'asked',
  'somebody else’s',
  'past',
  'market',
  'count',
  'misread',
  'unclear',
] as const

const words = (description: string) => ({ type: 'string', description })
const closed = (properties: Record<string, object>, required: string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
})
const text = z.string().check(z.minLength(1), z.maxLength(500))
const short = z.optional(z.string().check(z.minLength(1), z.maxLength(80)))

/** What each of them takes. */
export const factInputs = {
  fact: z.strictObject({
    what: z.enum(kinds),
    value: z.optional(z.number()),
    quote: text,
    name: short,
    target: short,
  }),
  leave: z.strictObject({ quote: text, reason: z.enum(reasons) }),
  answer: z.strictObject({ question: text, reply: z.enum(['yes', 'no']), quote: text }),
  hear: z.strictObject({ feeling: z.enum(feelings), quote: text }),
}

export const factTools = {
  fact: {
    name: 'fact',
    description:
      'Something that the last message says of the user’s own money, now and for true. Keel compares it with its ' +
      'own reading: what both read is saved; what only you read is saved when it is new or sets a row right that the ' +
      'message names; else it is asked about. Where Keel has saved another reading of the number, leave that first.',
    schema: closed(
      {
        what: {
          type: 'string',
          enum: kinds,
          description:
            'expenses and debts are totals; rate, minimum, name: of the row in target; end: that row is over or was a mistake',
        },
        value: {
          type: 'number',
          description: 'The number of the quote: dollars, percent, a year or an age.',
        },
        quote: words('The words of the message, to the letter, with the number in them.'),
        name: words('What a row is called, new or from now on: Visa, Rent, Emergency fund.'),
        target: words('The stored row that it is about, such as debt1; none for a new one.'),
      },
      ['what', 'quote'],
    ),
  },
  leave: {
    name: 'leave',
    description:
      'A number of the last message that must not be stored, and why; misread where Keel took it for something ' +
      'else. Keel takes back what it has stored of it, unless it is unclear.',
    schema: closed(
      {
        quote: words('The number with its words, to the letter.'),
        reason: { type: 'string', enum: reasons, description: 'Why.' },
      },
      ['quote', 'reason'],
    ),
  },
  answer: {
    name: 'answer',
    description:
      'The user’s yes or no to an open question, such as q12. One call for each question that is answered.',
    schema: closed(
      {
        question: words('Its id.'),
        reply: { type: 'string', enum: ['yes', 'no'], description: 'What the user says to it.' },
        quote: words('The user’s words that say so.'),
      },
      ['question', 'reply', 'quote'],
    ),
  },
  hear: {
    name: 'hear',
    description:
      'A feeling or an event of life in the last message. Use crisis when somebody may not want to live or is in ' +
      'danger, abuse when somebody controls or hurts them: Keel’s own text then answers.',
    schema: closed(
      {
        feeling: { type: 'string', enum: feelings, description: 'The nearest.' },
        quote: words('The words that say so.'),
      },
      ['feeling', 'quote'],
    ),
  },
} satisfies Record<string, Omit<ModelTool, 'run'>>
