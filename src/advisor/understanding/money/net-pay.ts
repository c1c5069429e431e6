const net = new RegExp(
  String.raw`\b(?:net(?:s|ting)?(?! ?worth)|after (?:all )?(?:deductions|withholding|they take)|` +
    String.raw`(?<!\bleft\b[^.?!]{0,20})after everything|` +
    String.raw`(?:tak(?:e|es|ing)|took|bring(?:s|ing)?|brought)[- ]?home|after[- ]tax(?:es)?|(?<=\d )clear(?! of)|` +
    String.raw`hits? (?:my|our|the)|lands? (?:in|on)|in (?:(?:my|our|the) )?(?:hand|pocket)|` +
    String.raw`deposited|direct deposits?|of that i (?:see|get|keep)|` +
    String.raw`(?:paychecks?|(?:my|our|biweekly|weekly) checks?) (?:is|are|was|were|of|comes? (?:to|out))|` +
    String.raw`(?:i|we) (?:(?:only|just|really|actually) )*see(?= (?:about |around |like |maybe |roughly )?\$?\d)|` +
    // 'Clear 3,000 of debt'
    String.raw`clear(?:s|ing|ed)?(?: (?:about|around|like|maybe|roughly))?(?= \$?\d[\d,.]*k?(?![\d,.k]| (?:of|in|off)\b)))\b`,
  'i',
)

export const saysNet = (words: string) => net.test(words)
/** What is left of a gross pay after taxes lies between these shares of it. */
export const [LEAST_NET, MOST_NET] = [0.5, 0.98]

/** Whether an amount may be what is left of another after taxes. */
export const isLeftOf = (net: number, gross: number) => net >= gross * LEAST_NET && net <= gross * MOST_NET

/** By so much may a pay differ from itself when it is told again. */
const NEAR = 0.004
export const isClose = (one: number, other: number) => Math.abs(one - other) <= other * NEAR
