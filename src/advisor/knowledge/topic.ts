/** A short explanation of one subject. Texts hold no number of their own: `{rule-id}` stands for a row of the rules. */
export interface Topic {
  /** 'balance-transfer' */
  id: string
  /** 'Balance transfers' */
  title: string
  /** Ways people ask for it, each worded differently and as typed, without amounts of money. */
  asked: readonly string[]
  /** Words that name it beyond doubt, where nearness of meaning mostly finds something else: 'close the best buy one'. */
  named?: RegExp
  /** The answer to what is mostly asked, at most 170 characters once filled in. */
  short: string
  /** Answers to narrower questions, each found by words of the message: how, not whether; how much; in which state. */
  narrower?: readonly (readonly [asks: RegExp, says: string])[]
  /** Two to five further sentences or steps. */
  more: readonly string[]
  /** Calculators that show it on the user's own figures, most fitting first. */
  sums: readonly string[]
  /** Topics people ask for next. */
  near?: readonly string[]
}
