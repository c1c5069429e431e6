import type { Heard } from './heard.ts'

/** Bills, collectors, scams and other trouble that wants a step soon. */
export const trouble: Readonly<Record<string, Heard>> = {
  arrears: {
    hears: [
      'That’s stressful, and it can be fixed.',
      'I’m sorry. Being behind wears on anyone.',
      'Okay, let’s sort out what matters most.',
      'That’s a tough spot. You were right to speak up.',
    ],
    steps: [
      'Pay for the roof, power, food and the way to work first; cards and old bills can wait.',
      'Call the one you’re furthest behind with today and ask for their hardship plan, in writing.',
      'Call 211 for help with rent, utilities and food near you; it’s free and private.',
    ],
    more: [
      'Lenders have more to offer before you miss a payment than after, so call even with bad news.',
      'A foreclosure generally can’t start until you’re {foreclosure-days} behind, which leaves time to arrange something.',
      'Don’t cover it with a payday loan; it makes next month harder.',
      'Tell me what comes in and what’s due, and we’ll put it in order.',
    ],
  },
  collectors: {
    hears: [
      'Those calls are nerve-racking. I’m sorry.',
      'That’s unpleasant, and you have rights here.',
      'I’m sorry you have to deal with that.',
      'Take a breath. They have less power than they sound.',
    ],
    steps: [
      'Write within {validation-days} that you dispute the debt and want proof; they must stop until they send it.',
      'Say little on the phone, promise nothing, and give nobody your bank details.',
      'Check how old the debt is before paying a cent; a payment can bring an old one back to life.',
    ],
    more: [
      'They may not threaten you, call at night or at work once you’ve said no, or tell others about the debt.',
      'Keep a note of every call. Abuse can be reported at consumerfinance.gov.',
      'If court papers come, answer them by the date on them, whatever else you do.',
      'If the debt is yours and recent, a lump sum below the balance is worth offering, in writing first.',
    ],
  },
  eviction: {
    hears: [
      'I’m so sorry. That’s frightening.',
      'That’s scary, and there’s still something to be done.',
      'I’m sorry. Your home comes before every other bill.',
      'That’s an awful letter to get. I’m sorry.',
    ],
    steps: [
      'Call 211 and legal aid today; rent help and a free lawyer exist in many places.',
      'If there’s a court date, go: many people lose only because they didn’t come.',
      'Offer the landlord a date and an amount in writing; most prefer rent to a court case.',
    ],
    more: [
      'Only a court can put you out. Changing the locks or cutting the power is illegal nearly everywhere.',
      'Keep every receipt, message and photo.',
      'Let the cards wait for now; a roof matters more than a score.',
      'If you must go, ask the landlord to settle without a judgment, so it doesn’t follow you.',
    ],
  },
  scammed: {
    hears: [
      'I’m so sorry. It happens to smart, careful people.',
      'That’s awful, and it’s not your fault.',
      'I’m sorry. They do this for a living.',
      'That’s a horrible feeling. Let’s move quickly.',
    ],
    steps: [
      'Call your bank or card right now and say the word fraud; minutes can matter.',
      'Change the passwords, then freeze your credit at the bureaus; both are free.',
      'Report it at reportfraud.ftc.gov, and at identitytheft.gov if they have your details.',
    ],
    more: [
      'Send nothing more, also no fee or tax to get the money back.',
      'Anyone who now offers to recover it for a fee is the next scammer.',
      'If the bank refuses to help, complain at consumerfinance.gov; that often moves things.',
      'Tell someone close to you. Scammers count on shame keeping it quiet.',
    ],
  },
  gambling: {
    hears: [
      'Thank you for telling me. That took something.',
      'I’m glad you said it. You’re not alone with this.',
      'That’s hard to say out loud. I’m glad you did.',
      'I’m sorry. This can get a grip on anyone.',
    ],
    steps: [
      'Please call 1-800-GAMBLER; it’s free, private and there day and night.',
      'Self-exclude in the apps today and ask your bank to block gambling payments.',
      'Hand the money side to someone you trust for a while: cards, logins and the pay account.',
    ],
    more: [
      'Don’t try to win it back; that’s how the hole gets deeper.',
      'Freezing your credit also stops you from borrowing in a weak moment.',
      'The debts can be dealt with like any others, once the playing has stopped.',
      'If it ever feels like too much to bear, call or text 988.',
    ],
  },
  quarrel: {
    hears: [
      'Money fights are rarely just about money.',
      'I’m sorry, that’s exhausting for both of you.',
      'That’s painful. Most couples know it well.',
      'Oof. That sounds like a rough evening.',
    ],
    steps: [
      'Try a short, calm money talk on a set day, with goals first and no blame.',
      'Give each of you an amount to spend without questions; it ends most small fights.',
      'Agree on a sum above which you ask each other first.',
    ],
    more: [
      'Splitting the bills by income often feels fairer than equal shares.',
      'Ask each other what money was like at home growing up; it explains a lot.',
      'I can lay out the numbers neutrally, so that you argue with a sheet and not with each other.',
      'If someone is afraid or kept from money, that’s more than a quarrel: 1-800-799-7233 listens.',
    ],
  },
}
