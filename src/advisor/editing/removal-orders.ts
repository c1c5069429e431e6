/** Orders to take something out of what is kept: the words that name it, and where the order stands. */

/** A stretch of the message. */
export interface Stretch {
  start: number
  end: number
}

export interface RemovalOrder extends Stretch {
  /** What is to go, as it was said: a name, an amount, or 'that'. */
  object: string
  /** The same with what goes on behind it, for a list of names. */
  onward: string
  /** Where the object begins. */
  objectAt: number
  sentence: Stretch
  /** The words leave no doubt that what is kept is meant: 'off my list', 'the boat goal'. */
  isOfList: boolean
  /** 'I don't want the boat anymore' */
  isWish: boolean
}

/** Said before an order, without being part of another thought. */
const opening = new RegExp(
  [
    String.raw`^(?:(?:no|nope|nah|ugh|ok|okay|k|please|pls|plz|just|i mean|i meant|i said|then|and|also|so|yes|yeah|wait|`,
    String.raw`well|actually|sorry|hey|oh|now|(?:can|could|would|will) you|you (?:can|could|should)|`,
    String.raw`(?:i|we)(?:['’]?d)? (?:want|need|like)(?: you)? to|go ahead and|let['’]?s|maybe|lol|um|uh|fine|alright|great|`,
    String.raw`first|next|instead|again|still|kindly|huh|hmm|but)`,
    String.raw`[\s,:]*)*$`,
  ].join(''),
  'i',
)
/** Right before a verb that orders nothing: 'I removed', 'how to remove', 'don't delete'. */
const another = new RegExp(
  [
    String.raw`(?:\b(?:not|never|to|i|we|he|she|it|they|who|you|must|may|might|will|would|should|could|can|gonna|did|a|an|the|my|`,
    String.raw`of|for|or)|n['’]?t)\s+(?:\w+ly\s+|just\s+|ever\s+)?$`,
  ].join(''),
  'i',
)
const asksForIt = new RegExp(
  [
    String.raw`\b(?:(?:can|could|would|will) you|(?:i|we)(?:['’]?d)? (?:want|need|like)(?: you)? to|you (?:can|should|need to))`,
    String.raw`\s+(?:please\s+|just\s+|also\s+)*$`,
  ].join(''),
  'i',
)
/** What is only thought of. */
const supposed = new RegExp(
  [
    String.raw`\b(?:if|suppose\w*|imagine|assum(?:e|ing)|say (?:i|we)|how (?:do|can|would|should|to)|(?:should|can|could|do) (?:i|we)|`,
    String.raw`what happens|whether|until|before)\b`,
  ].join(''),
  'i',
)
/** 'Delete the phone, what is left now?' */
const asksBehind = /[,;:–—-]\s*(?:and |so |then )*(?:what|how|can|could|is|are|do|does|will|would|am)\b/i
const politely = /\b(?:can|could|would|will) you\b|\b(?:please|pls|plz)\b/i

const ofList = new RegExp(
  [
    String.raw`\s*\b(?:from|off|out|in|on)(?: of| from)* (?:(?:there|here)\b|`,
    String.raw`(?:(?:my|our|the|your|that|this|all|all of|what(?:ever)?|things|everything) )+(?:(?:\w+ )?(?:list|lists|budget|profile|`,
    String.raw`expenses|bills|incomes?|goals|debts|records?|notes|table|page|file|numbers|books|plan|data|entries|rows)\b|`,
    String.raw`(?:(?:i|you)(?:['’]?ve)? )?(?:(?:have|had|has|got|just) )*`,
    String.raw`(?:saved|stored|kept|written|noted|down|put|have|has|got)\b(?: down)?(?: (?:for|of|about) (?:me|us))?))`,
  ].join(''),
  'i',
)
/** Names a place where something is kept, not only 'from there'. */
const namesKind = /\b(?:goals?|incomes?|expenses?|rows?|entry|entries|line items?|lines?)\s*$/i

const firmly = String.raw`delete|remove|erase|unsave`
const loosely =
  'scrap|drop|ditch|get rid of|lose|nix|scratch|dump|strike|cross (?:out|off)|take (?:out|off)|cut|kill|cancel|forget(?: about)?|clear'

const verbs = new RegExp(
  String.raw`\b(?:(?<firm>${firmly})|(?<loose>${loosely}))\b[ \t]+(?:out |off )?`,
  'gi',
)
/** 'Take the 401k off my list', 'take it out' */
const apart = new RegExp(
  [
    String.raw`\b(?:take|pull|cross|leave|strike|get)[ \t]+(?!(?:out|off|home|care|a|an|me|us)\b)(?<object>[^.!?;\n]{1,60}?)[ \t]+`,
    String.raw`(?:back )?(?:out|off|away)\b(?!\s*(?:a|an|on|the top|every|each)\b)`,
  ].join(''),
  'gi',
)
const STATES = /^\s*(?:is|are|was|were|isn['’]?t)\b/i
const endsThere = new RegExp(
  String.raw`^\s*(?:$|[,.!;:?)]|\b(?:please|pls|plz|and|then|so|but|because|since|it|its|it['’]s|i|lol|thanks|again|now)\b)`,
  'i',
)
const unwanted = new RegExp(
  [
    String.raw`\b(?:i|we)(?: really| actually)? (?:(?:do not|don['’]?t) (?:want|need|care about)|no longer (?:want|need)|`,
    String.raw`changed (?:my|our) minds? about|(?:gave|have given) up on)(?: to)?(?: (?:buy|buying|get|getting|save for|have))? `,
    String.raw`(?<object>[^.!?;,\n]{1,50}?)(?:\s*\b(?:any ?more|any longer|after all)\b|(?=\s*(?:[.!;,\n]|$)))`,
  ].join(''),
  'gi',
)

export function sentencesOf(text: string): Stretch[] {
  const found: Stretch[] = []
  let start = 0
  for (const { index, 0: mark } of text.matchAll(/[.!?;]+(?=\s|$)|\n+/g)) {
    found.push({ start, end: index + mark.length })
    start = index + mark.length
  }
  if (text.slice(start).trim() !== '') found.push({ start, end: text.length })
  return found
}

/** Where the words for a thing end and another thought begins. */
const goesOn = new RegExp(
  [
    String.raw`\s*(?:\b(?:because|cause|cuz|coz|bc|since|so|but|then|cus|as (?:it|i|we|that)|it['’]?s|that['’]?s|i|i['’]m|im|ive|`,
    String.raw`i['’]ve|we|he|she|they|there['’]?s|what|whats|how|which|who|instead|if|when|where|please|pls|plz|isn['’]?t|is|are|was|`,
    String.raw`were|and (?:then|what|whats|how|tell|show|i|we|add|set|change|make|put|call|rename|update|keep|see|give|use|save|let))\b|`,
    String.raw`[.!?;()–—\n]).*$`,
  ].join(''),
  'is',
)

/** A name may begin with what else goes on: 'the one that says Loan'. */
const naming =
  /^(?:the |that )?(?:one|row|line|entry|thing) (?:that |which )?(?:says|is called|is named|is|reads|for|with)\s+/i

export function removalOrders(text: string): RemovalOrder[] {
  const found = sentencesOf(text).flatMap((sentence) => ordersIn(text, sentence))
  return found.filter((one, at) => !found.some((other, place) => place < at && other.end > one.start))
}

function ordersIn(text: string, sentence: Stretch): RemovalOrder[] {
  const said = text.slice(sentence.start, sentence.end)
  const isQuestion = /\?\s*$/.test(said)
  const orderAt = (
    at: number,
    objectAt: number,
    object: string,
    rest: Partial<RemovalOrder>,
  ): RemovalOrder => ({
    start: sentence.start + at,
    end: sentence.start + objectAt + object.length,
    objectAt: sentence.start + objectAt,
    object,
    onward: '',
    sentence,
    isOfList: false,
    isWish: false,
    ...rest,
  })
  const found: RemovalOrder[] = []
  for (const { index, 0: all, groups } of said.matchAll(apart)) {
    const object = groups?.['object'] ?? ''
    const after = said.slice(index + all.length)
    const tail = ofList.exec(said.slice(index + all.length - 3))
    const isTail = tail !== null && tail.index <= 3
    // 'Take 200 off eating out' is a sum.
    const isAlone = endsThere.test(after)
    // 'Take 300 out' is of money.
    const isSum = !isTail && /^\$?\d[\d,.]*k?$/i.test(object.trim())
    if (!(isTail || isAlone) || isSum) continue
    const from = orderFrom(said, index, true)
    if (from === null) continue
    const objectAt = index + all.indexOf(object)
    const end = isTail ? index + all.length - 3 + tail.index + tail[0].length : index + all.length
    found.push(orderAt(from, objectAt, object, { end: sentence.start + end, isOfList: isTail }))
  }
  for (const { index, 0: all, groups } of said.matchAll(verbs)) {
    const isFirm = groups?.['firm'] !== undefined
    const from = orderFrom(said, index, isFirm)
    if (from === null) continue
    const objectAt = index + all.length
    const behind = said.slice(objectAt)
    const named = naming.exec(behind)?.[0] ?? ''
    const onward = named + behind.slice(named.length).replace(goesOn, '')
    const ends = goesOn.exec(behind.slice(named.length))?.index ?? behind.length
    const place = ofList.exec(behind)
    // 'Scratch that, 175 on the plan' tells another amount.
    const isNear = place !== null && !/,\s*\$?\d/.test(behind.slice(0, place.index))
    const tail = isNear && place.index <= named.length + ends ? place : null
    // 'Delete the gym, and the Disney one is streaming': the last of them begins another thought.
    const isSubject = STATES.test(behind.slice(named.length + ends))
    const onwards = isSubject
      ? onward.replace(/(?:\s*,(?!\d)\s*(?:and\s+)?|\s+and\s+)(?:(?!\band\b)[^,])*$/i, '')
      : onward
    const whole = (tail ? onward.slice(0, tail.index) : onwards).trimEnd()
    const object = whole.replace(/,(?!\d).*$/s, '')
    const isOfList = (tail !== null && /\S+ \S+/.test(tail[0].trim())) || namesKind.test(object)
    if (!/[a-z\d]/i.test(object) || /^(?:a|an|me|us|myself)\b/i.test(object) || (!isFirm && !isOfList))
      continue
    const end = sentence.start + objectAt + (tail ? tail.index + tail[0].length : object.length)
    found.push(orderAt(from, objectAt, object, { onward: whole, end, isOfList }))
  }
  if (!isQuestion)
    for (const { index, 0: all, groups } of said.matchAll(unwanted)) {
      const object = groups?.['object'] ?? ''
      if (supposed.test(said.slice(0, index))) continue
      found.push(
        orderAt(index, index + all.indexOf(object, 2), object, {
          isWish: true,
          end: sentence.start + index + all.length,
        }),
      )
    }
  return found.toSorted((a, b) => a.start - b.start)
}

/** Where the order with a verb at this place begins, with its 'can you' and 'please'; null where nothing is ordered. */
function orderFrom(said: string, at: number, isFirm: boolean): number | null {
  const before = said.slice(0, at)
  if (
    supposed.test(before) ||
    (/\?\s*$/.test(said) && !politely.test(before) && !asksBehind.test(said.slice(at)))
  )
    return null
  const clauses = [/[^,:(–—]*$/, /(?<=\b(?:and|but|then|so) )(?:(?!\b(?:and|but|then|so)\b)[^,:(–—])*$/i]
  for (const clause of clauses) {
    const from = before.search(clause)
    const words = before.slice(Math.max(0, from))
    if (from >= 0 && opening.test(words.trimStart())) return from
  }
  const asked = isFirm ? asksForIt.exec(before)?.index : undefined
  return asked ?? (isFirm && !another.test(before) ? at : null)
}

/** Whether a verb at this place of a sentence orders something. */
export const isOrderedAt = (said: string, at: number) => orderFrom(said, at, true) !== null
