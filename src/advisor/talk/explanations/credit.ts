import type { Explanation } from './explanation.ts'

export const credit: readonly Explanation[] = [
  {
    terms: ['(?:a )?(?:good |bad )?(?:credit|fico) scores?', 'fico', 'credit rating'],
    content:
      'A credit score tells lenders how likely you are to pay on time. It rests mostly on past payments and on how much of your limits you use.',
    details: [
      'Age of accounts, new applications and the mix count for less; income does not count at all.',
      'Checking your own never hurts. Your bank often shows it free of charge, and annualcreditreport.com gives the reports behind it.',
    ],
  },
  {
    terms: ['(?:improving|raising|building|fixing|rebuilding) (?:my |your )?credit(?: score)?'],
    asks: [
      '(?:improve|raise|boost|increase|build|fix|repair|rebuild|better|grow|up|help|lift|establish) (?:up )?(?:my |our |your |a |good |some )*credit(?: score| rating| history)?',
      '(?:better|higher) credit score|credit score (?:up|higher|better)',
      'score(?:[^|]{0,30}) \\| (?:[^|]{0,20})(?:raise|improve|boost|fix|increase|help|do)(?:[^|]{0,12})',
      '(?:improve|raise|boost|increase|fix|build|lift) my (?:\\w+ )?score',
      'why (?:is|did|has) my (?:credit )?score (?:so )?(?:low|drop\\w*|f[ae]ll\\w*|go\\w* down|bad)',
    ],
    content:
      'Pay every bill on time, bring card balances well below their limits, keep old cards open and apply for little: that lifts a score.',
    details: [
      'Set every minimum to autopay, then pay cards down before the statement closes: use falls at once and the score follows within weeks.',
      'Check your reports at annualcreditreport.com and dispute errors for free. No company can do more for money.',
      'Without a history, a secured card or a place on a trusted person’s card starts it.',
    ],
  },
  {
    terms: ['credit (?:card )?utili[sz]ation(?: (?:rate|ratio))?', 'utili[sz]ation(?: (?:rate|ratio))?'],
    content:
      'Credit utilization is how much of your card limits you use, in percent. Lower is better for your score; it is read from the statement.',
    details: [
      'It has no memory: pay the cards down and it improves with the next statement. Tell me your limit and I work out yours.',
    ],
  },
  {
    terms: [
      'credit reports?',
      'credit history',
      'credit bureaus?',
      'hard (?:inquiry|pull)',
      'soft (?:inquiry|pull)',
      'credit freeze',
    ],
    asks: ['(?:get|see|check|freeze) (?:my )?(?:free )?credit(?: report)?(?= \\||$)'],
    content:
      'A credit report lists your loans, cards and payments. Get it free at annualcreditreport.com, and dispute what is wrong.',
    details: [
      'A hard inquiry from an application costs a few points for a while; looking yourself is a soft one and costs none.',
      'A freeze at each bureau is free and stops others from opening accounts in your name.',
    ],
  },
  {
    terms: [
      'credit cards?',
      'secured (?:credit )?cards?',
      'debit (?:vs|versus|or|and) credit(?: cards?)?',
      'grace period',
    ],
    asks: [
      'carry(?:ing)? (?:a|my) balance',
      'should i (?:get|have|open|use) (?:a |another )?credit card',
      'how many credit cards should',
      'should i (?:close|cancel) (?:a |my |an old )?(?:credit )?card',
    ],
    content:
      'A credit card is a loan that is free if you pay the whole statement each month, and among the dearest there are if you do not.',
    details: [
      'Autopay of the full statement gives you the protection and the points without interest. Who carries a balance should look at the rate only.',
      'A secured card, backed by a deposit, builds credit from nothing. Closing an old card can lower the score a little.',
    ],
  },
]
