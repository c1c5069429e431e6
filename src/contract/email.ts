export const EMAIL_MAX = 254

/** One @, no spaces, a dot in the domain; no angle brackets, which would end the address in a mail's head. */
export const EMAIL_PATTERN = /^[^\s@<>\p{Cc}]+@[^\s@.<>\p{Cc}]+(?:\.[^\s@.<>\p{Cc}]+)+$/u
