/** A message a line: many wordings of the same thing, easy to read and to add to. */
export const lines = (block: string) =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
