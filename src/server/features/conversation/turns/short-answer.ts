import { splitSentences } from '#advisor/split-html.ts'
import { MAX_REPLY_LENGTH } from '#contract/chat.ts'
import { sanitizeHtml } from '#server/lib/sanitize-html.ts'
import { shortenHtml, visibleLength } from '#server/lib/shorten-html.ts'

/** A piece of a reply, divided into the short answer and the working below it; either may be empty. */
interface Placed {
  content: string
  details: string
}

/**
 * Keeps the short answer short, whoever writes it. Sentences go into it while there is room; from the first that does
 * not fit, all go into the working. An answer that begins with too long a sentence begins with its beginning.
 */
export class ShortAnswer {
  #content = ''
  #isFull = false

  add(sentence: string): Placed {
    if (!this.#isFull && isShort(this.#content + sentence)) {
      this.#content += sentence
      return { content: sentence, details: '' }
    }
    const beginning = visibleLength(this.#content) === 0 ? shortenHtml(sentence, MAX_REPLY_LENGTH) : ''
    this.#content += beginning
    this.#isFull = true
    return { content: beginning, details: sentence }
  }
}

/** Markup only makes it longer than what is seen. */
const isShort = (html: string) => html.length <= MAX_REPLY_LENGTH || visibleLength(html) <= MAX_REPLY_LENGTH

/** Whatever a writer may have put into its short answer. */
export const toParagraph = (html: string) => sanitizeHtml(`<p>${html}</p>`)

/** A whole reply with a content that fits; what does not is the first paragraph of its working. */
export function fitReply(
  content: string,
  details: string | null,
): { content: string; details: string | null } {
  if (isShort(content)) return { content, details }
  const answer = new ShortAnswer()
  const placed = splitSentences(content).map((sentence) => answer.add(sentence))
  const join = (part: keyof Placed) => placed.map((one) => one[part]).join('')
  return {
    content: join('content').trimEnd(),
    details: toParagraph(join('details')) + (details ?? ''),
  }
}
