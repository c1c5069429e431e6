export const EMAIL_MAX = 254

/**
 * One @, no spaces, a dot in the domain; no angle brackets, which would end the address in a mail's head; nothing that
 * is not seen, by which two addresses would look like one.
 */
export const EMAIL_PATTERN = /^[^\s@<>\p{Cc}\p{Cf}]+@[^\s@.<>\p{Cc}\p{Cf}]+(?:\.[^\s@.<>\p{Cc}\p{Cf}]+)+$/u

/** The older, looser pattern: whoever registered such an address still signs in with it. */
export const KNOWN_EMAIL_PATTERN = /^[^\s@<>\p{Cc}]+@[^\s@.<>\p{Cc}]+(?:\.[^\s@.<>\p{Cc}]+)+$/u
