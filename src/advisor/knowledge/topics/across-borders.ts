import type { Topic } from '#advisor/knowledge/topic.ts'

export const acrossBorders: readonly Topic[] = [
  {
    id: 'carry-cash-border',
    title: 'Carrying cash across the border',
    asked: [
      'how much cash can i carry to another country',
      'customs limit for cash',
      'do i have to declare money at the airport',
      'flying with cash legal',
      'taking dollars home to my family',
      'is there a limit on cash leaving the us',
      'what if i dont declare cash',
      'can customs take my money',
      'declare cash for the whole family',
      'bring gold or checks across the border',
      'money in my suitcase allowed',
      'cash limit flight to mexico',
    ],
    short:
      'You may carry any amount, but above a set sum, counted for the whole family, you must declare it to US Customs. Declaring is free and untaxed; hiding it can cost it all.',
    more: [
      'The form is FinCEN’s currency report, online or at the airport; the airline or destination may have its own limit.',
      'Splitting it among relatives to stay below is illegal.',
      'A transfer service is safer and mostly cheaper than a suitcase.',
    ],
    sums: ['difference'],
    near: ['sending-money-abroad', 'large-cash-deposit'],
  },
  {
    id: 'abuse-visa',
    title: 'Staying in the US after leaving an abuser',
    asked: [
      'vawa visa what is it',
      'can i leave my husband and keep my papers',
      'u visa for victims of crime',
      'he says he will deport me if i leave',
      'green card through abusive spouse',
      'self petition abused spouse',
      'immigration help for abused wife',
      'can i work after leaving him without papers',
      'does he find out if i apply',
      'free lawyer for vawa',
      'conditional green card and divorce abuse',
      'police report and immigration',
    ],
    short:
      'VAWA lets an abused spouse, child or parent of a citizen or resident apply for papers alone; he’s never told. It’s free to file. Call 1-800-799-7233 for a free lawyer.',
    more: [
      'Victims of crime who help the police can ask for a U visa, whoever did it.',
      'An approval brings a work permit and often benefits.',
      'Keep copies of papers, messages and reports somewhere he can’t reach, and see only a lawyer or accredited nonprofit.',
    ],
    sums: ['budget-summary', 'runway'],
    near: ['financial-abuse', 'legal-aid', 'immigration-costs'],
  },
]
