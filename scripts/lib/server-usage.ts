import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Ticks of the kernel's clock in a second, as far as /proc tells: 100 on every Linux. */
const TICKS = 100

/** Seconds of CPU that a process has taken so far. */
export function readCpuSeconds(pid: number): number {
  if (process.platform !== 'linux') {
    const time = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    return time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
  }
  // The name of the process may hold blanks; what follows its bracket does not.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** Resident memory of a process in MiB. */
export function readMemory(pid: number): number {
  const kibibytes =
    process.platform === 'linux'
      ? Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
      : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
  return kibibytes / 1024
}
