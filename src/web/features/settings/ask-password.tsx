import { late } from '#web/ui/late.tsx'

/** Several buttons of the screen open it; the screen stands without it, and without what forms are made with. */
export const AskPassword = late(async () => (await import('./password-dialog.tsx')).PasswordDialog)
