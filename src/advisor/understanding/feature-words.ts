/** Words in a sentence that tell what its amounts are. */
export const verbs = new RegExp(
  [
    String.raw`^(?:(?:i|we)'(?:ve|m|d|ll|re)|am|is|are|was|were|be|been|have|has|had|got|get|gets|getting|gotten|make|`,
    String.raw`makes|made|making|earn|earns|earned|earning|bring|brings|brought|bringing|take|takes|took|taking|pull|pulls|`,
    String.raw`pulling|pay|pays|paid|paying|spend|spends|spent|spending|owe|owes|owed|owing|save|saves|saved|saving|put|`,
    String.raw`puts|putting|set|sets|cost|costs|costing|run|runs|running|worth|want|wants|need|needs|hope|hoping|plan|`,
    String.raw`planning|aim|aiming|trying|goal|target|shooting|invest|invested|hold|holds|holding|sit|sits|sitting|keep|`,
    String.raw`keeps|own|owns|bought|buy|sold|sell|sells|inherited|lent|lend|borrowed|borrow|borrowing|took|taken|charge|`,
    String.raw`charges|charged|rack|racked|left|remaining|goes|go|going|comes|come|coming|clear|clears|gross|grosses|net|`,
    String.raw`nets|contribute|contributing|stashed|tucked|socked|squirreled|parked|receive|receives|collect|collects|draw|`,
    String.raw`drawing|drop|drops|dropping|budget|allocate|refinanced|financed|retire|retiring|won|win|lost|lose|gave|give|`,
    String.raw`gives|offered|offer|quoted|raised|valued|appraised|estimated|supposed|would|could|should|might|may|will|'ll|`,
    String.raw`used|totals|total|adds|amounts|averages|average|works|work|working|worked)$`,
  ].join(''),
)
export const hypothetical = new RegExp(
  [
    String.raw`^(?:if|suppose|supposing|imagine|say|hypothetically|assume|assuming|pretend|what|would|could|should|`,
    String.raw`wondering|wonder|maybe|might|whether|unless|were|wish)$`,
  ].join(''),
)
export const past = new RegExp(
  [
    String.raw`^(?:was|were|had|used|ago|last|previously|former|formerly|old|earlier|before|once|originally|back|when|`,
    String.raw`until|till|did|didn't|paid|sold|spent|lost)$`,
  ].join(''),
)
export const plan = new RegExp(
  [
    String.raw`^(?:will|gonna|going|plan|planning|hope|hoping|want|wanna|next|soon|someday|eventually|goal|target|aim|by|`,
    String.raw`need|trying|would|expect|expecting|toward|towards|dream|until)$`,
  ].join(''),
)
/** What holds for people in general is nothing of the speaker's own. */
export const inGeneral = new RegExp(
  [
    String.raw`^(?:average|median|typical|most|normal|usually|americans?|everyone|someone|anyone|experts?|article|podcast|`,
    String.raw`news|study|limit|max|maximum|rule|should)$`,
  ].join(''),
)

export const clauseEnd = /^(?:[,;:()-]|and|but|so|which|plus|while|because|then|<br>|\.|\u2022|\*|\/)$/

export const filler = new RegExp(
  [
    String.raw`^(?:is|are|was|'s|at|about|around|roughly|like|of|:|-|=|~|,|usually|currently|now|only|just|a|an|the|runs?|`,
    String.raw`costs?|me|us|it|its|it's|still|right|approximately|approx|nearly|almost|over|under|maybe|probably|exactly|`,
    String.raw`total|is|another|some|comes|to|out|for|in|on|with|has|have|be|\(|\||\.|->|>|balance|worth)$`,
  ].join(''),
)
export const preposition =
  /^(?:in|on|for|from|to|at|of|as|into|toward|towards|with|left|saved|owed|after|before|via|through|worth|by|under|off|between)$/
export const determiner = new RegExp(
  [
    String.raw`^(?:my|the|a|an|our|his|her|their|this|that|one|two|both|old|new|some|all|each|every|other|own|little|big|`,
    String.raw`in|of|federal|private|joint|high|yield|-|main|total|monthly|still|roth|first|second|local)$`,
  ].join(''),
)
export const unitWord = new RegExp(
  [
    String.raw`^(?:a|per|each|every|\/|month|mo|monthly|year|yr|yearly|annually|week|wk|weekly|hour|hr|dollars|bucks|two|`,
    String.raw`weeks|usd|total|altogether|combined|<duration>|mos|\(|~|\+|ish|or|so|now|right|currently|today|left)$`,
  ].join(''),
)
