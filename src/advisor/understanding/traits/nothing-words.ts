export type NoneField = 'debt' | 'savings' | 'income'

const no =
  '(?:no|zero|nil|not any|(?<!\\b(?:is|are|was) )not an?|without(?: any| an?)?|' +
  '(?:do|does) not (?:even |currently |really )?(?:have|got|carry)(?: any| no| an?| a single)?|' +
  'no have(?: any)?|have not(?: got)?(?: any| no| an?)?|not one|not a single|never any|' +
  '(?:have )?never (?:\\w+ )?(?:had|carried|taken on)(?: any| an?)?)'
/** Words that leave 'debt' meaning all of it; 'credit card debt' does not. */
const plain =
  '(?:(?:real|more|outstanding|actual|remaining|such|whatsoever|kind of|kinda|major|significant|damn|goddamn|' +
  'single|personal|at all|(?:credits?|loans?|cards?|credit cards?|bills|mortgage) (?:or|and)) )*'
const soul =
  '(?:anybody|anyone|nobody|no one|noone|any man|a living soul|a soul|the bank|anybody else|people)'
const coin = '(?:thing|cent|penny|dime|red cent|nickel|dollar|nickle|buck)'
const nothing = `(?:nothing|nothin|anything|not a ${coin}|a (?:${coin}|single \\w+)|any money|money|zero|zip|zilch|nada|squat|jack|diddly)`
const nought = '(?:none|nil|zero|nothing|nothin|zip|nada|zilch|nope|n \\/ a)'
/** 'On it', 'for the car', 'there': one thing's debt, not all. */
const onOneThing =
  '(?:(?:is |are )?(?:owed |owing )?(?:on|for|against|under|from|in) (?!me\\b|us\\b|any|it all|it or any|' +
  'nothing|earth|top|paper|the world|this world|a \\w+ basis|my name|our name|my life|our life|the least)|' +
  'there\\b|back\\b|more\\b|less\\b|him|her\\b|each other|the (?:irs|government|hospital|school|dealer))'
const notOnOneThing = `(?! ${onOneThing})`
/** Things a loan is taken for: 'the condo, nothing owed' is said of the condo. */
const property =
  '(?:house|home|car|cars|truck|place|condo|cabin|boat|land|lot|trailer|van|suv|bike|motorcycle|harley|worth|' +
  'timeshare|apartment|farm|it|them|either|both)'
/** One kind of debt before the word; none of that kind is not none at all. */
const kind =
  '(?:student|card|credit|cc|medical|consumer|loan|tax|other|bad|college|school|car|auto|personal|national|house)'
/** 'Debt free' as the name of a wish, a date or a club. */
const notMine =
  '(?! (?:subreddit|sub|group|class|course|podcast|challenge|date|goal|by|before|journey|plan|community|day|' +
  'in #|until|moms?|dads?|scream|club|forum|family|people|life|living|degree))'
const clauseEnd =
  '(?= [.,;:!)-]|$| (?:and|but|so|now|any ?more|at all|either|here|because|since|period|anywhere)\\b)'

const debt = [
  `\\b${no} ${plain}debts?\\b(?! (?:payments?|service|collectors?|consolidation|load|advice))${notOnOneThing}`,
  `\\b${no} (?:a )?(?:${coin}|bit|lick|drop) of debt\\b`,
  `\\b${no} (?:obligations|encumbrances|creditors?|liabilities)\\b(?! (?:to|in|at|than))`,
  `\\b(?:no|not have|not got|never had)(?: any| an?)? (?:loans?|notes?) (?:of any|at all|whatsoever|to (?:my|our) names?|in the world)`,
  `\\b${no} (?:(?!other|more)\\w+ )?loans? (?:of any|at all|whatsoever|or (?:credit )?(?:cards?|debts?)|` +
    `and no (?:\\w+ )?(?:cards?|debts?|mortgage)|no (?:\\w+ )?(?:cards?|debts?))`,
  '\\b(?:no|zero) mortgage ,? ?(?:and |or )?(?:no )?(?:\\w+ )?(?:loans?(?! to)|car note|car payment)(?: ,)? ?' +
    '(?:and |or )?(?:no )?(?:\\w+ )?(?:cards?|loans?|balances?)\\b',
  '\\b(?:no|zero) (?:credit )?cards? ,? ?(?:and |or )?(?:no )?loans(?= [.,;!]|$)',
  '\\b(?:i|we)(?: still| currently| really)? (?:have no|do not have(?: any| no)?|have not got any) loans(?= [.;!]|$| now| any ?more)',
  `\\b(?:debt free|free (?:and clear )?(?:of|from) (?:all |any )?debts?|out of debt|not in (?:any )?debt|` +
    `never (?:been|gone|was) in debt|never carried any(?: debt)?)\\b${notMine}`,
  `\\b(?:do|does|did|have|am|are|is) (?:not|never) (?:really |currently |ever )?(?:owe|owed|owing) (?:to )?` +
    `(?:${soul} )?(?:${nothing}|${soul})\\b(?: to ${soul})?${notOnOneThing}`,
  `\\b(?:i|we) (?:do not|never) owe(?: on (?:anything|nothing|a thing))?${clauseEnd}`,
  `\\bowes? (?:to )?(?:${soul} )?(?:nothing|nothin|nobody|no one|zero|zip|zilch|nada|squat|not a \\w+)\\b` +
    `(?: to ${soul}| a \\w+)?${notOnOneThing}`,
  `(?<!\\b${property}\\b[^.;]{0,50})\\b(?:nothing|zero|not a ${coin})(?: is)? (?:owed|owing|owe)\\b(?! (?:to me|on paper))${notOnOneThing}`,
  `\\b(?:no one|nobody|not a soul) (?:is |are )?(?:owed|owing) (?:anything|a ${coin}|any money)\\b`,
  `(?<!\\b${kind} )\\bdebts?(?: total| balance| load| wise| remaining| left)? (?:(?:[:,=?-]|is|are|'s|` +
    `stands? at|i have|we have|currently|right now) )*(?:${nought}|(?<=[:?-] )no(?= [.,;!]|$))` +
    `(?! (?:on|more|from|of|for))`,
  `(?:^|[,;:(-] |\\b(?:and|but) )(?:(?:what )?(?:i|we) (?:still )?|(?:total |currently |amount )?)(?:owe|owed|` +
    `owing|encumbrances|liabilities)(?: right now| now| total| today)? ?(?:[:=-]|is)+ ?(?:at all |${nought})`,
  '\\b(?:carry|carries|have) (?:no|zero) balances?(?: (?:on anything|anywhere|at all))?(?= [.,;!]|$)|' +
    '\\bnot carry a balance on anything\\b|\\b(?:everything|all of it) (?:is|i own is|we own is) paid (?:off|' +
    'for)\\b',
  '\\b(?:zero|no) balances? (?:everywhere|on everything|anywhere|across the board)\\b|' +
    '\\b(?:every|every last|every single) (?:debt|loan|bill) (?:is |has been |was )?(?:paid|gone|cleared)\\b',
  `\\b(?:i|we) (?:do not|never) (?:ever )?(?:take on|go into)(?: any)? (?:debts?|loans?)\\b(?! (?:payments?|collectors?))`,
  `(?<!\\b${kind} )\\b(?:the|my|our|all (?:of )?(?:the|my|our)) debts? (?:is|are|` +
    `'s) (?:(?:all|finally|officially|completely|now) )*(?:gone|paid off|history|cleared|wiped out)\\b`,
  `\\b(?:i|we)(?: have)? (?:never|do not|have not|did not ever) (?:ever )?borrow(?:ed)?(?: (?:a ${coin}|` +
    `anything|money|from ${soul}))*${clauseEnd}|\\bnever (?:ever )?borrowed (?:a ${coin}|anything|money)\\b` +
    `(?! (?:for|from (?!any)|against))`,
].map((pattern) => new RegExp(pattern))

const away =
  '(?:saved|put away|put aside|set aside|tucked away|stashed(?: away)?|socked away|squirreled away|in the bank|in savings|laid by|put by)'
/** 'For now' is a time, 'for the trip' a purpose. */
const notForOne = '(?! (?:for (?!now|the moment|the time)|toward|towards|on|me|us|by|from)\\b)'

const savings = [
  `\\b(?:neither|none) of us (?:has|have|got)(?: got)? (?:any|much in|a ${coin} (?:in|of)) ?savings\\b${notForOne}`,
  `\\b(?:${no}|(?:do not have )?nothing in|zero in|not a ${coin}(?: in)?|` +
    `(?:have|got) not (?:got )?a ${coin} in|have not had(?: any)?) (?:(?:any|real|actual|much|my|the|our|a|got|` +
    `no|such) )*savings\\b(?! (?:bonds?|goal|rate|plan|account|acct|toward|towards))${notForOne}`,
  `\\b(?:nothing|zero|nada|zip|zilch|squat|no money|not a (?:single )?${coin}|` +
    `(?:not|never) (?:\\w+ ){0,3}?(?:a ${coin}|anything|any money|any))(?: (?:got|is|really|have|to my name))?` +
    ` ${away}\\b${notForOne}`,
  `\\b(?:have|has|did) not (?:been able to )?saved? (?:a ${coin}|anything|any)\\b(?! (?:toward|towards|on|of|from))${notForOne}`,
  `\\bsavings?(?: account| balance)? (?:(?:[:,=?-]|is|are|'s|currently|at|now|sits? at|stands? at|has|just|` +
    `basically|literally|pretty much|an?|big fat|flat) )*(?:${nought}|empty|gone|wiped out|non ?existent)\\b` +
    `(?! (?:for|toward|towards))`,
  "\\b(?:the|my|our)(?: savings| bank)? account (?:is|'s|is now|sits) (?:completely |totally |basically )?(?:empty|dry|bare)\\b",
  '(?<=\\bsav(?:ed|ings)\\b.{0,140})\\b(?:zero|nothing|none) (?:in |left in )?there\\b|' +
    '(?<=\\bsav(?:ed|ings)\\b.{0,140})\\bit is zero now\\b',
  '\\b(?:what|which) savings\\b(?= [.?!]|$)',
].map((pattern) => new RegExp(pattern))

export const noneWordings: Record<NoneField, RegExp[]> = {
  debt,
  savings,
  income: [/\bincome (?:(?:[:,=?-]|is|right now|currently) )*(?:none|nil|zero|nothing(?! like)|zip|nada)\b/],
}

/** 'Debts?' by itself, as a label for the words after it. */
export const labels: Record<NoneField, RegExp> = {
  debt: /^(?:(?:my|any|our|and|what about|the) )*(?:debts?|loans) ?\?$/,
  savings: /^(?:(?:my|any|our|and|what about|the) )*savings? ?\?$/,
  income: /^(?:(?:my|any|our|and|what about|the) )*income ?\?$/,
}

export const denials = new RegExp(
  [
    String.raw`^(?:(?:honestly|well|um|uh|oh|ha|haha|lol|currently|right now|i have|i have got|we have|absolutely|`,
    String.raw`thankfully|sadly|literally|basically|pretty much|still|got|,|that would be|it is|i got) )*(?:no(?= [.,;!-]|`,
    String.raw`$| (?:i|we|none|nothing|not|sir|sorry|unfortunately|really|absolutely|never|zero|sadly|job|income|pay|`,
    String.raw`paycheck|money|cash|savings|debts?|idea|clue)\b)|nope|nah|none|nothing(?! (?:for|much|special|new|wrong))|`,
    String.raw`nada|zip|zilch|zero|nil|never|not a (?:cent|penny|dime|thing|dollar|bean|single \w+)|not any|not one|`,
    String.raw`(?:i |we )?do not have (?:any|one)|i do not|we do not|not really any|a big fat zero|goose egg|squat|`,
    String.raw`not any ?more|have not (?:got )?any)\b(?! (?:idea|clue|thanks|thank you|way|comment|problem|worries|sure|`,
    String.raw`now|more|other|else|one|just|but|it is|that is|of your|i (?:have|owe)|know|#|\$|,? ?#))`,
  ].join(''),
)

/** Answers that deny one thing only: 'all paid off' is about debts, 'flat broke' about savings. */
export const denialsOf: Record<NoneField, RegExp> = {
  debt: new RegExp(
    [
      String.raw`\b(?:all (?:paid|clear|square|gone)|paid (?:it |everything |them )?all off|paid off everything|clean slate|`,
      String.raw`free and clear|(?:i am|we are) (?:all )?(?:clear|clean|square|paid up)|squared away|none of (?:that|it)|`,
      String.raw`never borrowed)\b`,
    ].join(''),
  ),
  savings:
    /\b(?:broke|wiped out|(?:it is )?all gone|spent (?:it )?all|spent every|nothing left|paycheck to paycheck|empty)\b/,
  income: /\b(?:unemployed|out of work|laid off|not working|no job|between jobs|stay at home)\b/,
}
