/** 'He says my grandson is in jail and to buy gift cards': whoever asks for such payment lies, however it is told. */
import { findTopic } from '#advisor/knowledge/topics/all-topics.ts'
import { fillText } from '#advisor/figures/fill-text.ts'
import type { Move, Scene } from '#advisor/talk/scene.ts'

const UNTRACED =
  /\b(?:gift|prepaid|itunes|google play|steam) cards?\b|\b(?:wire|western union|bitcoin|crypto) (?:it|him|her|them|atm|machine)\b/i
const PRESSED = new RegExp(
  [
    String.raw`\b(?:jail|bail|arrest\w*|warrant|kidnapp?\w*|irs|social security|microsoft|tech support|hacked|suspend\w*|`,
    String.raw`safe account|bank(?:'s)? fraud)\b`,
  ].join(''),
  'i',
)
const TOLD = new RegExp(
  [
    String.raw`\b(?:call(?:ed|s|er|ing)?|phoned?|telephoned?|text(?:ed|s)?|emailed|message[ds]?)\b`,
    String.raw`\b(?:said|says|told|wants?)\b.{0,40}\b(?:buy|pay|send|get)\b`,
  ].join('|'),
  'i',
)

/** 'My account is in danger and i must move it today to a safe account': no bank ever asks for that. */
const MOVED =
  /\b(?:mov\w+|transfer\w*|send|sent|put|withdraw\w*)\b[^.?!]{0,48}\b(?:safe|secured?|protected|holding) account\b/i
const KEPT_SAFE =
  /\b(?:mov\w+|transfer\w*|send|sent|withdraw\w*)\b[^.?!]{0,40}\b(?:keep (?:it|my money|them) safe|protect (?:it|my money))\b/i
const isMoved = (text: string) => MOVED.test(text) || KEPT_SAFE.test(text)

/** So near, an explanation of some fraud is the one that is meant. */
const NEAR = 0.1

export function warnOfScam({ text, sheet, minded }: Scene): Move | null {
  const moved = isMoved(text) && TOLD.test(text)
  if (!moved && (!UNTRACED.test(text) || !PRESSED.test(text) || !TOLD.test(text))) return null
  const near = minded?.topics.find(({ id, score }) => score >= NEAR && /scam|impostor/.test(id))
  const topic = findTopic(near?.id ?? (moved ? 'bank-impostor' : 'scam-signs'))
  if (!topic) return null
  return {
    content: ['That is a scam. Do not pay, hang up, and call the person or office at a number you know.'],
    details: [topic.short, ...topic.more].map((words) => ({
      kind: 'paragraph',
      text: fillText(words, sheet),
    })),
    dialogue: { topic: topic.title },
  }
}
