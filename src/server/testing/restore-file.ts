import { readOwnData } from '#contract/own-data-file.ts'
import { ownData, type RestoreMode } from '#contract/own-data.ts'
import type { TestClient } from './test-app.ts'

/** A file in pieces, as a browser reads it. */
async function* inPieces(text: string) {
  for (let at = 0; at < text.length; at += 10_000) yield text.slice(at, at + 10_000)
}

/** Reads a file back as the Settings do. */
export async function restoreFile({ call }: Pick<TestClient, 'call'>, text: string, mode: RestoreMode) {
  await call(ownData.beginRestore, { body: { mode } })
  const reader = readOwnData(inPieces(text))
  for (let batch = 0; ; batch += 1) {
    const { done, value } = await reader.next()
    if (done) return call(ownData.finishRestore, { body: { counts: value } })
    await call(ownData.restoreRows, { body: { batch, ...value } })
  }
}
