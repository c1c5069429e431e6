const net = new RegExp(
  String.raw`\b(?:net|after (?:tax|taxes|deductions|withholding)|(?<!\bleft\b[^.?!]{0,20})after everything|` +
    String.raw`tak(?:e|es|ing)[- ]?home|bring(?:s|ing)? home|` +
    String.raw`hits? (?:my|our|the)|lands?|in (?:my )?(?:hand|pocket)|deposit(?:ed|s)?|of that i (?:see|get|keep)|` +
    String.raw`(?:paychecks?|(?:my|our|biweekly|weekly) checks?) (?:is|are|was|were|of|comes? (?:to|out))|` +
    String.raw`(?:i|we) (?:(?:only|just|really|actually) )*see(?= (?:about |around |like |maybe |roughly )?\$?\d)|` +
    String.raw`(?:i|we|he|she) clear(?:s|ed)?(?: (?:about|around|like|maybe|roughly))?(?= \$?\d))\b`,
  'i',
)

export const saysNet = (words: string) => net.test(words)
/** What is left of a gross pay after taxes lies between these shares of it. */
export const [LEAST_NET, MOST_NET] = [0.5, 0.98]
