/** Why an archive cannot be read. */
export class ZipError extends Error {
  override readonly name = 'ZipError'
}

const END = 0x06_05_4b_50
const ENTRY = 0x02_01_4b_50
const LOCAL = 0x04_03_4b_50
/** The end of an archive may have a remark of up to 64 kB behind it. */
const END_BYTES = 22
const MOST_REMARK = 65_535
const MOST_DIRECTORY = 1024 * 1024
const [STORED, DEFLATED] = [0, 8]

/** An archive begins like this, whatever it is called. */
export async function isZip(file: Blob): Promise<boolean> {
  return file.size >= 4 && (await viewOf(file, 0, 4)).getUint32(0, true) === LOCAL
}

/** One file of an archive as it is unpacked: never the whole of it in memory. Null when there is none of that name. */
export async function readZipEntry(file: Blob, name: string): Promise<ReadableStream<Uint8Array> | null> {
  const entry = (await listEntries(file)).find((one) => one.name === name)
  if (!entry) return null
  const head = await viewOf(file, entry.at, 30)
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL) throw new ZipError('The archive is damaged')
  const start = entry.at + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const packed = file.slice(start, start + entry.packed).stream()
  if (entry.method === STORED) return packed
  if (entry.method !== DEFLATED) throw new ZipError('The archive is packed in a way that is not known here')
  return packed.pipeThrough(new DecompressionStream('deflate-raw'))
}

interface Entry {
  name: string
  method: number
  packed: number
  at: number
}

/** The table of contents stands at the end. */
async function listEntries(file: Blob): Promise<Entry[]> {
  const from = Math.max(0, file.size - END_BYTES - MOST_REMARK)
  const tail = await viewOf(file, from, file.size - from)
  let end = tail.byteLength - END_BYTES
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1
  if (end < 0) throw new ZipError('The archive is not whole')
  const [size, at] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  if (size > MOST_DIRECTORY) throw new ZipError('The archive holds too many files')
  const table = await viewOf(file, at, size)
  const entries: Entry[] = []
  for (let place = 0; place + 46 <= table.byteLength && table.getUint32(place, true) === ENTRY;) {
    const length = table.getUint16(place + 28, true)
    const nameBytes = new Uint8Array(
      table.buffer,
      table.byteOffset + place + 46,
      Math.min(length, table.byteLength - place - 46),
    )
    entries.push({
      name: new TextDecoder().decode(nameBytes),
      method: table.getUint16(place + 10, true),
      packed: table.getUint32(place + 20, true),
      at: table.getUint32(place + 42, true),
    })
    place += 46 + length + table.getUint16(place + 30, true) + table.getUint16(place + 32, true)
  }
  return entries
}

const viewOf = async (file: Blob, from: number, length: number) =>
  new DataView(await file.slice(from, from + length).arrayBuffer())
