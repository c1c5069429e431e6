import { expect, test } from 'vitest'
import { type Distress, findDistress } from './distress.ts'
import { lines } from '#advisor/talk/testing/lines.ts'
import { readWording } from '#advisor/talk/wording.ts'

const wordings: Record<Distress, string[]> = {
  selfHarm: lines(`
    I want to die
    i just wanna die honestly
    thinking about killing myself over this debt
    Some days I think my family would be better off without me.
    I'm suicidal
    I don't want to be here anymore
    I owe 40k and I can't see any reason to live.
    i wish i was dead
    sometimes I want to end it all
    what's the point, life isn't worth living
    I owe too much. I'm going to end my life
    kms lol im so broke
  `),
  abuse: lines(`
    My husband controls all the money and I have nothing
    my boyfriend takes my paycheck every week
    I'm in an abusive marriage and need to save in secret
    he won't let me have my own bank account
    She hits me when I buy anything
    I am afraid of my husband, how do I get out
    My partner opened three cards in my name
    my ex is financially abusing me
    im not allowed any money of my own, not allowed to use my card
    he monitors every dollar i spend and yells
    He is beating me, I need to go
    my boyfriend tried to strangle me last night
    the carer slaps my mum
    our landlord pushes me and has a key
    I was raped by my husband
    My ex broke in and beat me
    My wife beats me with a broom
    she broke my wrist over the rent
    his hands were on my neck again
    he threw boiling tea at me
    I'm scared of what he'll do when he sees the statement
    my sister's husband keeps hitting her
    my stepdad comes into my bed at night
    He only slaps me if he has been drinking
    hes got a gun and he wont let us leave
  `),
  gambling: lines(`
    I can't stop gambling
    i think im addicted to sports betting
    lost my whole paycheck at the casino again
    I have a gambling problem
    I gambled away our savings
    I blew 3 grand on DraftKings this month
    been chasing my losses since june
    how do i stop betting, it's ruining us
    my gambling addiction has cost me everything
  `),
  home: lines(`
    I'm being evicted next week
    we got an eviction notice
    about to lose our house
    I can't pay rent this month
    im sleeping in my car
    The bank is foreclosing on us
    we have no food until friday
    they're shutting off my electricity tomorrow
    I'm going to be homeless
    I cant afford groceries for my kids
    power got shut off
  `),
  despair: lines(`
    There's no way out of this debt
    I can't take it anymore
    everything is hopeless
    I'm never going to get out of debt
    debt collectors keep calling me at work
    my wages are being garnished
    I feel hopeless about money
    I'm ruined.
    should I file for bankruptcy
    I just want to give up
    they're suing me, I'm getting sued by a card company
  `),
  jobLoss: lines(`
    I just lost my job
    i got laid off today
    was fired on monday
    my company let me go... i was let go this morning
    im unemployed now
    My husband lost his job last week
    I've been furloughed
    We both got laid off
    I'm out of work since March
    my position was eliminated
  `),
}

const cases = Object.entries(wordings).flatMap(([kind, texts]) => texts.map((text) => [text, kind]))

test.each(cases)('%s is heard as %s', (text, kind) => {
  expect(findDistress(readWording(text))).toBe(kind)
})

test.each(
  lines(`
    I am drowning in debt: 3 cards
    I don't want to die broke
    I want to die with zero in the bank
    what happens to my debt when I die?
    I am dying to buy a house
    this mortgage is killing me
    I'd kill for a lower rate
    My wife controls our budget and it works well
    the tax bill hit me hard
    I was laid off in 2019
    What if I lose my job?
    I had to evict a tenant last month, rent is 1,500
    I want to buy a foreclosure
    I want to give up coffee to save
    I donate 50 a month to homeless shelters
    How many months could I pay the rent without a job?
    My grandfather was a gambler
    I lost my job years ago but now I make 80k
    Is a lottery ticket a bad investment?
    I got let go in 2021, found a new job at 65k
    She beat me to the house we wanted
    let go of the car loan
    I take care of my life insurance, 45 a month
    I let her keep my car
    I make 62,000 a year.
    I want to end my car lease early
    How long until my debt is over?
    my life savings are 40k
    I'm scared of losing money in the market
    we are engaged and im scared of his student loans
    My wife beats me at poker every Friday
    He hit me with a bill for 1,150
    the boss beat me down on pay
    They kicked me off the family plan
    someone hit me and totaled my car
    I broke my wrist skating
    I've got a knife at my throat with this adjustable rate
    they have me by the throat with these fees
    My wife will strangle me if I miss the deadline
    I was in an abusive marriage until 2018, my credit is 590
    my daughter takes my card to shop for me
    suppose im gone, does she keep my pension
    can he lock me out
    my daughter's boyfriend beats her at chess
    I only hit my savings goal in June
    I locked myself in the bathroom with the tax papers
  `),
)('%s is no emergency', (text) => {
  expect(findDistress(readWording(text))).toBeNull()
})
