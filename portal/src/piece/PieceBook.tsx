import type { BookDialog as Book } from '@irodori/ui/flip-book'
import { type ComponentProps, lazy } from 'react'

const BookDialog = lazy(async () => ({ default: (await import('@irodori/ui/flip-book')).BookDialog }))

/** Pages of so many centimetres are printed two by two, on sheets that are wider than high. */
const OPEN_BOOK = 10

interface PieceBookProps extends Omit<ComponentProps<typeof Book>, 'leaves' | 'pageSize'> {
  readonly leaves: readonly (ComponentProps<typeof Book>['leaves'][number] & {
    readonly width: number
    readonly height: number
  })[]
}

/** A designed booklet to leaf through, by the pictures of its pages. */
export const PieceBook = ({ leaves, ...rest }: PieceBookProps) => (
  <BookDialog
    {...rest}
    leaves={leaves}
    pageSize={leaves.some(({ width, height }) => width > height) ? OPEN_BOOK : null}
  />
)
