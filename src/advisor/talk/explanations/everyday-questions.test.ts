import { expect, test } from 'vitest'
import { createBuiltInAdvisor } from '#advisor/built-in.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import { faultsOf } from '#advisor/talk/testing/checks.ts'
import { seen } from '#advisor/talk/testing/turns.ts'
import { emptySnapshot, talk } from '#advisor/testing/memory.ts'

const { snapshot: known } = talk([
  'I make 85k a year',
  'my rent is 1,800 a month and groceries are 600',
  'I owe 3,000 on my Visa at 22.9%',
  'I have 12,500 in savings',
])

/** Without the network: what is answered by patterns where none can run. */
const advisor = createBuiltInAdvisor(null)

function ask(text: string, snapshot = known, dialogue = freshDialogue) {
  const hearing = { text, snapshot, dialogue, minded: null }
  const understood = advisor.understand(hearing)
  const reply = advisor.respond({ ...hearing, understood })
  expect(faultsOf(reply)).toEqual([])
  return { ...reply, said: seen(reply.content) }
}

test.each([
  ['How much should I save for emergencies?', /A fund of 6 months is \$14,400/],
  ['should I pay off my credit card or invest?', /Costly debt first.*22\.9%/],
  ['how do I get out of debt?', /Pay "Visa" first/],
  ['how much can I spend on rent?', /At most \$1,983\.33/],
  ['what is the 50/30/20 rule?', /\$3,541\.66 for needs/],
  ['explain compound interest', /interest on interest/],
  ['is 22.9% a high rate?', /22\.9% is a high rate/],
  ['what is a Roth IRA?', /taxed money/],
  ['how do I start investing?', /index fund/],
  ['how do I improve my credit score?', /on time/],
  ['should I rent or buy?', /Buying pays/],
  ['summarize my finances', /First: Pay down/],
  ['Can you help me set financial goals?', /\?$/],
  ['help me make a budget', /comes in/],
  ['what happens if I stop paying?', /Late fees/],
  ['how much tax will I pay?', /irs\.gov/],
  ['can I afford a 400k house?', /\$400,000 fits if/],
])('%s', (question, answer) => {
  expect(ask(question).said).toMatch(answer)
})

/** Written after the patterns were; kept so that they stay answered. */
test.each([
  ['How big should my rainy day money be?', /cover|months/],
  ["I'm new to all this, what does diversification mean?", /spreading/],
  ['Is it smarter to kill my Visa or put money in the market?', /Costly debt first/],
  ["what's a good rent for my salary", /housing/],
  ['whats the deal with HELOCs', /credit line/],
  ['do I need life insurance if I have no kids?', /[Tt]erm life/],
  ['My score is low. How can I raise it?', /on time/],
  ['how do index funds make money?', /index fund/],
  ['Give me an overview of my finances', /First/],
  ['what should I know before buying my first house', /Buying pays/],
  ['is 6.5% a good mortgage rate', /no high rate/],
  ['is 4.2% APY decent for a savings account?', /doubles/],
  ['how do I set up a budget', /comes in/],
  ['When should I start taking Social Security?', /Social Security/],
  ['should I take my pension as a lump sum?', /pension/],
  ['what are RMDs and when do they start', /RMD/],
  ['can I write off my home office?', /deduction/],
  ['explain the snowball method to me', /Snowball/],
  ["what's the difference between a Roth and a 401k?", /Roth IRA/],
  ['is a robo advisor worth it', /robo/],
  ['my credit card went to collections, what now?', /collector/],
  ['can debt collectors sue me for old debt?', /collector/],
  ['what does it mean to be underwater / have negative net worth', /Net worth|own minus/],
  ['can we afford a $550,000 home with 100k down at 6.25%?', /550,000/],
  ['would a 200k condo be within reach for me?', /200,000/],
  ['is my emergency fund big enough', /cover/],
  ['how much should I have saved for emergencies by now', /cover/],
  ['how should I divide up my paycheck', /50\/30\/20|splits/],
  ["what's the fastest way to pay off debt", /first/],
  ['should I refinance my student loans', /Refinancing replaces/],
  ['which is better, term or whole life?', /Term life/],
  ['what happens to my debt if I die', /Debts are paid from/],
  ['how can I pay less in taxes legally?', /deduction/],
  ['what is the point of an HSA', /medical/],
  ['how does a balance transfer work and is it worth it', /balance transfer/],
  ['what is dollar cost averaging?', /regular/],
  ['how do people actually save money', /payday/],
  ['is whole life insurance a scam', /Term life/],
  ['should I buy Tesla stock', /do not pick|guesses/],
  ["what's a sinking fund", /cost you know/],
  ['what is bankruptcy and would it help', /Bankruptcy/],
  ['are bonds safe', /bond/],
  ['help me figure out my goals', /goal/],
  ["I can't pay my credit card this month, what should I do", /Late fees/],
  ['whats the 401k limit this year', /irs.gov/],
  ['is 700 a good credit score', /credit score/],
  ["How do I know if I'm saving enough?", /savings rate/],
  ["What's the smartest thing to do with 12,500 in savings?", /Park it/],
  ["is it worth having an HSA if I'm healthy", /medical/],
  ['how do credit cards work', /credit card/],
  ['when does it make sense to refinance', /Refinancing/],
  ['how do I find a good financial planner', /fiduciary/],
  ['what percent of income should go to rent?', /housing|28/],
  ['am I spending too much on rent', /[Hh]ousing/],
  ['how much house could we get on our income', /housing|At most/],
  ['explain mortgage amortization', /mortgage/],
  ['my student loans, can they be forgiven?', /forgiven/],
  ['do I pay tax when I sell stocks', /capital gain/],
  ["what's the rule of thumb for an emergency fund", /emergency fund/],
  ['which debt do I tackle first', /Visa/],
  ['what are the pros and cons of a HELOC', /HELOC/],
  ['what should a beginner invest in', /index fund/],
  ['is now a good time to buy a house?', /Buying pays/],
  ['how does Social Security work', /Social Security/],
  ['how do I cut my expenses', /payday|largest/],
  ['what credit score do I need to buy a house?', /score/],
  ['how long should I keep tax records?', /Keep returns/],
  ['How do I talk to my lender about hardship?', /Call before you miss/],
  ["what's a better use of a bonus: debt or savings?", /Park it in savings/],
  ['is leasing a car a bad idea?', /lease/],
  ["what's a reasonable amount to spend on housing each month", /housing/],
  ["explain like I'm five what a bond is", /bond/],
  ['I keep hearing about ETFs, what are they?', /ETF/],
  ['roth 401k vs regular 401k', /Roth/],
  ['how is my net worth calculated?', /[Nn]et worth/],
  ['do I have enough saved to quit my job', /cover/],
  ['how risky are stocks?', /stock/],
  ['what does escrow mean on my mortgage statement', /Escrow/],
  ['can I get rid of PMI early?', /PMI/],
  ['should I pay points on my mortgage', /Points/],
  ['What is my debt costing me?', /interest/],
  ["how do taxes work when I'm self employed", /irs.gov|Withholding/],
  ['should I roll over my old 401k?', /Roll an old/],
  ['how much should I contribute to my 401k', /full employer match/],
  ['tell me about inflation', /Inflation/],
  ["what's an annuity?", /annuity/],
  ['is it ok to carry a balance on my card?', /card/],
  ['should we combine finances after getting married', /joint account/],
  ["what's the avalanche method", /Avalanche/],
  ['make me a plan to pay down my card', /Visa/],
  ['how far am I from a 6 month cushion', /6 months/],
  ['could I buy a 320k house with 20% down?', /320,000/],
  ['I got a letter from a debt collector, what do I do?', /collector/],
  ['what is a good savings rate', /savings rate|Savings rate/],
  ['who can help me with my taxes', /irs.gov/],
  ["what's the catch with buy now pay later", /loan/],
  ['how do I build credit from scratch', /on time/],
  ['are CDs a good idea right now?', /CD/],
  ["what's a fiduciary and do I need one?", /fiduciary/],
  ['is 18 percent interest on a car loan a rip off?', /18% is a high/],
  ['how can I stop living paycheck to paycheck', /payday/],
  ['sum up where I stand', /First:/],
  ['what would happen if I missed a mortgage payment?', /Late fees/],
  ['should I get a will', /will says/],
  ['difference between gross and net income', /gross|Withholding/],
  ['why is diversification important', /spreading/],
])('%s', (question, answer) => {
  expect(ask(question).said).toMatch(answer)
})

test.each([
  ['help me make a budget', /income/],
  ['How much should I save for emergencies?', /savings/],
  ['how do I get out of debt?', /Which debts/],
  ['what is the 50/30/20 rule?', /needs, wants and savings/],
  ['should I pay off my credit card or invest?', /Costly debt first/],
  ['Can you help me set financial goals?', /\?$/],
])('with nothing stored: %s', (question, answer) => {
  expect(ask(question, emptySnapshot()).said).toMatch(answer)
})

test.each(['should I buy bitcoin?', 'which stocks should I buy?', 'how do I hide income from the IRS?'])(
  'still refused: %s',
  (question) => {
    expect(ask(question).said).not.toMatch(/Crypto is|A stock is|I do not work out taxes/)
  },
)

test.each(['My credit score went up', 'I have an HSA', 'we rent and my wife wants to buy'])(
  'told, not asked: %s',
  (message) => {
    expect(ask(message).dialogue.lastIntent).toBeNull()
  },
)

test('what cannot be answered names other things to ask, not always the same', () => {
  const first = ask('how many angels dance on a pin?')
  const second = ask('why is the moon made of cheese, really?', known, first.dialogue)
  expect(first.said).toMatch(/Ask me .+, .+ or .+\.$/)
  expect(second.said).toMatch(/Ask me .+, .+ or .+\.$/)
  expect(second.said.slice(second.said.indexOf('Ask me'))).not.toBe(
    first.said.slice(first.said.indexOf('Ask me')),
  )
})

test('an explanation can be had in plain words, and again', () => {
  const first = ask('what is an index fund?')
  expect(ask('in plain words please', known, first.dialogue).said).toMatch(/An index fund owns/)
  expect(ask('say that again', known, first.dialogue).said).toMatch(/An index fund owns/)
})

test('a number that was asked for is still awaited after an explanation', () => {
  const asked = ask('What is the payment on a loan of 20,000 at 6%?')
  expect(asked.dialogue.asked).toMatchObject({ kind: 'slot', slot: 'months' })
  const explained = ask('what does APR mean?', known, asked.dialogue)
  expect(explained.said).toMatch(/borrowing costs/)
  expect(ask('5 years', known, explained.dialogue).said).toMatch(/\$386\.66/)
})
