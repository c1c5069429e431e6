import type { Topic } from '#advisor/knowledge/topic.ts'

/** What people say of those beside them, and of themselves, when something changes. */
export const atATurningPoint: readonly Topic[] = [
  {
    id: 'say-partner-unsure',
    title: 'A partner is not sure',
    asked: [
      'my wife isnt sure about it',
      'husband is not so sure',
      'she raised the kids here and wont leave easily',
      'my wife is torn, the grandkids love the yard',
      'he is nervous about the whole thing',
      'she doesnt want to move',
      'my husband doesnt want to sell',
      'wife wants to wait',
      'partner isnt ready to retire',
      'she cries when we talk about selling the house',
      'he loves this place',
      'my spouse has cold feet',
    ],
    named:
      /\b(?:wife|husband|hubby|spouse|partner)(?:['’]?s| is| still| really)* (?:(?:not|isn['’]?t) (?:so )?sure|unsure|torn|hesitant)\b/i,
    short:
      'Then there’s no rush: it has to feel right to both of you. Talk about what each would miss, and try it out first where you can, such as renting there for a season.',
    more: [
      'Ask what would have to be true for a yes; often it’s a single thing that can be arranged.',
      'A home is more than its price; the memories in it count as well.',
    ],
    sums: [],
  },
  {
    id: 'say-partner-scared',
    title: 'A partner is frightened about money',
    asked: [
      'my wife is freaking out and i dont know what to tell her',
      'husband is panicking about money',
      'she is scared we will lose everything',
      'he cant sleep over this',
      'how do i calm her down about the money',
      'my wife keeps crying since the layoff',
      'what do i tell my husband',
      'what do i say to the kids about the layoff',
      'she is so worried and i have no answers',
      'my partner is losing it over the bills',
    ],
    named:
      /\b(?:wife|husband|hubby|spouse|partner)(?:['’]?s| is| keeps?)? (?:so )?(?:freak\w*|panick\w*|losing it|crying|terrified|scared)\b/i,
    short:
      'That’s hard for both of you. Tell the truth with a plan: what comes in, how long the savings last, and what you’ll do together this week. Knowing calms more than hoping.',
    more: [
      'Give each of you a job: one files and calls, the other lists the bills.',
      'Tell me what you have and what the bare month costs, and I’ll say how long it lasts.',
      'Children need to hear only that you’re together, safe, and spending less for a while.',
    ],
    sums: [],
  },
  {
    id: 'say-parents-upset',
    title: 'Fear of what parents will say',
    asked: [
      'my dad will kill me',
      'my parents are gonna freak when they find out',
      'mom is going to be so disappointed',
      'i cant tell my dad i dropped out',
      'my mother will never let me hear the end of it',
      'how do i tell my parents i owe money',
      'they will be so mad at me',
      'dad is gonna flip',
      'scared to tell my folks',
      'my mom would kill me if she knew',
    ],
    named:
      /\b(?:dad|father|mom|mum|mother|parents|folks|wife|husband) (?:is |are )?(?:will|would|gonna|going to) (?:kill|murder|flip|freak)\b/i,
    short:
      'That talk feels worse before than after. Tell them soon and plainly, with what happened, what it costs and what you’ll do next; a plan is what calms parents most.',
    more: [
      'Start with the fact, then the plan, and ask for nothing in the same talk.',
      'Tell me the amounts, and we’ll make that plan together first.',
    ],
    sums: [],
  },
  {
    id: 'say-bad-relative',
    title: 'Feeling like a bad sister, son or mother',
    asked: [
      'i feel like a bad sister',
      'i feel like a terrible mother',
      'am i a bad daughter for saying no',
      'what kind of son puts his mom in a home',
      'feel selfish for thinking of money now',
      'i feel awful saying no to him',
      'i feel guilty even asking about the money',
      'guilty for thinking about what it costs',
      'i feel like a horrible person for not helping',
      'bad mom, i know',
    ],
    named:
      /\b(?:bad|terrible) (?:sister|brother|son|daughter|mother|mom|dad)\b|\bguilty (?:even )?asking\b|\bfailing (?:my|our) kids\b/i,
    short:
      'You’re not: guilt comes from caring, and a limit is natural, not selfish. You can love somebody and still say what you can and can’t pay.',
    more: [
      'Help that breaks the helper ends soon; what you can keep up is worth more.',
      'Time, a call, papers sorted together: much of help costs nothing.',
    ],
    sums: [],
  },
  {
    id: 'say-burning-out',
    title: 'Working to exhaustion',
    asked: [
      'how do people do this without burning out',
      'im so tired, four twelves a week plus ot',
      'i am exhausted from this job',
      'working doubles and i cant anymore with this schedule',
      'my body is done with these shifts',
      'im running on coffee and overtime',
      'nights are killing my health',
      'i have no life outside of work',
      'too tired to even open the mail after work',
      'burned out nurse here',
      'kids say im crazy to keep this pace',
    ],
    named:
      /\bburn(?:ing|ed|t) ?out\b|\b(?:so|dead|too) tired\b[^?]{0,40}\b(?:shifts?|twelves|overtime|ot|doubles|nights)\b/i,
    short:
      'No wonder you’re tired; that’s hard on anyone. Find the pay you can’t do without, and treat every shift above it as a choice: rest is part of the plan, too.',
    more: [
      'Tell me your base pay and what a bare month costs, and I’ll say how many extra shifts you really need.',
      'Give overtime an end: so many shifts until one debt or cushion is done, then stop.',
      'If the tiredness doesn’t lift after days off, a doctor is a good next call.',
    ],
    sums: [],
  },
  {
    id: 'say-end-of-years',
    title: 'The end of many years somewhere',
    asked: [
      'thirty years at that place, hard to believe',
      'all those years and its over just like that',
      'i gave them my whole life',
      'twenty years and a handshake',
      'cant believe its really over after all this time',
      'hard to walk out of there for the last time',
      'my whole career was in that building',
      'feels strange not to go in on monday',
      'i spent half my life at that plant',
      'so many years and they just let me go',
    ],
    named:
      /\b\d\d (?:years|yrs) (?:at|in|with) (?:that|this|the) (?:place|plant|company|school|job)\b.*\bhard\b/i,
    short:
      'That’s a long time, and it’s hard to see such a chapter end. Be proud of it, and take your time: nothing about the money has to be decided this week.',
    more: [
      'What you learned there doesn’t stay behind; it’s still worth money elsewhere.',
      'When you’re ready, we look at what comes in from here, a piece at a time.',
    ],
    sums: [],
  },
]
