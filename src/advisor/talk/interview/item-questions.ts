import type { InterviewTopic } from '#advisor/dialogue.ts'

const spent = (item: string) =>
  [`How much do you pay for ${item} a month?`, `What does ${item} cost you in a month?`] as const
const owed = (item: string) =>
  [
    `How much do you still owe on ${item}, and at what rate?`,
    `What is the balance of ${item}, and its rate?`,
  ] as const
const worth = (item: string) =>
  [`What is ${item} worth today?`, `What would you say ${item} is worth now?`] as const

type Questions = readonly [string, ...string[]]

/** Single items that people want to be asked about, in words that a question can carry. */
const items: readonly [InterviewTopic, RegExp, Questions][] = [
  ['expenses', /\brent\b/i, spent('rent')],
  ['expenses', /\bmortgage\b/i, spent('your mortgage')],
  ['expenses', /\bcar (?:payment|loan|lease)|\bauto/i, spent('your car')],
  ['expenses', /\bgrocer|\bfood\b/i, spent('groceries')],
  ['expenses', /\butilit|\belectric/i, spent('utilities')],
  ['expenses', /\bphone\b|\bcell\b/i, spent('your phone')],
  ['expenses', /\binternet\b/i, spent('internet')],
  ['expenses', /\binsurance\b/i, spent('insurance')],
  ['expenses', /\bday ?care\b|\bchild ?care\b/i, spent('childcare')],
  ['expenses', /\bsubscription/i, spent('subscriptions')],
  ['debt', /\bstudent\b/i, owed('your student loans')],
  ['debt', /\bcar\b|\bauto\b|\btruck\b/i, owed('your car')],
  ['debt', /\bmortgage\b|\bhouse\b|\bhome\b/i, owed('your home')],
  ['debt', /\bcards?\b|\bvisa\b|\bmastercard\b/i, owed('your credit cards')],
  [
    'assets',
    /\b401|\bira\b|\bretirement\b/i,
    ['What is in your retirement accounts?', 'How much have your retirement accounts reached?'],
  ],
  ['assets', /\bhouse\b|\bhome\b|\bcondo\b/i, worth('your home')],
  ['assets', /\bcar\b|\btruck\b/i, worth('your car')],
  [
    'savings',
    /\bchecking\b/i,
    ['What is in your checking account?', 'How much does your checking account hold?'],
  ],
  [
    'savings',
    /\bemergency\b/i,
    ['How much is in your emergency fund?', 'What have you put into your emergency fund?'],
  ],
  [
    'retirementAge',
    /nest egg|target|how (?:much|big|large)|size/i,
    ['How much would you like to have when you retire?', 'What sum do you want to retire with?'],
  ],
]

/** A question about the item itself; null when it is the topic as a whole. */
export const itemQuestions = (topic: InterviewTopic, about: string): Questions | null =>
  items.find(([of, words]) => of === topic && words.test(about))?.[2] ?? null
