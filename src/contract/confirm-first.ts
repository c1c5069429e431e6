/** Signed in, but too long ago for what was asked. Apart from the schemas, which the frame of the app does without. */
export const CONFIRM_FIRST = 'Please sign in again before this step'
