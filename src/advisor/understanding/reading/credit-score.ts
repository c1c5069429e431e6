/** 'My scores 668', 'a 700 fico': a credit score is no amount. */
interface Said {
  value: number
  start: number
  end: number
}

const BEFORE =
  /\b(?:credit(?: scores?)?|scores?|fico)(?:'s| is| of| was| about| around| like| at| now| went up to| dropped to)* $/i
const AFTER = /^ (?:credit(?: score)?|score|fico)\b/i
const SCORES = { least: 300, most: 850 }

/** Whether the number that stands there is called a score. */
export const isCalledScore = ({ value, start, end }: Said, text: string) =>
  value >= SCORES.least &&
  value <= SCORES.most &&
  (BEFORE.test(text.slice(0, start)) || AFTER.test(text.slice(end)))

export const isScore = (number: Said & { kind: string; period: string | null }, text: string) =>
  number.kind === 'number' && number.period === null && isCalledScore(number, text)
