/** Words of somebody who is uneasy; without them a list of costs is a list. */
export const UNEASY = new RegExp(
  [
    String.raw`\b(?:worr\w*|scar\w+|afraid|anxi\w+|stress\w*|nervous|panic\w*|overwhelm\w*|asham\w+|embarrass\w*|guilt\w*|`,
    String.raw`drown\w*|sink\w*|struggl\w*|behind|broke|tight|hard|hate|cry\w*|can['’]?t|cannot|lost|sick|tired|help|bad|`,
    String.raw`terribl\w*|awful|mess\w*|fail\w*|stupid|dumb|never|no idea|freak\w*|hopeless|desperate|barely|short|late|angry|`,
    String.raw`mad|pissed|furious|ugh+|too much|wtf|insane|crazy|ridiculous|sorry|idk|nothing|not even|feel\w*|suck\w*|burn\w*|`,
    String.raw`alone|fucked|screwed|laugh|judg\w*)\b`,
  ].join(''),
  'i',
)
