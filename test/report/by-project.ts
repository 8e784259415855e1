import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** One project after the other, so that a process and its modules serve all of a project's files; slow ones first. */
export class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = this.ctx.projects.map(({ name }) => name)
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the sequencer, not of a list
    const sorted = await super.sort(files)
    return sorted.toSorted(
      (one, other) => order.indexOf(one.project.name) - order.indexOf(other.project.name),
    )
  }
}
