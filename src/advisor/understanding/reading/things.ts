import type { AssetCategory, LiabilityCategory } from '#finance/balance-sheet.ts'

/** Something people own, owe or pay for, and what it is when they do. */
export interface Thing {
  asset?: AssetCategory
  liability?: LiabilityCategory
  /** Words and pairs of words, in lower case. */
  words: string
}

/** Names are for us; what is stored is called by the user's own word. */
export const things = {
  card: {
    liability: 'Credit Cards',
    words:
      'card|cards|visa|mastercard|amex|discover|credit card|credit cards|credt card|capital one|cap one|citi|citibank|' +
      'barclaycard|store card|cc|ccs|cc debt|plastic|synchrony|creditcard|creditcards|chase|lowes|lowe|macys|macy|' +
      'kohls|kohl|best buy|home depot|jcpenney|sears|wells fargo|bank of america|boa|apple card|old navy|' +
      'target card|costco card|amazon card|chase card|sapphire|quicksilver|credit line|line of credit',
  },
  mortgage: {
    liability: 'Mortgage',
    words:
      'mortgage|morgage|mortage|mortgages|house note|home loan|house loan|heloc|home equity|second mortgage|va loan|fha loan|va mortgage',
  },
  autoLoan: {
    liability: 'Auto Loans',
    words:
      'car loan|auto loan|truck loan|vehicle loan|car note|truck note|motorcycle loan|bike loan|auto note|' +
      'jeep loan|van loan|suv loan|car finance|auto financing',
  },
  studentLoan: {
    liability: 'Student Loans',
    words:
      'student loan|student loans|student debt|college loan|college loans|school loan|school loans|grad school|' +
      'sallie mae|navient|nelnet|mohela|fafsa|perkins|stafford|parent plus|federal loan|federal loans|' +
      'student lones|student|fed loans|federal loan|federal loans|fed loan|law school|med school|sl|sls',
  },
  personalLoan: {
    liability: 'Personal Loans',
    words:
      'personal loan|personal loans|loan|loans|payday loan|payday|payday place|payday lender|payday loans|' +
      'lending club|sofi|upstart|prosper|consolidation loan|credit union loan|bank loan|family loan|consolidation|' +
      'signature loan|title loan',
  },
  medical: {
    liability: 'Medical Debt',
    words:
      'hospital|medical|medical bill|medical bills|medical debt|doctor|dentist|dental|er|surgery|orthodontist|' +
      'braces|ambulance|clinic|hospital bill|dental bill|emergency room|surgeon|carecredit|care credit|root canal|' +
      'oral surgeon|anesthesiologist|radiology|physical therapy|vet|veterinarian',
  },
  businessLoan: {
    liability: 'Business Loans',
    words:
      'business loan|sba loan|sba|disaster loan|operating note|equipment loan|operating loan|farm loan|' +
      'working capital|business debt|shop loan',
  },
  tax: {
    liability: 'Other Debt',
    words: 'irs|back taxes|taxes|tax|tax bill|franchise tax|tax debt|property tax|property taxes|income tax',
  },
  otherDebt: {
    liability: 'Other Debt',
    words:
      'klarna|affirm|afterpay|bnpl|collections|collection|judgment|lawyer|attorney|bail|timeshare|overdraft|furniture store|layaway',
  },
  debt: { words: 'debt|debts|debit|owed|indebted|liabilities|liability' },
  savings: {
    words:
      'savings|saving|savngs|savins|saved|savings account|nest egg|rainy day|emergency fund|hysa|high-yield|' +
      'put away|set aside|stashed|socked|piggy|saveings|emergency savings|credit union',
  },
  cash: {
    asset: 'Cash and Equivalents',
    words:
      'checking|chequing|cash|checking account|money market|cd|cds|certificate|venmo|paypal|mattress|coffee can|' +
      'shoebox|chckng|checkings|bank account|bank|envelope|safe|treasury bills|t-bills|mm|current account',
  },
  retirementAccount: {
    asset: 'Retirement Accounts',
    words:
      '401k|401|403|457|401 k|ira|403 b|roth|roth ira|403b|tsp|457|pension|rollover|traditional ira|sep|simple ira|' +
      'sep-ira|thrift savings|retirement account|retirement accounts|annuity|deferred comp|401ks|iras|' +
      'superannuation|keogh|tiaa',
  },
  investments: {
    asset: 'Investments',
    words:
      'brokerage|stocks|stock|etf|etfs|index|index fund|index funds|mutual fund|mutual funds|edward jones|merrill|' +
      'trading|options|bonds|bond|crypto|bitcoin|btc|ethereum|eth|coinbase|robinhood|fidelity|vanguard|schwab|' +
      'shares|portfolio|investments|investment|invested|dogecoin|espp|rsus|rsu|treasuries|i-bonds|savings bonds|' +
      'gold|silver|etrade|webull|funds|fund|solana|s&p|vtsax|voo|betterment|wealthfront|acorns|529|hsa|reit|reits|' +
      'dividend stocks|stock market|taxable',
  },
  house: {
    asset: 'Real Estate',
    words:
      'house|home|condo|property|townhouse|townhome|apartment|land|acres|acre|duplex|cabin|cottage|farm|lot|rental|' +
      'homes|ranch|bungalow|place|mobile home|trailer|double-wide|doublewide|triplex|fourplex|lake house|' +
      'beach house|timber|pasture|farmland|flat',
  },
  vehicle: {
    asset: 'Vehicles',
    words:
      'car|cars|truck|trucks|suv|vehicles|bikes|boats|suburban|tahoe|wrx|sentra|yukon|traverse|f150|f 150|van|' +
      'motorcycle|minivan|vehicle|jeep|honda|toyota|ford|subaru|chevy|chevrolet|civic|corolla|camry|prius|tesla|' +
      'bmw|audi|mazda|nissan|hyundai|kia|rav4|f150|f-150|silverado|outback|forester|accord|altima|sedan|pickup|' +
      'harley|boat|rv|camper|moped|scooter|wrangler|tacoma|tundra|ram|dodge|volvo|lexus|mustang|bike|beetle|' +
      'elantra|sonata|cr-v|crv|highlander|pilot|odyssey|sienna|malibu|impala|equinox|explorer|escape|buick|gmc|' +
      'sierra|vw|jetta|volkswagen|kayak|pontoon|atv|tractor|motorhome|trailer',
  },
  belongings: {
    asset: 'Personal Property',
    words:
      'ring|jewelry|jewellery|watch|rolex|art|painting|paintings|guitar|piano|collection|furniture|antiques|' +
      'antique|coins|coin|camera|laptop|computer|instruments|violin|cello|trumpet|steinway|saxophone|drums|' +
      'handbags|bags|purse|necklace|guns|gun|tools|sneakers|comics|records|diamond|engagement ring|silverware|' +
      'appliances|cards collection|baseball cards|quilt|wedding ring|equipment',
  },
  business: {
    asset: 'Business Interests',
    words:
      'business|company|firm|shop|startup|llc|partnership|bakery|restaurant|practice|stake|store|franchise|' +
      'inventory|landscaping|food truck|equity',
  },
  salary: {
    words:
      'salary|pay|paycheck|paychecks|wage|wages|income|job|gross|take-home|takehome|earnings|salry|base|base pay|' +
      'compensation|hhi|stipend|disability|ssi|ssdi|social security|unemployment|pension check|va disability|' +
      'commission|commissions|tips|bonus|overtime|freelance|freelancing|gig|gigs|uber|doordash|lyft|instacart|etsy|' +
      'tutoring|side|side hustle|side gig|hustle|contract|consulting|rental income|dividends|royalties|' +
      'child support|alimony|employer|paystub|w2|1099|self-employed|teaching|babysitting|bartending|waitressing|' +
      'driving|retirement check|annuity',
  },
  rent: { words: 'rent|rnet|rents|lease|landlord|apt|studio|renting' },
  housing: {
    words:
      'mortgage payment|house payment|hoa|condo fee|condo fees|property tax|homeowners|escrow|home insurance|' +
      'lot rent|maintenance|association',
  },
  food: {
    words:
      'groceries|grocery|food|dining|restaurants|takeout|take-out|eating out|coffee|lunch|lunches|dinner|costco|' +
      'aldi|walmart|grocerys|groccery|meals|meal|starbucks|ubereats|grubhub|snacks|beer|wine|pizza|supermarket|' +
      'kroger|formula|diapers|trader joes|publix|heb',
  },
  utilities: {
    words:
      'electric|electricity|power|gas bill|water|utilities|utility|internet|wifi|wi-fi|phone|phone bill|cell|' +
      'cell phone|cable|heat|heating|trash|sewer|propane|electricty|light bill|lights|comcast|xfinity|verizon|' +
      't-mobile|at&t|internett|garbage|oil|spectrum|solar|broadband',
  },
  transport: {
    words:
      'gas|fuel|car payment|truck payment|car payments|bus|bus pass|train|subway|parking|tolls|metro|transit|' +
      'commute|commuting|gasoline|uber rides|car wash|petrol|vehicle payment|metrocard|diesel|oil change',
  },
  insurance: {
    words:
      'insurance|car insurance|health insurance|life insurance|premium|premiums|medicare|copay|copays|medigap|' +
      'insurence|renters insurance|auto insurance|geico|progressive|state farm',
  },
  family: {
    words:
      'daycare|day care|childcare|child care|nanny|tuition|preschool|school|babysitter|after-school|after school|aftercare|after care|' +
      'piano lessons|lessons|soccer|camp|dance|karate|swim|swimming|kids|diapers|sitter',
  },
  living: {
    words:
      'gym|netflix|spotify|hulu|streaming|subscriptions|subscription|haircut|haircuts|clothes|clothing|pet|dog|cat|' +
      'pets|dog food|cigarettes|smokes|medication|meds|prescriptions|prescription|therapy|therapist|tithe|tithing|' +
      'church|charity|storage|laundry|entertainment|hobbies|movies|planet fitness|disney|amazon|prime|shopping|' +
      'cleaning|cleaner|lawn|yard|cobra|membership|dues|union dues|donation|donations|gaming|games|xbox|hair|nails|' +
      'vape|lottery|bills|bill|fees|fee|travel|yoga|crossfit|fitness|makeup|insulin|storage unit|gifts|fun',
  },
  goal: {
    words:
      'goal|target|down payment|downpayment|deposit|vacation|trip|wedding|honeymoon|college fund|house fund|' +
      'travel fund|reserve|cushion|buffer|sabbatical|baby fund|remodel|kitchen|renovation|roof|new car|new roof|' +
      'save up|saving up|europe|japan|italy|hawaii|disneyland|disney world|bathroom|adoption|ivf|braces',
  },
  retirement: { words: 'retire|retirement|retiring|retired|retirment|nest' },
} as const satisfies Record<string, Thing>

export type ThingName = keyof typeof things

const byWord = new Map<string, ThingName>()
for (const [name, { words }] of Object.entries(things) as [ThingName, Thing][]) {
  // The first thing that claims a word keeps it.
  for (const word of words.split('|')) if (!byWord.has(word)) byWord.set(word, name)
}

export function thingOf(word: string): ThingName | null {
  return byWord.get(word) ?? byWord.get(word.replace(/'s$/, '')) ?? null
}
