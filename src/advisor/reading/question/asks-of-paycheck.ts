const PAYCHECK =
  /\b(?:pay ?checks?|take[- ]?home|(?:bring|take|brings|takes) home|net pay|after[- ]tax|hits (?:my|our|the) (?:account|bank))\b/i

/** Whether pay is spoken of as what is brought home of it. */
export const asksOfPaycheck = (text: string) => PAYCHECK.test(text)
