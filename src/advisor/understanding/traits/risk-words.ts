import { riskFeelings } from './risk-feelings.ts'
import { riskSayings } from './risk-sayings.ts'
import { named, type RiskLevel, type RiskWording, shown } from './risk-wording.ts'

const names: Record<RiskLevel, string> = {
  low: '(?:conservative|cautious|timid|risk averse|averse|low|lowest|minimal|minimum|very little|little|safe|safest|defensive)',
  medium:
    '(?:medium|moderate|moderately|moderat|balanced|middle of the road|middling|in between|in the middle|' +
    'the middle|somewhere (?:in )?between|mid|average|mixed)',
  high: '(?:high|highest|aggressive|aggressively|bold|adventurous|growth oriented|pretty risky|very risky)',
}
/** Words that only colour: 'pretty', 'a fairly', 'on the … side'. */
const shade =
  '(?:(?:a|an|the|very|pretty|fairly|quite|rather|really|more of|more|still|just|probably|definitely|somewhat|' +
  'sort of|kind of|kinda|about|right|smack|dead|usually|generally|always|extremely|super|mostly|honestly|now|' +
  'both|at|on|in|only|always been|been|like|my|solidly|firmly|squarely|strictly|as|to|for|say|maybe|i guess|' +
  'i would say|i think|called|fully|no more than|best described as|the opposite|,) )*'
const money = '(?:risk|risks|investor|investing|investments?|portfolio|tolerance|allocation|stocks?|market)'
const self =
  '(?:(?:i|we)(?: both| all| just| personally| honestly)? (?:am|are|tend to be|lean|stay|remain|feel|' +
  'consider (?:myself|ourselves)|would (?:be|lean|go|go with|go for|pick|choose|take|put|say|' +
  'call (?:me|myself|us|ourselves|it|that)|describe (?:me|myself|us|ourselves)|rather be|' +
  'consider (?:myself|ourselves)|say i am|say we are|say my risk is|both (?:call|describe|consider) ourselves|' +
  'describe my \\w+ as)|am more|am the|agree on)|(?:put|mark|write|set|call|keep|count|list|sign|classify|rate|' +
  'label|describe|peg|treat|note|record|change|make|switch|move|tag) (?:me|us|myself|it|that)(?: up)?(?: down)?' +
  ')'
const topic =
  '(?:risk(?! of (?!loss|losing))(?: (?:tolerance|appetite|profile|level|attitude|preference|comfort|wise|' +
  'score|rating))?|(?:tolerance|appetite|attitude|stomach) (?:for|to|towards?) risk|' +
  'invest(?:ing|ment) (?:style|approach|attitude|temperament|personality|side)|(?:my|our) investing)'

const levels: RiskLevel[] = ['low', 'medium', 'high']

/** 'I'm fairly conservative', 'put me down as moderate', 'my risk tolerance is low', 'call me medium risk'. */
const ofOneself = levels.flatMap((level) => [
  named(
    level,
    `\\b${topic}(?: (?!not |they |he |she |his |her |their )[\\w"'#]+){0,5}?(?: [,:=-])? ${shade}"? ?${names[level]}\\b`,
  ),
  named(
    level,
    `\\b(?:my|our|your|as to|as for|on|re|about|^)(?: the| your)? ?${topic}\\b(?: (?!not )[\\w"'#,:-]+){0,14}? "? ?(?:${strong(level)})\\b`,
  ),
  named(level, `\\b${self} ${shade}"? ?(?:${strong(level)})\\b`),
  named(
    level,
    `\\b${self} (?:(?!not )\\w+ ){0,3}?${names[level]}(?: (?:\\w+ )?(?:in|to|with|on))? ${money}\\b`,
  ),
  named(
    level,
    `\\b(?:like|want|prefer|take|ok with|okay with|fine with|comfortable with|both|up for|go with|` +
      `handle) ${shade}${names[level]}(?: amount of| level of)? ${money}\\b`,
  ),
  named(
    level,
    `^(?!(?:what|how|which|is|are|does|do|he|she|they|his|her|their) )(?:[\\w']+ ){0,2}?${shade}` +
      `(?:${strong(level)})(?: (?:is|describes|allocation|investor|risk|word|for me|i guess|i suppose|i think|` +
      `when it comes to|with|on)\\b| [.,!]|$)`,
  ),
])

/** Names that are of nothing else, wherever they stand. */
const unmistakable = [
  named('low', '\\b(?:risk averse|low risk)\\b'),
  named('high', '\\b(?:high risk|a (?:big |huge |real |natural )?risk taker)\\b'),
]

/** Names that need no word about money beside them when said of oneself. */
function strong(level: RiskLevel): string {
  if (level === 'low')
    return 'conservative|risk averse|low risk|(?:a )?(?:worrier|scaredy cat|nervous nellie)|a (?:big |total )?chicken'
  if (level === 'medium')
    return (
      '(?:medium|moderate|balanced|middle of the road|(?:somewhere|right|smack|kind of|kinda|sort of|squarely|dead|' +
      'pretty much|down) in the middle|somewhere in between|somewhere between|(?:right )?down the middle)' +
      '(?! (?:of (?!the road)|school|class|income|management|child|age|aged|east|west|my|a ))'
    )
  return '(?<!opposite of )aggressive|high risk|a degenerate|a (?:big |huge |real |natural )?risk taker|the opposite of cautious'
}

/** Turns of phrase that stand for a level by themselves. */
const sayings = [
  shown(
    'low',
    '\\b(?:white knuckle|(?:pull|pulled|yank|yanked|take|took|move|moved|get|got) (?:it|everything|my money|' +
      'all of it|it all) (?:out|to cash|into cash|all out)[^.;]{0,40}?(?:dip|drop|fall|fell|market|crash|scare)|' +
      'bail(?:ed)? (?:out )?(?:at|when|on)[^.;]{0,30}?(?:first|dip|drop|market|crash)|wants? to sell everything|' +
      'protect(?:ing)? what (?:i|we) have|preserv(?:e|ing) (?:what|my|capital)|return of my money|' +
      'one bird in the hand|a bird in the hand|not (?:a penny|a cent|one cent|one penny) at risk|' +
      'lower return[^.;]{0,30}?(?:sleep|lie awake|worry)|checks? (?:my|the) balance every|' +
      'feel(?:s)? every (?:dip|drop|dollar)|as (?:little risk|safe|low risk) as (?:possible|i can|it gets)|' +
      'stick (?:to|with) (?:cds|bonds|savings|treasuries|fdic)|fdic insured only|low risk (?:all the way|please|' +
      'person|guy|gal|kind|type|only)|every loss|take losses hard|hate (?:seeing|watching|when)[^.;]{0,25}?(?:drop|' +
      'fall|down|red|lose|loss))\\b',
  ),
  shown(
    'high',
    '\\b(?:(?:market )?(?:crash(?:es)?|dips?|drops?|downturns?|red days?) (?:is|are|as|=|just mean|means?|' +
      'look like) (?:a |an |just )?(?:\\w+ )?(?:sales?|discounts?|opportunit\\w+|clearance|black friday|gift|' +
      'coupon)|roll the dice|full send|all gas|go for broke|fortune favors|no guts no glory|stomach of steel|' +
      'iron stomach|nerves of steel|never (?:once )?(?:sold|panicked|flinched|blinked|bailed)[^.;]{0,40}?(?:share|' +
      'downturn|crash|dip|drop|2008|2020|2022|panic)|(?:did not|do not|never) (?:flinch|blink|sell a share|' +
      'lose a minute of sleep|lose sleep)|sle(?:pt|ep) (?:like a baby|fine|great|soundly)[^.;]{0,40}?(?:drop|fell|' +
      'fall|crash|2008|2020|2022|down)|shrug(?:ged)?[^.;]{0,30}?(?:drop|dip|crash|loss)|' +
      'ride (?:it|them|things) out|hundred percent (?:stocks|equities)|the (?:riskier|wilder) the better|' +
      '(?:big|large|more) risks? (?:for|and|means?) (?:big|large|more) (?:rewards?|returns?|gains)|' +
      'not afraid of (?:risk|volatility|losing|a crash|the market)|thrive on|get excited when[^.;]{0,30}?(?:drop|' +
      'crash|fall|dip|tank))\\b',
  ),
  shown(
    'medium',
    '\\b(?:goldilocks|not too hot|half (?:in )?(?:stocks|safe|risky|growth)[^.;]{0,25}?half|' +
      '(?:some|a mix) of (?:each|both|stocks and bonds)|mix of (?:growth and|stocks and|safe and)|' +
      '(?:some|a little|a bit of|a moderate amount of|a reasonable amount of|measured|calculated) risks? (?:is|are|' +
      'would be) (?:ok|okay|fine|alright|all right|good)|(?:calculated|reasonable|measured|sensible) risks?|' +
      'neither too|moderate(?:ly)? (?:risk|aggressive|conservative|comfortable|cautious)|' +
      '(?:live with|handle|take|accept|stomach) a (?:\\w+ )?(?:dip|drop|bump|loss)[^.;]{0,30}?\\bbut (?:not|' +
      'nothing)|not cowboys?)\\b',
  ),
]

export const riskWordings: RiskWording[] = [
  ...ofOneself,
  ...unmistakable,
  ...riskFeelings,
  ...sayings,
  ...riskSayings,
]

/** What an answer to the question may be, without any frame. */
export const riskAnswers: [RiskLevel, RegExp][] = [
  ['medium', new RegExp(`\\b(?:${names.medium}|middle|half and half|50 / 50|moderation|neither)\\b`)],
  [
    'low',
    new RegExp(
      `\\b(?:${names.low}|careful|carefully|scared|nervous|no risk|not much risk|as little|hardly any|safely|` +
        `not a gambler|worrier|chicken)\\b`,
    ),
  ],
  [
    'high',
    new RegExp(
      `\\b(?:${names.high}|as much|bring it|yolo|risky|full send|max|maximum|risk taker|gambler)\\b`,
    ),
  ],
]

/** What only an answer of a few words may be. */
export const shortRiskAnswers: [RiskLevel, RegExp][] = [
  ['medium', /\b(?:some|a bit|a little bit|so so|normal|either|the usual|ok|okay|fine|depends)\b/],
  ['low', /\b(?:none|not much|not very|not really|no|nope|zero|hate|the first(?: one)?|cds|worried)\b/],
  [
    'high',
    /\b(?:a lot|lots|plenty|very|love it|yes|the (?:second|third|last)(?: one)?|go for it|up for it)\b/,
  ],
]
