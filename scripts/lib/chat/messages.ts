/** What people say: some of it is stored, some is a question, some is neither. */
export const messages = [
  'How am I doing?',
  'I pay 1,450 for rent every month',
  'How long until my credit card is paid off?',
  'I put 300 into savings every month',
  'Can I retire at 60?',
  'I make 5,200 a month after taxes',
  'What should I do first?',
  'How big should my emergency fund be?',
  'Thanks, that helps',
  'What if I paid 200 more on my student loan?',
] as const

/** One after the other, from the start again after the last. */
export const messageAt = (turn: number): string => messages[turn % messages.length] ?? messages[0]
