import type { Heard } from './heard.ts'

/** Someone, something or a way of life is gone. */
export const losses: Readonly<Record<string, Heard>> = {
  death: {
    hears: [
      'I’m so sorry for your loss.',
      'I’m so sorry. There are no good words for this.',
      'That’s a heavy thing to carry. I’m very sorry.',
      'I’m sorry. Take all the time you need.',
      'I’m truly sorry. The money can wait a while.',
    ],
    steps: [
      'Nothing big has to be decided now; paying the next bills and resting is enough.',
      'Ask for several copies of the death certificate; every bank and insurer will want one.',
      'Put any money that comes in a plain insured account and let it sit for some months.',
    ],
    more: [
      'You don’t owe their debts unless you signed for them, so don’t let a collector tell you otherwise.',
      'Tell Social Security and the employer, and ask about survivor benefits and life insurance.',
      'If anyone urges you to invest, lend or sign, you can say that you’re deciding nothing this year.',
      'When you feel up to it, tell me what comes in and what goes out each month, and we’ll go through it together.',
    ],
  },
  divorce: {
    hears: [
      'I’m sorry. That’s a hard road, even when it’s right.',
      'I’m so sorry. That turns everything upside down.',
      'That must hurt. I’m sorry you’re going through this.',
      'I’m sorry. You don’t have to sort it all at once.',
    ],
    steps: [
      'This week, copy statements and tax returns, open your own account and see a family lawyer.',
      'Start with the one thing you can see, like your bank balance; the rest we’ll piece together.',
      'Work out what your own month costs on your own income before you decide about the house.',
    ],
    more: [
      'Don’t empty or hide anything; courts look back, and it costs you more than it saves.',
      'Close or freeze joint cards, because lenders hold both of you to them whatever the judge says.',
      'Retirement accounts can be split by court order without a penalty.',
      'Many lawyers give a first talk for little, and legal aid helps if money is tight.',
    ],
  },
  jobloss: {
    hears: [
      'I’m sorry. What a rotten thing to be handed.',
      'That’s a blow. I’m sorry.',
      'I’m sorry, that’s a scary moment.',
      'Ouch, I’m sorry. You’ll get through this.',
      'I’m sorry. It says nothing about your worth.',
    ],
    steps: [
      'File for unemployment today; most states count from the week you file.',
      'Let’s see how long your savings last if you cut to roof, food, power and insurance.',
      'Ask HR in writing about severance, unused leave and the day your health coverage ends.',
    ],
    more: [
      'Call lenders before you miss a payment; most have hardship plans, and they’re kinder early.',
      'Compare COBRA with HealthCare.gov: on a lower income the marketplace is often far cheaper.',
      'Leave retirement accounts alone if there’s any other way; tax and penalty take a large share.',
      'With a child in college, tell the aid office, as they can redo the aid after a job loss.',
    ],
  },
  illness: {
    hears: [
      'I’m so sorry. I hope it goes as well as it can.',
      'I’m sorry, that’s a lot to carry. Health comes first.',
      'That’s hard news. I’m sorry.',
      'I’m sorry. Let’s keep the money side simple for you.',
    ],
    steps: [
      'Don’t pay a hospital bill yet: ask for an itemized one and for financial assistance first.',
      'Find out what sick pay, disability cover or family leave you have, and start it early.',
      'Know your plan’s out-of-pocket maximum: it’s the most this year’s care can cost you in network.',
    ],
    more: [
      'Nonprofit hospitals must offer financial assistance, even to people with insurance.',
      'Keep medical bills off credit cards; they’re the gentlest debt there is, and cards the harshest.',
      'If the insurer refuses something, appeal in writing; a good part of appeals succeed.',
      'Sign a power of attorney for money and for health while things are calm.',
    ],
  },
  bankruptcy: {
    hears: [
      'That’s a hard place to be, and it isn’t a moral failing.',
      'I’m sorry it came to this. It can be a fresh start.',
      'That takes courage to face. I’m glad you said it.',
      'Plenty of decent people have stood where you stand.',
    ],
    steps: [
      'Talk to a bankruptcy lawyer before anything else; the first talk is often free.',
      'Don’t drain retirement savings for debts now: they’re mostly protected in bankruptcy.',
      'Stop using the cards, and keep paying for the roof, the car and the lights.',
    ],
    more: [
      'Card and medical debts usually go; student loans, support and recent taxes mostly stay.',
      'Don’t move property to relatives or pay one friend back first; the court can undo both.',
      'A nonprofit counselor at nfcc.org can tell you whether a plan without court would do.',
      'Scores often start to recover within a year or so of the discharge.',
    ],
  },
}
