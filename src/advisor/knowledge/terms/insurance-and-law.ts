import type { Term } from './term.ts'

export const insuranceAndLaw: readonly Term[] = [
  [
    'term life(?: insurance)?',
    'Term life insurance pays your family if you die within a set number of years; after that it simply ends.',
  ],
  [
    'whole life(?: insurance)?',
    'Whole life insurance covers you until you die and slowly builds a cash value; it costs far more than term for the same payout.',
  ],
  ['deductible', 'A deductible is what you pay yourself before the insurance starts to pay.'],
  [
    'co-?pay(?:ment)?',
    'A copay is a set amount you pay for a visit or a prescription; the plan pays the rest.',
  ],
  ['co-?insurance', 'Coinsurance is the share of a bill that stays yours after the deductible is met.'],
  [
    '(?:insurance )?premium',
    'A premium is what the insurance itself costs you, mostly each month, whether you use it or not.',
  ],
  [
    '(?:out.of.pocket|oop) max(?:imum)?',
    'The out-of-pocket maximum is the most you pay for covered care in a year; after that the plan pays all of it.',
  ],
  [
    'medicare part b|part b',
    'Medicare Part B covers doctors, tests and outpatient care, for a monthly premium.',
  ],
  ['medigap', 'Medigap is private insurance that pays much of what original Medicare leaves to you.'],
  [
    'annuity',
    'An annuity is a contract with an insurer: you pay in a sum, and it pays you an income for some years or for life.',
  ],
  [
    'garnishment',
    'Garnishment means part of your pay, or money in your bank account, is taken for a debt, mostly after a court judgment.',
  ],
  [
    'lien',
    'A lien is a legal claim on something you own, such as a house or a car, until a debt is paid. It mostly has to be cleared before you can sell.',
  ],
  ['foreclosure', 'Foreclosure is when the lender takes and sells a home because the mortgage wasn’t paid.'],
  ['short sale', 'A short sale is selling a home for less than is owed on it, with the lender’s consent.'],
  [
    'chapter 7',
    'Chapter 7 is the bankruptcy that wipes out most unsecured debts within months, for people of modest income.',
  ],
  [
    'chapter 13',
    'Chapter 13 is the bankruptcy with a court plan: you pay what you can for some years, mostly keep your things, and much of the rest is wiped out.',
  ],
  [
    'living trust',
    'A living trust holds your property while you live and passes it on without probate; you stay in charge of it.',
  ],
  [
    'beneficiary',
    'A beneficiary is the person named to get an account, a policy or a benefit when somebody dies.',
  ],
  [
    'social security',
    'Social Security is the federal insurance that wages pay into; it sends a monthly check in retirement, on disability, and to survivors.',
  ],
  [
    'snap',
    'SNAP, once called food stamps, is monthly help on a card to buy groceries, for households of modest income.',
  ],
  [
    'special assessment',
    'A special assessment is an extra charge that an HOA puts on every owner, on top of the dues, for a repair its reserves can’t cover.',
  ],
  [
    'hoa',
    'An HOA is the homeowners association you join by buying there: it sets rules and collects dues for what is shared.',
  ],
]
