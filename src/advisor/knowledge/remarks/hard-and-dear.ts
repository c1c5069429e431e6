import type { Topic } from '#advisor/knowledge/topic.ts'

export const hardAndDear: readonly Topic[] = [
  {
    id: 'say-torn-move',
    title: 'Torn about a move',
    asked: [
      'were torn the kids have all their friends here',
      'my heart is here but the money is there',
      'i dont want to leave my mom behind',
      'the kids would have to change schools',
      'part of me wants to go part of me doesnt',
      'were so undecided about moving',
      'all our friends are here',
      'my wife doesnt want to leave her sister',
      'its a better job but its not home',
      'we cant decide about leaving',
    ],
    short:
      'That’s a hard one, and not only about money. Friends, family and time belong in the sum. Take it slowly, and ask everyone at the table what they’d miss most.',
    more: [
      'A visit of a week in an ordinary month tells more than any spreadsheet.',
      'See whether the new place could work for a year, with a way back.',
    ],
    sums: [],
  },
  {
    id: 'say-ask-for-more',
    title: 'Afraid to ask for more',
    asked: [
      'my stomach turns when i have to quote a price',
      'i hate asking for money',
      'im nervous to raise my prices',
      'what if they say no when i ask for a raise',
      'feels greedy to charge that much',
      'im scared ill lose clients if i charge more',
      'i feel bad charging my friends',
      'nobody will pay me that',
      'awkward to talk about pay',
      'i cant bring myself to ask',
      'afraid to name my price',
    ],
    short:
      'It’s normal to be nervous; asking is uncomfortable for almost everyone. Start with new clients or a small step, say it calmly and with notice. Your work is worth it.',
    more: [
      'Most people who hear a fair price plainly said just say yes; those who leave make room.',
      'Say the number, then stop talking.',
    ],
    sums: [],
  },
  {
    id: 'say-cry-and-money',
    title: 'Crying about it all',
    asked: [
      'i weep at night over the baby and the bills',
      'i cry in the car before work',
      'i burst into tears over the bill',
      'cried all morning about going back to work',
      'i sob every time i open the bank app',
      'crying over money again lol',
      'i keep tearing up at my desk',
      'is it weird that im this emotional about it',
      'i cried when i saw the number',
      'going back to work and leaving the baby breaks me',
    ],
    short:
      'It’s completely normal, and so many people do. Both can hurt at once. Be gentle with yourself; nothing has to be decided today, and the money can wait.',
    more: [
      'If it stays for weeks, tell your doctor; after a birth especially, that’s common and it gets better with help.',
      'One small thing is enough for today.',
    ],
    sums: [],
  },
  {
    id: 'say-same-thing-price',
    title: 'What a friend paid for the same',
    asked: [
      'my pal got charged more for an identical one',
      'my neighbor got the same car for less',
      'my sister paid double for hers',
      'coworker got his way cheaper',
      'he paid more than me for the same thing lol',
      'friend bought the same house for less in 2019',
      'my cousin paid way too much for hers',
      'guess i got the better deal',
      'she overpaid big time',
      'turns out i paid less than him',
    ],
    short:
      'Ha, prices for the same thing really do wander. If yours is the lower one, nice deal; if not, what counts is whether it fits your month, and that you can still check.',
    more: ['A look at a few listings tells better than a friend what something is worth now.'],
    sums: [],
  },
  {
    id: 'say-partner-wants-big',
    title: 'A partner who wants something big',
    asked: [
      'my man is set on a jet ski',
      'my wife wants a new kitchen',
      'he wants a motorcycle now',
      'she wants to redo the whole backyard',
      'husband keeps looking at trucks',
      'my girlfriend wants a destination wedding',
      'he has his heart set on a camper',
      'the wife wants a hot tub',
      'my boyfriend wants the newest phone every year',
      'she wants a horse',
    ],
    named:
      /\b(?:wife|husband|hubby|spouse|(?:boy|girl)friend)(?: really)? wants? an? (?!baby|divorce|kid|child|dog|job)/i,
    short:
      'It’s a want, so it comes after the debt and the cushion. Find out what it costs all in, with upkeep and insurance, then save for it together; a loan makes it dearer.',
    more: [
      'Agree on a sum to save each month; if the wish outlives the saving, it was worth it.',
      'Buying used or renting for a weekend first saves many regrets.',
    ],
    sums: [],
  },
  {
    id: 'say-walked-out',
    title: 'Walked out after years',
    asked: [
      'two decades there and security took my laptop',
      'gave them twenty years and got a handshake',
      'security walked me to my car',
      'they let me go over zoom',
      'not even a goodbye after all that time',
      'my whole team got cut today',
      'handed me a box and a letter',
      'they took my badge after 12 years',
      'fired me by email',
      'thats it after all these years',
    ],
    short:
      'I’m so sorry. What a rough way to be treated after all that time. It says nothing about your worth. File for unemployment this week; the rest can wait a day.',
    more: [
      'Ask HR in writing about severance, unused leave and the last day of your health cover.',
      'Sign nothing before you’ve slept on it; the offer is often open to talk.',
    ],
    sums: [],
  },
]
