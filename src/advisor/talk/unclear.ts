import type { Wording } from './wording.ts'

/** Why a message says nothing that could be understood. */
export type Unclear = 'empty' | 'gibberish'

const KEYBOARD = /^(?:asdf|qwer|[asdfghjkl]{5,}|[qwertyuiop]{6,}|[zxcvbnm]{4,}|(\w{1,3})\1{3,})$/

function isMashed(word: string): boolean {
  if (!/^[a-z]+$/.test(word) || word.length < 4) return false
  return KEYBOARD.test(word) || /[bcdfghjklmnpqrstvwxz]{6}/.test(word) || !/[aeiouy]/.test(word)
}

/** Signs without words, or letters that make none. Short words without a vowel may well be names. */
export function findUnclear({ whole }: Wording, text: string): Unclear | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'empty'
  const words = whole.split(' ')
  return words.every((word) => isMashed(word)) ? 'gibberish' : null
}
