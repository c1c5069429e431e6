import { expect, test } from 'vitest'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { fullSnapshot, unknownPerson } from '#advisor/talk/testing/turns.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { execute } from './execute.ts'
import { card, converse, type Said } from './testing/converse.ts'

test('a question becomes a sum', () => {
  const { kinds, last } = converse(card)
  expect(kinds).toEqual(['sum'])
  expect(last).toMatchObject({ id: 's1', kind: 'payoff-time', results: { months: { value: 32 } } })
})

test('two questions become two', () => {
  const meant = ['balance', 'rate', 'payment']
  const two = '6,000 at 22% paying 250, when is it gone and what does it cost a month?'
  expect(converse([two, ['payoff-time', 'interest-cost'], meant]).kinds).toEqual(['sum', 'sum'])
})

test('what one sum answers along the way is not asked again', () =>
  expect(
    converse([
      '300k at 6% over 30 years with 4,000 tax',
      ['house-payment', 'loan-payment'],
      ['price', 'rate', 'months', 'tax'],
    ]).kinds,
  ).toHaveLength(1))

test('of two likely readings the one that can be made is taken', () => {
  const text = '6,000 at 22%'
  const [first, second] = ['payoff-time', 'interest-cost'].map((intent) =>
    mindedAs(text, [intent], ['balance', 'rate']),
  )
  const minded = {
    ...first!,
    readings: [...first!.readings, ...second!.readings.map((one) => ({ ...one, score: 0.3 }))],
  }
  const { made } = execute({ minded, text, snapshot: unknownPerson, sums: [], sheet: new FigureSheet() })
  expect(made).toMatchObject([{ kind: 'interest-cost' }])
})

test('a sum that the mind is sure of is made as it is read, whatever its words', () => {
  const text = 'tips were 480, 520 and 610. an average night over the 12'
  const total = (score: number) => {
    const read = mindedAs(text, ['product'], ['amount', '', '', 'times'])
    const minded = { ...read, readings: read.readings.map((one) => ({ ...one, score })) }
    return execute({ minded, text, snapshot: unknownPerson, sums: [], sheet: new FigureSheet() }).made[0]
      ?.kind
  }
  expect([total(0.5), total(0.9)]).toEqual(['quotient', 'product'])
})

test('a sure reading of which one sum goes on from the other is made as it is read', () => {
  const text = 'lent 200 on a ring, fee 20% a month, 30 days. my fee is what and yearly thats like'
  const read = mindedAs(text, ['product', 'payday-rate'], ['amount', 'times', 'days'])
  const [product, rate] = read.readings[0]?.actions ?? []
  if (!product || !rate) throw new Error('Two sums are expected')
  const fee = { slot: 'fee', value: { kind: 'own', result: 'total' } } as const
  const lent = product.inputs.filter(({ slot }) => slot === 'amount')
  const days = rate.inputs.filter(({ slot }) => slot === 'days')
  const actions = [product, { ...rate, inputs: [...lent, fee, ...days] }]
  const minded = { ...read, readings: [{ actions, score: 1 }] }
  const { made } = execute({ minded, text, snapshot: unknownPerson, sums: [], sheet: new FigureSheet() })
  expect(made).toMatchObject([
    { kind: 'product', results: { total: { value: 4000 } } },
    { kind: 'payday-rate', inputs: { fee: { value: 4000 } } },
  ])
})

test('what is missing is asked for; the answer completes it', () => {
  const open: Said = ['6,000 at 22%, when is it gone?', ['payoff-time'], ['balance', 'rate']]
  expect(converse(open).kinds).toEqual(['missing'])
  const { kinds, last } = converse(open, ['I put 250 on it', ['payoff-time'], ['payment']])
  expect(kinds).toEqual(['sum'])
  expect(last?.results['months']?.value).toBe(32)
})

test('two rates make two loans', () => {
  const both: Said = [
    '250,000 at 6% and at 7% over 30 years',
    ['loan-payment'],
    ['principal', 'rate', 'rate', 'months'],
  ]
  const { kinds, sums } = converse(both)
  expect(kinds).toEqual(['sum', 'sum'])
  expect(sums.map(({ id }) => id)).toEqual(['s1', 's2'])
})

test.each([
  ['tell', 'tell'],
  ['correct', 'tell'],
  ['next', 'next'],
  ['know', 'know'],
  ['hear:baby', 'hear'],
  ['social:thanks', 'social'],
])('%s', (intent, kind) => expect(converse(['so be it', [intent]]).kinds).toEqual([kind]))

test('an unknown intent does nothing', () =>
  expect(converse(['so be it', ['no-such-sum']]).kinds).toEqual([]))

test('two sums of one message that are compared get their difference', () => {
  const text = '285k, 15 years at 5.75% or 30 years at 6.5%: how much less interest'
  const [fifteen, thirty] = ['months', 'rate'].map((_, at) => {
    const slots = at === 0 ? ['principal', 'months', 'rate'] : ['principal', '', '', 'months', 'rate']
    return mindedAs(text, ['loan-payment'], slots)
  })
  const actions = [fifteen, thirty].flatMap((minded) => minded?.readings[0]?.actions ?? [])
  const minded = { ...fifteen!, readings: [{ actions, score: 1 }] }
  const { outcomes } = execute({ minded, text, snapshot: unknownPerson, sums: [], sheet: new FigureSheet() })
  const told = outcomes.at(-1)
  expect(outcomes.map(({ kind }) => kind)).toEqual(['sum', 'sum', 'told'])
  expect(told?.kind === 'told' ? readText(told.answer[0] ?? []) : '').toContain('more interest')
})

/** The other way to take a message, a third as likely. */
function withReading(minded: Minded, other: string | undefined): Minded {
  const second = other === undefined ? [] : mindedAs('', [other]).readings
  return { ...minded, readings: [...minded.readings, ...second.map((one) => ({ ...one, score: 0.3 }))] }
}

test('a feeling that had its kind word is not heard before a question again', () => {
  const felt = (text: string, intents: string[], feeling: string | null, other?: string) =>
    execute({
      minded: withReading(mindedAs(text, intents), other),
      text,
      snapshot: unknownPerson,
      sums: [],
      sheet: new FigureSheet(),
      felt: feeling,
    }).outcomes.map((outcome) => (outcome.kind === 'hear' ? outcome.feeling : outcome.kind))
  const text = 'He passed. Where do I begin to find his accounts?'
  expect(felt(text, ['hear:death', 'know'], null)).toEqual(['death', 'know'])
  expect(felt(text, ['hear:death', 'know'], 'death')).toEqual(['know'])
  expect(felt(text, ['hear:death'], 'death')).toEqual(['next'])
  expect(felt('I miss him so much', ['hear:death'], 'death')).toEqual(['death'])
  expect(felt('I miss him so much', ['hear:death'], 'death', 'hear:lonely')).toEqual(['lonely'])
  expect(felt('i got laid off. what does unemployment pay', ['know'], 'jobloss')).toEqual(['know'])
})

test('who needs help asks for the next step', () =>
  expect(converse(['its the cards i need help with', ['tell']]).kinds).toEqual(['next']))

test('a tax goes by how the writer files and by their children, as told before', () => {
  const text = 'what is my take home pay on 40560'
  const family = { status: 'head', children: { count: 2, quote: '2 kids' } } as const
  const asking = { text, snapshot: unknownPerson, sums: [], sheet: new FigureSheet(), family }
  const { made } = execute({ ...asking, minded: mindedAs(text, ['take-home'], ['salary']) })
  expect(made).toMatchObject([
    {
      words: `${text} (head of household)`,
      inputs: { children: { value: 2 } },
      results: { tax: { value: 0 } },
    },
  ])
})

test('a row that is read twice is counted once', () => {
  const row = { kind: 'row', row: { list: 'liabilities', id: 3, name: 'Visa' } } as const
  const text = 'what is the interest on the visa'
  const twice = {
    inputs: [
      { slot: 'balance', value: row },
      { slot: 'balance', value: row },
    ],
  }
  const minded = mindedAs(text, ['interest-cost'], [], twice)
  const { made } = execute({ minded, text, snapshot: fullSnapshot, sums: [], sheet: new FigureSheet() })
  expect(made).toHaveLength(1)
})

test('being married is no wedding', () => {
  expect(converse(['i make 68000 married 2 kids', ['hear:wedding']]).kinds).toEqual(['tell'])
  expect(converse(['we are getting married in june', ['hear:wedding']]).kinds).toEqual(['hear'])
})

test('a loss gets its word before the figure that its words ask for', () => {
  const text = 'my mother left me her ira, 80,000. how much do i have to take out a year'
  expect(converse([text, ['income-tax']]).kinds).toEqual(['hear', 'sum'])
})

test('what asks for a sum without numbers is no guess where the message as a whole asks for it', () => {
  const text = 'how long would my savings last'
  const [number] = hearNumbers('we have $9,500 put away', readNumbers('we have $9,500 put away'))
  const inputs = number ? [{ slot: 'savings', value: { kind: 'number', number } as const }] : []
  const chanceOf = (sure: number) => {
    const read = mindedAs(text, [{ name: 'runway', score: 0.08 }], [], { inputs })
    const minded = { ...read, intents: [{ name: 'runway', score: sure }] }
    const { outcomes } = execute({
      minded,
      text,
      snapshot: fullSnapshot,
      sums: [],
      sheet: new FigureSheet(),
      felt: null,
    })
    return outcomes[0]?.kind === 'sum' ? outcomes[0].chance : null
  }
  expect(chanceOf(0.9)).toBe(1)
  expect(chanceOf(0.4)).toBeLessThan(0.2)
})
