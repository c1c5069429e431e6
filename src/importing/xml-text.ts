import { UnreadableFile } from './unreadable-file.ts'

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The five entities of XML and numbers; others stay as they are written, and none is ever defined by a file. */
export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null
    if (code === null) return named[String(name).toLowerCase()] ?? whole
    return code > 31 && code < 0x11_0000 ? String.fromCodePoint(code) : ' '
  })
}

/** No statement defines entities; a file that does is trying to exhaust the memory of its reader. */
export function refuseDefinitions(xml: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
    throw new UnreadableFile('This file defines entities of its own, as no bank does. Keel does not open it.')
}

export function attributeOf(tag: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return found ? unescapeXml(found[1] ?? found[2] ?? '') : null
}
