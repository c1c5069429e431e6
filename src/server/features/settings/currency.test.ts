import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { chat } from '#contract/chat.ts'
import { digests } from '#contract/digest.ts'
import { facts } from '#contract/facts.ts'
import { profile } from '#contract/profile.ts'
import { settings } from '#contract/settings.ts'
import { currencies, type Currency } from '#finance/currency.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

onBothEngines('the currency of a user', (engine) => {
  const app = useTestApp(engine)
  const newUser = async (currency: Currency) => {
    const person = await app().newUser()
    await person.call(settings.change, { body: { currency } })
    const say = async (message: string) => (await person.call(chat.send, { body: { message } })).reply
    const seen = async (message: string) => {
      const { content, details } = await say(message)
      return `${content} ${details ?? ''}`.replaceAll(/<[^>]*>/g, '')
    }
    return { ...person, say, seen }
  }

  test('is told with who they are, also at the next sign-in', async () => {
    const ann = await newUser('EUR')
    expect(await ann.call(accounts.me)).toMatchObject({ currency: 'EUR' })
    const bob = await app().newUser()
    expect(await bob.call(accounts.me)).toMatchObject({ currency: 'USD' })
  })

  test('writes replies, chips and digests, and leaves every number as it is', async () => {
    const ann = await newUser('EUR')
    await ann.call(balanceSheet.addAsset, {
      body: { name: 'Piano', value: 300_000, category: 'Other Assets' as const },
    })
    expect(await ann.seen('My rent is 1.200,50 € a month')).toContain('€1,200.50')
    expect(await ann.seen('what is my net worth?')).toContain('€3,000')
    const [rent] = (await ann.call(profile.get)).otherData?.expenseItems ?? []
    expect(rent).toMatchObject({ amount: 120_050 })
    const [fact] = await ann.call(facts.list)
    expect(fact).toMatchObject({ quote: 'My rent is 1.200,50 € a month' })
    expect(fact?.text).toContain('€1,200.50')
    const { sections } = await ann.call(digests.preview)
    const lines = sections.flatMap(({ lines }) => lines).join(' ')
    expect(lines).toContain('Net worth: €3,000.00')

    await ann.call(settings.change, { body: { currency: 'CHF' } })
    expect((await ann.call(profile.get)).otherData?.expenseItems).toMatchObject([{ amount: 120_050 }])
    expect((await ann.call(facts.list))[0]?.text).toContain('CHF\u00A01,200.50')
    // What was said is a text, and stays the text that it was.
    expect((await ann.call(chat.listMessages)).map(({ content }) => content).join(' ')).toContain('€1,200.50')
  })

  test('the same talk gets the same answers in every currency, up to the sign', async () => {
    const talk = async (currency: Currency, sign: string) => {
      const person = await newUser(currency)
      const { sign: written } = currencies[currency]
      const heard: string[] = []
      for (const message of [
        `My rent is ${sign}1,750.50 a month`,
        `I owe ${sign}5,000 on my Visa at 22%`,
        `How long to pay it off with ${sign}300 a month?`,
        'and with 400?',
        `Can I afford a ${sign}30,000 car?`,
        'What is my net worth?',
      ])
        heard.push((await person.say(message)).content.replaceAll(written, '$'))
      return heard
    }
    const dollars = await talk('USD', '$')
    expect(await talk('CHF', 'CHF ')).toEqual(dollars)
    expect(await talk('SEK', 'kr ')).toEqual(dollars)
  })

  test('dollars are asked about once where they are another currency, and then kept', async () => {
    const ann = await newUser('EUR')
    expect(await ann.seen('My rent is $1,100 a month')).toContain('I keep everything in euros')
    expect((await ann.call(profile.get)).otherData?.expenseItems ?? []).toEqual([])
    await ann.say('yes')
    expect((await ann.call(profile.get)).otherData?.expenseItems).toMatchObject([{ amount: 110_000 }])
    const bob = await newUser('CAD')
    expect(await bob.seen('My rent is $1,100 a month')).toContain('CA$1,100')
  })

  test('amounts of another country are asked about in dollars', async () => {
    const ann = await newUser('USD')
    expect(await ann.seen('My rent is 1.200,50 a month')).toMatch(/\$1,200\.50[^]*\?/)
    expect((await ann.call(profile.get)).otherData?.expenseItems ?? []).toEqual([])
    await ann.say('yes')
    expect((await ann.call(profile.get)).otherData?.expenseItems).toMatchObject([{ amount: 120_050 }])
  })

  test('public rules stay in dollars and are named as those of the United States', async () => {
    const ann = await newUser('EUR')
    const reply = await ann.seen('How much can I put into a 401(k) this year?')
    expect(reply).toMatch(/\$\d\d,\d{3}/)
    expect(reply).toContain('rules of the United States')
    const tax = await ann.seen('What federal income tax do I pay on €80,000, filing single?')
    expect(tax).toContain('€80,000')
    expect(tax).toContain('rules of the United States')
    const bob = await newUser('USD')
    expect(await bob.seen('How much can I put into a 401(k) this year?')).not.toContain('United States')
  })
})
