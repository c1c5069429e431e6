/** Words around a number that several rules go by. */

/** Before pay: 'i make 72k', 'my salary is 90k'. */
export const EARNED = /\b(?:make(?! it\b)|makes|making|earn|earns|salary|income|gross)\b[^.?!,;\d]{0,16}$/i

/** Less than this is no year's pay. */
export const LEAST_SALARY = 12_000

/** More hours than these are no week's. */
export const LONG_WEEK = 84

/** Before what is paid for something: 'the baby adds like 900', 'daycare costs 1,100'. */
export const COSTS = /\b(?:costs?|adds?|charges?|runs?|spend(?:s|ing)?)\b[^.?!,;\d]{0,16}$/i
