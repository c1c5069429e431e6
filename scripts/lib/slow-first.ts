import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Short files that take long: they start servers of their own, or have much to say. Begun last, as short files are in
 * a clone that has no times of an earlier run, one of them would keep a whole run waiting for a single worker.
 */
const isSlow = ({ moduleId }: TestSpecification) =>
  /\/(?:faults|killed|main|new-password|backup|chat-long|currency)\.(?:test|story)\.ts$|fuzz\.test\.ts$/.test(
    moduleId,
  )

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array that is sorted here
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
