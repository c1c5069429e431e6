const ENOUGH = new RegExp(
  String.raw`\b(?:(?:do|will|would|does|is|has|have|got) (?:i |we |that |it |this |she |he )?(?:have |be ` +
    String.raw`|got )?enough|(?:am i|are we) (?:good|ok|okay|set|covered|fine))\b`,
  'i',
)

/** 'Do i have enough', 'am i good': a yes or no is asked for. */
export const asksIfEnough = (text: string) => ENOUGH.test(text)
