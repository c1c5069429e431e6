import { UnreadableFile } from './unreadable-file.ts'

/**
 * Text of a file in whichever encoding it was written: by its mark, else UTF-8, else what Windows wrote for decades.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decoderFor(bytes)
  if (text.includes('\0') || countControls(text) > 0.02)
    throw new UnreadableFile(
      'This file holds no text that Keel can read. Please export it again as CSV or OFX.',
    )
  return text
}

function decoderFor(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return decode(bytes.subarray(3), 'utf-8')
  if (first === 0xff && second === 0xfe) return decode(bytes.subarray(2), 'utf-16le')
  if (first === 0xfe && second === 0xff) return decode(bytes.subarray(2), 'utf-16be')
  // Without a mark: every second byte of plain letters is zero.
  if (bytes.length > 8 && isZeroAt(bytes, 1)) return decode(bytes, 'utf-16le')
  if (bytes.length > 8 && isZeroAt(bytes, 0)) return decode(bytes, 'utf-16be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode(bytes, 'windows-1252')
  }
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes)

const isZeroAt = (bytes: Uint8Array, offset: 0 | 1) =>
  [0, 2, 4, 6].every((at) => bytes[at + offset] === 0 && bytes[at + 1 - offset] !== 0)

/** Which part of the beginning are characters that no text has. */
function countControls(text: string): number {
  const start = text.slice(0, 4000)
  let controls = 0
  for (let at = 0; at < start.length; at += 1) {
    const code = start.charCodeAt(at)
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 0xfffd) controls += 1
  }
  return start === '' ? 0 : controls / start.length
}
