/** Signed in, but too long ago for this call. In a file of its own because the frame of the app loads no schemas. */
export const CONFIRM_FIRST = 'Please sign in again before this step'
