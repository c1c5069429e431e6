import { type Move, type Scene, vary } from '#advisor/talk/scene.ts'
import { tellsSecret } from './secret-words.ts'

/** What was told is neither kept nor repeated. */
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
