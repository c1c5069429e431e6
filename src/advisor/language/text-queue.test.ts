import { expect, test } from 'vitest'
import { createTextQueue, type Step } from './text-queue.ts'

/** What is read until nothing is ready any more. */
async function readReady(texts: AsyncGenerator<string | Step>) {
  const read: string[] = []
  const rest = (async () => {
    for await (const text of texts) read.push(typeof text === 'string' ? text : `[${text.calls.join()}]`)
  })()
  rest.catch(() => {})
  // Promises that are ready are all taken before the next task.
  await new Promise((resolve) => setImmediate(resolve))
  return { read, rest }
}

test('wakes its reader for each whole sentence or line, however it came', async () => {
  const queue = createTextQueue()
  const { read } = await readReady(queue.read())
  const heard: string[][] = []
  for (const piece of ['All', ' is', ' well', '.', ' Go', ' on', '!”', '\n', 'So', ' far', '? ']) {
    queue.push(piece)
    await new Promise((resolve) => setImmediate(resolve))
    heard.push(read.splice(0))
  }
  expect(heard.map((texts) => texts.join('|'))).toEqual([
    '',
    '',
    '',
    '',
    'All is well. Go',
    '',
    '',
    ' on!”\n',
    '',
    '',
    'So far? ',
  ])
})

test('an end whose sentence was read before is an end all the same', async () => {
  const queue = createTextQueue()
  const { read } = await readReady(queue.read())
  queue.push('One. Two.')
  await new Promise((resolve) => setImmediate(resolve))
  queue.push(' Three')
  await new Promise((resolve) => setImmediate(resolve))
  expect(read).toEqual(['One. Two.', ' Three'])
})

test('does not wait for the end of a sentence that has none', async () => {
  const queue = createTextQueue()
  const { read } = await readReady(queue.read())
  for (let word = 0; word < 300; word += 1) queue.push('and on')
  await new Promise((resolve) => setImmediate(resolve))
  expect(read.join('').length).toBeGreaterThan(1000)
})

test('gives what is left before it ends or fails', async () => {
  const ended = createTextQueue()
  ended.push('Half a sen')
  ended.end()
  const well = await readReady(ended.read())
  await well.rest
  expect(well.read).toEqual(['Half a sen'])

  const failed = createTextQueue()
  failed.push('Half a sen')
  failed.fail(new Error('cut'))
  const badly = await readReady(failed.read())
  await expect(badly.rest).rejects.toThrow('cut')
  expect(badly.read).toEqual(['Half a sen'])
})

test('tells where tools were called, after what was said before and before what follows', async () => {
  const queue = createTextQueue()
  queue.push('Let me see')
  queue.step({ calls: ['calc'] })
  queue.step({ calls: ['look'] })
  queue.push('Here it')
  queue.push(' is.')
  queue.end()
  const { read } = await readReady(queue.read())
  expect(read).toEqual(['Let me see', '[calc]', '[look]', 'Here it is.'])
})
