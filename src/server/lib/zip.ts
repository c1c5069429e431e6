import { Readable } from 'node:stream'
import { constants, crc32, createDeflateRaw } from 'node:zlib'

/** A file in an archive; its text comes piece by piece. */
export interface ZipEntry {
  name: string
  text: AsyncIterable<string>
}

interface Written {
  name: Buffer
  crc: number
  packed: number
  size: number
  at: number
}

// The format: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
const VERSION = 20
/** The sizes stand behind the data, since nobody knows them before; names are UTF-8. */
const FLAGS = 0x08_08
const DEFLATED = 8
/** The first of January 1980: when a file was packed is in its name. */
const DOS_TIME = [0, 0, 0x21, 0] as const

/** An archive that is written as it goes; nothing of it is held beyond a piece. Below 4 GB, like all we pack. */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let at = 0
  for await (const { name, text } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, at }
    const head = localHeader(entry)
    at += head.length
    yield head
    for await (const piece of deflate(text, entry)) {
      at += piece.length
      yield piece
    }
    const tail = bytes(['PK\x07\x08'], u32(entry.crc), u32(entry.packed), u32(entry.size))
    at += tail.length
    yield tail
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  yield directory
  yield bytes(
    ['PK\x05\x06'],
    u16(0),
    u16(0),
    u16(written.length),
    u16(written.length),
    u32(directory.length),
    u32(at),
    u16(0),
  )
}

async function* deflate(text: AsyncIterable<string>, entry: Written): AsyncGenerator<Buffer> {
  async function* count() {
    for await (const part of text) {
      const piece = Buffer.from(part)
      entry.crc = crc32(piece, entry.crc)
      entry.size += piece.length
      yield piece
    }
  }
  const packer = createDeflateRaw({ level: constants.Z_BEST_SPEED })
  const source = Readable.from(count(), { objectMode: false })
  source.on('error', (error) => packer.destroy(error))
  for await (const piece of source.pipe(packer)) {
    entry.packed += (piece as Buffer).length
    yield piece as Buffer
  }
}

function localHeader({ name }: Written): Buffer {
  return bytes(
    ['PK\x03\x04'],
    u16(VERSION),
    ...common(),
    u32(0),
    u32(0),
    u32(0),
    u16(name.length),
    u16(0),
    name,
  )
}

function directoryEntry({ name, crc, packed, size, at }: Written): Buffer {
  const sizes = [u32(crc), u32(packed), u32(size), u16(name.length)]
  const none = [u16(0), u16(0), u16(0), u16(0), u32(0)]
  return bytes(['PK\x01\x02'], u16(VERSION), u16(VERSION), ...common(), ...sizes, ...none, u32(at), name)
}

const common = () => [u16(FLAGS), u16(DEFLATED), Buffer.from(DOS_TIME)]

const bytes = (signature: [string], ...rest: Buffer[]) =>
  Buffer.concat([Buffer.from(signature[0], 'latin1'), ...rest])

function u16(value: number): Buffer {
  const buffer = Buffer.alloc(2)
  buffer.writeUInt16LE(value)
  return buffer
}

function u32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32LE(value)
  return buffer
}
