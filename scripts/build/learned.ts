import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { weightFiles } from '#advisor/understanding/learned/learned.ts'
import { type PackedNetwork, writeNetwork } from '#advisor/understanding/learned/network.ts'

const model = { from: 'src/advisor/minding/model', to: 'dist/server/model' }
const weights = { from: 'src/advisor/understanding/learned', to: 'dist/server/learned' }

/** What the advisor has learnt, beside the bundle and in the form in which it lies in memory. */
export async function packLearned() {
  await mkdir(weights.to)
  for (const [name, file] of Object.entries(weightFiles)) {
    const packed = JSON.parse(await readFile(`${weights.from}/${file}`, 'utf8')) as PackedNetwork
    await writeFile(`${weights.to}/${name}.bin`, writeNetwork(packed))
  }
  await cp(model.from, model.to, { recursive: true, filter: (path) => !path.endsWith('.onnx') })
  await Promise.all(['reader', 'writer', 'finder', 'listener', 'judge'].map(convert))
}

/** The runtime's own format loads faster and leaves less behind; where there is no runtime nobody loads it. */
async function convert(name: string) {
  const runtime = await import('onnxruntime-node').catch(() => null)
  await runtime?.InferenceSession.create(`${model.from}/${name}.onnx`, {
    // What goes further is for this very processor.
    graphOptimizationLevel: 'extended',
    optimizedModelFilePath: `${model.to}/${name}.ort`,
    extra: { session: { save_model_format: 'ORT' } },
  })
}
