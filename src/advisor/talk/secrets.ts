import { type Move, type Scene, vary } from './scene.ts'

const SECRET =
  /\b(?:routing|account|acct|card) (?:nr|no|num|number|#)\b|\brouting\b.*\d{6}|\bssn\b|social security (?:nr|no|number)\b.*\d{3}|\b(?:password|pin|cvv|login) (?:is|:)|\b\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{4}\b/i

/** Numbers of accounts, cards and people: never needed, never kept. */
export const tellsSecret = (text: string) => SECRET.test(text)

export function declineSecrets(scene: Scene): Move | null {
  if (!tellsSecret(scene.text)) return null
  const line = vary(
    [
      'No need for account or card numbers here: I don’t use them and haven’t stored them. Best keep them private, also in chats.',
      'I never need numbers of accounts, cards or people, and I have kept none of that. Please don’t share them.',
    ],
    scene.dialogue,
  )
  return { content: [line] }
}
