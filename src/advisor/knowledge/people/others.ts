import type { Heard } from './heard.ts'

/**
 * The trouble of somebody close, said to the one who helps. 'They', 'them' and 'their' become what the message says:
 * only verbs that stay the same after 'she' follow 'They'.
 */
export const others: Readonly<Record<string, Heard>> = {
  jobloss: {
    hears: [
      'I’m sorry. Good that you’re there for them.',
      'That’s hard to watch. I’m sorry for you both.',
      'I’m sorry. It’s kind of you to step in.',
    ],
    steps: [
      'They should file for unemployment this week; it counts from the week of filing, and you can sit down together.',
      'Help them list what comes in and what must be paid: roof, food, power and insurance come first.',
      'They can ask the employer in writing about severance, unused leave and the last day of health coverage.',
    ],
    more: [
      'Lenders and landlords are kinder before a payment is missed, so those calls come early.',
      'HealthCare.gov takes people soon after losing coverage, often far below the price of COBRA.',
      'If you help with money, choose an amount that you would not miss, and say how long.',
    ],
  },
  scammed: {
    hears: [
      'I’m so sorry. It happens to careful people.',
      'That’s awful, and it’s not their fault.',
      'I’m sorry. They can be glad to have you near.',
    ],
    steps: [
      'Call the bank or card company together right now and say the word fraud; minutes can matter.',
      'Help them change passwords and freeze their credit at the bureaus; both are free.',
      'Report it together at reportfraud.ftc.gov, and at identitytheft.gov if their details are out.',
    ],
    more: [
      'Nothing more may be sent, also no fee or tax to get the money back.',
      'Anyone who now offers to recover it for a fee is the next scammer.',
      'Don’t scold. Shame is what keeps people from telling somebody the next time.',
    ],
  },
  shame: {
    hears: [
      'Please tell them it’s no fault of theirs.',
      'That’s painful to see. It’s good that you’re there.',
      'It helps them more than you think that you’re there.',
    ],
    steps: [
      'Say that it happens to smart people every day, then do one small thing together, such as a single call.',
      'Listen first, and leave the advice for tomorrow; being believed takes most of the weight off.',
      'Let them choose the first step, and offer to sit beside them while it’s done.',
    ],
    more: [
      'Shame makes people wait, and waiting is the only really costly part.',
      'Tell about a mistake of your own; it ends the feeling of being the only one.',
      'If it doesn’t lift in a while, a doctor or a trusted friend is a good next call.',
    ],
  },
  worry: {
    hears: [
      'It’s kind of you to carry that with them.',
      'No wonder that’s on your mind, too.',
      'They can be glad to have you to talk to.',
    ],
    steps: [
      'Ask what weighs most, and put only that one thing on paper together.',
      'Offer to make the first call or open the first letter together; starting is the hard part.',
      'A free talk with a counselor from nfcc.org is a good step that they can take with you beside them.',
    ],
    more: [
      'Ask before you help; being asked keeps it their own plan.',
      'Most piles hold only a few things that matter this month.',
      'If there is talk of not wanting to live, call or text 988 together.',
    ],
  },
  illness: {
    hears: [
      'I’m so sorry. I hope for a good recovery.',
      'That’s hard news for all of you. I’m sorry.',
      'I’m sorry. I hope the treatment goes well.',
    ],
    steps: [
      'Ask their employer early about sick pay, disability cover and family leave; you may have leave to care, too.',
      'No hospital bill has to be paid yet: ask for an itemized one and for financial assistance first.',
      'Find the plan’s out-of-pocket maximum: it’s the most that this year’s care can cost in network.',
    ],
    more: [
      'Nonprofit hospitals must offer financial assistance, even to people with insurance.',
      'Keep medical bills off credit cards: a bill is the gentlest debt there is, a card the harshest.',
      'A power of attorney for money and for health is best signed while things are calm.',
    ],
  },
  arrears: {
    hears: [
      'I’m sorry. It’s good of you to look after them.',
      'That’s stressful for everyone, and it can be fixed.',
      'That’s a tough spot. Good that you ask.',
    ],
    steps: [
      'The roof, power, food and the way to work come first; cards and old bills can wait.',
      'They should call the lender that is furthest behind today and ask for a hardship plan, in writing.',
      'Call 211 together for help with rent, utilities and food nearby; it’s free and private.',
    ],
    more: [
      'Don’t sign or cosign to help; that makes the debt yours.',
      'Paying one bill straight to the landlord or lender helps more than cash.',
      'A nonprofit counselor at nfcc.org can put it all in order for little or nothing.',
    ],
  },
  gambling: {
    hears: [
      'I’m sorry. That’s a heavy thing to live beside.',
      'Thank you for telling me. You didn’t cause this.',
      'I’m sorry. It can get a grip on anyone.',
    ],
    steps: [
      'Call 1-800-GAMBLER; it’s free, private, day and night, and there for families, too.',
      'Keep your own money and credit apart: own accounts, new passwords and a credit freeze.',
      'Don’t pay the gambling debts; offer to help with blocks on the apps and the bank card instead.',
    ],
    more: [
      'Gam-Anon is a free group for families.',
      'Money lent in a weak moment mostly goes the same way.',
      'If there is ever talk of not wanting to live, call or text 988 together.',
    ],
  },
}
