import type { Topic } from '#advisor/knowledge/topic.ts'

export const farmsAndShops: readonly Topic[] = [
  {
    id: 'farm-income-tax',
    title: 'Farm and fishing income',
    asked: [
      'is farm income self employment income',
      'schedule f or schedule c',
      'income averaging for farmers',
      'can fishermen average income',
      'farmer estimated tax dates',
      'fishermen estimated taxes due',
      'are bees a farm for taxes',
      'livestock sales tax',
      'hobby farm or business',
      'selling eggs is it farm income',
      'farm loss deduct',
      'tax on selling cattle',
      'timber income tax',
    ],
    short:
      'Raising crops, livestock or bees is self-employment income on Schedule F. Farmers and fishermen may average income over past years and pay estimated tax once a year.',
    more: [
      'The single payment is due in January, or skip it by filing and paying in full early in March, if most income is from farming or fishing.',
      'Breeding stock and land sell as capital assets, not crops.',
      'Losses count only if you run it to make money. Reselling others’ goods goes on Schedule C.',
    ],
    sums: ['self-employment-tax', 'income-tax'],
    near: ['hobby-income', 'self-employment-tax', 'quarterly-dates', 'equipment-write-off'],
  },
  {
    id: 'farm-help',
    title: 'Loans, grants and insurance for farms',
    asked: [
      'government grants for farmers',
      'farm loans for beginners',
      'fsa farm loan',
      'is there crop insurance for small growers',
      'youth farm loan',
      'chapter 12 bankruptcy for farmers',
      'farm about to lose the land',
      'irrigation grant',
      'equip program money',
      'help for young farmers',
      'crop failed what help',
      'refinance farm debt',
      'tractor lender take my land',
    ],
    short:
      'Start at your county USDA office: FSA lends to beginners and youth, NRCS shares the cost of irrigation and fences, and crop insurance covers small growers too.',
    more: [
      'Whole-farm and micro-farm policies suit mixed crops; sign up before the date for your crop.',
      'In trouble, ask FSA for loan servicing and the free farm mediation service early.',
      'Chapter 12 is bankruptcy made for family farms and fishermen: you keep farming and pay by a plan over some years. A tractor lender reaches land only if you pledged it or they win a judgment.',
    ],
    sums: ['loan-payment', 'budget-summary'],
    near: ['sba-loans', 'farm-income-tax', 'bankruptcy'],
  },
]
