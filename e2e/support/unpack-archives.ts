import { inflate } from '@sparticuz/chromium'

// The package always unpacks into the folder for temporary files. As a program of its own, this can be given
// another one (TMPDIR) without changing that folder for the process that asked.
for (const archive of process.argv.slice(2)) await inflate(archive)
