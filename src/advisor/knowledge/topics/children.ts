import type { Topic } from '#advisor/knowledge/topic.ts'

export const children: readonly Topic[] = [
  {
    id: 'savings-for-kids',
    title: 'Saving for children',
    asked: [
      'how do i save money for my kid',
      'best savings account for a baby',
      'custodial account vs 529',
      'should i open a roth ira for my child',
      'what is a utma account',
      'trump account for newborn should we',
      'grandparents want to give money for the baby where',
      'savings bond for kids',
      'how to invest for my daughter',
      'kids investment account good idea',
    ],
    short:
      'A 529 for education, a custodial account for anything else, a custodial Roth once they earn. Your own retirement comes first: nobody lends for that.',
    more: [
      'Money in a custodial account is the child’s for good, usually once they come of age, and counts more against financial aid.',
      'Babies born in recent years can get a federal {child-account-seed} in a Trump account; families may add up to {child-account-limit} a year.',
      'A plain savings account in your name, with their name in the label, keeps you free to change your mind.',
    ],
    sums: ['growth', 'college'],
    near: ['trump-accounts'],
  },
]
