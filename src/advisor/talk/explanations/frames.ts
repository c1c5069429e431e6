/** How people ask for the meaning of something, around its name. */
const POLITE =
  '(?:(?:can|could|would|will) you (?:please )?|please |i (?:want|need) to |id like to |i dont (?:really )?|i never |do you |help me |just |quick question )*'
const ARTICLE =
  '(?:(?:exactly|what|how|a|an|the|all|so called|term|word|concept of|idea of|basics of|meaning of|definition of|difference between|pros and cons of|point of|good) )*'
const ASK = `(?:what(?:s| is| are| does| do| exactly (?:is|are)|s exactly)?|explain(?: to me| me)?|define|describe|tell me (?:more )?(?:about|what)|teach me (?:about)?|how (?:do|does|is|are)|understand(?:ing)?|learn (?:more )?about|know (?:more )?(?:about|what|how)|hear about|meaning of|definition of|(?:the )?difference between|(?:the )?pros and cons of|why (?:is|are|do|does|have|use)|info(?:rmation)? (?:on|about)|whats up with|what about|how about)`
const TAIL =
  '(?: (?:mean|means|work|works|working|is|are|for|used for|good for|matter|matters|important|calculated|called|exactly|to me|for me|me|please|in (?:simple|plain|easy|laymans?|your own|short) ?(?:terms|words|english)?|simply|briefly|actually|really|in (?:finance|money|investing|general)|for (?:beginners|dummies|kids)|and how (?:does|do) (?:it|they|that|those) work|and (?:why|when|how|is|are|do|should|what) [^|]{1,60}|when (?:buying|saving|investing|you|i) [^|]{1,40}|anyway|supposed to be|thing|things|rule|method|account|accounts|plan|plans|fund|funds))*'

const oneOf = (terms: readonly string[]) => `(?:${terms.join('|')})`

/** All of the message asks what the term means. */
export const definitionOf = (terms: readonly string[]) =>
  new RegExp(`^${POLITE}${ASK} ${ARTICLE}${oneOf(terms)}${TAIL}$`)

const ADVICE = [
  '(?:should|do|can|could|must|would) (?:i|we|you|people|everyone) (?:really |even |ever )?(?:get|buy|have|need|open|use|consider|take|take out|do|want|go for|worry about|care about|trust|pay for|start|try)',
  '(?:is|are|does|do)(?: getting| having| buying| using| opening| it worth getting)?',
  'how (?:do|can|does|should|to|would|could|much|many|long|often|high|safe|good|risky|big|is|are)(?: (?:is|are))?(?: (?:i|we|you|one|people|someone))?(?: (?:open|start|get|use|choose|find|calculate|apply for|set up|buy|check|avoid|build|pick|compare|qualify for|reduce|lower|increase|track|handle|manage|work|affect|get rid of|build up))?',
  'why (?:should|would|do|does|is|are|cant)(?: (?:i|we|you|people))?(?: (?:have|need|want|use|get|care about))?',
  'when (?:should|do|can|is|does)(?: (?:i|we|you))?(?: (?:start|get|use|open|take|need))?',
  'where (?:can|do|should) (?:i|we) (?:open|get|find|buy|keep|put)',
  'who (?:needs|should (?:get|have|use|open))',
]

/** Whether to have it, how to get it, what it is good for. */
export const adviceOn = (terms: readonly string[]) =>
  new RegExp(
    `^${POLITE}(?:${ADVICE.join('|')}) (?:(?:a|an|the|any|some|my|our|more) )*${oneOf(terms)}(?: [^|]*)?$`,
  )

/** The term alone. */
export const nameOnly = (terms: readonly string[]) => new RegExp(`^${ARTICLE}${oneOf(terms)}$`)

/** The term anywhere. */
export const mention = (terms: readonly string[]) => new RegExp(`(?<![a-z\\d])${oneOf(terms)}(?![a-z\\d])`)
