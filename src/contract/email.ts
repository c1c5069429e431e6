export const EMAIL_MAX = 254

/** One @, no spaces, a dot in the domain. */
export const EMAIL_PATTERN = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u
