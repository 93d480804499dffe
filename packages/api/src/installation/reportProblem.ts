import { startProblem } from './startProblem.ts'

/** Writes a problem for the operator as one sentence, and a defect of the program with its stack. */
export function reportProblem(error: unknown): void {
  console.error(startProblem(error) ?? error)
}
