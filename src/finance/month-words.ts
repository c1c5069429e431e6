/** How people write the months of a year, for a pattern; the first three letters tell which. */
export const MONTH_WORDS = [
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?',
  'oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
].join('|')

const firstLetters = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The month of the year that such a word names, from 1; 0 where it names none. */
export const monthNamed = (word: string) => firstLetters.indexOf(word.slice(0, 3).toLowerCase()) + 1
