import { findAll, layOutLines } from './lines.ts'
import { readNone } from './nothing-owned.ts'
import type { Reading } from './reading.ts'
import { before, isAsked, isOwn, isSupposed } from './stance.ts'

const only: RegExp[] = [
  /\b(?:that|this|it|which|those|these|they) (?:is|are|would be)(?: \w+)? (?:all|everything|the only (?:thing|things|debts?|money)|the whole|the entirety)(?: (?:that|of (?:it|what|my|our)|the \w+|debts?))* ?(?:i|we) (?:\w+ )?owe\b/,
  /\b(?:all|everything|(?:the )?only (?:\w+ )?(?:thing|things|one|ones|debts?|loans?|money|bill)) (?:that )?(?:i|we) (?:still |currently |really |actually )?(?:owe|am in debt|have (?:left )?to pay(?: off)?)\b(?! (?:him|her|them))/,
  /\b(?:my|our|the|is my|are my) (?:only|sole|one|entire|whole|single)(?: remaining| outstanding| real| and only)? (?:debts?|loans?|liabilit(?:y|ies))\b/,
  /\b(?:only|sole|one) (?:remaining |outstanding |real |other )?(?:debts?|loans?)(?: (?:i|we) have| left)? (?:is|are|:|would be)\b/,
  /\b(?:no|any|not any|zero|never any) (?:other|further|additional) (?:assets or )?(?:debts?|loans?|liabilities|bills owed)\b/,
  /\b(?:no|not any|not have any|not have a|zero) (?:debts?|loans?) (?:other than|otherwise|besides|except|apart from|aside from|beyond|outside)\b|\bdebts? (?:besides|other than|except) (?:the )?(?:above|that|those|these|this) ?:? (?:none|zero|nil)\b/,
  /\bdebts?(?: remaining| left| wise)? ?(?::|is|=|-|,) ?(?:only|just)(?: the| my| our| a)?\b|\bowe only\b|\bonly owe\b|\bjust owe\b/,
  /\b(?:are|is) (?:all (?:of )?(?:my|our|the) debts?|the last (?:debt|loan|of (?:it|my debts?)|thing (?:i|we) owe))\b/,
  /\b(?:only|just) (?:the|my|our) (?:\w+ ){1,3}?(?:is |are )?(?:left|remains|remaining|to go)\b|\ball that is left(?! (?:over|after|at|in|for|of my))/,
  /\b(?:besides|other than|apart from|aside from|beyond) (?:that|those|these|this|them) ,? ?(?:i|we) only (?:have|owe)\b/,
  /\b(?:otherwise|other than that|besides that|apart from that|aside from that|beyond that|outside of that|besides|after that)(?: ,)? (?:\w+ ){0,3}?(?:debt free|no (?:debts?|loans)|(?:i|we) (?:owe nothing|do not owe)|nothing (?:owed|owing)|zero debt|clear)\b/,
  /\b(?:owe|owed|owing) (?:nothing|nobody|no one) (?:else|other|besides)\b|\bnothing (?:else|more) (?:owed|owing|on credit)\b|\bnot owe (?:anything|anybody|anyone|any) (?:else|other)\b/,
  /\b(?:that|this) is (?:it|all|the lot|everything|the full list|the whole list)(?: of (?:it|them|the debts?))?(?: for| as far as| on| in| with)? (?:the |my |our )?(?:debts?|loans|what (?:i|we) owe)\b/,
]
const listEnd =
  /\b(?:that is (?:it|all|all of (?:it|them)|the lot|everything|the whole (?:list|lot|mess|of it))|those are all|nothing else|nothing more|then nothing(?: at all)?|not anything else|not a thing (?:else|besides|more)|no others)(?= [.,;!)-]|$)/
const owing = /\b(?:debts?|owe|owes|owed|owing|loans?|balance|cards?|visa|mastercard|mortgage)\b/

/** Says that the debts named in the message are all there are: 'that's all I owe', 'otherwise debt free'. */
export function readOnlyDebts(reading: Reading): boolean {
  const lines = layOutLines(reading)
  const isMeant = (index: number, from: number) => {
    const line = lines[index]
    return line !== undefined && isOwn(lines, index, from) && !isSupposed(line, from) && !isAsked(line, from)
  }
  const isSaid = lines.some((line, index) =>
    only.some((pattern) => findAll(line, pattern).some(({ from }) => isMeant(index, from))),
  )
  if (isSaid || readNone(reading, null).some(({ field, except }) => field === 'debt' && except)) return true
  // 'Visa 3,420, Lowe's card 1,180, nothing else.'
  return lines.some((line, index) =>
    findAll(line, listEnd).some(({ from }) => {
      const head = before(line, from)
      const said = head.length > 12 ? head : `${lines[index - 1]?.text ?? ''} ${head}`
      return owing.test(said) && !/\b(?:want|goals?|wish|hope)\b/.test(said) && isMeant(index, from)
    }),
  )
}
