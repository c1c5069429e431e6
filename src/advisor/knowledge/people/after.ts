import type { Heard } from './heard.ts'

/** Happy events that are over: nobody plans the guest list of a wedding that was. */
export const after: Readonly<Record<string, Heard & { over: RegExp }>> = {
  wedding: {
    over: /\b(?:(?:got|just|newly|recently|been|were) married|newlyweds?|eloped|honeymoon|wedding was|after the wedding)\b/i,
    hears: [
      'Congratulations, newlyweds!',
      'Congratulations on your marriage!',
      'How lovely, all the best to you both!',
    ],
    steps: [
      'Lay pay, debts and goals side by side now; that’s what you plan from as a couple.',
      'Change the W-4s, beneficiaries and insurance; a marriage touches all of them.',
      'Agree on what’s paid together and what each keeps, before habits decide it.',
    ],
    more: [
      'One joint account for bills and one each of your own works well for many couples.',
      'Compare your health plans: a wedding lets you join the better one right away.',
      'Pull both credit reports once and look at them together; surprises are cheaper now than at a lender’s.',
    ],
  },
  baby: {
    over: new RegExp(
      String.raw`\b(?:(?:just|i|we|she|wife|finally|recently) (?:just )?had (?:a|our|my|her|the|another|twins)|was born|newborn|` +
        String.raw`(?:days?|weeks?|months?) old|(?:baby|twins|son|daughter|little one) (?:is|are) (?:finally )?here|arrived)\b`,
      'i',
    ),
    hears: [
      'Congratulations on the little one!',
      'Welcome to the little one, and congratulations!',
      'How wonderful. Congratulations, and some sleep to you!',
    ],
    steps: [
      'Put the baby on a health plan within {baby-days}; that’s the one date that can’t wait.',
      'Write down what changed: pay on leave, care, diapers. Then the month has a shape again.',
      'Term life insurance and a will with a guardian come first now; college can wait.',
    ],
    more: [
      'Tell the employer’s benefits desk and change the W-4: a child lowers your tax.',
      'A dependent care account at work pays for day care before tax.',
      'Buy little new: babies outgrow everything within weeks, and neighbors have it all.',
    ],
  },
}
