import { findKind, matches, type Pattern, part, whole } from '#advisor/talk/patterns.ts'
import type { Wording } from '#advisor/talk/wording.ts'

/** Talk that is not about money. */
export type SmallTalk =
  | 'howAreYou'
  | 'greeting'
  | 'goodbye'
  | 'thanks'
  | 'praise'
  | 'complaint'
  | 'apology'
  | 'okay'
  | 'laugh'

const TO_YOU =
  '(?: (?:there|keel|advisor|again|everyone|all|friend|buddy|mate|folks|bot|you|dear|my friend|sir|maam|back))*'
const VERY =
  '(?:(?:really|so|very|super|pretty|quite|just|absolutely|that|the|a|an|such|this|its|thats|it|is|was|youre|' +
  'your|you|are|answer|one|work|job|app|advice|wow|oh|what|man|total|complete) )*'

const table: Record<SmallTalk, Pattern> = {
  howAreYou: {
    whole: whole(
      `(?:(?:hi|hello|hey|yo|good (?:morning|afternoon|evening|day))${TO_YOU} )?(?:how are (?:you|things|we)|` +
        `hows it going|hows (?:your|ur) day|hows life|hows everything|how do you do|how have you been|how you doing|` +
        `how are you doing|you okay|are you okay|whats new|hows things|howre you|how you been|how do you feel|` +
        `are you (?:well|happy)|you good|what have you been up to)(?: (?:today|doing|doing today|` +
        `this (?:morning|evening|afternoon)|going|so far|my friend|tonight|lately|feeling))*`,
    ),
  },
  greeting: {
    whole: whole(
      `(?:(?:hi|hello|hey|heya|hiya|howdy|yo|sup|greetings|good (?:morning|afternoon|evening|day)|morning|evening|` +
        `afternoon|whats up|wassup|wazzup|hola|hullo|ello|aloha|namaste|hallo|bonjour|ciao|oi|gday|` +
        `salutations)${TO_YOU}(?: |$))+`,
      '(?:(?:hi|hello|hey) )?(?:its )?nice to (?:meet|see|talk to) you(?: too)?|pleased to meet you|' +
        'im new(?: here)?|new here|first time here|just saying hi|im back|anyone (?:there|here|home)|' +
        '(?:are )?you there|hello world|knock knock|is (?:this|anyone) (?:on|there|working)|test|testing',
    ),
  },
  goodbye: {
    whole: whole(
      '(?:(?:okay|well|thanks|alright|right) )*(?:bye|goodbye|good bye|bye bye|see (?:you|ya)|cya|later|see you|' +
        'laters|farewell|take care|good ?night|nighty night|ttyl|talk (?:to you )?(?:later|soon|tomorrow)|' +
        'catch you later|im (?:off|done|leaving|out)|got to (?:go|run)|i (?:have|got) to (?:go|run|leave)|' +
        'ive (?:got )?to (?:go|run|leave)|have a (?:good|great|nice|lovely) (?:day|evening|night|weekend|one)|' +
        'until (?:next time|tomorrow)|peace(?: out)?|so long|adios|thats (?:all|it)(?: for (?:now|today))?|' +
        'thats all i (?:need|needed|wanted)|signing off|logging off|cheerio|over and out)(?: (?:later|soon|then|' +
        'for now|tomorrow|around|now|keel|all|everyone|you too|my friend|next (?:time|week)|bye|again|today))*',
    ),
  },
  thanks: {
    whole: whole(
      `(?:(?:okay|oh|wow|great|perfect|awesome|cool|nice|got it|yes|no|good|amazing|excellent|wonderful|lovely|` +
        `alright|right|well|brilliant) )*(?:many |lots of |a big |big |huge )?(?:thanks|thank you|cheers|` +
        `much appreciated|(?:i )?(?:really |do |much |very much )*appreciate (?:it|that|this|you|your help|the help|` +
        `all your help)|much obliged|gracias|merci|danke|bless you|god bless|youre a lifesaver|thanks a lot)` +
        `(?: (?:a (?:lot|bunch|million|ton)|so|very|much|kindly|again|keel|advisor|you|man|buddy|mate|` +
        `for (?:that|this|it|everything|the|your|all|helping|explaining|clarifying|listening|being)|the|all|your|` +
        `help|advice|info|information|answer|explanation|time|tips|work|support|patience|me|out|that|this|it|friend|` +
        `dear|sir|everything|indeed|there|honest|kind))*`,
      'thats (?:very |really |so |super |extremely )*(?:helpful|useful|kind|nice of you)|' +
        '(?:very|super|really|so) (?:helpful|useful)|that helps(?: (?:a lot|me|so much))*|' +
        'that helped(?: (?:a lot|me|so much))*|helpful',
    ),
  },
  praise: {
    whole: whole(
      `${VERY}(?:good|great|awesome|amazing|excellent|brilliant|perfect|fantastic|wonderful|cool|nice|impressive|` +
        `smart|clever|neat|sweet|love (?:it|this|that|you)|well done|good (?:job|bot|work|answer|advice|one)|` +
        `nice (?:job|work|one)|great (?:job|work|answer|advice|stuff)|the best|genius|lovely|beautiful|wow|bravo|` +
        `fabulous|legend|rock|helpful than my bank)(?: (?:keel|answer|advice|job|work|stuff|man|indeed|one|app|bot|` +
        `tool))*`,
      'i (?:really |just |do )*(?:love|like|enjoy) (?:this|it|you|that|your|keel|the)(?: (?:answer|answers|app|' +
        'advice|tool|style))?|you rock|you(?:re| are) (?:the best|so smart|a genius|brilliant|amazing|awesome|great)|' +
        'impressive',
    ),
  },
  complaint: {
    whole: whole(
      `${VERY}(?:useless|terrible|stupid|dumb|awful|bad|horrible|rubbish|garbage|trash|crap|worthless|annoying|` +
        `frustrating|ridiculous|nonsense|lame|worst|waste of time|waste of my time|pointless|suck|sucks|idiot|` +
        `an idiot|joke|a joke|not (?:very )?(?:helpful|useful|good)|no help|unhelpful|confusing|slow|disappointing|` +
        `bs|bullshit)(?: (?:bot|app|answer|advice|machine|thing|tool|keel))*`,
      '(?:youre|your|you are|this is|that is|thats|its|it is|this app is|that was) (?:\\w+ ){0,3}(?:useless|' +
        'terrible|stupid|dumb|awful|horrible|rubbish|garbage|trash|crap|worthless|annoying|frustrating|ridiculous|' +
        'nonsense|lame|the worst|a waste of (?:my )?time|pointless|no help|unhelpful|not (?:helping|helpful|useful|' +
        'working|what i (?:asked|wanted|meant)))(?: (?:to me|at all|bot|app|answer|advice))*',
      'you suck|this sucks|i hate (?:you|this|this app|it)|(?:that|this) (?:doesnt|didnt|does not|did not) (?:help|' +
        'answer (?:it|my question|me)|work|make (?:any )?sense)(?: (?:me|at all|my question))*|' +
        'you (?:dont|didnt|do not|never) (?:help|listen|understand|get it|answer)(?: (?:me|at all|my question|' +
        'anything|what i (?:say|said|mean|asked)))*|not what i (?:asked|meant|wanted)(?: for)?|' +
        'you keep (?:asking|saying|repeating)(?: me)?(?: the)?(?: same)?(?: \\w+)?|stop repeating yourself|' +
        'fuck (?:you|off|this)|wtf|what the (?:hell|heck|fuck)|this is (?:bs|bullshit)|ugh+|argh+',
    ),
  },
  apology: {
    whole: whole(
      '(?:im |i am |so |very |oh |oops )*(?:sorry|my bad|apologies|i apologi[sz]e|my mistake|my fault|pardon me|' +
        'excuse me|forgive me|oops|whoops)(?: (?:about that|for that|my bad|i was rude|for being rude|' +
        'wrong (?:button|window|message)|never ?mind|ignore that|i meant nothing))*',
    ),
  },
  okay: {
    whole: whole(
      '(?:(?:okay|alright|right|fine|sure|cool|got it|gotcha|understood|i see|makes sense|that makes sense|' +
        'good to know|noted|fair enough|ah|oh|hmm+|hm|mhm|mm|uh huh|yes|yeah|yep|good|interesting|great|roger|' +
        'sounds good|very well|i understand|will do|go on|continue|carry on|keep going|proceed|and|so|next|' +
        'next question|ready|im ready|lets go|lets continue|lets do (?:it|this)|ask away|what next|whats next|' +
        'now what|what now|then|go ahead|please do|no problem|np|go)(?: |$))+',
    ),
  },
  laugh: {
    whole: whole(
      '(?:(?:lol|lmao|(?:ha){2,}h?|(?:he){2,}|rofl|ha|xd|lolol|funny|thats funny|very funny|good one|hilarious|heh)(?: |$))+',
    ),
  },
}

export const findSmallTalk = (wording: Wording): SmallTalk | null => findKind(wording, table)

/** Another subject altogether; asked only when nothing about money was found. */
const OFF_TOPIC: Pattern = {
  part: part(
    'weather|forecast for (?:today|tomorrow)|is it (?:raining|sunny|snowing)|temperature outside|going to rain',
    'who (?:won|is winning|will win)|football|soccer|baseball|basketball|nba|nfl|super ?bowl|world cup|the game last night|score of the',
    'recipe|how (?:do|to) (?:i )?(?:cook|bake|make (?:a )?(?:cake|rice|pasta|bread|pizza))|whats for dinner|' +
      'cook(?:ing)? (?:rice|chicken|dinner)',
    '(?:write|fix|debug|generate) (?:me )?(?:a |an |some |my |this )?(?:\\w+ )?(?:code|python|javascript|java|' +
      'script|program|function|sql|essay|poem|story|song|email|cover letter|homework|haiku)|python|javascript|html|' +
      'leetcode|fizzbuzz',
    'tell me (?:a|another) (?:joke|story|riddle|fun fact)|sing (?:me )?a song|make me laugh|know any jokes',
    'who(?:s| was) (?:the )?(?:president|king|queen|prime minister|pope)|capital of|how tall is|how far is|' +
      'meaning of life|who invented|translate|whats the time|what time is it|what day is it|square root',
    'movies?|netflix show|tv show|video games?|minecraft|fortnite|taylor swift|celebrit(?:y|ies)|horoscope|' +
      'zodiac|astrology|dating|girlfriend advice|do you (?:love|like) me|marry me|are you single|vote for|politics|' +
      'democrats?|republicans?|trump|biden|religion|aliens|symptoms?|headache|diet plan|workout',
  ),
  unless: part(
    '\\$ ?\\d[\\d.]*',
    'tickets?',
    'spend(?:ing)?',
    'cost(?:s)?',
    'save',
    'saving for',
    'budget',
    'subscription',
    'debt',
    'afford',
    'rent',
    'pay',
    'a month',
    'invest(?:ed|ing|ment)?',
    'salary',
    'income',
    'earn',
  ),
}

/** Further on, such words stand in a story. */
const LONGEST_OFF_TOPIC = 60

export const isOffTopic = (wording: Wording) =>
  wording.whole.length <= LONGEST_OFF_TOPIC && matches(wording, OFF_TOPIC)
