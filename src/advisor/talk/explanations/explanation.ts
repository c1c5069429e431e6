import type { InterviewTopic } from '#advisor/dialogue.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import type { Scene } from '#advisor/talk/scene.ts'

/** A term or a how-to of everyday money matters, in plain words and without a figure that changes by the year. */
export interface Explanation {
  /** Names of the subject as wordings spell them: 'what is …', 'explain …', or nothing but the name asks for it. */
  terms: readonly string[]
  /** Other ways to ask for it; they are looked for after the calculators had their say. */
  asks?: readonly string[]
  /** They come before the calculators: what was asked matters more than a figure. */
  first?: boolean
  /** The answer, short enough for a reply. */
  content: string
  /** More, a few plain sentences. */
  details: readonly string[]
  /** A question about the user's own figures that a calculator answers, where the data allows. */
  own?: string
  /** A sentence with the user's own figures that no calculator gives. */
  personal?: (scene: Scene) => Text | null
  /** What to ask the user next, unless it is known. */
  next?: InterviewTopic
}
