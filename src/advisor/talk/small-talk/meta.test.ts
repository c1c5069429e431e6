import { expect, test } from 'vitest'
import { findMeta, type Meta } from './meta.ts'
import { lines } from '#advisor/talk/testing/lines.ts'
import { readWording } from '#advisor/talk/wording.ts'

const wordings: Record<Meta, string[]> = {
  licensed: lines(`
    are you licensed?
    Are you a licensed financial advisor
    are you a certified planner
    r u a real cfp
    do you have a license
    is this professional advice
    can I trust you?
    are you a fiduciary
    how accurate are you
    are you licenced
  `),
  bot: lines(`
    are you a bot?
    am I talking to a human
    are you real
    is this chatgpt
    are you a real person or a robot
    r u human
    so you're just a computer
    can I speak to a human
    are you an AI
    what model do you use
  `),
  whoAreYou: lines(`
    who are you
    What are you?
    whats your name
    who made you
    introduce yourself
    tell me about yourself
    what is this app
    who r u exactly
    what's Keel?
    hey who am i talking to
  `),
  knowledge: lines(`
    What do you know about me?
    what have you saved so far
    what did you write down about me so far
    show me everything you know about me
    wat do u kno about me
    list my stored data
    What did I tell you?
    do you remember me?
    what information do you have on me
    tell me what you remember
    what have i told you so far
    what do you have down for what i owe
    everything you have stored about me please
    show my saved facts
  `),
  forget: lines(`
    forget everything about me
    delete all my data
    Erase everything you know
    please delete my account data
    how do I delete my information
    forget my data
    remove everything you stored about me
    wipe all my financial data
    start from scratch
  `),
  privacy: lines(`
    what leaves this machine?
    is my data safe
    Is this private?
    who can see my messages
    do you share my data with anyone
    where is my data stored
    privacy
    does anything get sent to the cloud
    do you sell my information
    tell me about privacy
    how secure is this
    is my info private here
  `),
  price: lines(`
    how much does this cost
    is this free?
    what do you charge
    do I have to pay for this
    is keel free
    what's the catch
    how do you make money
    are you free
  `),
  working: lines(`
    why?
    Why is that
    how did you get that
    show the working
    Show me the math
    how did you calculate that number
    explain
    where does that figure come from
    show ur work pls
    how do you know that
    can you explain how you got that
    show the wokring please
    are you sure?
    break that down
    walk me through the steps
    what's the formula
    how did you come up with that
    why do you ask?
    what do you need that for
  `),
  wrong: lines(`
    you are wrong
    that's wrong
    thats not right
    that can't be right
    No, you're mistaken
    ur wrong
    the number is wrong
    you made a mistake
    I don't think that's right
    that is incorrect
    I never said that
    check your math
  `),
  repeat: lines(`
    repeat that
    say that again please
    what?
    huh
    Come again?
    what did you say
    can you repeat the question
    once more
    pardon?
    i didnt catch that
    what do you mean
  `),
  simpler: lines(`
    simpler please
    slow down
    explain it in plain english
    I don't understand
    too complicated
    in simple words
    im confused
    explain like im five
    dumb it down
    you lost me
    say it more simply
    can you make it simpler
  `),
  stopAsking: lines(`
    stop asking questions
    no more questions
    enough questions
    stop asking me
    too many questions
    I don't want to answer any more questions
    stop
    quit asking me questions please
    end the interview
  `),
  interview: lines(`
    ask me questions
    interview me
    let's start
    where do I start?
    how should I begin
    Ask me anything
    start the interview
    let's get started
    what do you need to know
    I'm ready to start
    go ahead and ask me your questions
    what should I tell you first
  `),
  plan: lines(`
    make me a plan
    build a plan with me
    lets make a plan together
    what should I do next
    give me a summary
    show me my plan
    how am I doing?
    any advice?
    help me plan
    my financial plan please
    what should i focus on first
    am I on track
    financial checkup
    what's next for me
  `),
  abilities: lines(`
    what can you do?
    help
    HELP ME
    how does this work
    What can I ask you
    wat can u do
    what are you good at
    i need help
    what kind of questions can you answer
    features
    can you help me
    how do i use this
    what else can you do for me
    show me what you can do
  `),
}

const cases = Object.entries(wordings).flatMap(([kind, texts]) => texts.map((text) => [text, kind]))

test.each(cases)('%s is heard as %s', (text, kind) => {
  expect(findMeta(readWording(text))).toBe(kind)
})

test.each(
  lines(`
    help me plan, I make 85k
    Why is my savings rate so low?
    What can I afford?
    How much do I have saved?
    how much do I spend on groceries
    what do I owe
    What is my net worth?
    explain the avalanche method
    where is my money going
    how did my net worth change
    forget my rent, I moved out
    I stopped asking my dad for money
    delete rent
    how do I start investing
    Am I on track to retire at 60?
    how does compound interest work
    What should I do with my 10k bonus
    is my money safe in a bank
    how much does a house cost
    do I have to pay taxes on my bonus
    what if I stop contributing
    show me how to pay off debt
    I have 5,000 saved
    what did I spend last month
    What are my total assets, my total liabilities and my net worth?
    are you sure I can retire at 55 with 900k
    my plan is to retire at 60
    repeat customers bring me 500 a month
  `),
)('%s is about money, not about the talk', (text) => {
  expect(findMeta(readWording(text))).toBeNull()
})
