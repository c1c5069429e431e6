const adverb = '(?:literally|really|basically|pretty much|just|honestly|about|also|actually|now)'
const those = '(?:(?:that|this|it|which|they)|(?:those|these)(?: last)?(?: two| #\\d+)?)'
const are = `(?:is|are|would be|makes)(?: ${adverb})*`
const every =
  '(?:all|every(?: last| single)?|everything|the (?:only|whole|entire|entirety|full|complete|sum|total|extent|' +
  'last|one))(?! (?:reason|point|problem|plan|goal|story|idea|time|way|thing that)\\b)'
const owed = '(?:owe|owing|in debt|debts?|loans?|notes?|creditors?|liabilit(?:y|ies))'
const debts = '(?:debts?|loans?|notes?|liabilit(?:y|ies)|creditors?|encumbrances?)'
const besides = '(?:other than|otherwise|besides|except|apart from|aside from|beyond|outside|save)'
const some = '(?:one|two|a single|#\\d+)'
/** 'In all I owe …', 'add up everything I owe': a total, whatever it is made of. */
const notTotal = '(?<!\\b(?:in|of|for|up|with|after|pay|paying) )'

/** Says by itself that what the user has named is all that they owe. */
export const onlyWordings: RegExp[] = [
  `\\b${those} ${are} ${every}(?: [\\w']+){0,6}? ${owed}\\b(?! (?:him|her|them))`,
  `${notTotal}\\b(?:all|everything|every (?:cent|penny|dime|dollar|thing|body)|only (?:\\w+ )?(?:thing|things|` +
    `one|ones|debts?|loans?|notes?|money|bill)) (?:that )?(?:i|we) (?:still |currently |really |actually )?` +
    `(?:owe|am in debt|have (?:left )?to pay off|got against (?:me|us)|have against (?:me|us))\\b` +
    `(?! (?:him|her|them))`,
  `\\b(?:my|our|the|is my|are my) (?:only|sole|one|entire|whole|single)(?: remaining| outstanding| real|` +
    ` and only)? (?:debts?|loans?|liabilit(?:y|ies))\\b`,
  `\\b(?:only|sole|one) (?:remaining |outstanding |real |other )?(?:debts?|loans?)(?: (?:i|we) have| left)? (?:is|are|:|would be)\\b`,
  `\\b(?:only|just|exactly|but) ${some} ${debts}\\b|\\b(?:have|got|owe on) (?:the )?${some} (?:debts?|` +
    `encumbrances|creditors?|thing only)\\b(?! (?:that|which|i|we|from|payments?)\\b)|\\ba single ${debts}\\b`,
  `\\bdebts? (?:[:,] )?(?:(?:${besides}) [^,.;]{1,25} , )?(?:i |we )?(?:have |got )?(?:just )?(?:the )?one(?= [.,:;-]|$)`,
  `\\b(?:no|any|not any|zero|never any) (?:other|further|additional) (?:assets or )?(?:debts?|loans?|` +
    `liabilities|obligations|creditors?|bills owed)\\b`,
  `\\b(?:no|not any|not have any|not have a|zero) (?:debts?|loans?) ${besides}\\b|` +
    `\\bdebts? ${besides} (?:the )?(?:[\\w']+ ){1,2}?:? ?(?:none|zero|nil)\\b`,
  `\\bdebts?(?: remaining| left| wise)? ?(?::|is|=|-|,) ?(?:only|just)(?: the| my| our| a)?\\b|\\bowe only\\b|` +
    `\\bonly owe\\b|\\bjust owe\\b`,
  `\\bno (?:\\w+ ){0,3}?debts?(?: ever| at all| now)? ,? ?(?:just|only) (?:the|my|our|a)\\b`,
  `\\b(?:besides|other than|apart from|aside from|beyond) (?:that|those|these|this|them) ,? ?(?:i|we) only (?:have|owe)\\b`,
  `\\b(?:otherwise|other than that|besides that|apart from that|aside from that|beyond that|outside of that|` +
    `besides|after that)(?: ,)? (?:\\w+ ){0,3}?(?:debt free|no (?:debts?|loans)|` +
    `(?:i|we) (?:owe nothing|do not owe)|nothing (?:owed|owing)|zero debt|(?:i am|we are) clear)\\b`,
  `\\b(?:owe|owed|owing) (?:nothing|nobody|no one) (?:else|other|besides|otherwise)\\b|` +
    `\\bnothing (?:else|more) (?:is )?(?:owed|owing|on credit)\\b|\\bnot owe (?:anything|anybody|anyone|` +
    `any) (?:else|other)\\b`,
  `\\b(?:that|this) is (?:it|all|the lot|everything|the full list|the whole list)(?: of (?:it|them|` +
    `the debts?))?(?: for| as far as| on| in| with)? (?:the |my |our )?(?:debts?|loans|what (?:i|we) owe)\\b`,
].map((pattern) => new RegExp(pattern))

const list = '(?:list|lot|mess|picture|pile|mountain|thing|story|roster|inventory|of it|of them)'
const completed =
  `(?:it|all(?: of (?:it|them)| she wrote| there is)?|the lot|everything|every ?body|ever body|everyone|` +
  `the list|the (?:whole|full|complete|entire) ${list}|the (?:only|last) (?:one|ones|two|#\\d+)|every last one)`
const noMore =
  '(?:nothing (?:else|more|further)|then nothing(?: at all)?|not anything else|not a thing (?:else|besides|' +
  'more)|no others?|nobody else|no one (?:else|besides))'
const inTheWorld =
  '(?: (?:at all|in (?:the|this) world|on earth|anywhere|otherwise|to anyone|to anybody|i think|thank god|but (?:the )?(?:god|lord)))*'

/** Ends a list, of debts or of anything else. */
export const listEnds = new RegExp(
  `\\b(?:${those} ${are} ${completed}|${noMore}|end of (?:the )?list)${inTheWorld}(?= [.,;!)-]|$| (?:that|thats|except|besides) )`,
)

/** What is left over, of debts or of anything else. */
export const leftOver = new RegExp(
  [
    String.raw`\b(?:what is|all that is|(?:the )?only thing) left(?: to (?:pay|go))?(?: now)?(?: of [^,.;]{1,20}?)? (?:is|`,
    String.raw`are|:)|\b(?:only|just) (?:the|my|our) (?:\w+ ){1,3}?(?:is |are )?(?:left|remains|remaining|to go)\b|`,
    String.raw`\b(?:are|is) (?:the last (?:debt|loan|of (?:it|my debts?)|thing (?:i|we) owe))\b`,
  ].join(''),
)

/** Words that show whether a list is one of debts; of two kinds the nearer one tells. */
export const debtTopic = new RegExp(
  [
    String.raw`\b(?:debts?|owe[sd]?|owing|loans?|balances?|cards?|visa|mastercard|amex|mortgage|heloc|creditors?|`,
    String.raw`encumbrances?|liabilities|indebted\w*|borrowed|student|affirm|klarna|navient|sallie mae|left to go)\b`,
  ].join(''),
)
export const otherTopic = new RegExp(
  [
    String.raw`\b(?:rent|bills?|spend\w*|spent|budget|groceries|expenses?|costs?|income|earn\w*|salary|paycheck|hourly|`,
    String.raw`make|saved?|saving|savings|invest\w*|ira|401k|assets?|own|worth|order|questions?)\b`,
  ].join(''),
)
