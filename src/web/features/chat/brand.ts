/** What the assistant is called. */
export const BRAND = 'Keel Advisor'
