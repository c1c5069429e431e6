import type { Lines } from '#advisor/talk/scene.ts'

/** Answers about the advisor itself that do not depend on the user. */
export const metaLines = {
  licensed: [
    'No, I am not a licensed adviser. I compute from your figures and show every source. For a big or legal ' +
      'step, ask a fiduciary adviser as well.',
    'I hold no license: I work out figures and show where they come from. For tax, law or large sums, see a fiduciary adviser too.',
  ],
  bot: [
    'I am a program, not a person. I compute with your own figures and show where each comes from; for a human ' +
      'view, try a fee-only fiduciary.',
    'No human here: I am software that reads your words and does the sums. A fee-only fiduciary is the person to ask for a human opinion.',
  ],
  whoAreYou: [
    'I am Keel, a financial advisor made of software. I keep your budget and balance sheet as we talk, and every ' +
      'figure I give shows its source.',
    'Keel: a program that plans with your own figures. You talk, I keep the books, compute, and show how.',
  ],
  privacy: [
    'Your data stays on the machine that runs Keel. Only when a language model is switched on does text leave ' +
      'it; Settings shows exactly what, and turns it off.',
    'What you write is stored with Keel and nowhere else, unless a language model is on. See What leaves this machine in Settings.',
  ],
  price: [
    'Talking to me costs nothing: you are on the Free Plan, and nobody pays me to recommend anything.',
    'There is no fee. I sell no products, so no answer of mine earns anybody a commission.',
  ],
  forget: [
    'You can forget each fact under What I know, or delete your account with everything in it under Settings. ' +
      'Say undo to take back the last thing.',
    'Forgetting is up to you: What I know erases single facts, Settings the whole account.',
  ],
  abilities: [
    'I keep your budget, debts and goals as you talk, and answer with worked figures.',
    'Tell me about your money in plain words, and ask me anything that can be worked out from it.',
  ],
  stopAsking: [
    'No more questions then. Ask me anything, or say my plan to see your next steps.',
    'I will stop asking. Say my plan whenever you want your next steps.',
  ],
  noWorking: ['There is no calculation to show yet.', 'I have not worked anything out for you yet.'],
} as const satisfies Record<string, Lines>

/** What to ask: an example of each kind. */
export const abilityExamples: readonly string[] = [
  'Say it as it is: my rent, my pay, what I owe and at what rate. I save it and show you what I understood.',
  'Ask how long a debt takes, avalanche against snowball, or what an extra payment saves.',
  'Ask for your savings rate, net worth, or how many months your savings cover.',
  'Ask what a loan costs, how much home you can afford, or what a monthly amount grows to.',
  'Ask whether you can retire when you want, and what it takes a month to reach a goal.',
  'Say undo to take something back, or what do you know about me to see everything stored.',
]

/** Plain meanings of words that answers use. */
export const glossary: readonly [RegExp, string][] = [
  [/\bavalanche\b/i, 'Avalanche: pay the debt with the highest rate first.'],
  [/\bsnowball\b/i, 'Snowball: pay the smallest debt first.'],
  [/\bAPR\b/, 'APR: what borrowing costs in a year, in percent.'],
  [/\bnet worth\b/i, 'Net worth: what you own minus what you owe.'],
  [/\bsavings rate\b/i, 'Savings rate: the part of your income that you keep.'],
  [/\bemergency fund\b|\bcushion\b/i, 'Emergency fund: cash for months without income.'],
  [/\bprincipal\b/i, 'Principal: the sum borrowed, without interest.'],
  [
    /\breal return\b|dollars of today|today's dollars/i,
    'Dollars of today: future sums as what they buy now.',
  ],
  [/\bsurplus\b/i, 'Surplus: what is left of a month’s income after all expenses.'],
]
