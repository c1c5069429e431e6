import type { Heard } from './heard.ts'

/** Good news and new chapters. */
export const joys: Readonly<Record<string, Heard>> = {
  baby: {
    hears: [
      'Oh, congratulations! What wonderful news.',
      'Congratulations! I’m so happy for you.',
      'A baby! That’s lovely news.',
      'How exciting, congratulations to you all!',
    ],
    steps: [
      'Plan for the hospital bill, pay lost on leave and childcare; you’ve got time for each.',
      'Put the date in your calendar: a newborn usually must join the health plan within {baby-days}.',
      'Start a baby fund with an automatic transfer now, while the months are still quiet.',
    ],
    more: [
      'Your share of the birth is at most your plan’s out-of-pocket maximum.',
      'Term life insurance and a will with a guardian belong on the list before the due date.',
      'Try living on the leave income for a couple of months; the difference is your cushion.',
      'Buy little new: babies outgrow everything within weeks.',
    ],
  },
  wedding: {
    hears: [
      'Congratulations! That’s wonderful.',
      'How lovely, congratulations to you both!',
      'Oh, that’s happy news. Congratulations!',
      'Congratulations! Here’s to the pair of you.',
    ],
    steps: [
      'Set what you can pay in cash first, and let the guest list follow that number.',
      'Lay your pay, debts and goals open to each other now; it’s the best gift there is.',
      'Open an account just for the wedding and send a fixed sum there each month.',
    ],
    more: [
      'Guests decide most of the cost; the day of the week and the season come next.',
      'A wedding loan is a personal loan with flowers on it, so keep it small or skip it.',
      'Afterwards, update beneficiaries, insurance and your W-4.',
      'One joint account for bills and one each of your own works well for many couples.',
    ],
  },
  raise: {
    hears: [
      'Congratulations, you earned that!',
      'That’s great news. Well done!',
      'Nice! Enjoy that feeling.',
      'Well deserved, congratulations!',
    ],
    steps: [
      'Send part of it to savings before the first bigger paycheck, and you’ll never miss it.',
      'Raise your 401(k) percent this week; it’s the easiest day in the year to do it.',
      'If a card is costing you interest, let the raise finish it first.',
    ],
    more: [
      'Sending {raise-share} of a raise to saving keeps life getting nicer and safer at once.',
      'Careful with the permanent steps, a bigger rent or car; they’re hard to take back.',
      'A higher bracket only touches the dollars above its line, so you always keep more.',
    ],
  },
  newjob: {
    hears: [
      'Congratulations on the new job!',
      'That’s great, congratulations!',
      'Wonderful news. A fresh start!',
      'Well done, that’s a big step!',
    ],
    steps: [
      'Sign up for the 401(k) to the full match in your first week.',
      'Fill in the W-4 with the IRS estimator, so that April holds no surprise.',
      'Check when the old health coverage ends and the new begins, and bridge any gap.',
    ],
    more: [
      'Roll the old 401(k) into the new plan or an IRA, straight from plan to plan.',
      'Choose the benefits in order: health, match, HSA or FSA, disability, then life if others depend on you.',
      'Keep living on the old pay for a few months and bank the difference.',
      'The first paycheck often comes later than you expect, so plan for the gap.',
    ],
  },
  windfall: {
    hears: [
      'Wow, congratulations! What lovely news.',
      'Wow, congratulations! Breathe first.',
      'Wow, that’s great. Enjoy the moment!',
      'How wonderful. Take a deep breath and enjoy it!',
    ],
    steps: [
      'Park it in insured savings and decide nothing for a while; good plans can wait.',
      'Find out what tax is due on it before you count on the whole sum.',
      'Clear costly debt first, then fill the emergency fund, then invest the rest.',
    ],
    more: [
      'Each bank insures up to {deposit-insurance} per person, so spread a larger sum.',
      'Set a slice, say {fun-share}, aside for pure joy. The rest will feel easier.',
      'Tell few people. Advice and requests arrive quickly.',
    ],
  },
  milestone: {
    hears: [
      'Congratulations! That’s worth celebrating.',
      'You did it. Congratulations!',
      'That’s huge. Well done!',
      'Look at that! You should be proud.',
      'What a moment. You earned it.',
    ],
    steps: [
      'Celebrate a little, then send the freed-up payment to the next goal before life absorbs it.',
      'Write down today’s numbers; in a year you’ll love looking back at them.',
      'Pick the next goal while you feel this good about it.',
    ],
    more: [
      'If a loan is paid off, ask for the letter that says so, and for a car the title.',
      'A small dip in your credit score after a payoff is normal and harmless.',
      'The habit that got you here is worth more than the sum.',
    ],
  },
  joy: {
    hears: [
      'That makes me smile. I’m happy for you!',
      'Love to hear that!',
      'That’s great, enjoy it!',
      'What good news!',
    ],
    steps: [
      'Want to see what it does for your plan? I can run the numbers.',
      'A good moment to put something small aside for your future self.',
      'Enjoy it first; the spreadsheet will still be here tomorrow.',
    ],
    more: [
      'Good months are when cushions get built, quietly and without pain.',
      'Spending a part of it with people you love is a fine use of money.',
      'If something changed in your income or debts, tell me and I’ll keep the picture up to date.',
    ],
  },
  retiring: {
    hears: [
      'Congratulations! You’ve earned your time.',
      'What a milestone. Congratulations!',
      'How exciting, a whole new chapter!',
      'Well done, all those years add up to this.',
    ],
    steps: [
      'Let’s hold what you’ll spend against Social Security, pensions and a careful draw on savings.',
      'Check the order of dates: health coverage, Medicare at {medicare-age}, then when each of you claims.',
      'Live on the retirement budget for a few months before the last paycheck, as a test.',
    ],
    more: [
      'Keep a couple of years of spending in cash and bonds, so that a bad market can’t hurry you.',
      'A draw of about {withdrawal-rate} in the first year is the usual starting point.',
      'Waiting with Social Security raises it for life, most of all for the higher earner of a couple.',
      'Think about what Mondays will look like, too. It matters as much as the money.',
    ],
  },
  moving: {
    hears: [
      'A move! Exciting and exhausting at once.',
      'A fresh start, how exciting!',
      'Big change. I hope it’s a good one.',
      'Moving is a lot. Let’s make the money part easy.',
    ],
    steps: [
      'Save for first month, deposit, movers and an empty fridge before the day comes.',
      'If it’s for a job, ask the employer to pay for the move; many do when asked.',
      'Compare the whole month in the new place: rent, taxes, insurance and the commute.',
    ],
    more: [
      'Film every room on the way out and on the way in; it saves deposits.',
      'Change the address for banks, insurance and the IRS, and forward your mail.',
      'A new state can mean new income tax and new insurance prices, so ask for quotes first.',
      'Sell or give away what you’d otherwise pay to carry.',
    ],
  },
}
