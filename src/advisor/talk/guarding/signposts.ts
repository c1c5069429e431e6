import type { Distress } from '#advisor/talk/distress/distress.ts'
import type { Lines } from '#advisor/talk/scene.ts'

export interface Signpost {
  /** Ways to say it; the one said last is not said again. */
  lines: Lines
  /** Where to turn, and what can be done. */
  details: readonly string[]
  /** An answer to the question asked may come first. */
  yields: boolean
}

/** Help by people: the numbers from the list of names, which everybody knows, else an address. No lecture, and no question of ours. */
export const signposts: Record<Distress, Signpost> = {
  selfHarm: {
    lines: [
      'I am very sorry it hurts this much. Please call or text 988 now: someone will listen, day or night, free. ' +
        'Money problems can be solved later, with help.',
      'Thank you for telling me. Please reach a person right now: call or text 988, at any hour. If you are in ' +
        'danger, call 911. The money can wait.',
    ],
    details: [
      'The 988 Suicide and Crisis Lifeline is free and confidential, by call, text or chat, at any hour, in the ' +
        'United States. Elsewhere, your local emergency number helps.',
      'If you may act on these thoughts, call 911 or go to the nearest emergency room. Telling a friend, a ' +
        'relative or a neighbor now helps as well.',
      'Debt is not a reason to lose you. When you are ready, a counselor of the National Foundation for Credit ' +
        'Counseling and I can both look at the figures with you.',
    ],
    yields: false,
  },
  abuse: {
    lines: [
      'I am sorry, nobody should treat you that way. The National Domestic Violence Hotline, 1-800-799-7233, helps ' +
        'with money control too, free and at any hour.',
      'You deserve to be safe and to have money of your own. Please talk to the National Domestic Violence ' +
        'Hotline, 1-800-799-7233, when you can do so safely.',
    ],
    details: [
      'Use a phone or computer that the other person cannot check, and clear this conversation afterwards if it ' +
        'could be seen. In danger, call 911.',
      'The hotline knows about controlled pay, debts opened in your name and how to leave safely. Calls are free and confidential.',
      'Safe first steps are an account at another bank with paperless mail, copies of your papers kept outside the ' +
        'home, and a freeze of your credit reports.',
    ],
    yields: false,
  },
  gambling: {
    lines: [
      'That’s hard to say, and I’m glad you did. 1-800-GAMBLER is free, confidential and open at any hour, and ' +
        'people there know this from the inside. Call before the next bet.',
      'You can get out of this, and not alone: call or text 1-800-GAMBLER, free at any hour. Today it helps to ' +
        'hand someone you trust your cards.',
    ],
    details: [
      'Most states and betting apps let you exclude yourself; many banks block gambling payments when asked. The ' +
        'people at 1-800-GAMBLER show you how.',
      'Debts from gambling can be planned like any other once the bets have stopped. I will help with the figures whenever you want.',
    ],
    yields: false,
  },
  home: {
    lines: [
      'I am sorry you are facing this. Call 211 today: they know the rent, food and utility help near you. Then ' +
        'talk to whoever you owe; many agree to a plan.',
      'That is hard, and there is help near you. Dial 211 for rent, food, utility or shelter help, and ask about ' +
        'legal aid before any court date.',
    ],
    details: [
      'Order of payment when there is not enough: food and medicine, the roof, power and water, the way to work, ' +
        'and only then cards and loans.',
      'For a mortgage, ask the lender for its loss mitigation department; a housing counselor approved by HUD helps free of charge.',
      'Do not ignore papers from a court: answer by the date on them, and ask 211 for free legal aid.',
    ],
    yields: false,
  },
  despair: {
    lines: [
      'That is a heavy load, and there is a way through it. The National Foundation for Credit Counseling, ' +
        'nfcc.org, helps at little or no cost. I can help you plan, too.',
      'I am sorry it has come to this. A nonprofit counselor, found at nfcc.org, can talk to your creditors with ' +
        'you, and we can put the figures in order here.',
    ],
    details: [
      'The National Foundation for Credit Counseling, nfcc.org, sets up payment plans with creditors and explains ' +
        'bankruptcy without selling you anything.',
      'Collectors must stop calling you at work when you ask in writing, and must prove a debt that you dispute. ' +
        'Answer court papers by their date.',
      'If it ever feels like too much, call or text 988 at any hour.',
    ],
    yields: true,
  },
  jobLoss: {
    lines: [
      'I am sorry, that is a shock. Apply for unemployment benefits today; they start from the day you apply. Call ' +
        '211 if bills cannot wait, and tell me when you want figures.',
      'That is hard news. File for unemployment right away, pause what you can, and call 211 for help with rent or ' +
        'food. I can work out how long your savings last.',
    ],
    details: [
      'Ask your former employer about severance, unpaid leave and health cover; the health insurance marketplace ' +
        'opens for you after a job loss.',
      'Call lenders before a payment is missed: many have hardship programs. The National Foundation for Credit ' +
        'Counseling, nfcc.org, helps with those calls.',
    ],
    yields: true,
  },
}
