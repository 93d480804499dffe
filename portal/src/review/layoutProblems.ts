import type { Design } from '@irodori/contract/entities/design'

type CheckedPage = Pick<Design, 'id' | 'isNotComplete' | 'imageName' | 'printCheck'>

/**
 * RVW-8: the pages that cannot be printed as they are: a frame is empty, the print picture could not be rendered, or it
 * differs from the approved picture. A picture that is still rendering is no problem, because production waits for it.
 */
export const layoutProblems = (designs: readonly CheckedPage[]): readonly string[] =>
  designs
    .filter(
      ({ isNotComplete, imageName, printCheck }) =>
        isNotComplete ||
        printCheck === 'FAILED' ||
        printCheck === 'DIFFERENT' ||
        (imageName === null && printCheck !== 'PENDING'),
    )
    .map(({ id }) => id)
