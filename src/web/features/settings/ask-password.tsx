import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Opened by several buttons. Loaded on demand, so that the screen starts without the form library. */
export const AskPassword = lazyPart(async () => (await import('./password-dialog.tsx')).PasswordDialog)
