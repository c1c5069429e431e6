/** What people read about a message or change that was made while Keel could not be reached. */
export const KEPT_TEXT = 'Kept in this browser. It is sent as soon as Keel can be reached.'
