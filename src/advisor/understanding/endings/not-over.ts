const months = 'january|february|march|april|may|june|july|august|september|october|november|december'

/** 'It is over in June' is still to come; 'it ended in June' is not. */
const ahead = new RegExp(`\\b(?:is|are) (?:[\\w']+ ){0,4}?(?:in (?:${months})|on \\w+day)\\b`)

/** 'No more gym for me today': there will be tomorrow. 'No more gym as of today' is for good. */
const forNow = new RegExp(
  [
    String.raw`\bno more\b[^,;.!]{0,60}?(?<!\b(?:as of|starting|from|since|after|beginning) )\b(?:today|tonight|`,
    String.raw`this (?:week|morning|afternoon|evening|weekend)|for now|until|till)\b`,
  ].join(''),
)

/** 'The house will be paid off by then', 'how long til the card is gone' */
const later = new RegExp(
  [
    String.raw`\b(?:will|would|should|gonna|going to)(?: have been| be| get)?(?: all)? (?:paid off|gone|done|over|sold|free)\b`,
    String.raw`\bby then\b`,
    String.raw`\b(?:how (?:long|many|soon)|(?:un)?till?|before|once)\b[^.!;]* (?:paid|gone|done|over|cleared|history|free)\b`,
  ].join('|'),
)

/** Said of a time that is still to come, or of a short one. */
export const isForATime = (text: string) => ahead.test(text) || forNow.test(text) || later.test(text)

/** 'But I still owe it': the card is gone, the debt is not. */
export const isStillOwed = (text: string) =>
  new RegExp(
    [
      String.raw`\bstill (?:owe|owing|paying|pay)(?: (?:on|for))? (?:it|that|them|the (?:balance|debt|money|rest))\b`,
      String.raw`\bstill owe\b[^,;.!]{0,60} on (?:it|that|them)\b`,
    ].join('|'),
    'i',
  ).test(text)

/** 'I dropped my phone': what is held in the hand is lost, and its plan goes on. 'I dropped my phone plan' ends it. */
export const isThingLost = (text: string) =>
  new RegExp(
    [
      String.raw`\b(?:lost|dropped|sold|returned) (?:(?:my|the|our|that|this|old) )*(?:(?:cell|mobile|smart) ?)?(?:phones?|`,
      String.raw`iphone|cell|laptop|tablet|ipad|computer|watch|tv|router|modem)$`,
    ].join(''),
  ).test(text.trim())
