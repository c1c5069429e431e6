import { findKind, part, type Pattern } from '#advisor/talk/patterns.ts'
import type { Wording } from '#advisor/talk/wording.ts'

/** What the advisor does not do, whoever asks. */
export type Refusal =
  | 'injection'
  | 'secrets'
  | 'taxEvasion'
  | 'hiding'
  | 'insider'
  | 'loanLies'
  | 'gamblingSystem'
  | 'transaction'
  | 'picks'
  | 'timing'

const ASKING =
  '(?:how (?:do|can|could|would|should|to)|can|could|should|shall|would|is it|is there|ways? to|help|want to|' +
  'need to|id like to|best way|tell me|teach me|show me|tips|trick)'
const SECURITY =
  '(?:stocks?|shares?|bitcoins?|btc|eth|ethereum|cryptos?|cryptocurrency|doge|dogecoin|solana|xrp|tesla|nvidia|' +
  'apple stock|amazon stock|google stock|microsoft stock|gamestop|gme|amc|tsla|nvda|aapl|palantir|spy|voo|vti|' +
  'qqq|etfs?|nfts?|(?:stock|call|put) options|options trading|forex|penny stocks?|meme ?coins?|coins?|gold|silver|index funds?|' +
  'mutual funds?|altcoins?)'
const MARKET =
  '(?:the )?(?:stock |housing |crypto |bond |whole )?(?:markets?|stocks?|bitcoin|btc|crypto|s&p|s & p|dow|' +
  'nasdaq|economy|gold|dollar|mortgage rates|interest rates|rates|home prices|house prices)'
const OVER = '[^|]{0,50}'
const OTHERS =
  '(?:my |the |a )?(?:soon to be )?(?:wife|husband|spouse|ex|ex wife|ex husband|partner|creditors?|collectors?|' +
  'debt collectors?|courts?|judge|divorce|lawyers?|bankruptcy|trustee|child support|medicaid|ssi|disability|' +
  'benefits?|benefits office|food stamps|snap|welfare|unemployment|irs|tax ?man|government|bank)'

const table: Record<Refusal, Pattern> = {
  injection: {
    part: part(
      `(?:ignore|disregard|forget|override|bypass|skip) (?:all |any |your |the |of |my |these |those |` +
        `every )*(?:previous |prior |above |earlier |original |initial |safety )*(?:instructions?|rules|prompts?|` +
        `guidelines|directions|training|programming|restrictions)`,
      `(?:system|hidden|initial|original|secret|internal) (?:prompts?|instructions)`,
      `(?:print|show|reveal|repeat|output|tell me|give me|dump|display) (?:me )?(?:your|the) (?:full |exact |` +
        `own )?(?:instructions|prompt|rules|configuration|source code|api key)`,
      `you are now (?:a|an|in|dan|my)|youre now (?:a|an|in|dan|my)|(?:you|that|who) (?:can |will |may |must )?` +
        `do anything now|developer mode|admin mode|god mode|jail ?break(?:ed)?|debug mode|` +
        `pretend (?:youre|to be|that youre|you have no)|(?<!i )act as (?:a|an|if|though|my)|role ?play(?: as)?|respond as|you must obey`,
      `(?:show|give|tell|list|access)(?: me)? (?:another|other|all|every|someone elses?)(?: of)?(?: the)? ` +
        `(?:users?|customers?|peoples?|accounts?)(?: data| accounts?| balances?)?`,
    ),
  },
  secrets: {
    part: part(
      `(?:my|the) (?:bank |online |banking |account |card |debit |atm |login )*(?:password|passcode|pin|pin code|` +
        `login|cvv|ssn|social security number) (?:is|are|=)(?! (?:safe|secure|long|weak|not|wrong|strong|suspended|` +
        `blocked|frozen|stolen|compromised|about|being))`,
      `(?:do|will|would|should) (?:you|i) (?:need|want|give you|share|ask for|tell you|send you) (?:\\w+ ){0,3}` +
        `(?:password|passcode|pin|login|logins|ssn|social security number|card number|credentials)`,
      `(?:here is|heres|ill send you|i will send you|let me give you|can i (?:give|send|tell) you) (?:my|` +
        `the) (?:\\w+ ){0,3}(?:password|passcode|pin|login|ssn|social security number|card number|cvv|credentials)`,
      `(?:whats|tell me|give me|show me|recover|find|guess|crack|hack) (?:me )?(?:my|the|his|her|someones|` +
        `somebodys|admin|your) (?:\\w+ ){0,3}(?:password|passcode|pin|login|credentials|ssn|card number)`,
      `hack (?:into|my|his|her|someones|the)`,
    ),
  },
  taxEvasion: {
    part: part(
      `(?:evade|evading|dodge|dodging|cheat on|cheating on|cheat|skip|get out of paying) (?:my |the |on |any |` +
        `income )*(?:tax|taxes)|tax (?:evasion|fraud|dodge|dodging)`,
      `(?:hide|hiding|keep|keeping|conceal|stash) ${OVER}(?:from|without) (?:the )?(?:irs|tax ?man|tax office|government|taxes|uncle sam)`,
      `(?:not|dont|avoid|without|stop|skip|never|get away with not) (?:have to |having to |to )?(?:report|` +
        `reporting|declare|declaring|claim|claiming) (?:my |the |any |all |some |this |it|that)(?:of )?(?:my )?` +
        `(?:cash|tips|income|side|crypto|earnings|money|freelance|wages|gains|to the irs)?`,
      `${ASKING} ${OVER}(?:under the table|off the books)`,
      `(?:fake|made up|bogus|false|phony|invent) (?:deductions?|receipts?|donations?|dependents?|business expenses?|write ?offs?)`,
      `launder(?:ing)?(?: \\w+)? ?(?:money|cash)?|${ASKING} ${OVER}(?:so|without) (?:that )?the irs`,
      `(?:offshore|swiss|cayman) (?:bank )?account${OVER}(?:hide|avoid|tax)|(?:hide|avoid)${OVER}(?:offshore|swiss|cayman)`,
    ),
  },
  hiding: {
    part: part(
      `(?:hide|hiding|conceal|concealing|shield|stash|move|keep|keeping|put|transfer) ${OVER}(?:from|` +
        `so) (?:that )?${OTHERS}(?: (?:cant|cannot|wont|doesnt|never|dont))?(?= |` +
        `$)(?!${OVER}(?:legally|fraud protection))`,
      `so (?:that )?${OTHERS} (?:cant|cannot|wont|doesnt|never|dont|will not) (?:find|get|see|touch|know|take|notice|finds|knows|sees)`,
      `(?:without|behind) ${OTHERS}(?:s)? (?:finding|knowing|noticing|back)`,
      `(?:lie|lying|fib) (?:to|on|about|for) ${OVER}(?:benefits?|unemployment|disability|medicaid|welfare|snap|` +
        `food stamps|ssi|section)|(?:benefits?|welfare|unemployment|disability|insurance) fraud`,
      `(?:collect|claim|keep|keep getting|get) (?:my |the )?(?:unemployment|benefits|food stamps|disability|` +
        `welfare|ssi|snap) (?:while (?:working|i work|im working|getting paid)|without telling|even though|and work|` +
        `under)`,
      `fake (?:an? )?(?:injury|accident|disability|insurance claim)`,
    ),
    unless: part(
      'move (?:out|away)',
      'keep (?:my )?distance',
      'protect',
      'legal(?:ly)? (?:way|protect)',
      // What somebody owes and has told nobody of is told, and not asked for.
      `(?<!(?:do|can|could|should|would|may) )i (?:keep|kept|hide|hid) ${OVER}(?:cards?|debts?|loans?) (?:hidden |secret )?from`,
    ),
  },
  insider: {
    part: part(
      `insider (?:info|information|trading|tips?|knowledge)|inside (?:info|information|tip)|non ?public information`,
      `(?:company|boss|friend|cousin|brother|sister|uncle|coworker|employer|someone|client) ${OVER}(?:merger|` +
        `acquisition|takeover|buyout|earnings|fda) ${OVER}(?:before|announc\\w+|public|buy|trade|shares?|stock)`,
      `(?:buy|sell|trade) ${OVER}before ${OVER}(?:announce(?:s|d|ment)?|public|news is out)`,
    ),
  },
  loanLies: {
    part: part(
      `(?:lie|lying|fib|fibbing|exaggerate|inflate|inflating|fudge|overstate|pad|falsify|misstate|stretch) ` +
        `(?:\\w+ ){0,4}(?:(?:loan|mortgage|credit|rental|card|apartment|refinance|lease) (?:application|app|form)|` +
        `application|pay ?stubs?|bank statements?|income|salary|w ?2s?|to the (?:bank|lender|landlord))`,
      `(?:fake|forge|forged|doctor|doctored|photoshop|edit|make up) (?:\\w+ ){0,2}(?:pay ?stubs?|pay ?slips?|` +
        `w ?2s?|bank statements?|employment|job letter|references?|tax returns?|income|proof of income)`,
      `(?:say|claim|tell (?:them|the bank|the lender)|write|put)(?: that)? (?:i|im|ive|a|my) (?:\\w+ ){0,3}(?:more|` +
        `higher) (?:\\w+ )?(?:than i (?:do|actually|really|have|make)|income than)`,
    ),
  },
  gamblingSystem: {
    part: part(
      `(?:betting|gambling|roulette|blackjack|casino|lottery|slots?|poker|sports ?betting|sportsbook|powerball|` +
        `parlay|horse racing|scratch ?off) (?:systems?|strategy|strategies|tips?|picks?|numbers|odds|tricks?|` +
        `methods?|cheats?)`,
      `(?:beat|win|winning|cheat|win big|make money) (?:at |on |in )?(?:the |with |from )?(?:casinos?|roulette|` +
        `lottery|lotto|slots?|slot machines?|blackjack|poker|bookies|powerball|mega millions|house edge|` +
        `sports betting|sportsbook|betting|gambling)`,
      `martingale|count(?:ing)? cards|card counting|(?:which|what) (?:team|horse|game|number|numbers) (?:should|to|` +
        `do|can) (?:i )?(?:bet|play|pick)`,
      `should i (?:bet|gamble|wager|play the (?:lottery|lotto|powerball))|(?:double|triple) my money (?:tonight|` +
        `fast|quick|quickly|overnight|at (?:the|a)|in a)`,
    ),
  },
  transaction: {
    part: part(
      `(?<=^|\\| |please |just |now |okay |hey |so |can you |could you |would you |will you |want you to |` +
        `need you to |like you to |go ahead and |and then )(?:transfer|move|send|wire|zelle|venmo|deposit|withdraw) ` +
        `(?:\\w+ ){0,3}?(?:money|funds|cash|\\$ ?[\\d.]+k?|[\\d.]+k?|dollars|bucks|savings|everything)(?: ${OVER})?` +
        `(?:to|from|into|out|over)(?= |$)`,
      `(?:can|could|would|will) you (?:please )?(?:transfer|move|send|wire|withdraw|deposit) (?:\\w+ ){0,3}?` +
        `(?:money|funds|cash|\\$ ?[\\d.]+k?|[\\d.]+k?|dollars|bucks)`,
      `(?:can|could|would|will) you (?:please )?(?:pay|buy|sell|purchase|trade|order|book|open|close|apply|` +
        `sign me up|cancel|invest|refinance|negotiate) ${OVER}(?:bill|bills|rent|card|loan|mortgage|account|shares?|` +
        `stocks?|bitcoin|crypto|etf|subscription|netflix|gym|insurance|for me|my behalf|it)`,
      // 'He offered to pay it off for me' asks nothing of us.
      `(?<!(?:he|she|they|who|would|could) |(?:offered|offers|wants|willing|going|promised) to )(?:pay|buy|sell|open|` +
        `close|cancel|apply for|invest) ${OVER}(?:for me|on my behalf)(?= \\||$| please| now| today)`,
      `(?<=^|\\| |please |just )(?:buy|sell) (?:me )?(?:\\$?[\\d.]+k? )?(?:of |some |all |my |worth of )*(?:\\w+ )?` +
        `${SECURITY}(?= \\||$| now| today| please| at)`,
      `(?:link|connect|sync|plug in|hook up) (?:to |with |up )?(?:my|our|a) (?:\\w+ ){0,2}(?:bank|account|accounts|` +
        `card|cards|chase|brokerage)`,
    ),
    unless: part(
      'budget',
      'goal',
      'how (?:much|long|many)',
      'what (?:if|would|happens)',
      'should i',
      'refund',
      'a month',
      'per month',
      'monthly',
      'every month',
      'mind (?:map|set)',
      'show me how',
      'balance',
    ),
  },
  picks: {
    part: part(
      `(?:which|what|whats the best|whats a good|any good|good|best|hottest|top) (?:\\w+ ){0,2}?${SECURITY} ` +
        `(?:should|do|can|would|could|to|are|is|will|right now|now|for|today|this|picks?|do you)`,
      `(?:stock|crypto|coin|share|investment|etf) (?:picks?|tips?|recommendations?|suggestions?|advice)`,
      `(?:should i|shall i|do i|would you|is it (?:smart|wise|good|safe|worth it) to|good idea to|` +
        `recommend (?:i |me )?|worth) (?:\\w+ ){0,2}?(?:buy|buying|sell|selling|hold|holding|short|shorting|dump|get|` +
        `getting|invest in|investing in|put|load up on|trade|trading) (?:${OVER} )?${SECURITY}`,
      `is (?:it )?(?:the )?${SECURITY} (?:still )?(?:a |an )?(?:good|smart|safe|bad|great|worth it|solid)? ?(?:buy|` +
        `investment|bet|stock|idea|purchase|worth)`,
      `whats the next (?:bitcoin|nvidia|tesla|amazon|apple|big thing|gamestop)|next (?:bitcoin|nvidia|tesla)|` +
        `hot (?:stock )?tips?|get rich quick|(?:ten|10|100) ?x (?:my|return)|to the moon|` +
        `pick (?:me )?(?:a |some |the )?(?:stocks?|winners?|cryptos?|coins?)|guaranteed returns?`,
      `what (?:exactly |should|do|would|specific)? ?(?:should i|can i|do i|would you|to) (?:invest in|buy)(?= \\||` +
        `$| right now| now| today| this year| to get rich| with)`,
    ),
    // A part of the pay, and no stock.
    unless: part('what share (?:is|are|was|of|goes|does|do|would)'),
  },
  timing: {
    part: part(
      `(?:when|is now|is it|is this|is today|right now|whens) (?:\\w+ ){0,4}?(?:good|right|best|bad|smart)? ?` +
        `(?:time|moment) to (?:buy|sell|invest|get in|get out|jump in|cash out|pull out|exit|` +
        `enter)(?! (?:a|an|my|our|the) (?:\\w+ )?(?:house|home|condo|car|truck|place|apartment|property|boat))`,
      `(?:will|is|are|do you think|predict|forecast|going to|whens|when will|when is|when does|` +
        `how (?:low|high|far) will) ${MARKET} (?:\\w+ )?(?:go|going|crash|crashing|rise|fall|falling|drop|dropping|` +
        `recover|rally|keep|bottom|peak|tank|collapse|do|be|come|headed|about to)`,
      `where(?:s| is| are)? ${MARKET} (?:going|headed|heading|be|at next)|` +
        `(?:predict|forecast|(?<!every |each |any |last |next |this |first )time|timing|outsmart|beat) (?:the )?` +
        `(?:stock )?market|market (?:prediction|forecast|outlook)`,
      `should i (?:sell everything|pull out|cash out|get out|buy the dip|go all in|wait for (?:a|the) (?:crash|dip|` +
        `correction))(?: ${OVER}(?:market|stocks?|crash|dip|crypto|bitcoin|investments?|correction|recession))?(?= |` +
        `$)`,
    ),
    unless: part(
      'wait (?:to|until) (?:retire|i|we|claim)',
      'buy (?:a|the|my|our) (?:house|home|condo|car)',
      'social security',
      'pay off',
      'refinanc\\w+',
      '401k?',
      'ira',
    ),
  },
}

/** A long letter has more to say than a single sentence in it. */
const LONGEST_REQUEST = 500

export const findRefusal = (wording: Wording): Refusal | null =>
  wording.said.length > LONGEST_REQUEST ? null : findKind(wording, table)
