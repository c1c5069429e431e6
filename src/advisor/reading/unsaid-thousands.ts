/** 'Got 85 in my 401k', 'owe 240 on the house': nobody has or owes so little there, and thousands are meant. */
import { spellPurchase } from './purchase-thousands.ts'

const ENDS = String.raw`[\d%/:-]|[.,]\d|\s?(?:k|m|grand|thousand|million|percent|years?|yrs?|dollars|bucks)\b`
/** Bare, without a sign, a fraction or a unit of its own. */
const FEW = String.raw`(?<![\d$£€.,#/-])([1-9]\d{1,2})(?!${ENDS})`
const ACCOUNT =
  String.raw`(?:401 ?\(?k\)?s?|403 ?\(?b\)?|457 ?\(?b\)?|tsp|(?:(?:roth|traditional|rollover|sep) )?iras?|roth|retirement|` +
  String.raw`nest egg|pension pot|index funds?|brokerage|mutual funds?|vanguard|fidelity|schwab)`
const MY = String.raw`(?:(?:my|our|the|a|an|his|her|old|work|company) ){0,3}`
const HOME = String.raw`(?:house|home|mortgage|condo|townhouse)`
const ABOUT = String.raw`(?:(?:about|around|roughly|like|maybe|probably|almost|nearly|close to|only|just|now|up to|at) ){0,2}`
/** What is paid in each month is not what is there. */
const IN_ALL = String.raw`(?!\s*(?:(?:an?|per|each|every)\s|/|monthly|weekly|biweekly))`
const NO_MORE = String.raw`(?=\s*(?:[.,;!?\n]|(?:and|but|right now|now|so far|today)\b|$))`

const meant = [
  `\\b(?:got|have|has|had|with|there'?s|is|hold|holds|sitting on) ${ABOUT}${FEW}(?= (?:\\w+ )?in ${MY}${ACCOUNT}\\b${IN_ALL})`,
  `\\b${ACCOUNT}(?: (?:balance|account|savings))? ?(?:is|has|holds|of|=|:) ?${ABOUT}${FEW}${NO_MORE}`,
  `\\bow(?:e|es|ed|ing) ${ABOUT}${FEW}(?= (?:(?:more|left|still) )?on ${MY}${HOME}\\b(?! (?:payment|repair|insurance))${IN_ALL})`,
  `\\b${HOME}(?: is|'s|s)? ${ABOUT}worth ${ABOUT}${FEW}`,
].map((pattern) => new RegExp(pattern, 'gid'))

/** The message with the thousands that its writer left out: of what is there and owed, and of what is bought. */
export const spellThousands = (message: string): string =>
  spellPurchase(
    meant.reduce(
      (text, pattern) =>
        [...text.matchAll(pattern)].reduceRight((said, { indices }) => {
          const end = indices?.[1]?.[1]
          return end === undefined ? said : `${said.slice(0, end)}k${said.slice(end)}`
        }, text),
      message,
    ),
  )
