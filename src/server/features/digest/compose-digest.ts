import type { Digest } from '#contract/digest.ts'
import type { Settings } from '#contract/settings.ts'
import type { PlainDate } from '#finance/dates.ts'
import { type DigestFigures, digestTopics, hasChanged, hasContent } from '#finance/digest.ts'
import { oneLine } from '#server/features/mail/layout.ts'
import { composeSection } from './compose-section.ts'
import { nameDay } from '#server/lib/wording.ts'

/** The last digest that was due, sent or not. */
export interface LastDigest {
  closedOn: PlainDate
  figures: DigestFigures
}

interface DigestParts {
  name: string | null
  settings: Settings
  figures: DigestFigures
  /** Null for somebody whose first period has not begun yet. */
  last: LastDigest | null
}

/** The words of a digest, from figures alone. Without sections there is nothing to tell. */
export function composeDigest({ name, settings, figures, last }: DigestParts): Omit<Digest, 'nextAt'> {
  const topics = digestTopics.filter((topic) => settings[topic] && hasContent(figures, topic))
  const isChanged = topics.some((topic) => hasChanged(figures, last?.figures ?? null, topic))
  return {
    subject: `Your ${settings.frequency} Keel digest`,
    paragraphs: [`Hello${name ? ` ${oneLine(name)}` : ''},`, introduce(last, isChanged)],
    sections: topics.map((topic) => composeSection(topic, figures, last?.figures ?? null)),
    isChanged,
  }
}

function introduce(last: LastDigest | null, isChanged: boolean): string {
  if (!last) return 'This is where you stand.'
  const day = nameDay(last.closedOn)
  return isChanged
    ? `This is where you stand, and what has changed since ${day}.`
    : `Nothing has changed since ${day}. This is where you stand.`
}
