/** How people write the months of a year, for a pattern; the first three letters tell which. */
export const MONTH_WORDS = [
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?',
  'oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
].join('|')
