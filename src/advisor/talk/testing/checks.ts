import { findUntraced } from '#advisor/grounding/check.ts'
import type { Reply } from '#advisor/reply.ts'
import { seen } from './turns.ts'

/** The printed texts of a reply. */
const textsOf = ({ content, details, cards }: Reply) => [
  content,
  details ?? '',
  ...cards.flatMap((card) =>
    card.kind === 'plan' ? card.steps.flatMap((step) => [step.title, step.reason]) : [],
  ),
]

/** What is neither a figure nor a quote of the user. */
const ownWords = (html: string) => html.replaceAll(/<(data|q)\b[^>]*>[^]*?<\/\1>/g, ' ')

/** Plain words with a number that is neither a figure, nor a quote, nor part of a name. */
export function untracedNumbers(reply: Reply): string[] {
  return textsOf(reply)
    .map((html) => seen(ownWords(html)))
    .filter((plain) => findUntraced(plain).length > 0)
}

/** Everything that no reply may do, in words; empty when it is fine. */
export function faultsOf(reply: Reply): string[] {
  const content = seen(reply.content)
  const ids = new Set(reply.figures.map((figure) => figure.id))
  const referred = textsOf(reply).flatMap((html) =>
    [...html.matchAll(/<data value="([^"]*)">/g)].map(([, id = '']) => id),
  )
  const faults: [string, boolean][] = [
    ['says nothing', content.trim() === ''],
    ['is too long', content.length > 200],
    ['has an untraced number', untracedNumbers(reply).length > 0],
    ['refers to a figure that is not there', referred.some((id) => !ids.has(id))],
    ['numbers two figures alike', ids.size !== reply.figures.length],
    // 'A baby! That's lovely news.' is glad; a second mark is too much.
    ['shouts or smiles', /![^]*!|\p{Extended_Pictographic}/u.test(seen(ownWords(reply.content)))],
    ['is not a sentence', !/[.?…"]$/.test(content.trim())],
  ]
  return faults.filter(([, is]) => is).map(([name]) => `${name}: ${content}`)
}
