import type { Explanation } from './explanation.ts'

export const trouble: readonly Explanation[] = [
  {
    first: true,
    terms: ['debts? after death', 'inherit(?:ed|ing)? debts?'],
    asks: [
      '(?:debts?|loans?|mortgage|cards?)(?: [^|]{0,20})? (?:if|when|after|once) (?:i|you|we|someone|my \\w+|he|she|they|somebody) (?:die|dies|died|death|pass(?:es|ed)?(?: away)?)',
      '(?:inherit|responsible for|liable for|have to pay) (?:[^|]{0,25})(?:parents?|moms?|dads?|husbands?|wifes?|spouses?|mothers?|fathers?) (?:[^|]{0,15})(?:debts?|cards?|loans?)',
    ],
    content:
      'Debts are paid from what the person leaves. Relatives owe nothing for it, unless they signed as well or live in a community property state.',
    details: [
      'A mortgage or car loan stays with the home or car; federal student loans end. Collectors may ask relatives anyway: pay nothing before you know.',
      'An estate lawyer or legal aid can say what applies in your state.',
    ],
  },
  {
    first: true,
    terms: ['default(?:ing)?(?: on (?:a |my )?(?:loan|debt))?', 'delinquen(?:t|cy)', 'charge ?offs?'],
    asks: [
      '(?:what (?:happens|would happen|will happen|are the consequences)|what) if (?:i|we) (?:just )?(?:stop|stopped|quit|dont|didnt|cant|couldnt|miss|missed|skip|skipped|default|defaulted|never)(?: [^|]{0,20})? ?(?:pay|paying|payments?|pay it|on (?:my|a|the))',
      '(?:cant|couldnt|unable to|wont be able to|not able to) (?:afford (?:to pay )?|make |pay |keep up with |cover )(?:[^|]{0,20})(?:cards?|loans?|bills?|payments?|mortgage|debts?|minimums?|visa)',
      'what happens (?:when|if) (?:someone|people|you|i|we) (?:stop|dont|cant|miss|default|quit)',
      '(?:can|could|should) i (?:just )?(?:stop|quit|skip) paying (?:my |the |on )',
    ],
    content:
      'Late fees first, then a mark on your credit after about a month; later collectors, perhaps a court, and loss of what backs the loan.',
    details: [
      'A card is usually written off after some months, and then collectors or a court may follow; a house or car can be taken back.',
      'Call the lender before you miss a payment: many have hardship plans. The National Foundation for Credit Counseling, nfcc.org, helps with it.',
      'When money is short, pay food, home, power and the way to work first. For papers from a court, ask legal aid, found through 211.',
    ],
  },
  {
    terms: [
      '(?:debt )?collections?',
      'debt collect(?:ors?|ion)',
      'statutes? of limitations?',
      'time barred debts?',
      'zombie debts?',
    ],
    asks: [
      '(?:how (?:do|should) i )?(?:deal with|handle|talk to|answer) (?:a |the |debt )*collect(?:ors?|ions)',
      'debt (?:is |goes |went )?(?:in|to) collections?',
      'how (?:long|old) (?:[^|]{0,30})debts? (?:[^|]{0,20})(?:collect|expire|sue)',
    ],
    content:
      'A collector must prove the debt if you ask in writing. Each state limits how many years it can be sued for; a payment may restart that.',
    details: [
      'Say little on the phone, ask for validation by letter, and promise nothing you cannot keep. Harassment can be reported at consumerfinance.gov.',
      'Most marks leave your credit report after some years. Whether a debt is too old in your state is a question for legal aid or a consumer lawyer.',
    ],
  },
  {
    terms: [
      'bankruptc(?:y|ies)',
      '(?:declaring|filing(?: for)?) bankruptcy',
      'chapter (?:7|13|seven|thirteen)(?: bankruptcy)?',
      'going bankrupt',
    ],
    asks: ['should i (?:file|declare|consider|go)(?: for)? bankrupt\\w*', 'how does bankruptcy'],
    content:
      'Bankruptcy is a court’s way to end debts you cannot pay, either at once or by a plan of some years. It marks your credit for a long time.',
    details: [
      'Card and medical debt can go; student loans, support and recent taxes mostly stay. What you may keep depends on the state.',
      'See a nonprofit credit counselor first, and a bankruptcy lawyer before anything is filed: the first talk is often free. I cannot say whether it is right for you.',
    ],
  },
  {
    terms: [
      'debt settlement',
      'settl(?:e|ing) (?:a |my )?debts?',
      'debt relief',
      'debt management plans?',
      'credit counsel(?:ing|or|ors)',
    ],
    asks: [
      'should i (?:settle|use debt (?:relief|settlement))',
      'negotiate (?:with )?(?:my )?(?:debts?|creditors|lenders?|credit card)',
      'settle (?:my |a |the )?debts?',
    ],
    content:
      'Settlement means paying less than you owe: it hurts your credit and may be taxed. A nonprofit counselor’s plan is the gentler way.',
    details: [
      'In a debt management plan the counselor bargains for lower rates and you pay a single sum a month for some years.',
      'Never pay a settlement company before it has settled anything. The National Foundation for Credit Counseling, nfcc.org, is a safe start.',
    ],
  },
  {
    terms: ['(?:wage )?garnish(?:ment|ing|ed)?', 'liens?', 'foreclosures?', 'repossession'],
    content:
      'After a court order a creditor may take part of your wages or place a claim on your home; a lender can take back what secures a loan.',
    details: [
      'The law leaves you a part of your pay, and benefits are mostly protected. Answer every court paper by its date.',
      'Legal aid, found through 211, or a consumer lawyer can tell what applies to you.',
    ],
  },
  {
    terms: ['identity theft', '(?:phishing |money )?scams?', 'fraud'],
    asks: [
      '(?:someone|somebody) (?:stole|used|opened)(?: [^|]{0,30})(?:identity|name|card|account)',
      '(?:is (?:this|it)|think i (?:was|got)|been) (?:a )?scam(?:med)?',
    ],
    content:
      'Freeze your credit at the bureaus, call your bank, change passwords and report it at identitytheft.gov, which makes you a plan.',
    details: [
      'Nobody honest asks for gift cards, coins or a wire in a hurry. A freeze is free and does not touch your score.',
    ],
  },
  {
    terms: ['hardship (?:plans?|programs?)', 'forbearance', 'deferment'],
    asks: [
      '(?:talk to|call|ask|negotiate with|bargain with) (?:my |the |our )?(?:lenders?|bank|card company|creditors?)(?: [^|]{0,20})?(?:hardship|lower|rate|payment|help|time|$)',
    ],
    content:
      'Call before you miss a payment, ask for the hardship program, say what you can pay and since when, and get the answer in writing.',
    details: [
      'Lenders would rather wait than lose: they may lower the rate, skip payments or stretch the term. Ask whether interest goes on meanwhile.',
      'The National Foundation for Credit Counseling, nfcc.org, makes such calls with you at little cost.',
    ],
  },
]
