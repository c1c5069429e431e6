const softener =
  "(?:(?:oh|well|um|uh|hmm|hm|ok|okay|so|ah|haha|lol|sorry|honestly|actually|i think|i guess|i believe|i'd say)[ ,.!]+)*"
const yes = new RegExp(
  `^${softener}(?:y|ya|yes|yep|yup|yeah|yea|yass|ye|aye|sure|correct|right|exactly|indeed|absolutely|` +
    `definitely|certainly|true|affirmative|please do|go ahead|go for it|do it|save it|save that|` +
    `of course|you got it|you bet|spot on|that's (?:right|correct|it|the one|true)|thats (?:right|correct|it|` +
    `true)|that is (?:right|correct|it|true)|it is|it does|i do|i am|sounds (?:right|good|about right)|` +
    `looks right|👍|👌|✅)(?![\\w'])`,
  'i',
)
/** 'Ok i decided, not signing' goes on with something else. */
const fine = new RegExp(`^${softener}(?:ok|okay|k|fine)(?:[ ,.!]+[\\w']+){0,2}[ ,.!]*$`, 'i')
const no = new RegExp(
  `^${softener}(?:n|no|nope|nah|naw|na|never|not (?:really|quite|exactly|at all|mine|right|correct|true)|` +
    `negative|wrong|incorrect|false|don't|do not|it isn't|it's not|its not|it is not|it does not|it doesn't|` +
    `that's (?:not|wrong|incorrect)|thats (?:not|wrong)|that is (?:not|wrong)|i don't|i do not|i'm not|👎|` +
    `❌)(?![\\w'])`,
  'i',
)

/** Whether a message starts by agreeing or by denying; null when it does neither. */
export function readYesNo(text: string): 'yes' | 'no' | null {
  const plain = text.trim().replaceAll(/[‘’]/g, "'")
  if (no.test(plain)) return 'no'
  return yes.test(plain) || fine.test(plain) ? 'yes' : null
}
