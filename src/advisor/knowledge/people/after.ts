import type { Heard } from './heard.ts'

/** 'Im leaving my job next month', with no word of where to; neither a flat nor 'the company car' is left so. */
export const LEAVING = new RegExp(
  String.raw`^(?!.*\b(?:new|retir\w+|offer\w*|for (?:a|an|another)|better|start(?:s|ing)?|should|if|can i|thinking|might)\b)` +
    String.raw`(?!.*\b(?:landlord|apartment|lease|flat|rental|tenants?)\b)` +
    String.raw`.*(?:\b(?:i'?m|i am) (?:leaving|quitting|resigning from) (?:my|this|the) (?:job|work|company|position)` +
    String.raw`(?! (?!at|in|on|next|this|soon|and|but|to)[a-z])|` +
    String.raw`(?:^|\b(?:i|i'?ve|i'?m|just|already|finally) )(?:just |already |finally )?(?:put in|gave|given|giving|handed in) ` +
    String.raw`(?:my )?(?:(?:two|2)[- ]weeks?'? )?(?:notice|resignation)\b)`,
  'is',
)

/** Events that a message says more of: those that are over, as nobody plans a wedding that was, and a job that is only left. */
export const after: Readonly<Record<string, Heard & { over: RegExp }>> = {
  newjob: {
    over: LEAVING,
    hears: ['That’s a big step.', 'A big change, then.', 'So that door closes. I hope it’s by your choice.'],
    steps: [
      'Is there a new job lined up? If not, let’s see how many months your savings carry.',
      'Find out when health coverage ends and what replaces it, before you set the last day.',
      'Check vesting, bonus and leave payout dates before the last day; a week can be worth a lot.',
    ],
    more: [
      'Quitting usually means no unemployment benefits; being laid off means you get them.',
      'The old 401(k) can stay, or go to the next plan or an IRA straight from plan to plan; don’t cash it out.',
      'A loan from the plan falls due when you leave, so ask for the date and the balance first.',
    ],
  },
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
