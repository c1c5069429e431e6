/** Ways not to answer a question: unwilling, unable, later. */
const refusals: RegExp[] = [
  new RegExp(
    [
      String.raw`\b(?:rather|prefer) (?:not|to skip|to keep)\b`,
      String.raw`\bnot (?:telling|saying|comfortable|going to (?:say|tell|share)|gonna (?:say|tell|share))\b`,
    ].join('|'),
  ),
  /\bnone of your (?:business|beeswax|concern)\b|\b(?:that's|thats|that is|it's) (?:private|personal|confidential)\b/,
  /\bno (?:idea|clue|comment)\b|\b(?:not (?:sure|certain)|unsure|dunno|idk|beats me|who knows|hard to say)\b/,
  new RegExp(
    [
      String.raw`\b(?:don't|dont|do not) (?:really |even |actually )?(?:know|remember|recall|track|want to|wanna|feel like)\b`,
      String.raw`\bcouldn't (?:say|tell)\b|\bcan't (?:say|remember|recall)\b`,
    ].join('|'),
  ),
  new RegExp(
    [
      String.raw`\b(?:skip|pass)\b|\bcome back to\b|\bget back to (?:you|this|that|it)\b`,
      String.raw`\b(?:ask me )?(?:later|another time|next time)\b|\bnot (?:now|yet|today)\b`,
    ].join('|'),
  ),
  /\b(?:let me|lemme|i'll|i will|i need to|i'd have to|i would have to|have to|gotta) (?:\w+ )?(?:check|look|see|ask|find out|think|dig)\b/,
]

/** A message that leaves a question open. An amount beside it may still answer: 'no idea, say 3,000'. */
export const isRefusal = (text: string) => refusals.some((pattern) => pattern.test(text.toLowerCase()))
