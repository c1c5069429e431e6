/** Debt payments against pay, now and once one of them is gone. */
import type { Action } from '#advisor/minding/minded.ts'
import { Placing } from './placing.ts'
import type { Spelling } from './spelling.ts'
import { writeSum } from './write-sum.ts'

const RATIO = /\bdebt[- ]to[- ]income\b|\bdti\b|\bratio\b/i
const ENDS = new RegExp(
  String.raw`\b(?:once|when|after|if|without)\b[^.?!]{0,24}?\b(\w+)(?: (?:loan|payment|note|card))?` +
    String.raw`(?:'s| is| are| was| gets| were)? (?:all )?(?:paid(?: off)?|gone|done|out of the (?:way|picture))|` +
    String.raw`\bwithout the (\w+)\b`,
  'i',
)

/** 'Every month 1,690 mortgage, 445 truck, 212 student loans: my ratio, and once the truck is paid off?' */
export function endingPayment({ text, numbers, snapshot }: Spelling): Action[] | null {
  const named = ENDS.exec(text)
  const word = named?.[1] ?? named?.[2]
  if (!RATIO.test(text) || !word) return null
  const said = new Placing(text, numbers)
  const pay = said.money({
    before: /\b(?:make|earn|gross|income|pay(?: is)?|bring (?:in|home)|salary)\b[^.?!,]{0,20}$/i,
    after: /^[^.?!,]{0,20}\b(?:gross|before tax\w*|salary|income)\b/i,
    least: 1000,
  })
  const ends = said.money({
    before: new RegExp(String.raw`\b${word}\b[^.?!,]{0,16}$`, 'i'),
    after: new RegExp(String.raw`^[^.?!,]{0,16}\b${word}`, 'i'),
  })
  const others = said.moneys({ most: 10_000 })
  if (!ends || others.length === 0 || !(pay || snapshot.profile.income) || !said.isDone) return null
  return [
    writeSum('debt-to-income', {
      part: [...others, ends],
      whole: pay ?? { kind: 'total', name: 'income' },
      ends,
    }),
  ]
}
