const soften =
  '(?: (?:really|also|just|still|both|all|eventually|someday|one day|definitely|do|mainly|mostly|ultimately|' +
  'only|so|badly|probably|maybe|at some point|first|then|to|finally|desperately))*'
/** What leads to a wish of any kind; the wish follows. */
export const wantingFrames: RegExp[] = [
  new RegExp(`\\b(?:i|we|me and \\w+|and i)${soften} (?:want|wants)${soften}(?: to| for)?(?= )`),
  new RegExp(
    `\\b(?:i|we)${soften} (?:would|should)${soften} (?:like|love|want)${soften}(?: for (?:us|me) to| to| for)?(?= )`,
  ),
  new RegExp(
    `\\b(?:i|we)(?: am| are)?${soften} (?:hope|hoping|aim|aiming|dream|dreaming|wish|plan|planning|intend|` +
      `intending|trying|looking|saving(?: up)?|working|shooting|pushing|need|want|striving|determined|` +
      `set on)${soften} (?:to|of|for|on|toward|towards|about)(?= )`,
  ),
  new RegExp(
    `(?:^|[,;:.(\\u2022-] ?|\\b(?:and|but|so|then|also|maybe) )(?:(?:just|still|really|also|maybe|honestly|` +
      `only) )*(?:want(?:s)?|wanting|hoping|hope|trying|planning|plan|looking|saving(?: up)?|aiming|aim|dreaming|dream|` +
      `would (?:like|love)|love|need)${soften} (?:to|of|for)(?= )`,
  ),
  /(?:^|[,;:.(\u2022-] ?)(?:(?:just|still|really|also|maybe|honestly|only) )*wants?(?= (?!to\b|for\b|of\b|out\b))/,
  /\b(?:i|we) (?:am |are )?(?:(?:just|also|still) )*(?:going to|will)(?= (?:pay off|pay down|get rid of|buy|save up|own|kill)\b)/,
  /\b(?:putting|put) (?:that|this|it|the|my|our|all)(?: \w+){0,2}? (?:toward|towards|aside for)(?= (?:a|an|my|our|the)\b)/,
  /\bmeans? the world to (?:me|us) to(?= )|\b(?:i|we) (?:have|got) (?:a |one |the )?(?:dream|goal|plan|wish) (?:to|of)(?= )/,
  new RegExp(
    [
      String.raw`\b(?:it would be (?:nice|great|amazing|wonderful|good)|i would be (?:happy|thrilled|over the moon)|`,
      String.raw`can not wait|my heart is set|we are set|i have my (?:eye|heart|sights) set|eyeing|i long|i am itching|`,
      String.raw`i am dying|it is time) (?:to|on|for)(?= )`,
    ].join(''),
  ),
]
/** What names a goal as such. */
export const goalFrames: RegExp[] = [
  new RegExp(
    `\\b(?:my|our|the|main|biggest|big|only|number one|first|second|third|next|one|real|current|financial|` +
      `long term|short term|life)? ?(?:goals?|dreams?|aims?|wish(?:es)?|hopes?|priorit(?:y|ies)|plans?|objectives?|` +
      `targets?|ambitions?|mission|bucket list)(?: (?:#\\d+|one|two|number one|number two|money ?wise|financially|` +
      `with (?:it|this|that)|right now|in life|for (?:this|next|the|\\d+)(?: \\w+)?|for us|for me|still|now|here|` +
      `these days|, (?:and|but) [^,]{1,40} ,|have not changed(?: since [^,]*)? ,?))* ?(?::|is|'s|are|would be|=|` +
      `, which is|remains?|include|has always been|have always been)${soften}(?: to| that| still)?(?= )`,
  ),
  new RegExp(
    `\\b(?:(?:things?|all|what) (?:i|we) (?:(?:really|mostly|just) )?(?:want|would like|would love|hope for|need|` +
      `(?:am|are) (?:after|working toward|working towards|saving for))(?: now| most| first| in life| , in order|` +
      ` ,[^,]{1,40} ,)?|in a perfect world|after that|feature requests?[^:]*|next up|what is next|hopes|wish ?list|` +
      `dreams?|goals?|someday|bucket list|on my list|top priority)(?: , in (?:this |that )?order)? ?(?:it is|is|` +
      `are|:|,|\\.|=)${soften}(?: to)?(?= )`,
  ),
  /\b(?:i|we) (?:would like|want) ?,? in (?:this|that) order ?:(?: to)?(?= )/,
]
/** Said of the wish itself: 'early retirement is the dream'. */
export const namedAfter = [
  new RegExp(
    [
      String.raw`(?:^|[,;:.] |\bsince )((?:[\w'#]+ ){1,6}?)(?:is|are|would be|has been|has always been) (?:the|my|`,
      String.raw`our) (?:(?:only|main|biggest|big|number one|real|ultimate|first) )?(?:dream|goal|plan|aim|priority|wish|`,
      String.raw`hope)\b`,
    ].join(''),
  ),
  new RegExp(
    [
      String.raw`(?:^|[,;:.] )(?:the |a )?((?:(?!what|all|things?|that|which|so|and|but|if|because|when|where|`,
      String.raw`how )\w+ ){1,3}?)(?:i|we) (?:really )?(?:want|am saving for|are saving for|would like|would love|`,
      String.raw`have my eye on)(?= (?:is|costs?|runs?|goes)\b)`,
    ].join(''),
  ),
  /(?:^|[,;:.] )((?:[\w']+ ){1,3}?)(?:date )?goal ?:/,
]
/** What may be wanted at once, without a frame: the answers to 'what are your goals?'. */
export const undertakings = new RegExp(
  [
    String.raw`^(?:(?:maybe|just|honestly|probably|mostly|i guess|well|to|also|and|then|mainly|first|,|oh|`,
    String.raw`(?:second|third|one|two|goals?(?: #\d+)?|#\d+) (?:=|:|\)|,)) )*((?:kill|clear|knock|replace|catch|max|`,
    String.raw`launch|adopt|renovate|remodel|spend|ditch|stay|no more|buy|own|get|pay|save|start|retire|travel|see|build|`,
    String.raw`move|put|send|help|leave|take|be|become|have|open|fix|finish|live|go|stop|quit|invest|learn|keep|make|give|`,
    String.raw`give back|work|afford|grow|provide|visit|own|having|buying|owning|getting|paying|saving|starting|retiring|`,
    String.raw`traveling|travelling|seeing|building|moving|putting|sending|helping|leaving|taking|being|becoming|opening|`,
    String.raw`fixing|finishing|living|going) .+|\w+ ?(?:college|fund|house|home|car|trip|vacation|wedding|school|`,
    String.raw`retirement|truck|boat|business|debt)\b.*|early retirement|retirement|travel|college.*|`,
    String.raw`(?:a|an|my own|our own|the) .+)$`,
  ].join(''),
)

/** Not a goal about one's life or money: what one wants from the advisor, or to say. */
export const idle = new RegExp(
  [
    String.raw`^(?:(?:to|you|your|advice|help(?: (?:me|with|us|you|$|figuring|understanding|deciding))?|know|hear|ask|`,
    String.raw`understand|see (?:if|how|what|whether|where)|say|tell|talk|check|make sure|figure|find out|`,
    String.raw`learn (?:if|how much|what)|opinions?|be (?:clear|honest|sure|fair|safe|exact|precise|told)|thank|confirm|`,
    String.raw`correct|add|update|change|mention|note|share|be able to (?:say|tell)|get (?:this|that|it|your|a sense|`,
    String.raw`an idea|some advice|on the same)|start (?:by|with)|think|believe|report|point|vent|come clean|explain|`,
    String.raw`give you|keep (?:it|this|that|you|in mind)|do (?:it|that|this|so|the right)|a straight|`,
    String.raw`an? (?:answer|opinion|second opinion|number|plan|sanity check|reality check|budget)|answers?|numbers?|more|`,
    String.raw`less|it|that|this|them|him|her|me|us|nothing|another(?: one| goal)?$|anything|something|everything|none|no|`,
    String.raw`not|any|one|him|and|or|but|so|i|we|in|on|at|is|was|sure|here|there|retire (?:at|in|by)|`,
    String.raw`stop (?:at|working at|by)|quit (?:at|by)|work (?:until|till|til)|`,
    String.raw`be (?:done|out|retired|finished)(?: working)? (?:at|by|in)|put you|apologi[sz]e|be described|`,
    String.raw`be (?:moderate|aggressive|conservative|put)|gamble|risk|lose|take (?:risks?|medium|low|high)|growth|boring|`,
    String.raw`plan on|the same|to be|out(?! of)|pay cash|(?:\w+ ){0,3}?(?:retired?|stop|quit|finished|done|optional)`,
    String.raw`(?: \w+){0,4} (?:at|by) #\d+)(?: |$)|#\d+(?! (?:months?|years?|weeks?|acres?)))`,
  ].join(''),
)

/** Where a wish ends. */
export const stops = new RegExp(
  [
    String.raw` (?:[;:()."!?]|-|but|because|cause|cuz|since|so|although|though|which|if|when|while|whenever|unless|before|`,
    String.raw`after|i|we|he|she|they|it is|that is|my (?:wife|husband|mom|dad|sister|brother)(?= (?:says?|thinks?|wants?|`,
    String.raw`is|has|had|makes?|and|keeps?|told|will)\b)|is that|can|could|should|would|(?<!a )will|do|does|what|how|`,
    String.raw`right)(?: |$)`,
  ].join(''),
)
export const joints =
  / *(?: ,(?: and| then| or)?| and(?: then| also| maybe)?| then| plus| \/| ?\u2022)(?: to| maybe| then)* +/

/** Marks of a list inside a sentence. */
export const listMarks = /#\d+ \)|\( ?[a-c#]\d* ?\)/g

/** A heading after which bare points are goals. */
export const goalHeading = new RegExp(
  [
    String.raw`\b(?:goals?|hopes|dreams?|wish ?list|priorit(?:y|ies)|bucket list|what is next|what (?:i|we) want|`,
    String.raw`things (?:i|we) want)\b(?! (?:fund|account|date))`,
  ].join(''),
)

/** Things and changes of life that a plan for money is about. */
export const worthPlanning = new RegExp(
  [
    String.raw`\b(?:houses?|homes?|condo|apartment|flat|place|land|acres?|cars?|truck|(?:mini)?van|charger|jeep|tractor|`,
    String.raw`boat|skiff|camper|rv|airstream|motorcycle|bike|travel\w*|trips?|vacations?|cruise|beach|ocean|world|college|`,
    String.raw`school\w*|educat\w+|degree|certificate|course|study|tuition|class(?:es)?|nurse|nursing|debts?|loans?|cards?|`,
    String.raw`mortgage|visa|mastercard|amex|saved?|saving|savings|emergency|funds?|retire\w*|invest\w*|business|company|`,
    String.raw`shop|store|bakery|restaurant|salon|wedding|married|ring|bab(?:y|ies)|kids?|child\w*|famil\w+|parents?|mom|`,
    String.raw`mama|mum|mother|dad|father|grand\w+|son|daughter|niece|nephew|paycheck|washing machine|hot tub|sunroom|bar|`,
    String.raw`disney|hawaii|europe|paid|(?:rid|shut) of|current|move|moving|build\w*|renovat\w+|remodel\w*|kitchen|`,
    String.raw`bath\w*|roof|basement|pay(?:ing)?|owning|own|buy(?:ing)?|property|duplex|building|farm|ranch|cabin|estate|`,
    String.raw`legacy|inherit\w*|cushion|runway|nest|egg|roth|ira|529|401k|pets?|dogs?|freedom|independen\w+|career|job|`,
    String.raw`work|trade|teeth|braces|surgery|ivf|adopt\w*|garden|yard|studio|garage|workshop|pool|credit|budget|money|`,
    String.raw`wealth\w*|rich|millionaire|afford|comfortabl\w+|secur\w+|free|charity|church|give|donate|tith\w+|funeral|`,
    String.raw`headstone|visit|see|go|sabbatical|instrument|piano|horse)\b`,
  ].join(''),
)

/** Said after a list of goals: 'That's my list.' */
export const goalsClosed =
  /^(?:that is|those are|these are) (?:my|our|the) (?:whole )?(?:list|goals?|dreams?|wish ?list|priorities)\b/
