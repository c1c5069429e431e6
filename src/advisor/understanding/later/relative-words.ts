/** What is done to an amount said before; `number` is the place of a number in the message. */
export type Step =
  | { does: 'times'; by: number }
  | { does: 'plus' | 'minus' | 'share'; number: number; isPercent: boolean }

/** The amounts that a step may change: any, income and spending, savings, debts, or a debt that is being paid. */
export type Reach = 'any' | 'flow' | 'stock' | 'owed' | 'paid'

export interface Wording {
  step: Step
  reach: Reach
  /** 'It dropped 340' may say where to. */
  mayBeResult: boolean
  /** The words before, in which the subject stands, and those after. */
  head: string
  tail: string
}

interface Form {
  pattern: RegExp
  does: Step['does']
  reach: Reach
  by: number
  mayBeResult: boolean
}

/** In a source: N a number, IT what was spoken of, WHO whom or what a change is done to. */
function patternOf(source: string): RegExp {
  const about = '(?:(?:about|around|roughly|like|by|another|maybe|just|an (?:extra|additional)|a further) )*'
  return new RegExp(
    source
      .replaceAll('WHO', '(?: (?:it|me|us|that|mine|ours|everyone|everybody|(?:my|our|the) \\w+))?')
      .replaceAll('N', `${about}[#%]\\d+`)
      .replaceAll('IT', '(?:that|it|this|those|them|what i said)'),
  )
}

const times = (by: number, source: string): Form => ({
  pattern: patternOf(source),
  does: 'times',
  reach: 'any',
  by,
  mayBeResult: false,
})

const form = (does: 'plus' | 'minus' | 'share', reach: Reach, source: string, mayBeResult = false): Form => ({
  pattern: patternOf(source),
  does,
  reach,
  by: 1,
  mayBeResult,
})

const saved = '\\b(?:put|added|saved|deposited|contributed|stashed|moved|threw|socked)(?: in| away)?'
const borrowed = '\\b(?:charged|borrowed|drew)'
const paid = '\\b(?:paid|sent)(?: (?:him|her|them|it))?'
const taken = '\\b(?:take|took|knock|knocked|shave|shaved|cut|chop|drop)'
const fallen = '\\b(?:lowered|lower|dropped|drop|reduced|reduce|cut|fell|down|decreased|trimmed|slashed)'
const risen = '\\b(?:went|gone|jumped|rose|climbed|crept|shot|increased|grew|raised?|bump|bumped|hiked|up)'

/** The first that fits counts. */
const forms: readonly Form[] = [
  times(2, '\\b(?:double|twice) IT\\b|\\bdoubled\\b|\\bmake IT double\\b'),
  times(3, '\\b(?:triple|three times) IT\\b|\\btripled\\b'),
  times(1 / 2, "\\bhalf (?:of )?IT(?: is|'s) (?:actually )?(?:mine|my (?:share|part|half))\\b"),
  times(1 / 2, '\\b(?:cut|slashed|chopped) (?:IT )?in half\\b|\\bhalve IT\\b|\\bhalved\\b|\\bby half\\b'),
  times(1 / 2, '\\b(?:make|call|say) IT half\\b|^half(?: (?:of )?IT)?$|\\bhalf IT\\b|\\bhalf off\\b'),
  times(1 / 2, '^(?:only )?half is mine$|\\bmine is half (?:of )?IT\\b'),
  times(1 / 2, '\\bi (?:only |just )?pay half(?: (?:of )?IT)?$'),
  times(
    1 / 2,
    '\\bwe (?:go|do|are) (?:halves|halfsies|half and half)\\b|\\bwe split (?:IT|the \\w+) (?:in half|down the middle|evenly)\\b',
  ),
  times(1 / 3, '\\bi (?:only |just )?pay a third(?: of IT)?$|^split three ways$'),
  times(2 / 3, '\\ba third less\\b|\\bby a third\\b'),
  form(
    'plus',
    'owed',
    `${borrowed} (?:another|an extra) [#%]\\d+|${borrowed} [#%]\\d+ (?:more|extra)(?: on (?:it|there))?`,
  ),
  form('plus', 'owed', '\\bput (?:another [#%]\\d+|[#%]\\d+ more) on (?:it|there)\\b'),
  form('minus', 'owed', '[#%]\\d+(?: of IT)? (?:got|was|were) (?:forgiven|waived|written off)'),
  form(
    'plus',
    'stock',
    `${saved} (?:another|an extra) [#%]\\d+(?: more)?(?: (?:in|into|to|away|aside|there|it|that))*`,
  ),
  form('plus', 'stock', `${saved} [#%]\\d+ (?:more|extra)(?: (?:in|into|to|away|aside|there|it|that))*`),
  form('minus', 'paid', `${paid} (?:another|an extra) [#%]\\d+|${paid} N (?:off|down)`),
  form('minus', 'stock', '\\b(?:took|take|pulled?|withdrew|spent|used) N (?:out(?: of IT)?|from IT|of IT)'),
  form('minus', 'any', '\\b(?:minus|subtract|deduct|take away|take off|knock off) N|^less N'),
  form('minus', 'any', `${taken} N off(?: of)?(?: IT)?`),
  form('minus', 'any', `${fallen}WHO(?: down)? N`, true),
  form('plus', 'any', '(?:\\bplus|\\+|\\badd|\\btack on) N(?: more| extra)?(?: (?:to|onto|on top of) IT)?'),
  form('plus', 'any', '\\badded N to IT'),
  form('plus', 'flow', '\\b(?:got|gave (?:me|us)|getting) an? N (?:raise|bump|increase)'),
  form('plus', 'any', `${risen}WHO(?: up)? N`, true),
  form('plus', 'flow', '%\\d+ on IT|N on top(?: of IT)?'),
  form('plus', 'any', 'N (?:more|higher)(?! than)|N (?:more|higher) than IT'),
  form('minus', 'any', 'N (?:less|lower|cheaper)(?! than)|N (?:less|lower|cheaper) than IT'),
  form('minus', 'flow', '%\\d+ (?:off|discount)\\b'),
  form('share', 'flow', '\\b(?:at|to|on|for|making|earning|getting|get) %\\d+ of IT'),
]

/** The change of an earlier amount that a clause words: 'double that', 'knock 300 off', 'plus 3 percent'. */
export function wordingOf(text: string): Wording | null {
  for (const { pattern, does, reach, by, mayBeResult } of forms) {
    const match = pattern.exec(text)
    if (!match) continue
    const [said] = match
    const mark = /([#%])(\d+)/.exec(said)
    return {
      step:
        does === 'times' ? { does, by } : { does, number: Number(mark?.[2]), isPercent: mark?.[1] === '%' },
      reach,
      mayBeResult: mayBeResult && !said.includes(' by '),
      head: text.slice(0, match.index).trim(),
      tail: text.slice(match.index + said.length).trim(),
    }
  }
  return null
}
