import { expect, test } from 'vitest'
import { findSmallTalk, isOffTopic, type SmallTalk } from './small-talk.ts'
import { lines } from '#advisor/talk/testing/lines.ts'
import { readWording } from '#advisor/talk/wording.ts'

const wordings: Record<SmallTalk, string[]> = {
  greeting: lines(`
    hi
    Hello!
    hey there
    helo
    good morning
    Yo
    howdy keel
    heyyyy
    Hi, nice to meet you
    good evening advisor
    anyone there?
    sup
    hello again
  `),
  howAreYou: lines(`
    how are you?
    hey how r u
    How are you doing today
    hows it going
    Hi there, how are you?
    how do you do
    how have you been lately
    you ok?
    hows your day so far
  `),
  goodbye: lines(`
    bye
    Goodbye!
    see you later
    gotta go
    good night
    ok bye for now
    talk to you tomorrow
    thats all for today
    have a nice day
    goodby
    thanks, bye
  `),
  thanks: lines(`
    thanks
    Thank you!
    thx
    thnaks a lot
    ty so much
    great, thanks for the help
    Much appreciated.
    cheers mate
    that's very helpful
    thank you for explaining that
    i appreciate it
    ok thank u
  `),
  praise: lines(`
    good job
    awesome
    you are amazing
    I love this app
    nice one
    wow that's really impressive
    great answer
    youre so smart
    well done
    this is brilliant
  `),
  complaint: lines(`
    you are useless
    this is stupid
    That didn't help
    you suck
    what a waste of my time
    you dont understand me
    This doesn't work
    that's not what I asked
    bad bot
    wtf
    you keep asking the same question
  `),
  apology: lines(`
    sorry
    my bad
    oops
    I apologize
    sorry about that
    Sorry, wrong window
    apologies
    so sorry for being rude
  `),
  okay: lines(`
    ok
    okay cool
    got it
    I see
    alright
    makes sense
    hmm
    go on
    Fair enough.
    ok, next
    let's go
  `),
  laugh: lines(`
    lol
    haha
    LMAO
    hahahaha
    hehe
    ha, good one
    rofl
    that's funny
  `),
}

const cases = Object.entries(wordings).flatMap(([kind, texts]) => texts.map((text) => [text, kind]))

test.each(cases)('%s is heard as %s', (text, kind) => {
  expect(findSmallTalk(readWording(text))).toBe(kind)
})

test.each(
  lines(`
    hey so i make like 64k a yr lol
    hi, what is my net worth?
    thanks, and with snowball instead?
    good debt or bad debt?
    thank god I have no debt
    great, my rent is 1,450
    sorry, I meant 1,550
    ok so how long until the Visa is gone
    bad credit is my problem
    How are my savings doing?
    I said goodbye to my car loan
    the best way to pay off debt
    nice house costs 400k
    medium
    about 4,000
  `),
)('%s is more than small talk', (text) => {
  expect(findSmallTalk(readWording(text))).toBeNull()
})

test.each(
  lines(`
    what's the weather like today
    who won the super bowl
    write me some python code
    how do I cook rice
    tell me a joke
    recpie for lasagna
    what is the capital of France
    will it rain? is it raining
    can you write a poem
    whats your horoscope
    who is the president
  `),
)('%s is off topic', (text) => {
  expect(isOffTopic(readWording(text))).toBe(true)
})

test.each(
  lines(`
    I spend 200 on football tickets
    my rent went up
    how do I make a budget
    Save for a trip to the world cup
    what is my savings rate
    cooking classes cost me 80 a month
    I write code for a living, salary 95k
  `),
)('%s is about money', (text) => {
  expect(isOffTopic(readWording(text))).toBe(false)
})
