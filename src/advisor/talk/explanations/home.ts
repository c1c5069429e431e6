import type { Explanation } from './explanation.ts'

export const home: readonly Explanation[] = [
  {
    terms: [
      '(?:rent(?:ing)? (?:vs|versus|or|and) (?:buy(?:ing)?|own(?:ing)?)|buy(?:ing)? (?:vs|versus|or|and) rent(?:ing)?)(?: a (?:house|home))?',
    ],
    asks: [
      '(?:rent|renting|keep renting|lease)(?: [^|]{0,20})? (?:or|vs|versus) (?:to )?(?:buy|buying|own|owning|purchase)',
      '(?:buy|buying|own|purchase)(?: [^|]{0,20})? (?:or|vs|versus) (?:to |keep |keep on )?(?:rent|renting|lease)',
      '(?:is it )?(?:better|cheaper|smarter) to (?:rent|buy)(?= \\||$| a (?:house|home)| or)',
      '(?:before|when|about|ready (?:to|for)|process of|steps (?:to|for)|how (?:do|can|should) i|how to) (?:i )?(?:buy|buying|purchas\\w+|get|getting) (?:a |an |my |our )?(?:first )?(?:house|home|condo)(?= \\||$)',
      '(?:good|right|bad) time (?:for me |for us )?to buy (?:a |my first )?(?:house|home|condo)',
      'should i (?:buy|get|be buying) (?:a |my first )(?:house|home|condo|place)(?= \\||$| now| yet| this year)',
    ],
    content:
      'Buying pays if you stay long, usually for years, and the full monthly cost is near the rent. For less time, renting is cheaper.',
    details: [
      'The cost of owning is interest, taxes, insurance, upkeep and what buying and selling take, not only the payment.',
      'Have a down payment beside your emergency fund, and no costly debt. A bought home is a place to live first, an investment second.',
      'Tell me a price, a rate and the down payment, and I show the monthly cost and whether it fits.',
    ],
    own: 'How much can I spend on housing by the 28/36 rule?',
  },
  {
    terms: ['(?:mortgage|discount) points?', 'points on a mortgage', 'closing costs?'],
    asks: ['should i (?:buy|pay(?: for)?) (?:mortgage |discount )?points'],
    content:
      'Points are interest paid in advance: you pay more at closing for a lower rate. They pay off only if you keep the loan long enough.',
    details: [
      'Divide what the points cost by what they save each month: that many months is the break-even. Closing costs are the fees of making the loan.',
    ],
  },
  {
    terms: ['escrow(?: accounts?)?', 'piti'],
    content:
      'Escrow is an account where your lender collects property tax and insurance with each mortgage payment, and pays those bills for you.',
    details: [
      'When taxes or insurance rise, the payment rises even on a fixed-rate loan. Read the yearly escrow statement and question errors.',
    ],
  },
  {
    terms: ['pmi', 'private mortgage insurance', 'mortgage insurance'],
    asks: ['(?:get rid of|remove|drop|avoid|cancel) (?:my )?pmi'],
    content:
      'PMI insures the lender when your down payment is small; you pay for it. Ask to drop it once you own enough of the home.',
    details: [
      'Write to the lender when the balance is low enough; a new appraisal can help. On some government loans it stays until you refinance.',
    ],
  },
  {
    terms: [
      'helocs?',
      'home equity (?:loans?|lines?(?: of credit)?)',
      'second mortgages?',
      'home equity',
      'reverse mortgages?',
    ],
    content:
      'A HELOC is a credit line backed by your home: cheaper than a card, with a rate that moves, and the house is at risk if you cannot pay.',
    details: [
      'A home equity loan is the same at a fixed rate and sum. Use it for the home itself, rarely for card debt, never for trips.',
      'A reverse mortgage pays older owners from their home’s value and is repaid when they leave. HUD requires a counselor first, for good reason.',
    ],
  },
  {
    terms: [
      'mortgages?',
      '(?:fixed(?: rate)? (?:vs|versus|or|and) (?:adjustable|variable)(?: rate)?(?: mortgages?)?|adjustable rate mortgages?|arms?)',
      'fixed rate mortgages?',
      '(?:mortgage |loan )?amorti[sz]ation',
    ],
    content:
      'A mortgage is a loan for a home, paid back in equal parts over decades. A fixed rate never changes; an adjustable one can rise later.',
    details: [
      'Early payments are mostly interest, later ones mostly principal: that is amortization. Extra payments early save the most.',
      'Get offers from several lenders within a few weeks; it counts as a single inquiry on your credit.',
    ],
  },
  {
    terms: ['down ?payments?', 'fha loans?', 'va loans?', 'earnest money'],
    asks: ['how much (?:should|do) (?:i|you|we) (?:put|need) (?:down|for a down ?payment)'],
    content:
      'A down payment is your own part of the price. A large one avoids mortgage insurance; some loans take very little and cost more.',
    details: [
      'FHA and VA loans, and state programs for first buyers, ask for little or nothing down. Keep your emergency fund out of it.',
    ],
  },
  {
    terms: [
      'leas(?:e|ing) (?:vs|versus|or|and) buy(?:ing)?(?: a car)?',
      'car leas(?:e|es|ing)',
      'leasing(?: a car)?',
    ],
    asks: [
      '(?:lease|leasing)(?: [^|]{0,15})? (?:or|vs|versus) (?:buy|buying|finance)',
      '(?:buy|finance)(?: [^|]{0,15})? (?:or|vs|versus) lease',
      'new or used car',
      'should i buy (?:a )?(?:new|used) (?:or (?:new|used) )?car',
    ],
    content:
      'A used car paid off and kept for years costs least. A lease has low payments, but they never end and you own nothing at the end.',
    details: [
      'Compare the price with all fees, not the payment. Get a loan offer from a credit union before you go to the dealer.',
    ],
  },
]
