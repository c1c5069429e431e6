/** How people ask about their transactions: words that follow each other within a sentence. */

/** inOrder('am i|are we', 'over|under', 'budget') */
const inOrder = (...parts: string[]) =>
  new RegExp(
    parts.map((words) => String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`).join('[^?.]*'),
    'iu',
  )

const isOneOf = (patterns: readonly RegExp[]) => (text: string) => patterns.some((one) => one.test(text))

/** Plans and wishes, which no transaction knows. */
const AHEAD = /\b(?:should|could|would|will|going to be|if|retire\w*|extra|spare|left ?over|raise|bonus)\b/i
export const looksAhead = (text: string) => AHEAD.test(text)
const now = (asks: (text: string) => boolean) => (text: string) => !looksAhead(text) && asks(text)

const ME = 'i|we|my'
const AM_I = 'am i|are we|was i|were we'
const DID_I = 'did i|did we|have i|have we|has'
const WHAT = "which|what|what['’]?s"

export const asksSpent = isOneOf([inOrder('how much|what', 'did|have|has', ME, 'spend|spent|pay|paid|cost')])

const SUBSCRIPTIONS = 'subscri[pb]tions?|subs|memberships?|streaming'
const RECURRING = [
  '(?:recurring|repeating|automatic) (?:payments?|bills?|charges?|expenses|costs)',
  '(?:regular|monthly) (?:payments|bills|charges)',
  'standing orders?',
  'direct debits?',
].join('|')
const REPEATS = `${SUBSCRIPTIONS}|${RECURRING}`
const COMES_OUT = '(?:comes?|coming|goes|going|taken) out|gets? charged|charges (?:me|us)'

export const namesSubscriptions = isOneOf([inOrder(`${SUBSCRIPTIONS}|subscribed`)])
const asksRepeats = isOneOf([
  inOrder(`${WHAT}|list|show|see|any|how many|how much|total|tell`, 'i|my|we|our|me', REPEATS),
  inOrder(`${WHAT}|list|show|see|any|how many|how much|total|tell`, REPEATS, 'i|my|we|our|me'),
  inOrder('i|my|we|our|me', 'any', REPEATS),
  new RegExp(String.raw`^(?:all |list |show )*(?:my |our |the )?(?:${REPEATS})\W*$`, 'i'),
  inOrder('what', "am i|are we|i['’]?m", 'subscribed'),
  inOrder(WHAT, `do (?:i|we) pay|am i paying|are we paying|${COMES_OUT}`, '(?:every|each|a|per) month'),
])
const asksBillsAhead = isOneOf([
  inOrder('what|which|list|show|any', 'upcoming (?:bills|payments)'),
  inOrder('what|which|list|show|any', 'bills|payments', 'coming up|due (?:soon|next|this|in)'),
])
/** Which subscriptions should go is seen in their list; what bills there will be is not. */
export const asksForRepeats = (text: string) =>
  asksBillsAhead(text) || (asksRepeats(text) && (namesSubscriptions(text) || !looksAhead(text)))

const DEAR = 'expensive|pricey|dear|costly|so much|too much|so high|higher|more than usual|bad'
export const asksWhy = isOneOf([
  inOrder('is|was', '(?:more expensive|pricier|costlier|higher) than (?:usual|normal)'),
  inOrder(
    'why|how come',
    'was|is|were|did|do|does|so|cost',
    `${DEAR}|high|spend|spent|spending|cost|costing`,
  ),
  inOrder('what (?:made|makes|drove|caused)', `${DEAR}|cost|spending`),
  inOrder('what happened', 'spend|spent|spending|expenses?|money|budget'),
  inOrder("what(?: was| is|['’]s) (?:so )?(?:different|special|unusual)"),
])

const LEFT = 'left|remains|remaining'
const KEPT = 'stick to|stuck to|keep to|kept to|hit|miss(?:ed)?'
const BROKEN = 'blow|blown|bust(?:ed)?|break|broken|exceed(?:ed)?'
export const asksBudget = now(
  isOneOf([
    inOrder(
      `${AM_I}|did (?:i|we) (?:go|stay|get)|have (?:i|we) gone`,
      'over|under|above|within|inside|on|below',
      'budget',
    ),
    inOrder('have|did|am|are|was|were|where|what|how much', 'i|we', 'overspen(?:d|t|ding)'),
    inOrder(`${AM_I}|${DID_I}`, 'spen(?:d|t|ding) too much'),
    inOrder(DID_I, `${KEPT}|${BROKEN}`, 'budget'),
    inOrder(
      'which|what|where|how',
      `${AM_I}|did (?:i|we) go`,
      String.raw`over(?: on| in| budget| for| with)?\s*(?:\?|$)`,
    ),
    inOrder(
      "how['’]?s|how (?:is|does|are|am)",
      String.raw`(?:my|our|the) budgets?(?: (?:doing|going|look|looking|holding up|so far|now))*\s*(?:\?|$)`,
    ),
    inOrder(WHAT, 'budget look(?:ing)? like'),
    inOrder('how', AM_I, 'doing', 'budget'),
    inOrder(`how much|${WHAT}`, 'budget', LEFT),
    inOrder(`how much|${WHAT}`, LEFT, 'budget'),
    /^\W*(?:my |our )?budget (?:check|status|update)\W*$/i,
  ]),
)
/** These ask about the budget where they name a part of it. */
export const asksBudgetPart = now(
  isOneOf([
    inOrder('did|have|am|are|was|were', 'i|we', '(?:over|under) (?:on|for|with|in)'),
    inOrder('how much', '(?:left|remaining) (?:for|in|to spend on)'),
  ]),
)

export const asksBiggest = now(
  isOneOf([
    inOrder(
      `${WHAT}|show|list`,
      'my|our',
      'biggest|largest|highest|top',
      'expenses?|costs?|spending|purchases?|bills?|categor(?:y|ies)',
    ),
    inOrder("where|where['’]?s", 'my|our', 'money', 'go|goes|going|gone|went'),
    inOrder('what', 'do|did|have|am|are', 'i|we', 'spend|spent|spending', 'most'),
  ]),
)

/** What no payment of before tells, either: what may come, and days that the law sets. */
const OTHERWISE = /\b(?:should|could|would|if|retire\w*|raise|bonus|tax(?:es)?)\b/i
const WHEN = "when(?:['’]s| is| are| will| do| does| am)"
const PAYDAY = 'next (?:pay ?che(?:ck|que)|pay ?day|salary|wages?|pay)|pay ?day'
const GET_PAID = '(?:i|we) (?:get|be|getting) paid(?! off| back| out)'

const isForeseen = (asks: (text: string) => boolean) => (text: string) => !OTHERWISE.test(text) && asks(text)

export const asksNextPay = isForeseen(
  isOneOf([inOrder(`${WHEN} (?:(?:my|our|the) )?(?:${PAYDAY}|${GET_PAID})`)]),
)
export const asksNextBill = isForeseen(
  isOneOf([inOrder(WHEN, 'due'), inOrder(WHEN, 'next', 'payments?|bills?|charges?')]),
)
