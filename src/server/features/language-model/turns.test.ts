import { describe, expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { facts } from '#contract/facts.ts'
import { languageModel } from '#contract/language-model.ts'
import { profile } from '#contract/profile.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { useTestModel } from '#server/testing/test-model.ts'

describe('a turn with a language model', () => {
  const { app, provider, say, newSaver } = useTestModel()

  test('refers to figures, and the server prints them with their source', async () => {
    const ann = await newSaver()
    provider().play({
      does: 'answer',
      text: 'You have **[[profile.savings]]** put aside. That is $12,000.\n\n## A start\n\nKeep going.\n\n- First point\n- Second point\n\n| What | Now |\n|---|---|\n| Savings | $12,000 |\n\nQ: What are you saving for?',
    })
    const { reply } = await say(ann, 'How are my savings?')
    expect(reply.notice).toBeNull()
    expect(reply.content).toMatch(
      new RegExp(
        String.raw`^You have <strong><data value="(f\d+)">\$12,000</data></strong> put aside\. ` +
          String.raw`That is <data value="f\d+">\$12,000</data>\. What are you saving for\?$`,
      ),
    )
    expect(reply.details).toMatch(
      new RegExp(
        [
          String.raw`^<p><strong>A start</strong></p><p>Keep going\.</p>`,
          '<ul><li>First point</li><li>Second point</li></ul>',
          '<table><thead><tr><th>What</th><th>Now</th></tr></thead>',
          String.raw`<tbody><tr><td>Savings</td><td><data value="f\d+">\$12,000</data></td></tr></tbody></table>$`,
        ].join(''),
      ),
    )
    const [, id] = /value="(f\d+)"/.exec(reply.content) ?? []
    expect(reply.figures.find((figure) => figure.id === id)).toMatchObject({
      text: '$12,000',
      source: { kind: 'profile', field: 'savings' },
    })
  })

  test('calculates with a tool, and the result is a traced figure', async () => {
    const ann = await newSaver()
    let calls = 0
    provider().respond(({ messages }) => {
      calls += 1
      const input = { principal: 340_000, rate: 'said"6.5%"', months: '360' }
      if (calls === 1) return { does: 'call', tool: 'loan-payment', input }
      expect(messages.at(-1)?.content).toContain('"s1.payment":"$2,149.03"')
      return { does: 'answer', text: 'It comes to $2,149 a month.\n\n[[card:s1]]' }
    })
    const { reply } = await say(ann, 'What is the payment on a 340,000 loan at 6.5% over 30 years?')
    expect(reply.notice).toBeNull()
    expect(reply.content).toMatch(/^It comes to <data value="f\d+">\$2,149<\/data> a month\.$/)
    expect(reply.figures.find(({ text }) => text === '$2,149')).toMatchObject({
      value: 214_903,
      source: { kind: 'formula', inputs: [{ text: '$340,000' }, { text: '6.5%' }, { text: '30 years' }] },
    })
    expect(reply.cards).toMatchObject([{ kind: 'table' }])
  })

  test('a calculation with an invented number is refused', async () => {
    const ann = await newSaver()
    let answer = ''
    provider().respond(({ messages }) => {
      if (messages.at(-1)?.role === 'tool') {
        answer = messages.at(-1)?.content ?? ''
        return { does: 'answer', text: 'I do not know that.' }
      }
      return {
        does: 'call',
        tool: 'loan-payment',
        input: { principal: 777_777, rate: 'assume 6.5', months: '360', of: 1 },
      }
    })
    await say(ann, 'What is the payment on a loan over 30 years?')
    const { error } = JSON.parse(answer) as { error: string }
    expect(error).toMatch(
      /^principal: nothing stands behind 777777: write said"…".* of: there is no such field\.$/,
    )
    expect(error).not.toMatch(/rate:|months:/)
  })

  test('an invented number is repaired once, in its place', async () => {
    const ann = await newSaver()
    provider().play(
      { does: 'answer', text: 'All is well. You will have $999,999 soon. Keep going.' },
      { does: 'answer', text: '1: You will have more than $12,000 soon.' },
    )
    const { reply } = await say(ann, 'How are my savings?')
    expect(reply.content.replaceAll(/<[^>]*>/g, '')).toBe(
      'All is well. You will have more than $12,000 soon. Keep going.',
    )
    expect(reply.notice).toBeNull()
    const order = provider().requests.at(-1)?.messages.at(-1)?.content
    expect(order).toContain('1: You will have $999,999 soon.\n   nothing stands behind: $999,999')
    expect(order).toContain('[[profile.savings]] Savings: $12,000')
    // Sentences that are fine are not asked for again.
    expect(order).not.toContain('Keep going')
  })

  test('what cannot be repaired is left out; with nothing left the built-in advisor answers', async () => {
    const ann = await newSaver()
    const built = await app().newUser()
    await built.call(profile.save, { body: { income: 8_500_000, savings: 1_200_000 } })
    await built.call(languageModel.set, { body: { isOn: false } })
    provider().play({ does: 'answer', text: 'All is well. You have five thousand dollars.' })
    const { reply } = await say(ann, 'How are my savings?')
    expect(reply.content).toMatch(/^All is well\.(?! You have)/)
    expect(reply.notice).toMatch(/left out/)
    await say(built, 'How are my savings?')
    provider().play({ does: 'answer', text: 'You have [[f999]].' })
    const second = await say(ann, 'What is my net worth?')
    const own = await say(built, 'What is my net worth?')
    expect(second.reply.notice).toMatch(/could not be traced, so this is Keel’s own answer/)
    expect(second.reply.content).toBe(own.reply.content)
    expect(own.reply.notice).toBeNull()
  })

  test('keeps the short answer short; a question that does not fit is the last block', async () => {
    const ann = await app().newUser()
    const long =
      'Saving a little every month adds up over the years and makes you calmer about what comes. '.repeat(4)
    provider().play({
      does: 'answer',
      text: `${long.trim()}\n\nQ: What would you do with a whole year of calm, honestly?`,
    })
    const { reply } = await say(ann, 'I make 85,000 a year.')
    const visible = reply.content.replaceAll(/<[^>]*>/g, '')
    expect(visible.length).toBeLessThanOrEqual(200)
    expect(visible).toMatch(/^Saving a little .* what comes\.$/)
    expect(reply.details).toMatch(
      /what comes\.<\/p><p>What would you do with a whole year of calm, honestly\?<\/p>$/,
    )
  })

  const stored = async (who: TestClient) =>
    (await who.call(facts.list)).map(({ state, text }) => `${state} ${text}`).toSorted()

  test('a fact that only it reads is saved when it is new and proven, and asked about otherwise', async () => {
    const ann = await newSaver()
    const message = 'Baseball cards. 4,000 of them, sorry to say. Savings went to 15,500 too'
    const fact = (what: string, value: number, quote: string, name?: string) => ({
      tool: 'fact',
      input: { what, value, quote, name },
    })
    provider().play(
      {
        does: 'step',
        text: 'Let me note that.',
        calls: [
          fact('asset', 4000, 'Baseball cards. 4,000 of them', 'Baseball cards'),
          fact('asset', 999, 'Baseball cards. 4,000 of them'),
          fact('asset', 4000, 'a yacht worth 4,000'),
          { tool: 'fact', input: { what: 'house', value: 1, quote: '' } },
        ],
      },
      { does: 'answer', text: 'Cards are a fine thing.' },
    )
    const { extractedData, reply } = await say(ann, message)
    const results =
      provider()
        .requests.at(-1)
        ?.messages.filter(({ role }) => role === 'tool') ?? []
    expect(results.map(({ content }) => content)).toEqual([
      expect.stringMatching(/saved|agreed/),
      expect.stringContaining('value: it does not stand in the quote.'),
      expect.stringContaining('quote: it does not stand in the message.'),
      expect.stringContaining('what, quote: it does not fit.'),
    ])
    expect(reply.content).toBe('Cards are a fine thing.')
    expect(await ann.call(balanceSheet.listAssets)).toMatchObject([{ value: 400_000 }])
    expect(extractedData).toMatchObject({ assets: [{ value: 4000 }] })
  })

  test('what it leaves out is taken back and said; a yes to open questions needs the user’s words', async () => {
    const ann = await newSaver()
    provider().play(
      { does: 'call', tool: 'leave', input: { quote: 'My rent is 1,500 a month', reason: 'past' } },
      { does: 'answer', text: 'I see.' },
    )
    const { reply, extractedData } = await say(ann, 'My rent is 1,500 a month')
    expect(reply.details).toContain('Not kept as yours: <q>My rent is 1,500 a month</q> (past).')
    expect(extractedData).toEqual({})
    expect(await stored(ann)).toEqual(['undone rent $1,500 a month'])
  })

  test('words before a tool call are progress, not part of the answer', async () => {
    const ann = await newSaver()
    provider().play(
      {
        does: 'step',
        text: 'Let me look at $777 first.',
        calls: [{ tool: 'look', input: { for: 'rule', words: 'ira limit' } }],
      },
      { does: 'answer', text: 'All is well.' },
    )
    expect((await say(ann, 'How are my savings?')).reply).toMatchObject({
      content: 'All is well.',
      details: null,
      notice: null,
    })
  })

  test('sentences are sent as soon as each is complete', async () => {
    const ann = await newSaver()
    const gates = [0, 1, 2].map(() => Promise.withResolvers<void>())
    provider().play({
      does: 'wait',
      text: ['First of all, well done. And', ' then more. The', ' end.'],
      until: async (at) => gates[at]?.promise,
    })
    const seen: string[] = []
    const listening = app().app.listen({ port: 0, host: '127.0.0.1' })
    const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${await listening}/api/chat`, {
      method: 'POST',
      headers: { cookie, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'How are my savings?' }),
    })
    gates[0]?.resolve()
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk)
      const deltas = [...text.matchAll(/"part":"content","text":"([^"]*)"/g)].map(
        ([, sentence = '']) => sentence,
      )
      if (deltas.length > seen.length) {
        seen.splice(0, seen.length, ...deltas)
        gates[deltas.length]?.resolve()
      }
    }
    expect(seen.slice(0, 3)).toEqual(['First of all, well done.', ' And then more.', ' The end.'])
    expect(text).toMatch(
      /event: accepted[^]*event: status\ndata: {"text":"Reading your message[^]*event: delta/,
    )
    expect(text).toContain('event: done')
  })
})
