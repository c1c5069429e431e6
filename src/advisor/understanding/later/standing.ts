import { type Amount, type Reading } from '#advisor/understanding/reading/reading.ts'

const STANDING = /\b(?:on top of|in addition to|besides|plus|against) (?:the|my|our) \$?$/i

/** '3,770. And insurance on top of the 3,900': what is counted with stays as it is. */
export const isStanding = ({ text }: Reading, { start }: Amount) => STANDING.test(text.slice(0, start))
