import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Several buttons of the screen open it; the screen stands without it, and without what forms are made with. */
export const AskPassword = lazyPart(async () => (await import('./password-dialog.tsx')).PasswordDialog)
