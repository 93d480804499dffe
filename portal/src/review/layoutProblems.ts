import type { Design } from '@irodori/contract'

type Checked = Pick<Design, 'id' | 'isNotComplete' | 'imageName' | 'printCheck'>

/**
 * RVW-8: the pages whose pictures or words cannot be printed as they are: something is empty, the print picture could not
 * be made, or is not what was approved. A picture that is still being made holds nothing up: production waits for it.
 */
export const layoutProblems = (designs: readonly Checked[]): readonly string[] =>
  designs
    .filter(
      ({ isNotComplete, imageName, printCheck }) =>
        isNotComplete ||
        printCheck === 'FAILED' ||
        printCheck === 'DIFFERENT' ||
        (imageName === null && printCheck !== 'PENDING'),
    )
    .map(({ id }) => id)
