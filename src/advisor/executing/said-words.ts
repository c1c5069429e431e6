/** Words around a number that several rules go by. */

/** Before pay: 'i make 72k', 'my salary is 90k'. */
export const EARNED = /\b(?:make(?! it\b)|makes|making|earn|earns|salary|income|gross)\b[^.?!,;\d]{0,16}$/i

/** Before what tax leaves of it. */
export const BROUGHT_HOME = /\b(?:bring|take) home\b[^.?!,;\d]{0,16}$/i

export const VEHICLE =
  /\b(?:car|truck|suv|van|minivan|pickup|jeep|vehicle|motorcycle|tesla|honda|toyota|ford)\b/i

/** Less than this is no year's pay. */
export const LEAST_SALARY = 12_000

/** Without a period so much in benefits is a month's; less may as well be a week's. */
export const LEAST_BENEFIT = 1000

/** Bills that come by the month where nothing else is said. */
export const MONTHLY_BILL =
  /\b(?:hoa|condo fees?|dues|rent|mortgage|car payment|phone|internet|cable|electric\w*|water|utilities|daycare|gym)\b/i

/** 'Offered to lend me 5k', 'I could borrow 5k from my dad'. */
export const LENT =
  /\b(?:lend|lends|lending|loan|loaning|spot|front) (?:me|us)\b|\bborrow(?:ing|ed)?\b[^.?!]*\bfrom (?:my|our|a friend)\b/i
