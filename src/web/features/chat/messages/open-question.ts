const LAST = /<p>((?:(?!<\/?p>)[^])*\?)<\/p>$/

/**
 * A question that did not fit into the short answer is the last block of the working: it is shown openly, since nobody
 * answers what they have not read. One that stands in the answer already stays where it is.
 */
export function cutOpenQuestion(
  content: string,
  details: string | null,
): { question: string | null; rest: string | null } {
  const [block, question] = LAST.exec(details ?? '') ?? []
  if (block === undefined || question === undefined || details === null || content.includes(question))
    return { question: null, rest: details }
  const rest = details.slice(0, -block.length)
  return { question, rest: rest === '' ? null : rest }
}
