import type { Heard } from './heard.ts'

/** How someone feels about money, or about life beside it. */
export const feelings: Readonly<Record<string, Heard>> = {
  shame: {
    hears: [
      'You’re not alone in this, and it can be put right.',
      'Nothing to be ashamed of. You’re here now.',
      'You’re in very good company with that.',
      'That’s no failing of yours. You looked, and that counts.',
      'I won’t judge you. Not for a second.',
    ],
    steps: [
      'Tell me where it stands, as roughly as you like, and we’ll find the first step.',
      'Start from here; what’s done is only information now.',
      'Pick one small thing today; a list of what you owe or spend, on a single page, is a good one.',
    ],
    more: [
      'Shame makes people wait, and waiting is the only really costly part.',
      '{card-balance-share} of families carry a card balance, and many tell nobody.',
      'Telling one person you trust takes a surprising amount of the weight off.',
      'Once it’s in numbers, it’s a plan and no longer a secret.',
    ],
  },
  worry: {
    hears: [
      'I hear you. That’s a hard thing to have on your mind.',
      'That’s scary, and anyone would worry about it.',
      'No wonder that keeps you up. It’s a heavy thought.',
      'It makes sense that you’re worried. You’re not alone.',
    ],
    steps: [
      'Tell me what you fear most, and we’ll see how likely it is and what would protect you.',
      'When you’re ready, we’ll look at what comes in, what goes out and what you have.',
      'A small cushion calms more than any plan, so let’s see how fast you can build it.',
    ],
    more: [
      'Worry is loudest when it’s vague; a single page with the facts usually quiets it.',
      'Set a short money hour once a week, and let it rest in between.',
      'If it takes your sleep for weeks, talk to someone you trust or your doctor.',
    ],
  },
  overwhelmed: {
    hears: [
      'I’m sorry, that’s a lot to carry at once.',
      'No wonder it feels like too much. That’s hard.',
      'That sounds exhausting. I’m sorry.',
      'That’s heavy. Nothing has to be solved tonight.',
    ],
    steps: [
      'We’ll take it in pieces: tell me just what’s due next, and leave the rest for later.',
      'Write everything on one sheet without sorting it; the sorting is my part.',
      'Do only this today: check that rent, power and food are covered for the week.',
    ],
    more: [
      'Most piles hold only a few things that matter this month.',
      'Put the minimum payments on autopay, and a good part of the noise goes away.',
      'A nonprofit counselor at nfcc.org can sit down with you and the whole pile for little or nothing.',
      'If it ever feels like too much to bear, call or text 988, day or night.',
    ],
  },
  envy: {
    hears: [
      'That stings, I know. You’re not alone with it.',
      'It’s hard not to compare. Everyone does.',
      'I get it. It can feel like everyone’s ahead.',
      'That feeling is very human.',
    ],
    steps: [
      'Hold yourself against your own last year; that’s the only race you’re in.',
      'Let’s look at your own numbers; they may be kinder than the feeling.',
      'Pick one thing of theirs you truly want, and we’ll see what it would take.',
    ],
    more: [
      'You see their spending, never their loans or their parents’ help.',
      'Someone who earns more and keeps nothing is behind you.',
      'Muting the accounts that sell you envy is free and works at once.',
    ],
  },
  anger: {
    hears: [
      'That’s frustrating, and I’m sorry.',
      'I’m sorry, that would make me furious, too.',
      'That’s infuriating. I’m sorry.',
      'Fair. That isn’t how it should be.',
    ],
    steps: [
      'Let’s turn it into a letter or a call with a date and a clear demand.',
      'Write down what happened and when, while it’s fresh; it’s your best tool later.',
      'Sleep on it before you cancel, quit or sell anything.',
    ],
    more: [
      'Complaints to consumerfinance.gov or your state’s attorney general get real answers from companies.',
      'Disputing a wrong charge in writing protects you better than a phone call.',
      'If I got something wrong, tell me what, and I’ll put it right.',
    ],
  },
  lonely: {
    hears: [
      'I’m sorry. That’s a lonely place to be.',
      'That sounds lonely. I’m glad you’re talking to me.',
      'I’m here. Tell me as much as you like.',
      'That’s hard to carry alone.',
    ],
    steps: [
      'Is there one person you could call today, even just to hear a voice?',
      'We can go through the money together, one small piece at a time, whenever you like.',
      'Libraries, faith groups and 211 know free things near you where people meet.',
    ],
    more: [
      'Be a little careful with new online friends who bring up money; loneliness is what scammers look for.',
      'Cheap, regular and nearby beats rare and grand: a walk, a class, a volunteer shift.',
      'If it gets too heavy, 988 is there by call or text, day and night.',
    ],
  },
}
