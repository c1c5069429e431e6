/** Words that state a number. Ordinals ('first') and 'a' do not. */
const NUMBER_WORDS =
  /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halves|quarters?|twice|thrice|double|triple|couple|thirds?|fifths?|tenths?|twelfths?)\b/i

/** True for text that states a number, in digits or in words: such text is never a plain part of an answer. */
export const hasNumber = (words: string) => /\p{N}/u.test(words) || NUMBER_WORDS.test(words)
