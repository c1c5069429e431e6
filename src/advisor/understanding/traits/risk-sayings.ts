import { named, type RiskLevel, type RiskWording, shown } from './risk-wording.ts'

const saying = (level: RiskLevel, ...patterns: string[]) => patterns.map((pattern) => shown(level, pattern))
const naming = (level: RiskLevel, ...patterns: string[]) => patterns.map((pattern) => named(level, pattern))
const besideTopic = (level: RiskLevel, ...patterns: string[]) =>
  saying(level, ...patterns).map((one) => ({ ...one, needsTopic: true }))

/** 'I'd go all in on stocks, high risk, since I'm young' */
const closing = (name: string) =>
  `\\b(?:i|we|my|our)\\b[^.;]{0,60}?[,:] (?:so )?${name} risk(?= [,.;!]| (?:i would say|i guess|i suppose|please|since|because)\\b|$)`

/** What an investment does when it loses. */
const loses =
  '(?:go(?:es)? (?:down(?! the)|backwards?)|lose(?: value| money| any(?:thing)?)?|get hurt|drop|fall|shrink)'
const stake =
  '(?:where|anywhere|whatever|something|somewhere|things?|stuff|anything|nothing|nothin|investments?)'
const market = '(?:stocks?|shares?|speculation|(?:stock )?market|wall street)'
const careful = '(?:cautious|conservative|careful|timid|nervous|prudent|wary|skittish)'
const middle =
  '(?:middle (?:of the (?:pack|road)|course|road|ground|risk|one|option)|middling|(?:down|in|at) the (?:center|' +
  'centre|middle)(?: stripe)?|(?:the )?one in the (?:center|centre|middle)|somewhere (?:in )?between|' +
  'in between|medium|moderate|average|half and half|a mix|a bit of both|some of both)'

const low = [
  ...naming(
    'low',
    closing('low'),
    '\\bi know (?:myself|me)(?: [,:;])? (?:and )?(?:i am )?(?:a bit |very |pretty )?(?:timid|cautious|careful|' +
      'conservative|chicken|nervous)\\b',
    '\\b(?:strictly|only|nothing but|all) (?:safe|boring) (?:stuff|things|investments|funds)\\b',
  ),
  ...saying(
    'low',
    '\\bwhere the government stands behind it\\b|\\bsafe , always\\b',
    `\\b${careful} (?:to the bone|by nature|sort|soul|investor|kind of (?:investor|person)|` +
      `(?:man|woman|person) with|with (?:(?:my|our|the|all|own) )*(?:money|investments?|savings|nest egg))\\b`,
    `\\b(?:not (?:want|like|buy|touch|own|hold) )?${stake}(?: \\w+)? (?:it |that |they |which )*can(?: not)?(?: ever)? ${loses}\\b`,
    `\\b(?:stocks|(?:the )?(?:stock )?market|wall street) (?:is|are) (?:just |nothing but |basically )?(?:a |` +
      `an )?(?:casino|gambling|gamble|crapshoot|roulette)\\b`,
    `\\b(?:do|will|would|could|can) not (?:hold with|go near|come near|mess with|care for|like|` +
      `trust) (?:(?:a|any|the|that|one|single) )*${market}\\b`,
    '\\b(?:bury it (?:all )?in the (?:yard|garden|ground|backyard)|in(?:to)? the mattress|sleep on my money)\\b',
    '\\brisk [,:?] ?(?:the )?(?:less|lower|smaller) the better\\b|\\bthe less risk the better\\b',
    '\\b(?:would|had) (?:rather|sooner) (?:earn|make|have|get|take) [^.;]{1,40}?\\b(?:and|than)\\b[^.;]{0,40}?\\b' +
      '(?:sleep|lie awake|not see|know it is|worry)\\b',
    '\\blos(?:ing|s) [^.;]{0,45}?\\b(?:wreck|ruin|kill|distress|destroy|break|finish|crush) (?:me|us)\\b',
    '\\b(?:do|will) not (?:take chances\\b(?! on)|gamble (?:with|in|on stocks|, not)\\b)|' +
      '\\bnever (?:take|took) chances\\b|\\b(?:was|were) never a gambler\\b|\\bnot got the stomach\\b|' +
      '\\bno stomach for (?:it|risk|losses|that)\\b',
    '\\bthe opposite of (?:aggressive|a gambler|a risk taker|bold)\\b|\\bpreservation over growth\\b',
    '\\b(?:keep|rate|mark|put|call) (?:me|us)(?: down)?(?: as| in)?(?: the| a)? (?:safe|cautious|careful|chicken|' +
      'timid)\\b(?! (?:driver|from))',
  ),
  ...besideTopic(
    'low',
    '\\b(?:moved|put|switched|pulled) (?:everything|it all|all of it) (?:out|in|to|into)(?: to| into)? (?:the |' +
      'a )?(?:cash|stable value|money market|cds?|bonds|bank)\\b',
    '\\b(?:i|we)(?: am| are)? not (?:brave|bold|daring)\\b|\\b(?:i|we) (?:will|would) never (?:go|be) (?:back|in)\\b',
  ),
]

const medium = [
  ...naming(
    'medium',
    closing('(?:medium|moderate)'),
    '\\b(?:put|mark|place|keep|count) (?:me|us)(?: down)?(?: right| squarely| smack)? in the middle\\b(?! of)',
    '\\b(?:middle|middling|average) risk\\b|\\bmoderate for (?:me|us|both|the two of us)\\b',
    '\\bwould not call (?:me|us|myself) (?:a |an )?[\\w ]{3,20}? or (?:a |an )?[\\w ]{3,20}? , (?:somewhere )?(?:in )?between\\b',
    '\\b(?:take|handle|accept|like|want|tolerate|stomach) a (?:moderate|middling|medium) (?:amount|level|degree) of risk\\b',
    '\\b(?:tick|check|pick|mark|choose) the (?:one|box) in the (?:middle|centre|center)\\b',
  ),
  ...saying(
    'medium',
    '\\b(?:take|handle|stand|live with|accept) (?:some|a few) (?:bumps|ups and downs|swings|dips)\\b',
    '\\bneither here nor there\\b[^.;]{0,20}?\\b(?:mix|medium|middle|average)\\b',
    '\\b(?:some|a few|a little|a bit of|a moderate (?:amount of)?|a certain amount of) ?(?:\\w+ )?(?:risk|bumps|' +
      'ups and downs|swings|volatility)\\b[^.;]{0,40}?\\b(?:not|nothing|never reckless|some (?:safety|bonds|where))' +
      '\\b',
    `\\b(?:cautious|careful|risk takers?)[^.;]{0,20}?\\bbut not (?:scared|afraid|under|timid|paralyzed|too cautious|overly)\\b`,
    '\\bnot (?:a |an )?(?:big |huge |real )?(?:risk takers?|gamblers?)\\b[^.;]{0,30}?\\bnot (?:a |' +
      'an )?(?:chickens?|scared|timid|misers?|cowards?)\\b',
    '\\bbetween (?:cautious|safe|timid|conservative|careful) and (?:wild|risky|bold|aggressive|crazy|reckless)\\b',
    '\\b(?:some|a mix of) (?:growth|stocks) ,? ?(?:and |,)? ?some (?:safety|bonds)\\b|' +
      '\\bhalf bonds and half stocks\\b|\\bhalf stocks and half bonds\\b',
    '(?<!\\bsplit\\b[^.;]{0,30})\\b60 / 40\\b',
    '\\bmoderate (?:territory|is my)\\b|\\b(?:i|we) (?:have )?(?:gone|went|moved|switched) to (?:something |a )?(?:balanced|moderate)\\b',
  ),
  ...besideTopic(
    'medium',
    '(?:^|[,:] )half and half\\b|\\bto be moderate\\b|\\ba balanced (?:one|mix|mixture)\\b',
    `\\b(?:i|we|me|us|so|just|right|smack|pretty much|say|call it|it|write down|put|guess|,|` +
      `:) (?:(?:right|smack|about|pretty much|probably|in|at|a|the|down) )*${middle}(?= [.,:;!)]|$|` +
      ` (?:i (?:guess|suppose|think|would say)|please|with|on the|for (?:me|us|my|our)|when)\\b)`,
    '\\bneither (?:a |an )?\\w+ nor (?:a |an )?\\w+\\b',
    '\\bhalf (?:of it )?(?:in|where) [^.;]{2,40}?\\bhalf (?:of it )?(?:in|where)\\b',
    '\\b(?:put|landed|landing|land|lands|puts|falls?|has) (?:me |us )?(?:right |squarely |smack )?in the (?:middle|balanced)\\b',
  ),
]

const high = [
  ...naming('high', closing('high')),
  ...saying(
    'high',
    '\\b(?:the )?(?:most aggressive|spiciest|riskiest|steepest|wildest) (?:thing|fund|option|stuff|one|mix)\\b|' +
      '\\bthe (?:daring|wild|aggressive|risky) end\\b',
    '\\b(?:like|want|prefer) it (?:risky|aggressive|bold)\\b|\\b(?:want|like|prefer|give me|go for) (?:the )?aggressive growth\\b',
    '\\ba gambler at heart\\b|\\bvolatility is my friend\\b|\\bnothing (?:scares|frightens|rattles) (?:me|us)\\b|\\bride out anything\\b',
    '\\b(?:back|backing|backed) up the truck\\b|\\b(?:bought|buy) more (?:each|every) time\\b|' +
      '\\bbuy(?:ing)? [^.;]{0,50}?\\bwith both hands\\b',
    '\\b(?:put|puts|throw|threw) (?:extra|more|everything|every (?:cent|dollar|dime|penny)) (?:in )?' +
      '(?:[^.;]{0,30}?)\\b(?:when|while|whenever) [^.;]{0,20}?\\b(?:red|down|drops?|dropped|falls?|fell|crash\\w*|' +
      'tank\\w*)\\b',
    '\\b(?:down|bear) markets? (?:are|is) when (?:i|we) (?:\\w+ ){0,3}?buy\\b',
  ),
]

export const riskSayings: RiskWording[] = [...low, ...medium, ...high]

/** Words that show that the talk is of investing. */
export const investing = new RegExp(
  [
    String.raw`\b(?:risks?|risky|swings|ups and downs|invest\w*|market|stocks?|shares|portfolio|volatil\w*|gambl\w+|`,
    String.raw`aggressive|conservative|timid|reckless|chicken|crypto|cautious|bonds|401k|brokerage|nest egg|allocation)\b`,
  ].join(''),
)
