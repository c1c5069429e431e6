import { findKind, type Pattern, whole } from '#advisor/talk/patterns.ts'
import type { Wording } from '#advisor/talk/wording.ts'

/** Questions and wishes about the advisor and the conversation itself. */
export type Meta =
  | 'licensed'
  | 'bot'
  | 'whoAreYou'
  | 'knowledge'
  | 'forget'
  | 'privacy'
  | 'price'
  | 'working'
  | 'wrong'
  | 'repeat'
  | 'simpler'
  | 'stopAsking'
  | 'interview'
  | 'plan'
  | 'abilities'

const POLITE =
  '(?:(?:can|could|would|will) you |i want (?:you )?to |id like (?:you )?to |i need (?:you )?to |please |lets |' +
  'may i |can i |just |kindly |(?:can|could) we |id like |tell me |i (?:am |was )?wonder(?:ing)? )*'
const ME = '(?:me|my (?:money|finances|situation|data|profile|details|information|info|account)|about me|us)'
const THAT =
  '(?:that|this|it|those|these|that (?:number|figure|amount|result|answer|one)|this (?:number|figure|amount|' +
  'result|answer|one)|the (?:number|figure|amount|result|answer|math|numbers|figures)|' +
  'those (?:numbers|figures)|your (?:answer|number|numbers|figure|result|math))'

const table: Record<Meta, Pattern> = {
  licensed: {
    whole: whole(
      `(?:but )?(?:are you|youre|is keel|are you even|so youre|do you have) (?:(?:really|actually|a|an|any|even|` +
        `fully|legally|real) )*(?:licen[cs]ed|certified|registered|qualified|fiduciary|cfp|cpa|regulated|accredited|` +
        `licen[cs]e|qualifications?|credentials?|certification)(?: (?:financial|investment|advisor|adviser|planner|` +
        `to (?:do this|give advice|advise)|in (?:the us|my state|any state)|advisors?|professional|with the sec|` +
        `person|expert))*`,
      '(?:is|was) (?:this|that|it|your advice) (?:\\w+ )?(?:professional|licensed|legal|financial|real|regulated|' +
        'official) (?:financial )?advice|can i (?:sue|trust|rely on) you|(?:should|can) i (?:trust|rely on|believe) ' +
        '(?:you|your (?:advice|answers|numbers)|this|keel)|who (?:regulates|supervises|licenses) you|' +
        'why should i trust you|how (?:reliable|accurate|trustworthy) (?:are you|is (?:this|it)|' +
        'are your (?:answers|numbers))',
    ),
  },
  bot: {
    whole: whole(
      '(?:wait |so |but )*(?:are you|is this|am i (?:talking|speaking|chatting|writing) (?:to|with)|youre|' +
        'do i (?:talk|speak) to) (?:(?:really|actually|just|even|some kind of|a|an|the|like|real|live|actual) )*' +
        '(?:bot|robot|human|person|machine|ai|computer|chatgpt|chat ?bot|conversation ?bot|gpt|program|llm|' +
        'language model|claude|gemini|artificial intelligence|somebody|someone|alive|sentient|automated|' +
        'real)(?: (?:or (?:a |an )?(?:bot|robot|human|person|machine|ai|real person|computer|program|real)|being|' +
        'person|human|there|program|intelligence))*',
      'do you (?:use|run on) (?:chatgpt|gpt|ai|openai|a language model|an llm)|are you (?:powered by|based on|' +
        'using) (?:\\w+ )?(?:chatgpt|gpt|ai|openai|claude|gemini|llm|model)|what (?:ai|model|llm) (?:are you|' +
        'do you use|is this)|can i (?:talk|speak) to (?:a |an )?(?:human|person|real person|someone|agent|' +
        'real advisor)|(?:connect|get) me (?:to|with)? ?(?:a )?(?:human|person|agent|real person)',
    ),
  },
  whoAreYou: {
    whole: whole(
      `${POLITE}(?:who are (?:you|u)|who (?:is|are) keel|whats keel|what are you(?: exactly)?|` +
        `whats (?:your|ur) name|do you have a name|who (?:made|built|created|wrote|owns|runs|programmed) (?:you|this|` +
        `keel)|introduce yourself|about yourself|(?:something )?about you|who am i (?:talking|speaking|chatting) ` +
        `(?:to|with)|what is this(?: (?:app|site|thing|place))?|whats this(?: (?:app|site|thing|place))?|` +
        `how old are you|where are you from|where do you live|who you are|what you are)(?: (?:exactly|anyway|keel|` +
        `really))*`,
    ),
  },
  knowledge: {
    whole: whole(
      `${POLITE}(?:show me |list |see |tell me |give me )?(?:what|everything|all|which (?:things|facts|data)|whats|` +
        `anything)(?: (?:that|do|have|did|all|else|is|are|exactly|info|information|data|stuff|things|facts|about))* ?` +
        `(?:you|i|keel)?(?: (?:already|currently|now|actually|just|have|ever|so far|all))* ?(?:know|known|saved|` +
        `stored|save|store|have on|got on|have about|remember|remembered|learned|learnt|told|tell|have|recorded|` +
        `noted|collected|know about|on file|on record)(?: (?:you|about|on|of|from|for|in|so far|already|yet|till now|` +
        `until now|file|record|right|exactly|${ME}))*`,
      `${POLITE}(?:show|list|see|view|display|check|review|read back|summarize|summarise|recap)(?: me)? (?:my|` +
        `all my|the|everything in my) (?:saved |stored |own |financial )*(?:data|facts|information|info|details|` +
        `stored data|records)(?: (?:you have|on file|so far|please))*`,
      'do you (?:still |even |already )?(?:remember|know) (?:me|anything about me|who i am|' +
        'my (?:details|data|situation|finances|numbers|info))|what did (?:i|we) (?:tell you|say|talk about)' +
        '(?: so far| last time| before)?|what (?:facts|data|info|information) (?:do|have) you (?:have|got|stored|' +
        'saved|collected)(?: (?:on|about) me)?|what have i told you(?: so far)?',
      'what (?:do|have|did) you (?:have|got|get|put|write|wrote|written|note|jot)(?: put| written)? ' +
        '(?:down|noted|saved|stored|recorded)(?: so far)?(?: (?:for|as|about|' +
        'on) (?:me|us|what (?:i|we) (?:owe|make|earn|spend|own|have)|my (?:debts?|pay|income|spending|savings|' +
        'budget)))?(?: so far| now| until now)?',
    ),
  },
  forget: {
    whole: whole(
      `${POLITE}(?:how (?:do|can) (?:i|you) )?(?:forget|delete|erase|remove|wipe|clear|reset)(?: out)? ` +
        `(?:(?:all|everything|anything|of|my|the|about|that|you|know|have|stored|saved|on|me|i|told|facts|data|` +
        `information|info|profile|financial|personal|account|details|records)(?: |$))+`,
      '(?:i want|please) my data (?:deleted|gone|erased|removed)|start (?:over|from scratch|' +
        'again)(?: with (?:my data|everything))?|right to be forgotten',
    ),
    unless: /\b(?:conversation|history|messages?)\b/,
  },
  privacy: {
    whole: whole(
      `${POLITE}(?:and |so |but )?(?:what|whats|which data|does (?:any|my|the|this)|wheres?|who|how|hows|is|are|` +
        `do you|will you|does keel|can (?:anyone|others|you|other people|someone)|who can|does (?:anything|it|anyone|` +
        `someone)|has anyone)(?: \\w+){0,5} (?:leaves?|private|privacy|secure|security|safe|confidential|encrypted|` +
        `shared?|sharing|sell|sold|stored|kept|saved|sent|send|stays?|go|goes|access|see|read|reading|protected|` +
        `track|tracking|hosted|third parties)(?: (?:is|this|my|the|machine|computer|device|server|data|information|` +
        `info|here|with you|with anyone|to anyone|it|to (?:openai|google|the cloud|third parties|others|` +
        `the government|my bank|the irs)|conversation|messages?|what i (?:say|write|type|tell you)|of|all|` +
        `in the cloud|anywhere|else|to|with|others|advertisers|me|about|everything|i tell you|finances|and|online|` +
        `money|app))*`,
      '(?:tell me about |what about |explain |and )?(?:your |the |my )?(?:data )?(?:privacy|data protection|' +
        'security|confidentiality)(?: (?:policy|settings|concerns|statement))?|privacy (?:please|matters)|' +
        'do you sell my (?:data|info|information)|are (?:we|you) (?:recording|being recorded|recorded|' +
        'spying)(?: on me)?|is my (?:data|info|information|money info|financial info) (?:safe|secure|' +
        'private)(?: (?:here|with you))?|who sees (?:my (?:data|messages|numbers)|this|what i (?:write|type))|' +
        'is this (?:confidential|private|secure|safe|anonymous)|do you share my (?:data|info|information)' +
        '(?: with (?:anyone|others|third parties))?|gdpr',
    ),
    unless: new RegExp(
      [
        String.raw`\b(?:how (?:much|many|long|do i|can i|should i)|savings?|my money|spend|fdic|invest|should i|`,
        String.raw`(?:my|his|her|their|our|each|whose|fair) shares?)|`,
        String.raw`^(?:is|are) (?:an? |the )?(?:\w+ )?(?:bonds?|stocks?|funds?|etfs?|crypto|bitcoin|annuit(?:y|ies)|cds?|`,
        String.raw`banks?|treasur(?:y|ies))\b`,
      ].join(''),
    ),
  },
  price: {
    whole: whole(
      '(?:how much (?:do you|does (?:this|it|keel)|is (?:this|keel)) (?:cost|charge)?|' +
        'what (?:do you|does (?:this|it|keel)) (?:cost|charge)|is (?:this|keel|it|the app) (?:really )?(?:free|paid|' +
        'a subscription)|do (?:i|you) (?:have to |need to )?(?:pay|charge)(?: (?:for|me|anything))*' +
        '(?: (?:this|you|keel|it))?|whats the (?:price|cost|fee|catch)|how do you make money|are you free|any fees)' +
        '(?: (?:to use|for this|a month|per month|me))*',
    ),
  },
  working: {
    whole: whole(
      `${POLITE}(?:but |and |so )?(?:why|how come|how so|why(?:s)? ${THAT}|why do you (?:say|think) (?:so|that|` +
        `this)|says who|why not|why do you (?:ask|need (?:to know )?(?:that|this|it))|` +
        `why are you asking(?: (?:me )?(?:that|this))?|what for|what do you need (?:that|this|it) for|explain|` +
        `explain (?:${THAT}|why|yourself|your (?:reasoning|thinking|math|working)|how)|how do you know(?: ${THAT})?|` +
        `on what basis|based on what|whats (?:that|this|it) based on|prove it|are you sure(?: (?:about|of) ${THAT})?|` +
        `really|how exactly|in what way)(?: (?:exactly|please|though|is that|is it|to me))*`,
      `${POLITE}(?:how|where|what) (?:did|do|does|is|was|are|were|have|d) ?(?:you|${THAT})?(?: (?:did|do|just|` +
        `you))* ?(?:get|got|getting|find|calculate|calculated|compute|computed|come up with|come to|arrive at|derive|` +
        `derived|reach|work out|worked out|figure out|figured out|come from|coming from|based on|made|determine|` +
        `determined)(?: (?:${THAT}|out|from|up with|to|at))*`,
      `${POLITE}(?:show|see|give|explain|walk me through|view|open|display|share)(?: me)? (?:(?:the|your|all|` +
        `all the|full|how you did the|some) )*(?:working|workings|work|math|maths|calculation|calculations|steps|` +
        `formula|formulas|details|detail|numbers behind (?:that|it|this)|reasoning|breakdown|logic|sums|` +
        `how (?:you|that|it) (?:got|works?|did|came)(?: (?:that|it|this|there|up with it))?)` +
        `(?: (?:please|behind (?:that|it|this)|for (?:that|this|it)|of (?:that|this|it)|step by step|used|out))*`,
      `(?:break|walk) (?:${THAT}|me) (?:down|through (?:${THAT}|the (?:math|steps|calculation)))(?: for me)?|` +
        `more details?|details(?: please)?|whats the (?:formula|math|calculation|reasoning|breakdown)` +
        `(?: (?:for|behind|of) ${THAT})?|which formula(?: (?:did you use|is that))?|what does that (?:come from|` +
        `rest on)`,
    ),
  },
  wrong: {
    whole: whole(
      `(?:no |nope |but |sorry |hey |um |i think )*(?:(?:youre|your|you are|thats|that is|this is|its|it is|` +
        `${THAT}(?: is| are| isnt| arent| looks?| seems?| cant be)?|the (?:amount|number|math|answer|figure|figures|` +
        `numbers)(?: is| are)?|you (?:got|have|made)|keel is)) (?:(?:just|totally|completely|clearly|simply|so|` +
        `definitely|way|all|quite|very|a|an|be|made|it|that|there|this|one|something|my|is|are|about that|your) )*` +
        `(?:wrong|incorrect|mistaken|not (?:right|correct|true|accurate)|false|off|inaccurate|mistake|error|` +
        `cant be right|right|impossible)(?: (?:again|about (?:that|this|it|me)|there|here|number|amount|figure|` +
        `answer|somewhere|with (?:that|this)|at all))*`,
      `(?:i (?:dont|do not) (?:agree|believe (?:that|you|it|this)|think (?:thats|thats right|so|youre right)))` +
        `(?: (?:with (?:that|you|this)|right|correct|true))*|(?:that|it|this) (?:cant|cannot|doesnt|couldnt) (?:be|` +
        `look|seem|sound) (?:right|correct|true|possible)|you (?:misunderstood|misread|misheard|` +
        `got (?:that|it|me) wrong|made a mistake|messed up)(?: (?:me|that|it|again|there))*|` +
        `not (?:true|correct|right|what i said)|i (?:didnt|never|did not) (?:say|said|mean|meant|tell you) (?:that|` +
        `this|it)|check (?:your|that|the) (?:math|numbers|figures|again)|wrong (?:number|amount|figure|answer)|` +
        `theres (?:a mistake|an error|something wrong)(?: (?:here|there|in that|with that))*`,
    ),
    unless: /^(?:that|thats|its|youre|your) right$/,
  },
  repeat: {
    whole: whole(
      `${POLITE}(?:repeat|say|tell me|run|go over)(?: (?:that|it|this|the question|your (?:answer|question)|` +
        `yourself|the last (?:thing|answer|one|question|part|bit)|what you (?:just )?said))?(?: (?:again|once more|` +
        `over|by me again|back|one more time|that again))*`,
      `(?:come again|once more|one more time|again|pardon|i beg your pardon|beg pardon|say what|` +
        `what did you (?:just )?(?:say|ask|mean|said)|what was (?:that|the question|your question|it)(?: again)?|huh|` +
        `what|sorry what|eh|excuse me what|i missed that|didnt (?:catch|get|hear) that|i didnt (?:catch|get|hear|` +
        `see) (?:that|it)|what was i (?:supposed|meant) to (?:say|answer)|wdym|what do you mean|meaning)(?: again)?`,
    ),
  },
  simpler: {
    whole: whole(
      `${POLITE}(?:(?:explain|say|put|tell me|repeat|write) (?:${THAT} |me )?)?` +
        `(?:(?:in|with|using) (?:(?:plain|simple|simpler|normal|easier|basic|layman|laymans|laymens|fewer|everyday|` +
        `more simple|plainer) )+(?:english|words|terms|language|way)|(?:more |much |a bit |a little )*(?:simply|` +
        `simpler|simple|slowly|slower|easier|shorter|clearly|clearer|plainly|briefly)|` +
        `like im (?:five|5|a (?:kid|child|beginner)|dumb|stupid|ten|new to this)|eli5)(?: (?:please|for me|way|terms|` +
        `words|to me))*`,
      `${POLITE}(?:slow down|simplify|dumb it down|keep it simple|make it (?:simple|simpler|shorter|easier)|` +
        `too (?:fast|complicated|complex|much|long|technical|many (?:words|numbers|questions at once))|not so fast|` +
        `take it slow|hold on|easy there|tldr|tl dr|shorter|in short|in a nutshell|short version|be brief)` +
        `(?: (?:that|it|this|please|for me|a bit|a little|down|info|information|answer|explanation))*`,
      '(?:i (?:(?:still|just|really|dont|do not|didnt|did not|cant) )*(?:understand|get|follow|' +
        'know what (?:that|you) means?)(?: (?:that|it|this|you|a word|any of (?:that|this|it)|' +
        'what (?:that|you) means?|the (?:math|numbers)|at all|what youre saying))*)|' +
        'im (?:(?:so|really|a bit|totally|very|now) )*(?:confused|lost)(?: (?:now|here|by that))*|' +
        '(?:that|this|it)s (?:(?:too|so|very|a bit|really|over) )*(?:complicated|confusing|complex|technical|' +
        'hard to (?:follow|understand)|my head|over my head|much|fast)(?: for me)?|you lost me|over my head|' +
        'what does that (?:even )?mean|im not good (?:with|at) (?:numbers|math|money)',
    ),
    unless: /^i (?:understand|get it|get that|get this|follow|understand that|understand it)$/,
  },
  stopAsking: {
    whole: whole(
      `${POLITE}(?:stop|quit|enough|no more|dont|do not|never|cut out)(?: (?:asking|ask|with|of|the|your|me|so|` +
        `many|any|more|all|these|those|this|about|personal))* (?:questions?|asking|interview|ask me|interrogation|` +
        `quizzing me|grilling me)(?: (?:me|please|now|questions|for now|today|already|about (?:me|that|it)|anything|` +
        `stuff|things))*`,
      'stop (?:it|this|that|please|asking me)|(?:too|so) many questions|' +
        'enough(?: (?:already|for now|for today|questions|is enough))?|i dont want to (?:answer|be asked|' +
        'do)(?: (?:any|more|questions|this|these|your|an|the|interview|anymore))*|stop interviewing me|' +
        'end (?:the )?interview|leave me alone|lets stop(?: here)?|no questions please|stop',
    ),
  },
  interview: {
    whole: whole(
      `${POLITE}(?:go ahead and |you can |feel free to )*(?:ask|interview|quiz|question|start asking|begin asking)` +
        `(?: me)?(?: (?:some|your|the|a few|any|whatever|anything|what|all|more))*(?: (?:questions?|` +
        `you (?:want|need|like)(?: to know)?|anything|away))*(?: (?:about|on) (?:my )?(?:money|finances|situation|` +
        `me))?`,
      `${POLITE}(?:start|begin|do|continue|resume|restart|run)(?: (?:the|an|with|with the|my|our|from|` +
        `over with the|your))* ?(?:interview|questions|questionnaire|onboarding|setup|set up|intake|planning|` +
        `conversation|beginning)?(?: (?:please|now|over|again))*`,
      `(?:where|how|what) (?:do|should|can|would|shall|to) ?(?:i|we)? ?(?:start|begin|get started|start with|` +
        `begin with|do first)(?: (?:with (?:my )?(?:money|finances|planning|this)|here|from|first))*|` +
        `lets (?:get started|begin|start|go|do this)|get started|im ready(?: to (?:start|begin|go))?|` +
        `what do you (?:need|want) (?:from me|to know)(?: (?:about me|first))?|what (?:else )?(?:do you need|` +
        `should i tell you|info do you need|information do you need|do i need to (?:tell|give) you)` +
        `(?: (?:from me|to know|first|about me|next))*|help me (?:get started|start|begin)|` +
        `im not sure where to (?:start|begin)|i dont know where to (?:start|begin)`,
    ),
  },
  plan: {
    whole: whole(
      `${POLITE}(?:give me|show me|make|make me|create|build|write|see|whats|what is|summarize|summarise|review|` +
        `check|what about|i need|help me make|help me with|help me|do)? ?(?:a |an |my |the |our |me )*(?:financial |` +
        `money |personal |overall |full |complete |savings )*(?:plan|summary|overview|checkup|check up|health check|` +
        `roadmap|next steps?|big picture|to do list|action plan|recap|review)` +
        `(?: (?:please|for me|for us|with me|together|now|again|so far|` +
        `for my (?:money|finances)|of my (?:finances|money|situation)))*`,
      `what (?:do|would|can) you (?:recommend|suggest|advise)|what (?:should|do|would) (?:i|we) (?:do|tackle|` +
        `focus on|work on|fix)(?: (?:next|first|now|with my (?:money|finances|life)|about my (?:money|finances|` +
        `situation)|i do|to get ahead|here|with all this|then))*|whats (?:my )?next(?: step)?(?: for me)?|` +
        `how am i doing(?: (?:financially|with money|overall|so far|money wise))?|` +
        `how (?:do|are) my finances(?: (?:look|doing))?|am i (?:doing (?:okay|well|fine|alright)|` +
        `on (?:the right )?track|okay|in good shape)(?: (?:financially|with (?:my )?(?:money|finances)|overall))*|` +
        `where do i stand(?: financially)?|make sense of my (?:money|finances)|whats my financial (?:health|` +
        `situation|picture)|any (?:advice|suggestions|recommendations|tips)(?: for me)?|(?:give me |some )?(?:advice|` +
        `suggestions|recommendations)|advise me|help me plan|help me (?:with|sort out|fix|manage|improve|` +
        `organize) my (?:money|finances)|fix my finances`,
    ),
  },
  abilities: {
    whole: whole(
      `${POLITE}(?:so )?(?:what|how)(?: (?:all|else|exactly|kind of (?:things|questions|stuff)|` +
        `kinds of (?:things|questions|stuff)|things|stuff|questions|sort of (?:things|questions)))? (?:can|could|do|` +
        `would|are|will|should|may) (?:you|keel|i|this|it)(?: (?:able to|actually|even|really|all))* ?(?:do|help|` +
        `help with|offer|answer|good at|good for|know how to do|ask|ask you|ask about|ask here|work|use you|use this|` +
        `use keel|use it|assist|do here|say|able to do|for|tell me|do with you|calculate)(?: (?:for me|me|with|` +
        `me with|you|here|about|to me|for people|anyway|exactly|today|then|like me|to you|stuff))*`,
      'help|help me|(?:i )?need (?:some |your )?help|can you help(?: me)?|could you help(?: me)?|help please|' +
        'help me (?:out|please)|i need (?:advice|assistance|an advisor)|assist me|options|menu|commands|features|' +
        'capabilities|your (?:features|capabilities|skills|functions)|what are your (?:features|capabilities|skills|' +
        'functions|abilities|options|services)|whats (?:possible|your (?:job|purpose|function|role))|' +
        'how does (?:this|it|keel|this thing|this app) work|how do (?:i|you) (?:use|work with) (?:this|you|it|keel|' +
        'this app)|how do you work|what is (?:this|keel) for|what now|examples?|give me (?:an example|examples|' +
        'some examples|ideas)|show me (?:what you can do|an example|examples|around|the ropes)|instructions|tutorial|' +
        'guide|how to use (?:this|you|keel)|sos|faq|info|what can i (?:do|ask|say)(?: here)?|why are you here|' +
        'why should i use (?:you|this|keel)',
    ),
  },
}

export const findMeta = (wording: Wording): Meta | null => findKind(wording, table)
