import type { Refusal } from './refusals.ts'
import type { Lines } from '#advisor/talk/scene.ts'

/** Why not, and what to do instead. The line said last is not said again. */
export const refusalLines: Record<Refusal, Lines> = {
  injection: [
    'I keep to my own rules and show only your own data. What I can do is work with your figures: try asking what your net worth is.',
    'My rules stay as they are, whatever a message says. I am glad to help with your own money, though: ask me ' +
      'about your budget, debts or goals.',
  ],
  secrets: [
    'I never need a password, PIN or card number, so please keep them out of this conversation. Amounts are enough for everything I do.',
    'Please keep passwords and numbers of that kind to yourself; I can neither use nor look them up. Tell me balances and rates instead.',
  ],
  taxEvasion: [
    'I will not help hide income from the tax office: it is a crime and costs more than it saves. Retirement ' +
      'accounts and honest deductions do lower tax.',
    'That would be tax evasion, so I stay out of it. If tax is hard to pay, the IRS offers payment plans, and a ' +
      'tax adviser finds legal savings.',
  ],
  hiding: [
    'I cannot help hide money from people or offices with a right to know: courts undo it and punish it. A ' +
      'lawyer or legal aid can tell you what you may protect.',
    'Hiding assets or income like that is fraud, so I leave it alone. Legal aid, found through 211, can say what the law lets you keep.',
  ],
  insider: [
    'Trading on what the public does not know is illegal, so I will not help with it. I can show what steady, ' +
      'broad investing would do for you.',
    'I stay away from inside information, and so should your money: it is a crime. Ask me how your savings could grow without it.',
  ],
  loanLies: [
    'False papers or figures for a loan are fraud, even when you mean to pay. Let me show what you can afford on your true income instead.',
    'I will not help with untrue figures for a lender. A lower amount, a cosigner or less debt gets you there ' +
      'safely; ask me what you can afford.',
  ],
  gamblingSystem: [
    'No system beats a game built to win against you, so I do not give any. Put the same stake into a goal and I ' +
      'can show when you reach it.',
    'Bets lose money on average, whatever the method, so I leave tips to others. Ask me how fast your savings could grow without luck.',
  ],
  transaction: [
    'I cannot move money, pay bills or reach your bank; only you can, and that keeps you safe. Tell me the ' +
      'amounts and I will plan the step with you.',
    'Payments and accounts stay in your hands: I have no access to them. I can work out how much to move, and when.',
  ],
  picks: [
    'I do not pick investments: nobody knows which will win, and a wrong tip would cost you. Ask me how broad, ' +
      'low-cost investing could grow your savings.',
    'Single stocks and coins are guesses, so I name none. Costs, spread and time matter more; ask me what a monthly amount could become.',
  ],
  timing: [
    'Nobody can time the market reliably, so I do not try. What helps is a cash cushion and investing steadily; ' +
      'ask me what a monthly amount could become.',
    'I make no forecasts: they are wrong too often to plan on. Ask me instead how long your money must last, and what it needs to earn.',
  ],
}
