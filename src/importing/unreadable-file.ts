/** Why a file cannot be brought, in words for the person who chose it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

const MEGABYTE = 1024 * 1024

/** A century of a busy household; what is larger is no statement. Checked before a byte is read. */
export const MAX_FILE_BYTES = 50 * MEGABYTE

/** What a packed file may become: a spreadsheet of 200,000 rows stays below. */
export const MAX_UNPACKED_BYTES = 200 * MEGABYTE

export const MAX_ROWS = 200_000
export const MAX_COLUMNS = 100

export function checkSize(bytes: number): void {
  if (bytes === 0) throw new UnreadableFile('This file is empty. Please choose another one.')
  if (bytes > MAX_FILE_BYTES) {
    const size = Math.ceil(bytes / MEGABYTE).toLocaleString('en-US')
    throw new UnreadableFile(
      `This file has ${size} MB; Keel reads up to 50 MB. Please export fewer months at a time.`,
    )
  }
}

export function checkRows(count: number): void {
  if (count > MAX_ROWS)
    throw new UnreadableFile(
      'This file has more than 200,000 rows. Please export fewer months at a time and bring them one by one.',
    )
}
