import { findEvent } from '#advisor/executing/choosing/life-events.ts'

const CONSOLES = /\b(?:sorry|loss|grie\w*|miss|gentle|hurts?|mourn\w*|hard)\b/i

/** 'My dog died', 'dad dropped dead at 64': beside a death nothing is said that does not console. */
export const isUnkind = (text: string, { short }: { short: string }) =>
  findEvent(text) === 'death' && !CONSOLES.test(short)
