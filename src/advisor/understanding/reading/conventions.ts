/** 'Interest is APR/12 a month' */
export const COUNTED_RATE = /\b(?:apr|rate|interest|percent) ?(?:\/|divided by|over) ?12\b/gi

/** Ways to say how to count, whose numbers are no figures of the question. Replaced by as many spaces. */
const asides = [
  /\b(?:one|a|1)[ -]?(?:twelfth|12th)\b|\b1\/12(?:th)?\b/gi,
  COUNTED_RATE,
  /\b(?:rounded )?to (?:the nearest )?(?:one|two|1|2|three|3) (?:decimals?|digits?|decimal places?|places?)\b/gi,
  /\b(?:nearest|last) (?:cent|dollar|ten|hundred|thousand|month|1|10|100)\b/gi,
  /(?<!\/)\b(?:28|36) ?%? (?:number|part|half|side|test|figure)\b/gi,
  /\bone (?:at a time|by one|of (?:them|my|the|these|those)|more thing|question|last (?:thing|question))\b/gi,
]

const NUMBER = String.raw`\$?\d[\d,.]*\s?(?:%|k\b|percent|dollars)?`
/** The start of a range that is none: 'from 7% to 5.5%' names two figures, 'between 35 and 65' two ages. */
const FROM_TO = new RegExp(
  String.raw`\b(from\s+(?:about |around |age )?${NUMBER}\s*(?:a month |down |up )?)to\b`,
  'gi',
)
const BETWEEN_AGES =
  /\bbetween((?: ages?)? \d\d )and( (?:age )?\d\d\b)(?!\s*(?:%|k|thousand|percent|months|dollars|years|payments|,\d))/gi

/** The same text, place by place, without numbers that only tell how to count. */
export function maskConventions(text: string): string {
  const masked = asides.reduce(
    (result, pattern) => result.replace(pattern, (words) => ' '.repeat(words.length)),
    text,
  )
  return masked
    .replace(FROM_TO, '$1>>')
    .replace(BETWEEN_AGES, 'from   $1>> $2')
    .replace(/\ba decade\b/gi, '10 years')
}
